import SwiftScan
import Testing

@testable import ScaffoldKit

/// A workspace in memory, and what generators make of it.
struct Workshop {
    var tree: MemoryTree
    var configuration: Configuration
    var workingDirectory: RelativePath?

    static func path(_ text: String) -> RelativePath { RelativePath(text) ?? .root }

    init(app: String = "Demo", features: [String] = ["Home"]) throws {
        tree = MemoryTree()
        configuration = Configuration(app: app, scheme: "demo")
        let features = try features.map { try Name($0) }
        let plan = try NewWorkspace(app: Name(app), features: features).plan(over: tree, folder: app)
        apply(plan.changeset)
    }

    var workspace: Workspace {
        Workspace(root: "/Demo", configuration: configuration, tree: tree, workingDirectory: workingDirectory)
    }

    mutating func apply(_ changeset: Changeset) {
        for change in changeset.changes { tree.contents[change.path] = change.after }
    }

    @discardableResult
    mutating func newFeature(
        _ name: String,
        screen: String? = nil,
        without: Set<ScreenPart> = [],
        options: GenerationOptions = .init()
    ) throws -> GenerationPlan {
        let screen = try screen.map { try Name($0) }
        let plan = try NewFeature(name: Name(name), spelling: name, screen: screen, without: without)
            .plan(in: workspace, options: options)
        apply(plan.changeset)
        return plan
    }

    @discardableResult
    mutating func addScreen(
        _ name: String,
        to feature: String?,
        payload: String = "",
        without: Set<ScreenPart> = [],
        options: GenerationOptions = .init()
    ) throws -> GenerationPlan {
        let payload = payload.isEmpty ? Payload.none : try Payload(payload)
        let plan = try AddScreen(name: Name(name), feature: feature, payload: payload, without: without)
            .plan(in: workspace, options: options)
        apply(plan.changeset)
        return plan
    }

    @discardableResult
    mutating func addNavigator(
        _ screen: String? = nil,
        to feature: String?,
        outgoing: [String] = [],
        options: GenerationOptions = .init()
    ) throws -> GenerationPlan {
        let plan = try AddNavigator(screen: screen, feature: feature, outgoing: outgoing.map { try CaseSpelling($0) })
            .plan(in: workspace, options: options)
        apply(plan.changeset)
        return plan
    }

    @discardableResult
    mutating func addTracker(
        _ screen: String? = nil,
        to feature: String?,
        events: [String] = [],
        options: GenerationOptions = .init()
    ) throws -> GenerationPlan {
        let plan = try AddTracker(screen: screen, feature: feature, events: events.map { try CaseSpelling($0) })
            .plan(in: workspace, options: options)
        apply(plan.changeset)
        return plan
    }

    @discardableResult
    mutating func addViewModel(
        _ screen: String? = nil,
        to feature: String?,
        kind: ViewModelKind,
        model: String? = nil,
        detail: String? = nil,
        options: GenerationOptions = .init()
    ) throws -> GenerationPlan {
        let model = try model.map { try Name($0) }
        let plan = try AddViewModel(screen: screen, feature: feature, kind: kind, model: model, detail: detail)
            .plan(in: workspace, options: options)
        apply(plan.changeset)
        return plan
    }

    @discardableResult
    mutating func addView(
        _ screen: String? = nil,
        to feature: String?,
        options: GenerationOptions = .init()
    ) throws -> GenerationPlan {
        let plan = try AddView(screen: screen, feature: feature).plan(in: workspace, options: options)
        apply(plan.changeset)
        return plan
    }

    subscript(_ path: String) -> String? {
        get { tree.contents[Self.path(path)].map { String(decoding: $0, as: UTF8.self) } }
        set { tree.contents[Self.path(path)] = newValue.map { Array($0.utf8) } }
    }

    /// Texts of every file below a folder, by path.
    func texts(below folder: String = "") -> [String: String] {
        var texts: [String: String] = [:]
        for (path, bytes) in tree.contents where path.isAtOrBelow(Self.path(folder)) {
            texts[path.string] = String(decoding: bytes, as: UTF8.self)
        }
        return texts
    }

    /// What is wrong with the Swift files: those that can't be read, and those that say a thing twice.
    func flaws() -> [String] {
        var flaws: [String] = []
        for (path, bytes) in tree.contents where path.name.hasSuffix(".swift") {
            guard let source = try? SourceFile(bytes) else {
                flaws.append("\(path): not understood")
                continue
            }
            var seen: Set<String> = []
            for declaration in source.declarations where declaration.kind != .extension {
                let conditions = declaration.conditions.map(\.expression).joined(separator: "&")
                let types = declaration.parameters.map(\.type).joined(separator: ",")
                let isStatic = declaration.modifiers.contains("static")
                let key = "\(declaration.parent ?? -1) \(isStatic) \(declaration.fullName) \(types) \(conditions)"
                if !seen.insert(key).inserted { flaws.append("\(path): '\(declaration.fullName)' twice") }
            }
        }
        return flaws.sorted()
    }
}

/// Codes and places of what a plan fails with: `Package.swift wiring.place-not-found`.
func refusals(_ work: () throws -> Void) -> [String] {
    do {
        try work()
        return []
    } catch let failure as Failure {
        return failure.diagnostics.map { ($0.location.map { "\($0.path) " } ?? "") + $0.fact.code }
    } catch let fact as NameFact {
        return [fact.code]
    } catch {
        return ["\(error)"]
    }
}
