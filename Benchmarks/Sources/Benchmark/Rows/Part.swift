/// One command that is measured, in a workspace with the features `Zephyr`, which has a list and its layers, and `Quokka`,
/// which has a plain screen.
struct Part {
    let arguments: [String]
    /// The name that a template would have for a variable.
    let word: String

    var title: String { arguments.first ?? "" }

    init(_ word: String, _ arguments: String...) {
        self.word = word
        self.arguments = arguments
    }

    func command(_ bench: Bench, _ root: String) -> Command {
        Command(bench.scaffold, arguments + ["-C", root])
    }

    /// What the workspace has beyond two bare features.
    static let preparations = [
        Part(
            "Zephyr",
            "add-viewmodel",
            "Zephyr",
            "--kind",
            "list",
            "--model",
            "Zephyr",
            "--feature",
            "Zephyr"
        ),
        Part("Zephyr", "add-screen", "ZephyrDetail", "--feature", "Zephyr", "--payload", "identifier: Int"),
    ]

    static let all = [
        Part("Fresh", "new-feature", "Fresh"),
        Part(
            "Fresh",
            "new-feature",
            "Fresh",
            "--with",
            "repository=local-first,datasource=rest,usecase=get,viewmodel=list"
        ),
        Part("Quokka", "add-screen", "QuokkaDetail", "--feature", "Quokka", "--payload", "identifier: Int"),
        Part("Quokka", "add-navigator", "Quokka", "--feature", "Quokka", "--outgoing", "zephyrDetail(identifier: Int)"),
        Part("Quokka", "add-tracker", "Quokka", "--feature", "Quokka", "--event", "opened(identifier: Int)"),
        Part("Quokka", "add-viewmodel", "Quokka", "--feature", "Quokka", "--kind", "list", "--model", "Quokka"),
        Part("Zephyr", "add-view", "Zephyr", "--feature", "Zephyr", "--force"),
        Part("Zephyr", "add-deep-link", "Zephyr", "detail/:identifier"),
        Part("Story", "add-model", "Story", "--feature", "Quokka", "--fields", "id: Int, title: String, date: Date?"),
        Part("Story", "add-usecase", "GetStory", "--kind", "get", "--feature", "Quokka"),
        Part("Story", "add-repository", "Story", "--policy", "all", "--feature", "Quokka"),
        Part("Story", "add-datasource", "Story", "--source", "rest", "--feature", "Quokka"),
        Part("Quokka", "link", "Quokka", "Zephyr.detail"),
        Part("Zephyr", "add-tab", "Zephyr"),
        Part("Zephyr", "rename-feature", "Zephyr", "Gryphon"),
        Part("Zephyr", "remove-feature", "Zephyr"),
    ]
}
