/// How much of a redirect plan somebody needs.
struct PlanScope: Sendable {
    /// The modules whose outgoing cases are set against the table; the arms of others stay as they are. nil: all.
    var planned: Set<String>?
    /// The modules whose redirects the plan lists. nil: all.
    var listed: Set<String>?
    /// Whether the plan says which incoming cases nothing leads to.
    var asksUnused = true

    static let all = PlanScope()

    func plans(_ navigation: NavigationEnum) -> Bool { planned?.contains(navigation.module) ?? true }
    func lists(_ navigation: NavigationEnum) -> Bool { listed?.contains(navigation.module) ?? true }
}
