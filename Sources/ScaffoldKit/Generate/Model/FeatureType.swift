import SwiftScan

/// A type that a feature's sources declare outside of other types.
struct FeatureType {
    let file: EditableSource
    /// Index of its declaration.
    let index: Int
    /// What it and its extensions conform to or inherit from, as spelled.
    let inherits: [String]

    var declaration: Declaration { file.source.declarations[index] }

    var isCodable: Bool {
        inherits.contains("Codable") || (inherits.contains("Decodable") && inherits.contains("Encodable"))
    }

    /// The cases of an enum without associated values, in source order.
    var cases: [(name: String, rawValue: String?)] {
        declaration.cases.filter { $0.payload == nil }.map { item in
            (item.name, file.source.text(item.nameRange.upperBound..<item.range.upperBound).assignedLiteral)
        }
    }

    /// An enum's raw type, where it is one that a literal can be written for.
    var rawType: String? {
        guard declaration.kind == .enum, let first = declaration.inherits.first?.name else { return nil }
        return ["Int", "String"].contains(first) ? first : nil
    }
}

extension FeatureWriter {
    /// The type of that name in the feature's sources; nil where none is declared outside of other types.
    func declaredType(_ name: String) throws(Failure) -> FeatureType? {
        let kinds: Set<Declaration.Kind> = [.enum, .struct, .class, .actor, .protocol, .typealias]
        var found: (file: EditableSource, index: Int)?
        var inherits: [String] = []
        let files = try bench.tree.files(
            below: [feature.sources],
            suffix: ".swift",
            containingAny: [Array(name.utf8)],
            skip: { _ in false }
        )
        for candidate in files {
            guard let file = try? bench.editable(candidate.path, candidate.bytes) else { continue }
            for (index, declaration) in file.source.declarations.enumerated()
            where declaration.parent == nil && declaration.name == name {
                if declaration.kind == .extension { inherits += declaration.inherits.map(\.name) }
                guard kinds.contains(declaration.kind), found == nil else { continue }
                found = (file, index)
                inherits += declaration.inherits.map(\.name)
            }
        }
        return found.map { FeatureType(file: $0.file, index: $0.index, inherits: inherits) }
    }
}

extension String {
    /// What stands behind ` = `: the inside of a string without escapes, or a whole number; nil for anything else.
    fileprivate var assignedLiteral: String? {
        guard let equals = firstIndex(of: "=") else { return nil }
        let value = String(self[index(after: equals)...]).trimmingSpaces()
        if value.count > 1, value.first == "\"", value.last == "\"" {
            let inside = String(value.dropFirst().dropLast())
            return inside.contains("\\") || inside.contains("\"") ? nil : inside
        }
        return Int(value) == nil ? nil : value
    }
}
