import SwiftScan

/// Gives a feature's entry its deep-link handler, where it has none.
package struct DeepLinkHandlerEdit: WiringEdit {
    package var entry: String
    package var handler: String

    package init(entry: String, handler: String) {
        self.entry = entry
        self.handler = handler
    }

    package var place: String { "into `\(entry)`" }
    package var text: String {
        "public var deepLinkHandler: (any DeepLinkHandlerContract)? {\n    \(handler)()\n}"
    }

    package func edits(in file: EditableSource) -> [TextEdit]? {
        guard let owner = file.type(named: entry) else { return nil }
        let isNamed = file.source.tokens.indices.contains { index in
            file.source.tokens[index].kind == .identifier && file.text(ofToken: index) == handler
        }
        if isNamed { return [] }
        // One that says something else is somebody's decision.
        if file.members(of: owner).contains(where: { file.isVariable(named: "deepLinkHandler", at: $0) }) { return nil }
        return MemberEdit(type: entry, member: text, name: nil, isFirst: true).edits(in: file)
    }
}
