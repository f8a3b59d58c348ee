import SwiftScan

// What a view model shows and where it leads: found in the feature, or made.
extension FeatureWriter {
    /// The model, the repository and the use cases that get it.
    mutating func addUseCases(to layout: inout ViewModelLayout, of name: Name) throws(Failure) {
        if layout.kind == .detail {
            layout.model = try model(named: name) ?? ModelLayout(name: name)
            try refuseUnfitPayload(layout)
        }
        let model = try domainModel(named: name)
        layout.model = model
        let policy = try ensureRepository(of: model).policy
        layout.isRemote = policy.isRemote
        let returns: UseCaseResult = layout.kind == .detail ? .one : .page
        let load = try ensureUseCase(layout.kind == .search ? .search : .get, returns: returns, of: model)
        layout.load = load
        // The other policies ask the remote source first as it is.
        let hasCacheFirst = policy == .localFirst || policy == .all
        let refreshes = hasCacheFirst && layout.kind != .search
        layout.refresh = refreshes ? try ensureUseCase(.refresh, returns: returns, of: model) : load
    }

    /// The feature's only model; else what the screen's name says: `CharacterDetail`, `Characters` are about `Character`.
    func modelName(for screen: ScreenLayout) throws(Failure) -> Name {
        let models = try models()
        let short = screen.name.droppingSuffix(["Detail", "Details", "List", "Page", "Results", "Search"])?.name
        let word = (short ?? screen.name).upperCamel
        let candidates = [word] + Inflection.readings(of: word)
        let known = candidates.first(where: models.contains) ?? (Set(models).count == 1 ? models.first : nil)
        if let known { return (try? Name(known)) ?? screen.name }
        let singulars = Inflection.singulars(of: word)
        if singulars.count > 1 { throw Failure(.domain(.modelUnclear(word, among: singulars))) }
        return try newModel(singulars.first ?? word, among: models, insists: .option)
    }

    /// A detail screen is opened with one identifier of its model.
    private func refuseUnfitPayload(_ layout: ViewModelLayout) throws(Failure) {
        guard let model = layout.model, let type = model.identifier else { return }
        guard layout.identifier == nil else { return }
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
