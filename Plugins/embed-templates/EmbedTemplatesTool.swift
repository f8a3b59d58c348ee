import Foundation

/// `embed-templates <package> <output> <file>…`: writes Swift source that holds the files, byte for byte.
@main
struct EmbedTemplatesTool {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count >= 2 else { fail("usage: embed-templates <package> <output> <file>…") }
        let package = URL(fileURLWithPath: arguments[0], isDirectory: true)
        var templates: [(path: String, contents: String)] = []
        var core: [(path: String, contents: String)] = []
        for path in arguments.dropFirst(2).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            let contents = read(package.appendingPathComponent(path))
            if path.hasPrefix("Templates/") {
                templates.append((String(path.dropFirst("Templates/".count)), contents))
            } else {
                core.append((path, contents))
            }
        }
        let source = """
            enum Embedded {
            \(array("templates", of: templates))
            \(array("core", of: core))
            }

            """
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

    /// One flat list of strings, path and contents by turns: nothing for the type checker to solve.
    private static func array(_ name: String, of files: [(path: String, contents: String)]) -> String {
        let lines = files.map { "        \(rawLiteral($0.path)), \(rawLiteral($0.contents)),\n" }
        return "    static let \(name): [String] = [\n\(lines.joined())    ]"
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        exit(1)
    }
}
