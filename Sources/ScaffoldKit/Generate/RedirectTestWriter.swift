import ScaffoldTemplates

// The app layer's test of a redirect, written by the command that makes the redirect.
extension FeatureWriter {
    /// A test for each of these cases that leads somewhere by now and can be written as a literal.
    mutating func addRedirectTests(for routes: [NavigatorRoute], update: RedirectUpdate) throws(Failure) {
        let configuration = bench.configuration
        let type = configuration.redirects.type + "Tests"
        let folder = (RelativePath(configuration.paths.app) ?? .root).appending("Tests")
        let path = try bench.fileDeclaring(
            type,
            expected: folder.appending("Unit").appending(type + ".swift"),
            below: folder
        )
        guard bench.wires, try bench.read(path) != nil, !routes.isEmpty else { return }
        let own = update.redirects.filter { $0.module == feature.module }
        for route in routes where route.item.payload.typeWithoutSample == nil {
            let item = route.item
            let outgoing = "\(feature.outgoing).\(item.name)"
            guard let redirect = own.first(where: { $0.outgoing.hasSuffix(outgoing) }), let name = redirect.destination,
                let (module, expression) = destination(name, of: item, in: update.map)
            else { continue }
            var context = context(outgoing: route)
            context["redirect"] = .record(["destination": .string(expression)])
            let test = feature.name.lowerCamel + item.name.prefix(1).uppercased() + item.name.dropFirst()
            try bench.wire([
                WiringStep(
                    path,
                    MemberEdit(
                        type: type,
                        member: try snippet("redirect-test.swift", context),
                        name: test + "()",
                        isSorted: true
                    )
                ),
                WiringStep(path, ImportEdit(feature.module)),
                WiringStep(path, ImportEdit(module)),
            ])
            try importFoundation(in: [path], payload: item.payload)
        }
    }

    /// `detail` of `CharactersIncomingNavigation.detail`, qualified with the module or not; nil for another enum's.
    private func caseName(of incoming: NavigationEnum, in destination: String) -> Substring? {
        var rest = destination[...]
        if rest.hasPrefix(incoming.module + ".") { rest = rest.dropFirst(incoming.module.count + 1) }
        return rest.hasPrefix(incoming.name + ".") ? rest.dropFirst(incoming.name.count + 1) : nil
    }

    /// The incoming case as a literal, filled with the same samples as the outgoing one; nil for a hand-written side.
    private func destination(
        _ name: String,
        of item: CaseSpelling,
        in map: NavigationMap
    ) -> (module: String, expression: String)? {
        for incoming in map.incoming {
            guard let caseName = caseName(of: incoming, in: name) else { continue }
            for incomingCase in incoming.cases where incomingCase.name == caseName {
                let given = item.payload.values.map { value in
                    PayloadParameter(
                        label: value.label.isEmpty ? nil : value.label,
                        innerName: nil,
                        type: TypeSpelling(value.type),
                        hasDefault: false
                    )
                }
                guard let fit = PayloadFit.byLabel(given, incomingCase.payload) else { continue }
                let samples = item.payload.samples.map { $0 ?? "" }
                let arguments = fit.arguments.map {
                    ($0.label.map { SwiftName.label($0) + ": " } ?? "") + samples[$0.source]
                }
                let head = "\(incoming.name).\(SwiftName.member(incomingCase.name))"
                guard !arguments.isEmpty else { return (incoming.module, head) }
                let lines = arguments.map { "                " + $0 }.joined(separator: ",\n")
                return (incoming.module, "\(head)(\n\(lines)\n            )")
            }
        }
        return nil
    }
}
