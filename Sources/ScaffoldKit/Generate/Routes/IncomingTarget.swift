import ScaffoldTemplates
import SwiftScan

/// An incoming case that somebody names, with its declaration as the source has it.
package struct IncomingTarget: Sendable {
    package var navigation: NavigationEnum
    package var item: NavigationCase
    /// The feature that the enum stands for.
    package var feature: Name
    /// The feature's folder; nil for an enum of a module that is none.
    package var folder: RelativePath?
    /// As declared, defaults included.
    package var spelling: CaseSpelling
    /// The modules that the enum's file imports.
    package var imports: [String]

    /// `CharactersIncomingNavigation.detail`.
    package var name: String { "\(navigation.name).\(item.name)" }

    /// What stands behind `#if` around the case and its enum, outer first.
    package var conditions: [String] { (navigation.conditions + item.conditions).map(\.expression) }

    /// The outgoing case's name that needs no decision: what the redirect rules find. The incoming case's own where that
    /// would be too long for a name.
    package var usualName: String {
        if item.name == "main" { return feature.lowerCamel }
        let folded = FeatureName.folded(feature.upperCamel)
        let words = FeatureName.words(of: item.name)
        let names = [folded] + Inflection.otherNumbers(of: folded)
        if names.contains(where: { Resolver.runs(of: words, contain: $0) }) { return item.name }
        let full = feature.lowerCamel + item.name.prefix(1).uppercased() + item.name.dropFirst()
        return full.utf8.count > Name.maximumLength ? item.name : full
    }

    /// Finds `Characters.detail`, `characters.detail`, `CharactersIncomingNavigation.detail`, or a feature's entry where
    /// no case is named.
    package static func find(_ text: String, in workspace: Workspace) throws(Failure) -> IncomingTarget {
        let plain = text.filter { $0 != "`" }
        if let dot = plain.lastIndex(of: "."), dot != plain.startIndex,
            let found = try navigation(named: String(plain[..<dot]), in: workspace)
        {
            let name = String(plain[plain.index(after: dot)...])
            return try IncomingTarget(found, item: try item(named: name, of: found.navigation), in: workspace)
        }
        if let found = try navigation(named: plain, in: workspace) {
            return try IncomingTarget(found, item: try entry(of: found.navigation), in: workspace)
        }
        throw try unknown(plain, in: workspace)
    }

    /// The incoming enum of a feature that is known: the usual one, else its module's only one.
    package static func navigation(
        of feature: FeatureLayout,
        in workspace: Workspace
    ) throws(Failure) -> NavigationEnum? {
        // Its own folder mostly says all; a contract that another module refines needs them all.
        var near = workspace.configuration
        near.scan.include = [feature.path.string]
        for configuration in [near, workspace.configuration] {
            let map = try NavigationScanner(tree: workspace.tree, configuration: configuration).scan()
            let own = (map.incoming + map.hiddenIncoming).filter { $0.module == feature.module }
            if let found = own.first(where: { $0.name == feature.incoming }) ?? (own.count == 1 ? own.first : nil) {
                return found
            }
        }
        return nil
    }

    /// The case of that name, in any spelling that is nobody else's.
    package static func item(named name: String, of navigation: NavigationEnum) throws(Failure) -> NavigationCase {
        if let found = navigation.cases.first(where: { $0.name == name }) { return found }
        let alike = navigation.cases.filter { FeatureName.folded($0.name) == FeatureName.folded(name) }
        if let first = alike.first, alike.allSatisfy({ $0.name == first.name }) { return first }
        let known = navigation.cases.map(\.name)
        throw Failure(
            .link(
                .caseUnknown(name, type: navigation.name, nearest: nearest(to: name, among: known), known: known)
            ),
            at: navigation.location
        )
    }

    /// `main`, else the only case.
    private static func entry(of navigation: NavigationEnum) throws(Failure) -> NavigationCase {
        if let main = navigation.cases.first(where: { $0.name == "main" }) { return main }
        if let first = navigation.cases.first, navigation.cases.allSatisfy({ $0.name == first.name }) { return first }
        throw Failure(
            .link(.caseMissing(type: navigation.name, known: navigation.cases.map(\.name))),
            at: navigation.location
        )
    }

    private typealias Found = (navigation: NavigationEnum, feature: Name, folder: RelativePath?)

    /// The enum that a feature's or an enum's name stands for; nil where neither is called so.
    private static func navigation(named name: String, in workspace: Workspace) throws(Failure) -> Found? {
        // A period would be taken for the end of a word.
        if !name.contains("."), let named = try workspace.feature(spelled: name) {
            let layout = try workspace.layout(of: named)
            guard let navigation = try navigation(of: layout, in: workspace) else {
                throw Failure(.link(.noIncoming(feature: named.name)), at: SourceLocation(path: named.path))
            }
            return (navigation, layout.name, layout.path)
        }
        let map = try NavigationScanner(tree: workspace.tree, configuration: workspace.configuration).scan()
        let all = map.incoming + map.hiddenIncoming
        let found: NavigationEnum
        switch EnumIndex(all).find(name) {
        case .one(let index): found = all[index]
        case .several(let modules): throw Failure(.redirect(.ambiguousEnum(name: name, modules: modules)))
        case .none: return nil
        }
        let owner = try workspace.features().first { $0.module == found.module }
        let feature = FeatureName.feature(of: found, configuration: workspace.configuration)
        guard let named = try? Name(owner?.name ?? feature) else { return nil }
        return (found, named, owner?.path)
    }

    private static func unknown(_ text: String, in workspace: Workspace) throws(Failure) -> Failure {
        let feature = text.split(separator: ".").first.map(String.init) ?? text
        let known = try workspace.features().map(\.name)
        return Failure(
            .generate(.featureUnknown(feature, nearest: nearest(to: feature, among: known), known: known))
        )
    }

    /// Reads the case where it is declared.
    package init(
        navigation: NavigationEnum,
        item: NavigationCase,
        feature: Name,
        folder: RelativePath?,
        in workspace: Workspace
    ) throws(Failure) {
        let path = item.location.path
        let bytes = try workspace.tree.read(path) ?? []
        let file = try EditableSource(path: path, bytes: bytes, fallbackIndent: workspace.configuration.style.unit)
        let cases = file.source.declarations.flatMap(\.cases)
        let declared = cases.first { file.location(of: $0.nameRange.lowerBound) == item.location }
        self.navigation = navigation
        self.item = item
        self.feature = feature
        self.folder = folder
        spelling = CaseSpelling(
            name: item.name,
            payload: try Payload(declared: declared?.payload ?? [])
        )
        imports = file.source.declarations.filter { $0.kind == .import && $0.importKind == nil }.map(\.name)
    }

    private init(_ found: Found, item: NavigationCase, in workspace: Workspace) throws(Failure) {
        try self.init(
            navigation: found.navigation,
            item: item,
            feature: found.feature,
            folder: found.folder,
            in: workspace
        )
    }
}

extension Payload {
    /// The payload of a case that is there.
    init(declared parameters: [Parameter]) throws(Failure) {
        let parts = parameters.map { parameter in
            (parameter.label.map { SwiftName.label($0) + ": " } ?? "") + parameter.type
                + (parameter.defaultValue.map { " = \($0)" } ?? "")
        }
        self = try Payload(declared: parts.joined(separator: ", "))
    }
}
