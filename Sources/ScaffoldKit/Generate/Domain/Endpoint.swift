/// Where a remote source asks: `https://api.example.com/characters`.
enum Endpoint {
    static func usual(for model: Name) -> String {
        "https://api.example.com/" + Inflection.plural(of: model.kebab)
    }

    /// Refuses what is no address on the web, or can't stand in a string literal.
    static func check(_ text: String) throws(Failure) {
        let rest = ["https://", "http://"].lazy.compactMap { prefix in
            text.hasPrefix(prefix) ? text.dropFirst(prefix.count) : nil
        }.first
        let isPlain = text.utf8.allSatisfy { byte in
            byte > UInt8(ascii: " ") && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
        }
        guard let rest, isPlain, let first = rest.first, first.isLetter || first.isNumber || first == "[" else {
            throw Failure(.domain(.endpoint(text)))
        }
    }
}
