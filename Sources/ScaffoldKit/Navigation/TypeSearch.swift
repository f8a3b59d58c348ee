import SwiftScan

/// Looks in every Swift file of the workspace for types that a redirect is written for: who declares them, who names them.
/// Hidden folders and what Xcode builds are not entered.
struct TypeSearch {
    /// What was found of one type. The first place of each kind, by path and line.
    struct Finding {
        /// The outgoing enum that it is an alias of, by its index.
        var alias: Int?
        var declared: SourceLocation?
        /// The module that its first component is.
        var foreignModule: String?
        /// Where code outside the table and the app layer's tests names it.
        var named: SourceLocation?
        /// Where the app layer's tests name it.
        var tests: [SourceLocation] = []
        /// What it is an alias of, where that is no outgoing enum by that name.
        fileprivate var target: TypePath?
        /// Whether the app layer declares it as a type of its own.
        fileprivate var isTypeOfApp = false
    }

    struct Findings {
        /// By the type's name.
        var types: [String: Finding] = [:]
        /// Of the foreign modules, those that no package of the workspace has as a target.
        var foreign: Set<String> = []
    }

    let tree: any FileTree
    let configuration: Configuration
    let table: RedirectTable
    let outgoing: EnumIndex
    let modules: WorkspaceModules

    /// How many typealiases may lead to one another.
    private static let deepest = 8

    /// - Parameter foreign: imported modules that may have what the workspace doesn't.
    func find(_ types: [TypePath], foreign: Set<String>) throws(Failure) -> Findings {
        var findings = Findings(foreign: foreign)
        var own: Set<String> = []
        for type in types {
            var finding = Finding()
            read(table.source, table.path, for: type, &finding)
            findings.types[type.name] = finding
        }
        let open = types.filter { findings.types[$0.name]?.isSettled != true }
        try walk(open, &findings, &own, foreign)
        findings.foreign.subtract(own)
        try followAliases(&findings)
        for name in findings.types.keys where findings.types[name]?.isTypeOfApp == true {
            findings.types[name]?.alias = nil
        }
        return findings
    }

    /// Typealiases of typealiases, a walk for each round.
    private func followAliases(_ findings: inout Findings) throws(Failure) {
        for _ in 0..<Self.deepest {
            let open = findings.types.filter { $0.value.alias == nil && $0.value.target != nil }
            if open.isEmpty { return }
            var next = Findings()
            var own: Set<String> = []
            try walk(open.compactMap(\.value.target), &next, &own, [])
            for (name, finding) in open {
                let found = finding.target.flatMap { next.types[$0.name] }
                findings.types[name]?.alias = found?.alias
                findings.types[name]?.target = found?.target
            }
        }
    }

    private func walk(
        _ types: [TypePath],
        _ findings: inout Findings,
        _ own: inout Set<String>,
        _ foreign: Set<String>
    ) throws(Failure) {
        if types.isEmpty { return }
        var words: Set<String> = []
        for type in types {
            words.insert(type.last)
            if type.components.count > 1, let first = type.components.first { words.insert(first) }
        }
        words.formUnion(foreign.map { "\"\($0)\"" })
        let files = try tree.files(
            below: [.root],
            suffix: ".swift",
            containingAny: words.sorted().map { Array($0.utf8) },
            skip: { folder in
                (folder.name.hasPrefix(".") && !folder.string.isEmpty) || folder.name == "DerivedData"
            }
        )
        let tests = (RelativePath(configuration.paths.app) ?? .root).appending("Tests")
        var locator = ModuleLocator(tree: tree, configuration: configuration)
        for file in files where file.path != table.path {
            let isTest = file.path.isAtOrBelow(tests)
            let source: SourceFile
            do {
                source = try SourceFile(file.bytes)
            } catch {
                // What can't be read may say anything.
                for type in types
                where error.reason == .notUTF8 || file.bytes.withUnsafeBytes(Needles([Array(type.last.utf8)]).match) {
                    findings.types[type.name, default: Finding()].note(SourceLocation(path: file.path), isTest: isTest)
                }
                continue
            }
            if file.path.name == "Package.swift" { own.formUnion(Self.targets(in: source)) }
            let module = try locator.module(of: file.path)
            for type in types {
                var finding = findings.types[type.name] ?? Finding()
                read(source, file.path, module: module, for: type, &finding)
                readUses(of: type, in: source, file.path, isTest: isTest, &finding)
                findings.types[type.name] = finding
            }
        }
    }

