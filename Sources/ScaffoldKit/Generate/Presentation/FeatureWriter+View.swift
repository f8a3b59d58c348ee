import ScaffoldTemplates

// A screen's view alone.
extension FeatureWriter {
    /// The view of the view model that is there: written where it is missing, brought up to date where nobody has edited it.
    package mutating func addView(to name: Name) throws(Failure) {
        let screen = try screenLayout(name)
        var layout = ViewModelLayout(screen: screen, kind: .stateless)
        var template = "screen"
        if let there = try recordedViewModel(of: name) {
            layout.kind = there.kind
            if let name = there.model { layout.model = try model(named: name) ?? ModelLayout(name: name) }
            template = "view-\(there.kind.rawValue)"
        }
        let rendered = try rendered(template, context: context(of: layout), payload: payload(of: layout))
        let view = screen.type("View.swift")
        let written = try write(inPlace(rendered.filter { $0.path.name == view }), own: .replace)
        if !bench.changeset.isEmpty {
            try record(part("view", ["screen": name.upperCamel]), written: written)
        }
    }
}
