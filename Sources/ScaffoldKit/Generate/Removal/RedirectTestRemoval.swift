import SwiftScan

/// The app layer's generated tests of redirects that begin or end at a feature.
struct RedirectTestRemoval {
    let feature: FeatureLayout
    let configuration: Configuration
    /// The navigation before the feature goes.
    let map: NavigationMap
    /// What the feature shows to others.
    let types: Set<String>

    private var type: String { configuration.redirects.type + "Tests" }

    /// Nothing where the tests are gone.
    func file(in bench: Workbench) throws(Failure) -> RelativePath? {
        let folder = (RelativePath(configuration.paths.app) ?? .root).appending("Tests")
        let expected = folder.appending("Unit").appending(type + ".swift")
        let path = try bench.fileDeclaring(type, expected: expected, below: folder)
        return try bench.read(path) == nil ? nil : path
    }

    /// The tests that go: those with a generated name that name the feature.
    func steps(for path: RelativePath, in bench: Workbench) throws(Failure) -> [WiringStep] {
        guard let bytes = try bench.read(path), bytes.withUnsafeBytes(Needles([Array(feature.module.utf8)]).match)
        else { return [] }
        let file = try bench.editable(path, bytes)
        guard let owner = file.type(named: type) else { return [] }
        let use = ImportUse(module: feature.module, types: types)
        let places = use.places(in: file.source)
        let tests = file.members(of: owner).map { file.source.declarations[$0] }.filter { declaration in
            declaration.kind == .func && declaration.parameters.isEmpty
                && places.contains { declaration.range.contains($0.range.lowerBound) }
        }
        let generated = generatedNames(among: Set(tests.map(\.name)))
        let going = tests.filter { generated.contains($0.name) }
        return [WiringStep(path, MemberRemoval(type: type, names: Set(going.map(\.fullName))))]
    }

    /// Those that `RedirectTestWriter` would give: `homeCharacters`, the feature and its outgoing case.
    private func generatedNames(among names: Set<String>) -> Set<String> {
        var generated: Set<String> = []
        for navigation in map.outgoing {
            let endings = navigation.cases.map { $0.name.prefix(1).uppercased() + $0.name.dropFirst() }
            // Few of many features have a test here.
            guard endings.contains(where: { ending in names.contains { $0.hasSuffix(ending) } }),
                let feature = configuration.featureName(ofModule: navigation.module), let name = try? Name(feature)
            else { continue }
            generated.formUnion(endings.map { name.lowerCamel + $0 })
        }
        return generated
    }
}
