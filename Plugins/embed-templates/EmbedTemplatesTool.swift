import Foundation

/// `embed-templates <package> <output> <file>…`: writes Swift source that holds the files, byte for byte.
///
/// `Embedded.files` has each file's path in the package and its contents by turns, sorted by path as bytes.
@main
struct EmbedTemplatesTool {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count >= 2 else { fail("usage: embed-templates <package> <output> <file>…") }
        let package = URL(fileURLWithPath: arguments[0], isDirectory: true)
        let paths = arguments.dropFirst(2).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        // One flat list of strings: nothing for the type checker to solve.
        let lines = paths.map { path in
            "        \(rawLiteral(path)), \(rawLiteral(read(package.appendingPathComponent(path)))),\n"
        }
        let source = "extension Embedded {\n    package static let files: [String] = [\n\(lines.joined())    ]\n}\n"
        do {
            try Data(source.utf8).write(to: URL(fileURLWithPath: arguments[1]), options: .atomic)
        } catch {
            fail("\(arguments[1]): error: \(error.localizedDescription)")
        }
    }

    private static func read(_ file: URL) -> String {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            fail("\(file.path):1:1: error: this file can't be read")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            fail("\(file.path):1:1: error: a template must be UTF-8")
        }
        return text
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        exit(1)
    }
}
