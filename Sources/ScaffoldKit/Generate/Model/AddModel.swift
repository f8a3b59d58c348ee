import ScaffoldTemplates

/// `add-model`: a model of a feature's domain with its DTO, mapper, stubs, fixture and tests.
package struct AddModel: Sendable {
    package var name: Name
    /// The feature's name; nil: the one that the working directory is in.
    package var feature: String?
    /// As given: `id: Int, name: String`. nil: the usual ones, or those of a model that is there.
    package var fields: String?
    /// What the fields are inferred from.
    package var sample: Sample?
    /// The field that becomes `id`, as given; nil: the one that is called so, if any.
    package var identifier: String?

    package struct Sample: Sendable {
        /// As given, for messages.
        package var file: String
        package var bytes: [UInt8]

        package init(file: String, bytes: [UInt8]) {
            self.file = file
            self.bytes = bytes
        }
    }

    package init(
        name: Name,
        feature: String? = nil,
        fields: String? = nil,
        sample: Sample? = nil,
        identifier: String? = nil
    ) {
        self.name = name
        self.feature = feature
        self.fields = fields
        self.sample = sample
        self.identifier = identifier
    }

    package func plan(in workspace: Workspace, options: GenerationOptions = .init()) throws(Failure) -> GenerationPlan {
        var writer = try FeatureWriter(feature: feature, in: workspace, options: options)
        let name = try writer.checkedModelName(name)
        var requested: ModelLayout?
        if let sample {
            if fields != nil { throw Failure(.model(.fieldsTwice)) }
            let read = try ModelInference.layout(of: name, file: sample.file, bytes: sample.bytes)
            requested = read.layout
            for note in read.notes { writer.bench.note(Diagnostic(.note, .model(note))) }
        } else if let fields {
            requested = ModelLayout(name: name, fields: try writer.resolved(ModelFields.read(fields), of: name))
        }
        if let identifier {
            if requested == nil { requested = try writer.model(named: name) }
            guard let layout = requested else { throw Failure(.model(.identifierAlone)) }
            requested = try layout.identified(by: identifier)
        }
        try writer.addModel(name, requested: requested)
        return try writer.plan()
    }
}
