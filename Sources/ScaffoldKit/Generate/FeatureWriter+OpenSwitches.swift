import SwiftScan

// The `switch`es of an enum's own members over its cases: a new case leaves those open that no arm is added to.
extension FeatureWriter {
    /// Refuses a case that an enum didn't have before, where one of these would lack it. Which arm it needs is for whoever
    /// wrote them to say.
    func refuseOpenSwitches(over type: String, lacking caseName: String, in path: RelativePath) throws(Failure) {
        guard bench.wires, let before = try bench.base.read(path), let after = try bench.read(path), before != after
        else {
            return
        }
        let file = try bench.editable(path, after)
        guard let index = file.type(named: type, kinds: [.enum]),
            let item = file.source.declarations[index].cases.first(where: { $0.name == caseName }),
            (try? SourceFile(before))?.declarations.contains(where: { declaration in
                declaration.name == type && declaration.cases.contains { $0.name == caseName }
            }) == false
        else { return }
        let declared = "case " + file.source.text(item.range)
        let files = try bench.tree.files(
            below: [feature.sources],
            suffix: ".swift",
            containingAny: [Array(type.utf8)],
            skip: { _ in false }
        )
        var open: [Diagnostic] = []
        for found in files {
            let file = try bench.editable(found.path, found.bytes)
            for place in OpenSwitch.all(over: type, lacking: caseName, in: file) {
                let fact = PresentFact.switchOpen(type: type, member: place.member, item: caseName, text: declared)
                // Lines are those that people see: before the case went in.
                let base = try bench.base.read(found.path)
                let position = file.source.position(of: place.offset)
                let line = LineNumbers(of: found.bytes, before: base).before(position.line)
                let location = SourceLocation(path: found.path, line: line, column: line.map { _ in position.column })
                open.append(Diagnostic(.error, .present(fact), at: location))
            }
        }
        if !open.isEmpty { throw Failure(open) }
    }
}

/// A `switch` over an enum's own value that has neither an arm for a case nor one for all that is left.
struct OpenSwitch {
    /// The member that it is in: `hash(into:)`.
    var member: String
    var offset: Int

    static func all(over type: String, lacking caseName: String, in file: EditableSource) -> [OpenSwitch] {
        let declarations = file.source.declarations
        let kinds: Set<Declaration.Kind> = [.enum, .extension]
        let owners = Set(
            declarations.indices.filter { index in
                kinds.contains(declarations[index].kind)
                    && declarations[index].name.split(separator: ".").last.map(String.init) == type
            }
        )
        var found: [OpenSwitch] = []
        for member in declarations {
            guard let parent = member.parent, owners.contains(parent), let body = member.bodyTokens else { continue }
            // What is of the enum's type: itself, and operands of its operators.
            let operands = member.parameters.filter { parameter in
                ["Self", type].contains(parameter.type.split(separator: ".").last.map(String.init))
            }
            let subjects = Set(["self"] + operands.compactMap { $0.name ?? $0.label })
            for statement in switches(in: body, of: file.source) {
                let words = file.source.tokenRange(in: statement.subject).compactMap { file.source.name(ofToken: $0) }
                guard !words.isEmpty, words.allSatisfy(subjects.contains), !statement.arms.isEmpty,
                    !statement.arms.contains(where: { takes(caseName, $0, in: file) })
                else { continue }
                found.append(OpenSwitch(member: member.fullName, offset: statement.range.lowerBound))
            }
        }
        return found
    }

    /// Those inside others' arms, too.
    private static func switches(in tokens: Range<Int>, of source: SourceFile) -> [SwitchStatement] {
        source.switches(in: tokens).flatMap { statement in
            [statement] + statement.arms.flatMap { switches(in: $0.bodyTokens, of: source) }
        }
    }

    private static func takes(_ caseName: String, _ arm: SwitchArm, in file: EditableSource) -> Bool {
        if arm.isDefault { return true }
        return arm.patterns.contains { pattern in
            let tokens = pattern.tokens
            let names = tokens.filter { file.source.kind(ofToken: $0 - 1) == .period && $0 > tokens.lowerBound }
            if names.contains(where: { file.source.name(ofToken: $0) == caseName }) { return true }
            // `_`, `let other`, `(_, _)` without a condition take all that is left.
            let isPlain = tokens.allSatisfy { index in
                [.identifier, .comma, .leftParenthesis, .rightParenthesis].contains(file.source.kind(ofToken: index))
            }
            return isPlain && pattern.whereClause == nil
        }
    }
}
