import Dispatch
import Foundation
import SwiftParser

/// Parses the files of a NUL-separated list with swift-syntax, on every processor, and prints how many there were.
@main
struct ParseAll {
    static func main() throws {
        let list = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
        let paths = list.split(separator: "\0").map(String.init)
        let batch = 64
        DispatchQueue.concurrentPerform(iterations: (paths.count + batch - 1) / batch) { index in
            for path in paths[index * batch..<min(paths.count, (index + 1) * batch)] {
                guard let data = FileManager.default.contents(atPath: path) else { continue }
                data.withUnsafeBytes { _ = Parser.parse(source: $0.bindMemory(to: UInt8.self)).statements.count }
            }
        }
        print(paths.count)
    }
}
