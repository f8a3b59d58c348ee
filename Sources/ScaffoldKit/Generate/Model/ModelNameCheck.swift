import ScaffoldTemplates
import SwiftScan

// Whether a name can be a model's.
extension FeatureWriter {
    /// The name without what is added anyway. Refused is what generated code or the feature means something else by.
    mutating func checkedModelName(_ name: Name) throws(Failure) -> Name {
        var notes: [Diagnostic] = []
        let name = NameCheck.dropping(["DTO"], from: name, notes: &notes)
        for note in notes { bench.note(note) }
        let type = name.upperCamel
        for suffix in ["", "DTO", "Mapper", "Error", "Repository"] {
            // Hidden in the feature, and yet no generated code names it.
            if suffix.isEmpty, type == "Character" { continue }
            if let fact = ReservedNames.refusal(of: name, kind: .type, rendered: type + suffix) {
                throw Failure(.name(fact))
            }
        }
        let own = [
            feature.module, feature.entry, feature.container, feature.incoming, feature.outgoing,
            feature.name.upperCamel + "DeepLinkHandler", "CodingKeys",
        ]
        if let existing = Name.clash(of: type, with: own) {
            throw Failure(.name(.taken(name: type, kind: .type, existing: existing)))
        }
        let models = try bench.tree.children(of: feature.source("Domain", "Models"))
            .map { $0.hasSuffix(".swift") ? String($0.dropLast(".swift".count)) : $0 }
            .filter { $0 != type }
        if let existing = Name.clash(of: type, with: models) {
            throw Failure(.name(.taken(name: type, kind: .type, existing: existing)))
        }
        if let declared = try declaredType(type) {
            let isModel =
                declared.declaration.kind == .struct
                && !declared.file.path.isAtOrBelow(feature.source("Presentation"))
            if !isModel {
                throw Failure(
                    .name(.taken(name: type, kind: .type, existing: type)),
                    at: declared.file.location(of: declared.declaration.nameRange.lowerBound)
                )
            }
        } else if type == "Character" {
            bench.note(Diagnostic(.note, .model(.hidesStandard(type))))
        }
        return name
    }
}
