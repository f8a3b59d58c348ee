import ScaffoldTemplates

// The app layer's test of a redirect, written by the command that makes the redirect.
extension FeatureWriter {
    /// A test for each of these cases that leads somewhere by now and can be written as a literal.
    mutating func addRedirectTests(for items: [CaseSpelling], redirects: [Redirect]) throws(Failure) {
        let configuration = bench.configuration
        let type = configuration.redirects.type + "Tests"
        let folder = (RelativePath(configuration.paths.app) ?? .root).appending("Tests")
        let path = try bench.fileDeclaring(
            type,
            expected: folder.appending("Unit").appending(type + ".swift"),
            below: folder
        )
        guard bench.wires, try bench.read(path) != nil, !items.isEmpty else { return }
        let map = try NavigationScanner(tree: bench.tree, configuration: configuration).scan()
        for item in items where item.payload.typeWithoutSample == nil {
            guard let redirect = redirects.first(where: { isAbout(item, $0) }), let name = redirect.destination,
                let (module, destination) = destination(name, of: item, in: map)
            else { continue }
            var context = context(outgoing: item)
            context["redirect"] = destination
            let test = feature.name.lowerCamel + item.name.prefix(1).uppercased() + item.name.dropFirst()
            try bench.wire([
                WiringStep(
                    path,
                    MemberEdit(type: type, member: try snippet("redirect-test.swift", context), name: test + "()")
                ),
                WiringStep(path, ImportEdit(feature.module)),
                WiringStep(path, ImportEdit(module)),
            ])
            try importFoundation(in: [path], payload: item.payload)
        }
    }

    private func isAbout(_ item: CaseSpelling, _ redirect: Redirect) -> Bool {
        redirect.module == feature.module && redirect.outgoing.hasSuffix("\(feature.outgoing).\(item.name)")
    }

    /// The incoming case with the same samples as the outgoing one, and its module; nil for a hand-written side.
    private func destination(
        _ name: String,
        of item: CaseSpelling,
        in map: NavigationMap
    ) -> (module: String, redirect: TemplateValue)? {
        let given = item.payload.values.map { value in
            PayloadParameter(
                label: value.label.isEmpty ? nil : value.label,
                innerName: nil,
                type: TypeSpelling(value.type),
                hasDefault: false
            )
        }
        for incoming in map.incoming {
            for incomingCase in incoming.cases where name.hasSuffix("\(incoming.name).\(incomingCase.name)") {
                guard let fit = PayloadFit.byLabel(given, incomingCase.payload) else { continue }
                let payload = fit.arguments.map { argument -> TemplateValue in
                    let value = item.payload.values[argument.source]
                    let sample = SampleValue.literal(for: value.type, label: value.label) ?? ""
                    return .record(["label": .string(argument.label ?? ""), "sample": .string(sample)])
                }
                let redirect: TemplateValue = .record([
                    "incoming": .string(incoming.name),
                    "case": .string(Identifier.inMemberAccess(incomingCase.name)),
                    "payload": .list(payload),
                ])
                return (incoming.module, redirect)
            }
        }
        return nil
    }
}
