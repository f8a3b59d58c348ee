import Foundation
import SwiftScan

/// `list-enums list enums --json PATH…`: the command of the product by that name, and nothing else of it.
@main
struct ListEnums {
    static func main() throws {
        var listing = EnumListing()
        var failed = false
        for path in CommandLine.arguments.dropFirst().filter({ !["list", "enums", "--json"].contains($0) }) {
            for file in files(path) {
                let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
                switch Result(catching: { () throws(ScanError) in try SourceFile(bytes) }) {
                case .success(let source):
                    listing.append(source, file: file)
                case .failure(let error):
                    failed = true
                    let line = "\(file):\(error.line):\(error.column): \(error.reason)\n"
                    FileHandle.standardError.write(Data(line.utf8))
                }
            }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        FileHandle.standardOutput.write(try encoder.encode(listing))
        exit(failed ? 2 : 0)
    }

    /// The file itself, or the Swift files below the folder, sorted.
    private static func files(_ path: String) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            return [path]
        }
        let below = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return below.filter { $0.hasSuffix(".swift") }.map { path + "/" + $0 }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
