/// What people write into the table besides arms.
extension SketchMaker {
    /// Members that arms use.
    mutating func makeMembers() -> [WorkspaceSketch.Piece] {
        guard needsOwnMembers || has(.ownMembers) else { return [] }
        let text = """
                private let isOn = true
                private func kept(_ navigation: any NavigationContract) -> any NavigationContract { navigation }


            """
        return [.init(text: text, fate: .stays)]
    }

    /// Members called `redirect` that are nobody's business.
    mutating func makeOwnRedirects(_ present: [SketchedOutgoing]) -> [[WorkspaceSketch.Piece]] {
        var members: [String] = []
        let some = present.first { $0.condition.isEmpty }?.spelled
        if hasHere(.labelledRedirect, 60) {
            members.append("    func redirect(to name: String) -> Bool { name == \"case .a\" }\n")
        }
        if hasHere(.twoParameters, 60) {
            members.append(
                "    private func redirect<N: NavigationContract>(_ navigation: N, again: Bool) -> N { navigation }\n"
            )
        }
        if hasHere(.redirectOfText, 60) {
            members.append(
                "    // \(note())\n"
                    + "    private func redirect(_ key: String) -> any NavigationContract { UnknownNavigation.notFound }\n"
            )
        }
        if let some, hasHere(.redirectOfList, 60) {
            members.append("    func redirect(_ all: [\(some)]) -> Int { all.count }\n")
        }
        if let some, hasHere(.redirectOfOptional, 60) {
            members.append(
                "    func redirect(_ navigation: \(some)?) -> Bool { navigation != nil }\n".replacing(
                    "navigation != nil",
                    with: "false"
                )
            )
        }
        if let some, hasHere(.staticRedirect, 60) {
            members.append("    static func redirect(_ navigation: \(some)) -> Int { 1 }\n")
        }
        if hasHere(.redirectOfOwnEnum, 60) {
            members.append("    enum Tab { case home }\n")
            members.append(
                """
                    func redirect(_ tab: Tab) -> any NavigationContract {
                        switch tab {
                        // \(note())
                        case .home: UnknownNavigation.notFound
                        }
                    }

                """
            )
        }
        if hasHere(.redirectOfCoreType, 60) {
            members.append("    func redirect(_ link: Link) -> any NavigationContract { UnknownNavigation.notFound }\n")
        }
        return members.map { [.init(text: $0, fate: .stays)] }
    }
}
