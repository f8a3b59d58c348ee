import ScaffoldTemplates

/// `add-screen`: a view, its view model, navigator and tracker in a feature that is there.
package struct AddScreen: Sendable {
    package var name: Name
    /// The feature's name; nil: the one that the working directory is in.
    package var feature: String?
    package var payload: Payload
    package var without: Set<ScreenPart>

    package init(name: Name, feature: String? = nil, payload: Payload = .none, without: Set<ScreenPart> = []) {
        self.name = name
        self.feature = feature
        self.payload = payload
        self.without = without
    }

    package func plan(in workspace: Workspace, options: GenerationOptions = .init()) throws(Failure) -> GenerationPlan {
        let workspace = try RedirectUpdate.ahead(in: workspace, options: options)
        let feature = try workspace.feature(named: feature)
        var notes: [Diagnostic] = []
        let name = NameCheck.dropping(["View", "Screen"], from: name, notes: &notes)
        try NameCheck.screen(name)
        let others = try workspace.screens(of: feature).filter { $0 != name.upperCamel }
        if let existing = Name.clash(of: name.upperCamel, with: others) {
            throw Failure(.name(.taken(name: name.upperCamel, kind: .screen, existing: existing)))
        }
        let screen = ScreenLayout(
            name: name,
            feature: feature.name,
            isFirst: false,
            payload: payload,
            hasNavigator: !without.contains(.navigator),
            hasTracker: !without.contains(.tracker)
        )
        var writer = try FeatureWriter(feature, in: workspace, options: options)
        for note in notes { writer.bench.note(note) }
        try writer.refuseOtherPayload(
            payload,
            of: screen.caseName,
            type: feature.incoming,
            in: try writer.incomingFile()
        )
        try writer.refuseOther(screen)
        let part = writer.part(
            "screen",
            [
                "screen": name.upperCamel,
                "payload": payload.values.map(\.spelling).joined(separator: ", "),
                "without": without.map(\.rawValue).sorted().joined(separator: ","),
            ]
        )
        try writer.refuseOtherParts(part, of: screen)
        // Written anew under --force, navigator and tracker lack what other commands have given them.
        let (destinations, events) = try (writer.destinations(of: screen), writer.events(of: screen))
        var written = try writer.writeScreenFiles(screen, own: writer.recorded().has(part) ? .keep : .refuse)
        for route in destinations where screen.hasNavigator { written += try writer.addOutgoing(route, to: screen) }
        for event in events where screen.hasTracker { written += try writer.addEvent(event, to: screen) }
        try writer.wireScreen(screen)
        try writer.record(part, written: written)
        try RedirectUpdate.apply(to: &writer.bench, of: feature)
        return try writer.plan(screen: name)
    }
}
