import SwiftScan

/// The redirect table's file, read: imports, the type, the dispatching function, the overloads.
package struct RedirectTable: Sendable {
    package let path: RelativePath
    package let source: SourceFile
    let layout: SourceLayout
    /// The type's own declaration.
    package let type: Declaration?
    package let dispatcher: Dispatcher?
    /// In source order.
    package let overloads: [RedirectOverload]
    /// The other functions `redirect(_:)`, which are no enum's redirects: of another shape of type, generic, static.
    let others: [RedirectOverload]
    /// Module names, without what an `import struct` selects.
    package let imports: [Declaration]

    /// Modules of which every import is under a condition other than that the module is there, or shows one name only.
    let limitedImports: Set<String>
    /// Modules that are imported whole, wherever the table is compiled.
    let wholeImports: Set<String>

    /// Whether a function is an outgoing enum's redirect by the look of it: the dispatching function knows its type, or its
    /// type is called as outgoing enums are.
    func isRedirect(_ overload: RedirectOverload) -> Bool {
        overload.path?.last.hasSuffix("OutgoingNavigation") == true
            || (dispatcher?.entries ?? []).contains { TypePath.agree($0.typeName, overload.typeName) }
    }

    /// The first function that takes values of many types, whatever enum they are of.
    var catchAll: RedirectOverload? { others.first(where: \.takesMany) }

    /// Throws for conflict markers, at each, and for a file that can't be understood.
    package init(_ bytes: [UInt8], path: RelativePath, configuration: Configuration) throws(Failure) {
        let conflicts = ConflictMarkers.lines(in: bytes)
        if !conflicts.isEmpty {
            throw Failure(
                conflicts.map { line in
                    Diagnostic(.error, .redirect(.conflictMarkers), at: SourceLocation(path: path, line: line))
                }
            )
        }
        do throws(ScanError) {
            self.init(try SourceFile(bytes), path: path, configuration: configuration)
        } catch {
            throw Failure([ScanFact.diagnostic(for: error, in: path)])
        }
    }

    /// Reads the workspace's table on a thread of its own: it is as long as there are features, and a scan takes a while. nil
    /// where there is none.
    static func underWay(
        in tree: any FileTree,
        configuration: Configuration
    ) -> Later<Result<RedirectTable?, Failure>> {
        let table = Later {
            do throws(Failure) {
                guard let path = RelativePath(configuration.redirects.table), try tree.kind(of: path) == .file,
                    let bytes = try tree.read(path)
                else { return Result<RedirectTable?, Failure>.success(nil) }
                return .success(try RedirectTable(bytes, path: path, configuration: configuration))
            } catch {
                return .failure(error)
            }
        }
        table.start()
        return table
    }

    /// Of a source that has no conflict markers.
    init(_ source: SourceFile, path: RelativePath, configuration: Configuration) {
        self.path = path
        self.source = source
        layout = SourceLayout(source)
        imports = source.declarations.filter { $0.kind == .import }
        var limited: Set<String> = []
        var whole: Set<String> = []
        for declaration in imports {
            let module = Self.module(of: declaration)
            let isLimited = declaration.conditions.contains { condition in
                ConditionList.terms(of: [condition]) != ["canImport(\(module))"]
            }
            if declaration.importKind != nil || isLimited { limited.insert(module) } else { whole.insert(module) }
        }
        limitedImports = limited.subtracting(whole)
        wholeImports = whole
        let kinds: Set<Declaration.Kind> = [.struct, .class, .enum, .actor]
        let name = configuration.redirects.type
        type = source.declarations.first { kinds.contains($0.kind) && $0.name == name && $0.parent == nil }
        var dispatcher: Dispatcher?
        var overloads: [RedirectOverload] = []
        var others: [RedirectOverload] = []
        for declaration in source.declarations where declaration.kind == .func && declaration.name == "redirect" {
            guard let parent = declaration.parent, source.declarations[parent].name == name,
                source.declarations[parent].parent == nil, let overload = RedirectOverload(declaration, in: source)
            else { continue }
            if overload.isInstanceMember, Self.isDispatcher(overload.typeName, configuration) {
                if dispatcher == nil {
                    dispatcher = Dispatcher(declaration, in: source)
                    continue
                }
            }
            if overload.isPlain { overloads.append(overload) } else { others.append(overload) }
        }
        self.dispatcher = dispatcher
        self.overloads = overloads
        self.others = others
    }

    /// `any` and the contract of all navigations, qualified or not.
    static func isDispatcher(_ type: String, _ configuration: Configuration) -> Bool {
        let core = configuration.coreModule
        let plain = TypeSpelling(type, modules: [core]).canonical
        return plain == configuration.contracts.navigation || plain == configuration.contracts.outgoing
    }

    func location(_ offset: Int) -> SourceLocation { source.location(of: offset, in: path) }

    /// The module that an import names.
    static func module(of declaration: Declaration) -> String {
        declaration.name.split(separator: ".").first.map(String.init) ?? declaration.name
    }
}
