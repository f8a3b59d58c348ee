import ScaffoldTemplates
import SwiftScan

// The app layer's test of a redirect, written by the command that makes the redirect.
extension FeatureWriter {
    /// A test for each of these cases that leads somewhere by now and can be written as a literal.
    mutating func addRedirectTests(for routes: [NavigatorRoute], update: RedirectUpdate) throws(Failure) {
        guard !routes.isEmpty, let (path, type) = try redirectTests() else { return }
        let own = update.redirects.filter { $0.module == feature.module }
        for route in routes where route.item.payload.typeWithoutSample == nil {
            let item = route.item
            let outgoing = "\(feature.outgoing).\(item.name)"
            guard let redirect = own.first(where: { $0.outgoing.hasSuffix(outgoing) }), let name = redirect.destination,
                let (module, expression) = destination(name, of: item, in: update.map)
            else { continue }
            try bench.wire([
                WiringStep(
                    path,
                    MemberEdit(
                        type: type,
                        member: try redirectTest(of: route, to: expression),
                        name: redirectTestName(of: item),
                        isSorted: true
                    )
                ),
                WiringStep(path, ImportEdit(feature.module)),
                WiringStep(path, ImportEdit(module)),
            ])
            try importFoundation(in: [path], payload: item.payload)
        }
    }

    /// The test of one redirect as it has been decided: added, changed where it is as this program wrote it, taken out
    /// where the case leads nowhere yet. A test that says anything else is somebody's own, and a note says what it lacks.
    mutating func followRedirect(
        _ route: NavigatorRoute,
        to destination: Destination?,
        among map: NavigationMap
    ) throws(Failure) {
        let item = route.item
        guard item.payload.typeWithoutSample == nil, let (path, type) = try redirectTests(),
            let bytes = try bench.read(path)
        else { return }
        let name = redirectTestName(of: item)
        let file = try bench.editable(path, bytes)
        let isThere = file.type(named: type).map { owner in
            file.members(of: owner).contains { file.source.declarations[$0].fullName == name }
        }
        var written: [String] = []
        for incoming in isThere == true ? map.incoming : [] {
            for incomingCase in incoming.cases {
                guard let expression = expression(of: incomingCase, of: incoming, for: item) else { continue }
                written.append(try redirectTest(of: route, to: expression))
            }
        }
        guard let destination else {
            let removal = MemberReplacementEdit(type: type, name: name, written: written, member: "")
            guard isThere == true, removal.edits(in: file) != nil else { return }
            return try bench.wire([WiringStep(path, MemberRemoval(type: type, names: [name]))])
        }
        guard let expression = expression(of: destination.incomingCase, of: destination.incoming, for: item) else {
            return
        }
        let member = try redirectTest(of: route, to: expression)
        guard isThere == true else {
            return try bench.wire([
                WiringStep(path, MemberEdit(type: type, member: member, name: name, isSorted: true)),
                WiringStep(path, ImportEdit(feature.module)),
                WiringStep(path, ImportEdit(destination.incoming.module)),
            ])
        }
        let replacement = MemberReplacementEdit(type: type, name: name, written: written, member: member)
        guard let edits = replacement.edits(in: file) else {
            let fact = WiringFact.leftToDo(place: replacement.place, text: member)
            return bench.note(Diagnostic(.note, .wiring(fact), at: SourceLocation(path: path)))
        }
        if edits.isEmpty { return }
        try bench.wire([
            WiringStep(path, replacement), WiringStep(path, ImportEdit(destination.incoming.module)),
        ])
    }

    /// The file of the app layer's redirect tests and their type; nil where there is none, or none is to be edited.
    private func redirectTests() throws(Failure) -> (path: RelativePath, type: String)? {
        let configuration = bench.configuration
        let type = configuration.redirects.type + "Tests"
        let folder = (RelativePath(configuration.paths.app) ?? .root).appending("Tests")
        let expected = folder.appending("Unit").appending(type + ".swift")
        let path = try bench.fileDeclaring(type, expected: expected, below: folder)
        guard bench.wires, try bench.read(path) != nil else { return nil }
        return (path, type)
    }

    private func redirectTestName(of item: CaseSpelling) -> String {
        feature.name.lowerCamel + item.name.prefix(1).uppercased() + item.name.dropFirst() + "()"
    }

    private func redirectTest(of route: NavigatorRoute, to expression: String) throws(Failure) -> String {
        var context = context(outgoing: route)
        context["redirect"] = .record(["destination": .string(expression)])
        return try snippet("redirect-test.swift", context)
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
                if let expression = expression(of: incomingCase, of: incoming, for: item) {
                    return (incoming.module, expression)
                }
            }
        }
        return nil
    }

    /// An incoming case as a literal with the outgoing one's samples; nil where it doesn't take them.
    private func expression(
        of incomingCase: NavigationCase,
        of incoming: NavigationEnum,
        for item: CaseSpelling
    ) -> String? {
        let given = item.payload.values.map { value in
            PayloadParameter(
                label: value.label.isEmpty ? nil : value.label,
                innerName: nil,
                type: TypeSpelling(value.type),
                hasDefault: false
            )
        }
        let fit =
            PayloadFit.byLabel(given, incomingCase.payload) ?? PayloadFit.byPosition(given, incomingCase.payload)
        guard let fit else { return nil }
        let samples = item.payload.samples.map { $0 ?? "" }
        let arguments = fit.arguments.map {
            ($0.label.map { SwiftName.label($0) + ": " } ?? "") + samples[$0.source]
        }
        let head = "\(incoming.name).\(SwiftName.member(incomingCase.name))"
        guard !arguments.isEmpty else { return head }
        let lines = arguments.map { "                " + $0 }.joined(separator: ",\n")
        return "\(head)(\n\(lines)\n            )"
    }
}
