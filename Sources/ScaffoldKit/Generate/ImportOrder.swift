/// The order of imports that a formatter wants: by name, bytes compared, in each run of lines. Templates can't know it,
/// because it depends on the names that they are given.
enum ImportOrder {
    static func sorted(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var index = 0
        while index < lines.count {
            guard let form = form(of: lines[index]) else {
                index += 1
                continue
            }
            var end = index
            while end < lines.count, self.form(of: lines[end]) == form { end += 1 }
            var run = Array(lines[index..<end])
            run.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            let unique = run.enumerated().filter { $0.offset == 0 || run[$0.offset - 1] != $0.element }.map(\.element)
            lines.replaceSubrange(index..<end, with: unique)
            index += unique.count
        }
        return lines.joined(separator: "\n")
    }

    private enum Form { case plain, testable }

    private static func form(of line: Substring) -> Form? {
        if line.hasPrefix("import ") { return .plain }
        return line.hasPrefix("@testable import ") ? .testable : nil
    }
}
