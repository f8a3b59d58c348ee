/// What stands in the way of a tab.
package enum TabFact: FactArea {
    case title(String, TitleFlaw)
    case symbol(String)
    /// The feature has a tab with another title.
    case otherTitle(feature: String, there: String)
    case otherSymbol(feature: String, there: String)

    package enum TitleFlaw: Hashable, Sendable {
        case empty
        case tooLong
        case control
    }

    package static let longestTitle = 40

    static func check(title: String) throws(Failure) {
        if title.allSatisfy(\.isWhitespace) { throw Failure(.tab(.title(title, .empty))) }
        if title.count > longestTitle { throw Failure(.tab(.title(title, .tooLong))) }
        let isPlain = title.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: false
            default: true
            }
        }
        if !isPlain { throw Failure(.tab(.title(title, .control))) }
    }

    /// Symbols are words of ASCII letters and digits, with periods between.
    static func check(symbol: String) throws(Failure) {
        let parts = symbol.split(separator: ".", omittingEmptySubsequences: false)
        let isName = parts.allSatisfy { part in
            !part.isEmpty
                && part.unicodeScalars.allSatisfy {
                    $0.isASCII && ($0.properties.isAlphabetic || Character($0).isNumber)
                }
        }
        if !isName || symbol.utf8.count > 64 { throw Failure(.tab(.symbol(symbol))) }
    }

    package var code: String {
        switch self {
        case .title: "tab.title"
        case .symbol: "tab.symbol"
        case .otherTitle: "tab.other-title"
        case .otherSymbol: "tab.other-symbol"
        }
    }

    package var message: String {
        switch self {
        case .title(_, .empty): "a tab needs a title"
        case .title(let title, .tooLong): "'\(title)' is longer than \(Self.longestTitle) characters"
        case .title(_, .control): "the title has a line end or another control character"
        case .symbol(let symbol): "'\(symbol)' is no name of a system symbol"
        case .otherTitle(let feature, let there): "'\(feature)' has a tab already, with the title '\(there)'"
        case .otherSymbol(let feature, let there): "'\(feature)' has a tab already, with the symbol '\(there)'"
        }
    }

    package var help: String? {
        switch self {
        case .title: "choose a short one: --title People"
        case .symbol: "write it as Apple's SF Symbols do: --symbol person.3"
        case .otherTitle: "change it in `AppTab.title`"
        case .otherSymbol: "change it in `AppTab.symbol`"
        }
    }
}