    /// Declarations of a type in a source; `module`: nil for the table itself.
    private func read(
        _ source: SourceFile,
        _ path: RelativePath,
        module: String? = nil,
        for type: TypePath,
        _ finding: inout Finding
    ) {
        for declaration in source.declarations where declaration.kind.isType && declaration.name == type.last {
            let scope = ConformanceGraph.scope(of: declaration, in: source)
            guard isMeant(scope + [declaration.name], module: module, by: type) else { continue }
            let isOfApp = module == nil || module == configuration.appModule
            if declaration.kind != .typealias { finding.isTypeOfApp = finding.isTypeOfApp || isOfApp }
            let isVisible = isOfApp || (declaration.access ?? .public) >= .package
            if declaration.kind == .typealias, isVisible, let target = declaration.type.flatMap({ TypePath($0) }) {
                let imports = Set(source.declarations.filter { $0.kind == .import }.map(RedirectTable.module))
                if let alias = enumIndex(target, scope, imports: imports.union(module.map { [$0] } ?? [])) {
                    finding.alias = finding.alias ?? alias
                } else if target.name != type.name {
                    finding.target = finding.target ?? target
                }
            }
            let location = source.location(of: declaration.nameRange.lowerBound, in: path)
            finding.declared = finding.declared ?? location
        }
    }

    private func enumIndex(_ target: TypePath, _ scope: [String], imports: Set<String>) -> Int? {
        for count in stride(from: scope.count, through: 0, by: -1) {
            let name = (scope[..<count] + [target.name]).joined(separator: ".")
            if case .one(let index) = outgoing.find(name, imported: imports) { return index }
        }
        return nil
    }

    /// Whether the table means a declaration by a type's name: by its full name, with its module in front, or as a member of
    /// the table's own type.
    private func isMeant(_ full: [String], module: String?, by type: TypePath) -> Bool {
        let wanted = type.components
        if wanted == full {
            return !type.startsWithModule
        }
        if wanted.count == full.count + 1, Array(wanted.dropFirst()) == full {
            return module == nil ? wanted.first == configuration.appModule : wanted.first == module
        }
        let owners = [configuration.redirects.type, configuration.contracts.redirect]
        return full.count > wanted.count && Array(full.suffix(wanted.count)) == wanted
            && full.first.map(owners.contains) == true
    }

    private func readUses(
        of type: TypePath,
        in source: SourceFile,
        _ path: RelativePath,
        isTest: Bool,
        _ finding: inout Finding
    ) {
        let uses = IdentifierUse.all(in: source, named: Set(type.components))
        let last = uses.filter { $0.name == type.last && $0.imported == nil }
        if type.components.count > 1, let first = type.components.first {
            if !modules.isOwn(first), isModule(first, uses, in: source, path) {
                finding.foreignModule = first
            }
            // The name of a nested type is often used for others: those that it is nested in must be named too.
            let outer = type.components[type.components.count - 2]
            guard uses.contains(where: { $0.name == outer }) else { return }
        }
        for use in last {
            finding.note(source.location(of: use.range.lowerBound, in: path), isTest: isTest)
            if !isTest { break }
        }
    }

    /// Whether a name is imported as a module here, or a package that others depend on.
    private func isModule(_ name: String, _ uses: [IdentifierUse], in source: SourceFile, _ path: RelativePath) -> Bool
    {
        if uses.contains(where: { $0.imported == name }) { return true }
        guard path.name == "Package.swift" else { return false }
        return source.tokens.indices.contains { index in
            source.kind(ofToken: index) == .stringLiteral && source.text(ofToken: index) == "\"\(name)\""
                && source.isToken(index - 4, "product") && source.isToken(index - 2, "name")
        }
    }

    /// The names of a manifest's targets whose sources are there.
    private static func targets(in manifest: SourceFile) -> Set<String> {
        var names: Set<String> = []
        for index in manifest.tokens.indices where manifest.kind(ofToken: index) == .leftParenthesis {
            let isTarget =
                manifest.isToken(index - 1, "target") || manifest.isToken(index - 1, "executableTarget")
                || manifest.isToken(index - 1, "macro") || manifest.isToken(index - 1, "testTarget")
            // A dependency is written as `.target(name:)` too: of the same package, so it is one.
            guard isTarget, manifest.isToken(index + 1, "name"), manifest.kind(ofToken: index + 2) == .colon,
                manifest.kind(ofToken: index + 3) == .stringLiteral
            else { continue }
            names.insert(String(manifest.text(ofToken: index + 3).dropFirst().dropLast()))
        }
        return names
    }
}

extension TypeSearch.Finding {
    /// Whether the table's own file says enough.
    fileprivate var isSettled: Bool { alias != nil || (declared != nil && target == nil) }

    fileprivate mutating func note(_ location: SourceLocation, isTest: Bool) {
        if isTest { tests.append(location) } else { named = named ?? location }
    }
}
