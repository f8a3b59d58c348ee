import ScaffoldTemplates
import SwiftScan

/// Every identifier that changes with a feature's name.
struct RenamedNames {
    var prefix: FeaturePrefix
    /// `DemoCharacters` → `DemoPeople`
    var module: (old: String, new: String)
    /// The types that the feature declares, in sources and tests, whose name is its own followed by another word.
    private(set) var types: [String: String] = [:]
    /// Of those, what other modules see.
    private(set) var shown: Set<String> = []
    /// The functions that are named after views, view models and screens: `makeCharactersView`, `resolveCharacters`.
    private(set) var functions: [String: String] = [:]
    /// The feature's types that keep their names.
    private(set) var kept: Set<String> = []

    static let kinds: Set<Declaration.Kind> = [.enum, .struct, .class, .actor, .protocol, .typealias]

    init(prefix: FeaturePrefix, module: (old: String, new: String), sources: [SourceFile]) {
        self.prefix = prefix
        self.module = module
        for source in sources {
            for declaration in source.declarations where Self.kinds.contains(declaration.kind) {
                guard let new = prefix.renamed(declaration.name) else {
                    kept.insert(declaration.name)
                    continue
                }
                types[declaration.name] = new
                if (declaration.access ?? .internal) >= .package { shown.insert(declaration.name) }
            }
        }
        let derived = self.derived
        for source in sources {
            for declaration in source.declarations where declaration.kind == .func {
                functions[declaration.name] = derived[declaration.name]
            }
        }
    }

    /// The names of screens that are the feature's own or begin with it.
    var screens: [(old: String, new: String)] {
        types.filter { $0.key.hasSuffix("ViewModel") }.sorted { $0.key.precedesInBytes($1.key) }.map { old, new in
            (String(old.dropLast("ViewModel".count)), String(new.dropLast("ViewModel".count)))
        }
    }

    private var derived: [String: String] {
        var names: [String: String] = [:]
        for screen in screens {
            for form in ["View", "ViewModel"] { names["make\(screen.old)\(form)"] = "make\(screen.new)\(form)" }
            names["resolve\(screen.old)"] = "resolve\(screen.new)"
        }
        return names
    }
}
