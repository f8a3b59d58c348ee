import SwiftScan

/// Names that look alike and differ in their bytes: Swift takes `é` and `e` with an accent for two names.
struct UnicodeForms {
    /// Each name that isn't ASCII, by what it looks like: Swift's strings are equal where they look alike.
    private var names: [String: [UInt8]] = [:]

    init(_ map: NavigationMap) {
        for navigation in map.outgoing + map.incoming {
            for part in navigation.name.split(separator: ".") { add(String(part)) }
            for item in navigation.cases {
                add(item.name)
                for parameter in item.payload { parameter.label.map { add($0) } }
            }
        }
    }

    private mutating func add(_ name: String) {
        if name.utf8.allSatisfy({ $0 < 0x80 }) { return }
        // Declared in both forms, either is right.
        let bytes = Array(name.utf8)
        if let other = names[name], other != bytes { names[name] = [] } else { names[name] = bytes }
    }

    /// The names of a table that are spelled in another form than where they are declared.
    static func diagnostics(_ table: RedirectTable, _ map: NavigationMap) -> [Diagnostic] {
        let source = table.source
        guard source.bytes.contains(where: { $0 >= 0x80 }) else { return [] }
        let suspects = source.tokens.indices.filter { index in
            source.kind(ofToken: index) == .identifier
                && source.bytes[source.tokens[index].range].contains { $0 >= 0x80 }
        }
        if suspects.isEmpty { return [] }
        let forms = UnicodeForms(map)
        return suspects.compactMap { index in
            let isUse =
                source.kind(ofToken: index - 1) == .period || source.kind(ofToken: index + 1) == .colon
                || source.kind(ofToken: index + 1) == .period || source.isToken(index - 1, "as")
                || source.kind(ofToken: index - 1) == .colon
            guard isUse, let name = source.name(ofToken: index), let bytes = forms.names[name], !bytes.isEmpty,
                !name.utf8.elementsEqual(bytes)
            else { return nil }
            return Diagnostic(
                .error,
                .redirect(.otherForm(name: name)),
                at: table.location(Int(source.tokens[index].start))
            )
        }
    }
}
