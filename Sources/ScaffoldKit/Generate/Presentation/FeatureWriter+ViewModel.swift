import ScaffoldTemplates
import SwiftScan

// A screen's view model: its files in the place of a new screen's, and what it is given.
extension FeatureWriter {
    /// Writes the view model, what it shows and its view, and hands it its use cases. Everything that these need and that
    /// is missing is made first.
    ///
    /// - Parameters:
    ///   - model: what it shows, for the kinds that show some; nil: the feature's only model, or what the screen's name says.
    ///   - detail: the screen that shows an item of it; nil: the only one that an item's identifier opens.
    package mutating func addViewModel(
        _ kind: ViewModelKind,
        to name: Name,
        model: Name? = nil,
        detail: Name? = nil
    ) throws(Failure) {
        let screen = try screenLayout(name)
        var modelName: Name?
        if kind.needsModel {
            let named = if let model { model } else { try self.modelName(for: screen) }
            modelName = try self.model(named: named) == nil ? try checkedModelName(named) : named
        }
        let part = part(kind, screen: name, model: modelName)
        try refuseOther(part, of: screen)
        let isAgain = try recorded().has(part)
        var layout = ViewModelLayout(screen: screen, kind: kind)
        if let modelName { try addUseCases(to: &layout, of: modelName) }
        if kind == .list || kind == .search {
            layout.detail = try detailCase(detail, for: layout)
        }
        // A detail screen that came later: a view model that nobody has edited is written again, and leads there.
        var leadsAnew = false
        if isAgain, bench.existing != .overwrite, let item = layout.detail {
            leadsAnew = try !takes(NavigatorRoute(item, of: feature.incoming).method, in: screen)
            let isOwn = try isOwn(viewModelFile(of: screen))
            if leadsAnew, !isOwn {
                if detail != nil { throw try notLed(to: item, in: layout) }
                leadsAnew = false
            }
        }
        let context = context(of: layout)
        let payload = payload(of: layout)
        var files: [GeneratedFile] = []
        for template in ["viewmodel-\(kind.rawValue)", "view-\(kind.rawValue)"] {
            files += try inPlace(rendered(template, context: context, payload: payload))
        }
        let written = try write(files, own: isAgain && !leadsAnew ? .keep : .replace)
        if let detail = layout.detail {
            let route = NavigatorRoute(detail, of: feature.incoming)
            if try takes(route.method, in: screen) { try addNavigatorMethod(route, to: screen) }
        }
        for event in screen.hasTracker ? try kind.events(identifier: layout.model?.identifier) : [] {
            if try takes(event.trackMethod, in: screen) { _ = try addEvent(event, to: screen) }
        }
        if try !takes(screen.type("ViewState"), in: screen) { try removeOwn(in: screen, "ViewState") }
        try wireViewModel(layout, context, isAgain: isAgain)
        if !bench.changeset.isEmpty { try record(part, written: written) }
    }

    /// The view model is somebody's own by now, who says where it leads.
    private func notLed(to item: CaseSpelling, in layout: ViewModelLayout) throws(Failure) -> Failure {
        let route = NavigatorRoute(item, of: feature.incoming)
        let label = item.payload.values.first?.label ?? ""
        return Failure(
            .generate(
                .ownViewModel(
                    layout.screen.type("ViewModel"),
                    call: "navigator.\(route.method)(\(label.isEmpty ? "" : SwiftName.label(label) + ": ")item.id)"
                )
            ),
            at: SourceLocation(path: try viewModelFile(of: layout.screen))
        )
    }

    /// What a view model's templates are given.
    func context(of layout: ViewModelLayout) -> [String: TemplateValue] {
        context(screen: layout.screen).merging(TemplateContext.viewModel(layout)) { $1 }
    }

    /// The types that its files may name, so that they import what they need.
    func payload(of layout: ViewModelLayout) -> Payload {
        Payload(values: layout.screen.payload.values + (layout.model?.payload.values ?? []))
    }

    func part(_ kind: ViewModelKind, screen: Name, model: Name?) -> FeatureRecord.Part {
        part(
            "viewmodel",
            ["screen": screen.upperCamel, "kind": kind.rawValue, "model": model?.upperCamel ?? ""]
        )
    }

    /// The kind and the model of the view model that was written for a screen; nil where it is a new screen's.
    func recordedViewModel(of screen: Name) throws(Failure) -> (kind: ViewModelKind, model: Name?)? {
        let template = "\(bench.configuration.kit)/viewmodel"
        let part = try recorded().parts.first {
            $0.template == template && $0.inputs["screen"] == screen.upperCamel
        }
        guard let part, let kind = part.inputs["kind"].flatMap(ViewModelKind.init) else { return nil }
        return (kind, part.inputs["model"].flatMap { try? Name($0) })
    }

    private func refuseOther(_ part: FeatureRecord.Part, of screen: ScreenLayout) throws(Failure) {
        guard let there = try recordedViewModel(of: screen.name),
            self.part(there.kind, screen: screen.name, model: there.model).inputs != part.inputs
        else { return }
        throw Failure(
            .generate(
                .viewModelTaken(
                    screen: screen.name.upperCamel,
                    kind: there.kind.rawValue,
                    model: there.model?.upperCamel
                )
            )
        )
    }

    /// False for what the view model doesn't name: where it is somebody's own, it is given what it asks for.
    func takes(_ identifier: String, in screen: ScreenLayout) throws(Failure) -> Bool {
        try names(identifier, in: viewModelFile(of: screen))
    }

    /// A file that nothing needs any more goes, unless somebody has edited it.
    private mutating func removeOwn(in screen: ScreenLayout, _ suffix: String) throws(Failure) {
        let type = screen.type(suffix)
        let path = try file(type, "Presentation", screen.name.upperCamel, "ViewModels", type + ".swift")
        var record = try recorded()
        guard let bytes = try bench.read(path),
            record.files[key(of: path)] == SHA256.hexadecimal(of: bytes)
        else { return }
        record.files[key(of: path)] = nil
        try bench.set(path, to: nil)
        try bench.set(feature.record, to: Array(record.rendered.utf8))
    }
}
