import SwiftScan

// What a view model shows and where it leads: found in the feature, or made.
extension FeatureWriter {
    /// The model, and the use cases that get it.
    mutating func addUseCases(to layout: inout ViewModelLayout, of name: Name) throws(Failure) {
        var model = try model(named: name) ?? ModelLayout(name: name)
        if layout.kind == .detail {
            layout.model = model
            try refuseUnfitPayload(layout)
        }
        switch layout.kind {
        case .detail: layout.load = try ensureUseCase(.get, returns: .one, of: model)
        case .list: layout.load = try ensureUseCase(.get, returns: .page, of: model)
        case .search: layout.load = try ensureUseCase(.search, returns: .page, of: model)
        case .stateless, .filter: return
        }
        // Made by now where it wasn't there.
        model = try self.model(named: name) ?? model
        layout.model = model
        let policy = try policy(of: name)
        layout.isRemote = policy != "local"
        layout.refresh = layout.load
        // The others ask the remote source first as it is.
        guard layout.kind != .search, policy == "local-first" || policy == "all" else { return }
        layout.refresh = try ensureUseCase(.refresh, returns: layout.kind == .list ? .page : .one, of: model)
    }

    /// The cache policy that the model's repository was made with; nil where no record says so.
    private func policy(of model: Name) throws(Failure) -> String? {
        try recorded().parts.last {
            $0.template == "\(bench.configuration.kit)/repository" && $0.inputs["model"] == model.upperCamel
        }?.inputs["policy"]
    }

    /// The feature's only model; else what the screen's name says: `CharacterDetail`, `Characters` are about `Character`.
    func modelName(for screen: ScreenLayout) throws(Failure) -> Name {
        let recorded = try recorded().parts.compactMap { part in
            part.template == "\(bench.configuration.kit)/model" ? part.inputs["model"] : nil
        }
        let short = screen.name.droppingSuffix(["Detail", "Details", "List", "Page", "Results", "Search"])?.name
        let named = (short ?? screen.name).singular
        if recorded.contains(named.upperCamel) { return named }
        if Set(recorded).count == 1, let only = recorded.first, let name = try? Name(only) { return name }
        return named
    }

    /// A detail screen is opened with one identifier of its model.
    private func refuseUnfitPayload(_ layout: ViewModelLayout) throws(Failure) {
        guard let model = layout.model, let type = model.identifier else { return }
        let values = layout.screen.payload.values.filter { $0.type == type }
        guard values.count != 1 else { return }
        throw Failure(
            .generate(
                .noIdentifier(
                    screen: layout.screen.name.upperCamel,
                    model: model.name.upperCamel,
                    type: type,
                    feature: feature.name.upperCamel
                )
            )
        )
    }

    /// The incoming case that shows an item: of the screen that was named, else of the only one that an item's identifier
    /// opens. nil where there is none, or where the screen has no navigator that could go there.
    func detailCase(_ named: Name?, for layout: ViewModelLayout) throws(Failure) -> CaseSpelling? {
        guard let type = layout.model?.identifier else { return nil }
        guard layout.screen.hasNavigator else {
            guard named != nil else { return nil }
            throw Failure(
                .generate(.noNavigator(screen: layout.screen.name.upperCamel, feature: feature.name.upperCamel))
            )
        }
        let cases = try incomingCases()
        func isOpened(_ item: CaseSpelling) -> Bool {
            item.payload.values.count == 1 && item.payload.values[0].type == type
        }
        if let named {
            let shown = try screenLayout(named)
            guard let item = cases.first(where: { $0.name == shown.caseName }), isOpened(item) else {
                throw Failure(
                    .generate(
                        .noIdentifier(
                            screen: named.upperCamel,
                            model: layout.model?.name.upperCamel ?? "",
                            type: type,
                            feature: feature.name.upperCamel
                        )
                    )
                )
            }
            return item
        }
        let others = cases.filter { $0.name != layout.screen.caseName && isOpened($0) }
        return others.count == 1 ? others.first : nil
    }
}
