import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Reads the enums outside function bodies from the toolchain's syntax tree.
final class EnumCollector: SyntaxVisitor {
    private let file: String
    private let converter: SourceLocationConverter
    private var parents: [String] = []
    private var conditions: [String] = []
    /// The indices of the enums around, and how many conditions stood around each; nil for other types.
    private var open: [(index: Int, depth: Int)?] = []
    private(set) var enums: [Listing.Enum] = []

    /// Why the parser refuses the source, with its place.
    struct Refusal: Error {
        var text: String
    }

    static func enums(in source: String, file: String) throws(Refusal) -> [Listing.Enum] {
        let tree = Parser.parse(source: source)
        if tree.hasError, let error = ParseDiagnosticsGenerator.diagnostics(for: tree).first {
            let place = SourceLocationConverter(fileName: file, tree: tree).location(for: error.position)
            throw Refusal(text: "\(file):\(place.line):\(place.column): \(error.message)")
        }
        let collector = EnumCollector(file, SourceLocationConverter(fileName: file, tree: tree))
        collector.walk(tree)
        return collector.enums
    }

    private init(_ file: String, _ converter: SourceLocationConverter) {
        self.file = file
        self.converter = converter
        super.init(viewMode: .sourceAccurate)
    }

    private func line(_ token: TokenSyntax) -> Int {
        converter.location(for: token.positionAfterSkippingLeadingTrivia).line
    }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        parents.append(name)
        open.append(nil)
        return .visitChildren
    }

    private func leave() {
        parents.removeLast()
        open.removeLast()
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        parents.append(bare(node.name.text))
        open.append((enums.count, conditions.count))
        let levels = ["public", "package", "internal", "fileprivate", "private", "open"]
        let access = node.modifiers.last { levels.contains($0.name.text) && $0.detail == nil }
        enums.append(
            Listing.Enum(
                file: file,
                line: line(node.name),
                name: parents.joined(separator: "."),
                access: access?.name.text ?? "internal",
                inherits: (node.inheritanceClause?.inheritedTypes.map(\.type) ?? []).flatMap(entries),
                generic: node.genericParameterClause != nil,
                conditions: conditions,
                cases: []
            )
        )
        return .visitChildren
    }

    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(bare(node.name.text)) }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(bare(node.name.text)) }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(bare(node.name.text)) }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(bare(node.name.text)) }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(bare(FoldedText.of(node.extendedType)))
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let current = open.last, let current else { return .skipChildren }
        for element in node.elements {
            enums[current.index].cases.append(
                Listing.Case(
                    name: bare(element.name.text),
                    line: line(element.name),
                    payload: element.parameterClause?.parameters.map(payload),
                    conditions: Array(conditions[current.depth...])
                )
            )
        }
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        var before = ""
        for clause in node.clauses {
            let own = clause.condition.map { FoldedText.of($0, isType: false) } ?? ""
            let isFirst = clause.poundKeyword.text == "#if"
            let isElse = clause.poundKeyword.text == "#else"
            let negated = before.isEmpty ? "" : before + (isElse ? "" : " && ")
            conditions.append(isFirst ? own : negated + (isElse ? "" : "(\(own))"))
            if let elements = clause.elements { walk(elements) }
            conditions.removeLast()
            before += (before.isEmpty ? "" : " && ") + "!(\(own))"
        }
        return .skipChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if case .decl = node.item { return .visitChildren }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func payload(_ parameter: EnumCaseParameterSyntax) -> Listing.Payload {
        let label = parameter.firstName.map { bare($0.text) }
        return Listing.Payload(
            label: label == "_" ? nil : label,
            type: FoldedText.of(parameter.type),
            default: parameter.defaultValue != nil
        )
    }

    /// What one entry of an inheritance clause names.
    private func entries(_ type: TypeSyntax) -> [String] {
        if let attributed = type.as(AttributedTypeSyntax.self) { return entries(attributed.baseType) }
        if let composition = type.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap { entries($0.type) }
        }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return entries(only.type)
        }
        return [FoldedText.of(type)]
    }

    private func bare(_ name: String) -> String {
        name.filter { $0 != "`" }
    }
}
