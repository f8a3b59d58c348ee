/// A function that stands behind `|`. Its value is nil where there is none, such as an empty list's first element.
struct Filter: Sendable {
    typealias Body = @Sendable (TemplateValue, FilterArguments) throws(FilterFailure) -> TemplateValue?

    /// What a filter makes of something that isn't there: an error, unless it is made for that.
    enum Missing: Sendable {
        case error
        /// The value is the first argument.
        case firstArgument
        case value(TemplateValue)
    }

    let arity: ClosedRange<Int>
    let missing: Missing
    let body: Body

    init(_ arity: ClosedRange<Int> = 0...0, missing: Missing = .error, _ body: @escaping Body) {
        self.arity = arity
        self.missing = missing
        self.body = body
    }

    /// `1 argument`, as messages say it.
    var arityText: String {
        switch (arity.lowerBound, arity.upperBound) {
        case (0, 0): "no argument"
        case (1, 1): "1 argument"
        case (let least, let most) where least == most: "\(most) arguments"
        case (0, 1): "at most 1 argument"
        case (0, let most): "at most \(most) arguments"
        case (let least, let most): "\(least) to \(most) arguments"
        }
    }

    static let named: [String: Filter] =
        general
        .merging(letterCase) { first, _ in first }
        .merging(strings) { first, _ in first }
        .merging(lists) { first, _ in first }
        .merging(swift) { first, _ in first }

    private static let general: [String: Filter] = [
        "default": Filter(1...1, missing: .firstArgument) { value, _ in value },
        "defined": Filter(missing: .value(.bool(false))) { _, _ in .bool(true) },
        // Looked up where it is called: the renderer knows the argument's value.
        dynamicName: Filter(1...1) { value, _ in value },
    ]

    /// `{{ value|filter:name }}` applies the filter whose name the variable holds.
    static let dynamicName = "filter"
}

/// Why a filter can't be applied to what it was given.
struct FilterFailure: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}

/// A filter's arguments, each read as the kind that the filter wants.
struct FilterArguments {
    let values: [TemplateValue]

    func string(_ index: Int, default standard: String? = nil) throws(FilterFailure) -> String {
        guard index < values.count else { return standard ?? "" }
        guard case .string(let string) = values[index] else { throw wrong(index, "a string") }
        return string
    }

    func int(_ index: Int, default standard: Int) throws(FilterFailure) -> Int {
        guard index < values.count else { return standard }
        guard case .int(let int) = values[index] else { throw wrong(index, "a number") }
        return int
    }

    /// `true` and `false`, or one of the strings that mean them.
    func bool(_ index: Int, default standard: Bool) throws(FilterFailure) -> Bool {
        guard index < values.count else { return standard }
        switch values[index] {
        case .bool(let bool): return bool
        case .string("true"), .string("yes"), .string("1"), .int(1): return true
        case .string("false"), .string("no"), .string("0"), .int(0): return false
        default: throw wrong(index, "true or false")
        }
    }

    /// One of the words that an argument may be.
    func mode(_ index: Int, among modes: [String]) throws(FilterFailure) -> String {
        let mode = try string(index, default: modes.first)
        guard modes.contains(mode) else {
            throw FilterFailure("argument \(index + 1) is one of \(modes.joined(separator: ", ")), not `\(mode)`")
        }
        return mode
    }

    private func wrong(_ index: Int, _ wanted: String) -> FilterFailure {
        FilterFailure("argument \(index + 1) must be \(wanted), not \(values[index].kind)")
    }
}

extension TemplateValue {
    func asString() throws(FilterFailure) -> String {
        guard case .string(let string) = self else { throw FilterFailure("needs a string, not \(kind)") }
        return string
    }

    func asList() throws(FilterFailure) -> [TemplateValue] {
        guard case .list(let list) = self else { throw FilterFailure("needs a list, not \(kind)") }
        return list
    }

    /// The text that a string, number or boolean is written as.
    func asText() throws(FilterFailure) -> String {
        switch self {
        case .string(let string): return string
        case .int(let int): return String(int)
        case .bool(let bool): return bool ? "true" : "false"
        case .list, .record: throw FilterFailure("needs a string, not \(kind)")
        }
    }
}
