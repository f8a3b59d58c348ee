/// How a type stands in a link: texts for tests. Known are the standard library's types that read from a text.
struct LinkText: Hashable, Sendable {
    /// As it stands in a link.
    var sample: String
    /// The same as Swift.
    var literal: String
    /// A text that doesn't read as the type; nil where every text does.
    var wrong: String?
    /// A percent-encoded text, and what it is as Swift; nil for what has no text of its own.
    var encoded: String?
    var decoded: String?
    private var kind: Kind

    private enum Kind {
        case number, fraction, truth, character, text
    }

    /// nil for a type that isn't known to be LosslessStringConvertible.
    ///
    /// - Parameter position: of the value in its payload: two of one type differ.
    init?(type: String, name: String, position: Int = 0) {
        let number = position % 100 + 1
        switch type {
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
            self.init(.number, sample: "\(number)", literal: "\(number)", wrong: "no-number")
        case "Double", "Float":
            self.init(.fraction, sample: "\(number).5", literal: "\(number).5", wrong: "no-number")
        case "Bool":
            let truth = position.isMultiple(of: 2) ? "true" : "false"
            self.init(.truth, sample: truth, literal: truth, wrong: "no-bool")
        case "Character", "Unicode.Scalar":
            let letter = SampleValue.letter(position)
            self.init(.character, sample: letter, literal: "\"\(letter)\"", wrong: "abc")
        case "String", "Substring":
            let text = name.utf8.allSatisfy({ $0 < 0x80 }) ? name : "value"
            self.init(.text, sample: text, literal: "\"\(text)\"", wrong: nil)
            encoded = "a%20b%2Fc"
            decoded = "\"a b/c\""
        default:
            return nil
        }
    }

    private init(_ kind: Kind, sample: String, literal: String, wrong: String?) {
        self.kind = kind
        self.sample = sample
        self.literal = literal
        self.wrong = wrong
    }

    /// True for a text that reads as the type.
    func accepts(_ text: String) -> Bool {
        switch kind {
        case .number: Int(text) != nil
        case .fraction: Double(text) != nil
        case .truth: Bool(text) != nil
        case .character: text.count == 1
        case .text: true
        }
    }
}
