import SwiftScan

/// What the table must say, set against what it says.
struct TablePlan {
    /// A pattern of an overload's arm, by indices.
    struct Place: Hashable {
        var arm: Int
        var pattern: Int
    }

    /// What becomes of one outgoing case's arm.
    struct Arm {
        enum Action {
            /// There, and stays; nil place where several arms share the case.
            case keep(Place?)
            /// There, with a new pattern, a new right-hand side, or another `#if` around it.
            case change(Place, Change)
            case add(CanonicalArm)
            case undecided
        }

        var item: NavigationCase
        var action: Action
    }

    struct Change {
        /// The pattern's new text parts; nil where it stays.
        var bindings: [(label: String?, name: String?)]?
        /// True where only the case's name is replaced.
        var isRenamed = false
        var right: CanonicalArm.RightHandSide?
        /// True where the `#if` around it must become the case's.
        var isMoved = false
    }

    struct Enum {
        var navigation: NavigationEnum
        /// Index into the table's overloads; nil where there is none yet.
        var overload: Int?
        var arms: [Arm] = []
        /// Patterns whose case is gone.
        var removals: [Place] = []
        /// True where the type must be qualified with its module.
        var isQualified = false
        /// True where the dispatching function lacks it.
        var needsDispatch = false

        /// Whether an overload has to be written.
        var needsOverload: Bool {
            overload == nil && arms.contains { if case .add = $0.action { true } else { false } }
        }
    }

    var enums: [Enum] = []
    var goneOverloads: [Int] = []
    var goneEntries: [Int] = []
    var requalifiedEntries: [(entry: Int, name: String)] = []
    var diagnostics: [Diagnostic] = []
    var redirects: [Redirect] = []
    /// What the table says beyond the code, and keeps.
    var kept: [KeptPart] = []
    /// Incoming cases that something leads to, as `module.Enum.case`; nil where nobody asks.
    var reached: Set<String>?
    /// Names that seem gone, to be looked for once more before they are reported.
    var suspects: [(suspect: DestinationIndex.Suspect, location: SourceLocation)] = []
    /// Right-hand sides that are written in a way that can't be compared.
    var unchecked: [SourceLocation] = []
    /// Types of which it matters where they are declared.
    var doubtfulTypes: Set<String> = []
    /// True where overloads or dispatching lines stand under other `#if`s than their enums.
    var hasOtherConditions = false
    /// Of modules that the table imports under conditions, or only parts of: which names it uses, and under which conditions.
    var uses: [ModuleUse] = []
    /// Modules that the file must import.
    var modules: Set<String> = []

    mutating func use(_ navigation: NavigationEnum, under conditions: [Condition]) {
        modules.insert(navigation.module)
        let use = ModuleUse(module: navigation.module, name: navigation.name, conditions: conditions)
        if uses.last != use { uses.append(use) }
    }

    static func key(_ navigation: NavigationEnum, _ item: NavigationCase) -> String {
        "\(navigation.module).\(navigation.name).\(item.name)"
    }
}
