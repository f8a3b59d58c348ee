import Testing

@testable import ScaffoldKit

@Suite("Injection edit")
struct InjectionEditTests {
    private static let edit = InjectionEdit(type: "VM", name: "navigator", dependency: "any N", before: "tracker")

    @Test("A dependency is stored, passed and assigned", arguments: places)
    func insert(_ example: EditCase) throws { try example.check() }

    @Test("What is there stays, and what can't be widened is no place", arguments: others)
    func staysOrHasNoPlace(_ example: EditCase) throws { try example.check() }

    private static let initializer = """
            private let navigator: any N

            init(
                navigator: any N
            ) {
                self.navigator = navigator
            }
        """

    static let places: [EditCase] = [
        EditCase(
            "before the tracker",
            edit,
            """
            final class VM {
                var state = 1
                /// Tells what happens.
                private let tracker: any T

                init(
                    // whose
                    tracker: any T
                ) {
                    // keep
                    self.tracker = tracker
                }
            }

            """,
            """
            final class VM {
                var state = 1
                private let navigator: any N
                /// Tells what happens.
                private let tracker: any T

                init(
                    navigator: any N,
                    // whose
                    tracker: any T
                ) {
                    self.navigator = navigator
                    // keep
                    self.tracker = tracker
                }
            }

            """
        ),
        EditCase(
            "no tracker: at the end",
            edit,
            """
            final class VM {
                private let id: Int // whose

                init(
                    id: Int // whose
                ) {
                    self.id = id // kept
                    start()
                }
            }

            """,
            """
            final class VM {
                private let id: Int // whose
                private let navigator: any N

                init(
                    id: Int, // whose
                    navigator: any N
                ) {
                    self.id = id // kept
                    self.navigator = navigator
                    start()
                }
            }

            """
        ),
        EditCase(
            "one line each",
            edit,
            "final class VM {\n    let tracker: any T\n    init(tracker: any T) { self.tracker = tracker }\n}\n",
            """
            final class VM {
                private let navigator: any N
                let tracker: any T
                init(navigator: any N, tracker: any T) {
                    self.navigator = navigator
                    self.tracker = tracker
                }
            }

            """
        ),
        EditCase(
            "an empty initialiser",
            edit,
            "final class VM {\n    init() {}\n}\n",
            """
            final class VM {
                private let navigator: any N

                init(
                    navigator: any N
                ) {
                    self.navigator = navigator
                }
            }

            """
        ),
        EditCase(
            "an initialiser with a comment",
            edit,
            "final class VM {\n    init() {\n        // nothing\n    }\n}\n",
            """
            final class VM {
                private let navigator: any N

                init(
                    navigator: any N
                ) {
                    self.navigator = navigator
                    // nothing
                }
            }

            """
        ),
        EditCase(
            "assignments in closures are another body's",
            edit,
            """
            final class VM {
                var a = 1

                init(a: Int) {
                    self.a = a
                    self.run = {
                        self.a = 2
                    }
                }
            }

            """,
            """
            final class VM {
                var a = 1
                private let navigator: any N

                init(a: Int, navigator: any N) {
                    self.navigator = navigator
                    self.a = a
                    self.run = {
                        self.a = 2
                    }
                }
            }

            """
        ),
        EditCase(
            "before super.init",
            edit,
            """
            final class VM: Base {
                let a: Int

                init(a: Int) {
                    self.a = a
                    super.init()
                    self.delegate = self
                }
            }

            """,
            """
            final class VM: Base {
                let a: Int
                private let navigator: any N

                init(a: Int, navigator: any N) {
                    self.a = a
                    self.navigator = navigator
                    super.init()
                    self.delegate = self
                }
            }

            """
        ),
        EditCase(
            "a struct with an initialiser, members in another order",
            edit,
            """
            struct VM {
                func f() {}
                init(a: Int) {
                    self.a = a
                }
                let a: Int
            }

            """,
            """
            struct VM {
                private let navigator: any N

                func f() {}
                init(a: Int, navigator: any N) {
                    self.a = a
                    self.navigator = navigator
                }
                let a: Int
            }

            """
        ),
        EditCase(
            "a convenience initialiser beside the designated",
            edit,
            """
            final class VM {
                let a: Int
                convenience init() { self.init(a: 1) }
                init(a: Int) {
                    self.a = a
                }
            }

            """,
            """
            final class VM {
                let a: Int
                private let navigator: any N
                convenience init() { self.init(a: 1) }
                init(a: Int, navigator: any N) {
                    self.a = a
                    self.navigator = navigator
                }
            }

            """
        ),
        EditCase("a class without one, empty", edit, "final class VM {}\n", "final class VM {\n\(initializer)\n}\n"),
        EditCase(
            "a class without one, a property",
            edit,
            "final class VM {\n    let a = 1 // one\n\n    func f() {}\n}\n",
            "final class VM {\n    let a = 1 // one\n\(initializer)\n\n    func f() {}\n}\n"
        ),
        EditCase(
            "a class without one, a property on one line",
            edit,
            "final class VM { let a = 1 }\n",
            "final class VM { let a = 1\n\(initializer)\n}\n"
        ),
        EditCase(
            "an actor without one, a method",
            edit,
            "actor VM {\n    func f() {}\n}\n",
            "actor VM {\n\(initializer)\n\n    func f() {}\n}\n"
        ),
        EditCase(
            "a class without one, a method on one line",
            edit,
            "final class VM { func f() {} }\n",
            "final class VM {\n\(initializer)\n\n    func f() {} }\n"
        ),
        EditCase(
            "a class without one, a comment alone",
            edit,
            "final class VM {\n    // none\n}\n",
            "final class VM {\n\(initializer)\n    // none\n}\n"
        ),
    ]

    private static let others: [EditCase] = [
        .there("stored", edit, "final class VM {\n    let navigator: any N\n}\n"),
        .there("computed", edit, "final class VM {\n    var navigator: any N { make() }\n}\n"),
        .noPlace("a struct's memberwise initialiser", edit, "struct VM {\n    let a: Int\n}\n"),
        .noPlace("an enum", edit, "enum VM {}\n"),
        .noPlace(
            "two designated initialisers",
            edit,
            "final class VM {\n    init(a: Int) {}\n    init(b: Int) {}\n}\n"
        ),
        .noPlace("convenience alone", edit, "final class VM {\n    convenience init(a: Int) { self.init() }\n}\n"),
        .noPlace("no such type", edit, "final class VMs {}\n"),
    ]
}
