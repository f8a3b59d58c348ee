import SwiftScan

/// Adds a parameter to a method that doesn't have it yet.
package struct FunctionParameterEdit: WiringEdit {
    package var type: String
    /// Base name: `makeCharactersView`.
    package var function: String
    package var name: String
    package var parameterType: String

    package init(type: String, function: String, name: String, parameterType: String) {
        self.type = type
        self.function = function
        self.name = name
        self.parameterType = parameterType
    }

    package var place: String { "into the parameters of `\(type).\(function)`" }
    package var text: String { "\(name): \(parameterType)" }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        guard let owner = file.type(named: type),
            let method = file.members(of: owner)
                .map({ file.source.declarations[$0] })
                .first(where: { $0.kind == .func && $0.name == function }),
            let inside = method.parameterRange
        else { return nil }
        if method.parameters.contains(where: { $0.label == name || $0.name == name }) { return [] }
        let list = ParenthesizedList(
            inside: inside,
            entries: method.parameters.map { .init(label: $0.label, range: $0.range) }
        )
        return list.insertion(of: text, before: nil, in: file)
    }
}
