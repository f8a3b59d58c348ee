/// A template's text as UTF-8, and the way from a byte offset to the line and column that an error names.
struct SourceText: Sendable {
    let name: String
    let bytes: [UInt8]

    init(_ source: String, name: String) {
        self.name = name
        bytes = Array(source.utf8)
    }

    func string(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// 1-based; lines end at LF, CR LF or CR.
    func line(at offset: Int) -> Int {
        position(of: offset).line
    }

    func error(_ message: String, at offset: Int, suggestion: String? = nil) -> TemplateError {
        let (line, lineStart) = position(of: offset)
        return TemplateError(
            template: name,
            line: line,
            column: string(lineStart..<offset).count + 1,
            message: message,
            suggestion: suggestion
        )
    }

    private func position(of offset: Int) -> (line: Int, start: Int) {
        var line = 1
        var start = 0
        for index in 0..<offset {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && !isFollowedByLineFeed(index) {
                line += 1
                start = index + 1
            }
        }
        return (line, start)
    }

    private func isFollowedByLineFeed(_ index: Int) -> Bool {
        index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
    }
}
