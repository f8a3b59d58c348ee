/// Lines of text.
public struct Text: View, Primitive, Equatable, Sendable {
    public typealias Body = Never
    let content: String

    nonisolated public init(verbatim content: String) {
        self.content = content
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ content: S) {
        self.content = String(content)
    }

    nonisolated public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        content = key.key
    }

    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        content = format.format(input)
    }

    nonisolated public init(_ image: Image) {
        content = ""
    }

    /// How a date is written.
    public struct DateStyle: Sendable {
        public static let date = DateStyle()
        public static let time = DateStyle()
        public static let relative = DateStyle()
        public static let offset = DateStyle()
        public static let timer = DateStyle()
    }

    nonisolated public init(_ date: Date, style: DateStyle) {
        content = "\(date)"
    }

    nonisolated public static func == (lhs: Text, rhs: Text) -> Bool {
        lhs.content == rhs.content
    }

    nonisolated public static func + (lhs: Text, rhs: Text) -> Text {
        Text(verbatim: lhs.content + rhs.content)
    }

    nonisolated public func font(_ font: Font?) -> Text { self }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
    nonisolated public func bold() -> Text { self }
    nonisolated public func italic() -> Text { self }
    nonisolated public func monospaced() -> Text { self }
    nonisolated public func monospacedDigit() -> Text { self }
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
}
