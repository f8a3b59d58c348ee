import ScaffoldTemplates
import SwiftScan

// A view model's place in the container and its tests.
extension FeatureWriter {
    /// Its use cases into the factory, what the container keeps for it, and a container test of the whole way.
    mutating func wireViewModel(
        _ layout: ViewModelLayout,
        _ context: [String: TemplateValue],
        isAgain: Bool
    ) throws(Failure) {
        let container = try containerFile()
        let viewModel = layout.screen.type("ViewModel")
        let before = layout.screen.hasNavigator ? "navigator" : "tracker"
        if layout.kind == .filter {
            try bench.wire([
                WiringStep(
                    container,
                    StoredPropertyEdit(
                        type: feature.container,
                        name: layout.filterStore,
                        declaration: try snippet("container-filter-store.swift", context)
                    )
                )
            ])
        }
        if layout.kind == .search {
            try bench.wire([
                WiringStep(
                    container,
                    FunctionParameterEdit(
                        type: feature.container,
                        function: "make" + viewModel,
                        name: "debounceInterval",
                        parameterType: "Duration = .milliseconds(300)"
                    )
                )
            ])
        }
        for argument in arguments(of: layout) {
            guard try takes(argument.needed, in: layout.screen) else { continue }
            try bench.wire([
                WiringStep(
                    container,
                    CallArgumentEdit(
                        callee: viewModel,
                        label: argument.label,
                        value: argument.value,
                        before: before
                    )
                )
            ])
        }
        if !isAgain { try replaceContainerTest(layout, context) }
    }

    /// One argument of a view model's initialiser, and the name that stands in a view model which takes it.
    private struct Argument {
        var label: String
        var value: String
        var needed: String
    }

    /// What the factory hands to the view model, in the order of its initialiser.
    private func arguments(of layout: ViewModelLayout) -> [Argument] {
        var arguments: [Argument] = []
        for useCase in [layout.load, layout.refresh == layout.load ? nil : layout.refresh] {
            guard let useCase else { continue }
            arguments.append(
                Argument(label: useCase.property, value: broken(useCase), needed: useCase.contract)
            )
        }
        if layout.kind == .search {
            let name = "debounceInterval"
            arguments.append(Argument(label: name, value: name, needed: name))
        }
        if layout.kind == .filter {
            arguments.append(
                Argument(label: "store", value: layout.filterStore, needed: layout.filterName + "StoreContract")
            )
        }
        return arguments
    }

    /// How it is made, on lines that names of any length leave short enough.
    private func broken(_ useCase: UseCaseLayout) -> String {
        let construction = useCase.construction
        guard useCase.property.count + construction.count > 100, construction.hasSuffix(")"),
            let open = construction.firstIndex(of: "(")
        else { return construction }
        let inside = construction[construction.index(after: open)...].dropLast()
        guard useCase.property.count + useCase.type.count > 100 else {
            return "\(construction[...open])\n    \(inside)\n)"
        }
        return "\n    \(construction[...open])\n        \(inside)\n    )"
    }

    /// The container test of a new screen looks at a state that is no more.
    private mutating func replaceContainerTest(
        _ layout: ViewModelLayout,
        _ context: [String: TemplateValue]
    ) throws(Failure) {
        let type = feature.container + "Tests"
        let path = try testFile(type, "Unit", type + ".swift")
        guard layout.screen.payload.typeWithoutSample == nil, let bytes = try bench.read(path) else { return }
        let file = try bench.editable(path, bytes)
        var context = context
        context["container"] = .record(["arguments": .list(containerArguments(in: file))])
        var written: [String] = []
        for (hasNavigator, hasTracker) in [(true, true), (true, false), (false, true), (false, false)] {
            var screen = layout.screen
            screen.hasNavigator = hasNavigator
            screen.hasTracker = hasTracker
            written.append(try snippet("container-test.swift", self.context(screen: screen)))
        }
        try bench.wire([
            WiringStep(
                path,
                MemberReplacementEdit(
                    type: type,
                    name: "make\(layout.screen.type("ViewModel"))()",
                    written: written,
                    member: try snippet("container-test-\(layout.kind.rawValue).swift", context)
                )
            )
        ])
        guard layout.kind.needsModel, layout.isRemote else { return }
        let networking = bench.configuration.networkingModule
        try wireTests([
            WiringStep(path, ImportEdit(["Foundation", networking, networking + "Mocks"]))
        ])
        try importFoundation(in: [path], payload: payload(of: layout))
    }

    /// What the tests hand to the container, as it stands there by now.
    private func containerArguments(in file: EditableSource) -> [TemplateValue] {
        let call = file.invocations(of: feature.container, in: file.source.tokens.indices).first
        return (call?.arguments ?? []).map { argument in
            let label = argument.label ?? ""
            return .record([
                "label": .string(label),
                "value": .string(label == "httpClient" ? "httpClientMock" : file.source.text(argument.value)),
            ])
        }
    }
}
