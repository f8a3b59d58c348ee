/// What a screen's view model does.
package enum ViewModelKind: String, CaseIterable, Hashable, Sendable {
    /// Shows what is fixed: no state.
    case stateless
    /// Shows one model by its identifier.
    case detail
    /// Shows models page by page.
    case list
    /// Finds models by a text.
    case search
    /// Keeps what the user narrows a list down to.
    case filter

    var needsModel: Bool { self == .detail || self == .list || self == .search }

    /// What the user's part in it is called when it is tracked; a model's identifier is one value of it.
    func events(identifier: String?) throws(Failure) -> [CaseSpelling] {
        switch self {
        case .stateless: [try CaseSpelling("continueButtonTapped")]
        case .filter: [try CaseSpelling("filterApplied")]
        case .list, .search: [try CaseSpelling("itemSelected(identifier: \(identifier ?? "Int"))")]
        case .detail: []
        }
    }
}
