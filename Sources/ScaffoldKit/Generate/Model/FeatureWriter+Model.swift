import ScaffoldTemplates
import SwiftScan

// A model: its struct, DTO, mapper, stubs, fixture and tests.
extension FeatureWriter {
    /// Writes what is missing of a model; what is there stays. Returns the paths of what was written.
    ///
    /// The fields are those that `resolved` or `model(named:)` gave, or of types that need no looking up.
    package mutating func ensureModel(_ layout: ModelLayout) throws(Failure) -> [RelativePath] {
        let context = context().merging(TemplateContext.model(layout)) { $1 }
        var written: [RelativePath] = []
        for name in try undeclared(in: layout) {
            written += try writeMissing(
                "enumeration",
                context: context.merging(TemplateContext.enumeration(name)) { $1 }
            )
            let path = feature.source("Domain", "Models", name + ".swift")
            bench.note(Diagnostic(.note, .model(.enumerationMade(name, path: path.string))))
        }
        if layout.hasDates { written += try writeMissing("date-dto", context: context) }
        let files = try writeMissing("model", context: context)
        if !files.isEmpty, let flaw = layout.flaw { throw flaw }
        return written + files
    }

    /// A model with the fields that are asked for, and its place in the feature's record. nil: those of the model that is
    /// there, else the usual ones.
    mutating func addModel(_ name: Name, requested: ModelLayout?) throws(Failure) {
        let current = try model(named: name)
        var layout = requested ?? current ?? ModelLayout(name: name)
        var part = part("model", ["model": name.upperCamel, "fields": layout.fieldList])
        if let current, let requested, bench.existing != .overwrite {
            let isSame = current.fieldList == requested.fieldList
            if !isSame, try !recorded().has(part) {
                throw Failure(.model(.taken(name.upperCamel, fields: current.fieldList)))
            }
            if !isSame { layout = current }
            try refuseOtherSample(requested)
        }
        let written = try ensureModel(layout)
        if bench.changeset.isEmpty { return }
        part.inputs["fields"] = layout.fieldList
        try forgetParts(like: part)
        try record(part, written: written)
    }

    /// The model of that name as its struct has it by now; nil where the feature has none.
    ///
    /// A type that can't be looked up stays a name: who only needs the others isn't bothered.
    package func model(named name: Name) throws(Failure) -> ModelLayout? {
        guard let declared = try declaredType(name.upperCamel), declared.declaration.kind == .struct else { return nil }
        let layout = try ModelReader(writer: self, file: declared.file, name: name).layout(at: declared.index)
        return try ModelFixture(writer: self, model: name.upperCamel).completing(layout)
    }

    /// A model that is replaced is one part, not two.
    private mutating func forgetParts(like part: FeatureRecord.Part) throws(Failure) {
        var record = try recorded()
        let count = record.parts.count
        record.parts.removeAll { other in
            other.template == part.template && other.inputs["model"] == part.inputs["model"]
                && other.inputs != part.inputs
        }
        if record.parts.count < count { try bench.set(feature.record, to: Array(record.rendered.utf8)) }
    }

    /// A sample that differs from the fixture would be passed over in silence.
    private mutating func refuseOtherSample(_ layout: ModelLayout) throws(Failure) {
        guard let sample = layout.sample else { return }
        let path = fixturePath(of: layout.name.upperCamel)
        guard let bytes = try bench.read(path), bytes != Array(sample.utf8) else { return }
        // Somebody has edited the fixture since, and the sample is the same again.
        if try recorded().files[key(of: path)] == SHA256.hexadecimal(of: Array(sample.utf8)) { return }
        try bench.create([GeneratedFile(path: path, text: sample)])
    }

    /// The enums that the fields need and nobody has declared.
    private func undeclared(in layout: ModelLayout) throws(Failure) -> [String] {
        var names: [String] = []
        for case .enumeration(let enumeration) in layout.allFields.flatMap(\.shape.parts)
        where !enumeration.isNested && !names.contains(enumeration.name) {
            if try declaredType(enumeration.name) == nil { names.append(enumeration.name) }
        }
        return names
    }
}
