import SwiftScan

/// Every navigation enum below the scan roots. Enums are sorted by name, then module, so that no folder order has a say.
package struct NavigationMap: Sendable {
    /// The ones that the app layer can see.
    package var incoming: [NavigationEnum] = []
    package var outgoing: [NavigationEnum] = []
    /// Incoming enums that the app layer can't see: never a destination.
    package var hiddenIncoming: [NavigationEnum] = []
    /// Conforming types that aren't plain enums (a `struct`, a generic enum) and outgoing enums that can't be seen.
    package var unusable: [UnusableType] = []
    /// Types at the top of the files that were read → the modules that declare them.
    package var readTypes: [String: Set<String>] = [:]
    /// The names of all modules met on the way, and of the features' folders.
    package var modules: Set<String> = []
    /// What was found wrong, in the order of files and lines.
    package var diagnostics: [Diagnostic] = []

    package init() {}
}

/// A conforming type for which no arm can be written, and what was said about it.
package struct UnusableType: Hashable, Sendable {
    package var name: String
    package var module: String
    package var isOutgoing: Bool
    package var diagnostic: Diagnostic
}

package struct NavigationEnum: Hashable, Sendable {
    /// Qualified by the types it is nested in: `Feature.Out`.
    package var name: String
    package var module: String
    package var location: SourceLocation
    /// As seen from outside: no wider than that of the types around it.
    package var access: Declaration.Access
    /// The `#if` conditions around the enum and its conformance, outer first.
    package var conditions: [Condition]
    /// What `@available` demands where the enum is used.
    package var availability = Availability()
    package var cases: [NavigationCase]
    /// Static members, its own and those of extensions that were read: what `Enum.name` may mean besides a case.
    package var staticMembers: Set<String> = []
    /// The types declared in it, and in extensions that were read.
    package var nestedTypes: Set<String> = []
    /// What its file imports, its own module included.
    package var imports: Set<String> = []
    /// True where two of its cases share a base name: no pattern tells them apart.
    package var hasIndistinctCases = false
    /// True where something among its members can't be read, which is an error: it may be a case.
    package var isBroken = false
    /// False where it may have cases that weren't read: it is broken, or a macro or an attribute that isn't Swift's own may
    /// add some.
    package var isWhole = true

    /// Whether it is there in every build, for every version.
    var isEverywhere: Bool { conditions.isEmpty && availability == Availability() }

    /// Whether its cases can be set against arms.
    var isKnown: Bool { !hasIndistinctCases && !isBroken }
    /// Whether it certainly has no case, so that its overload has nothing to redirect.
    var isProvenEmpty: Bool { cases.isEmpty && isKnown && isWhole }
}

package struct NavigationCase: Hashable, Sendable {
    /// Without back-ticks.
    package var name: String
    /// Empty for a case without payload.
    package var payload: [PayloadParameter]
    /// Those inside the enum only, outer first.
    package var conditions: [Condition]
    package var location: SourceLocation
    package var availability = Availability()

    /// Whether its enum always has it, for every version.
    var isEverywhere: Bool { conditions.isEmpty && availability == Availability() }
}

package struct PayloadParameter: Hashable, Sendable {
    /// Without back-ticks; nil where there is none.
    package var label: String?
    /// The second name, which only the enum's own file sees: `id` of `_ id: Int`.
    package var innerName: String?
    package var type: TypeSpelling
    package var hasDefault: Bool
}
