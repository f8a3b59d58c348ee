/// The patterns of `modules`, filled in.
extension Configuration {
    package func module(feature: Name) -> String {
        module(folder: feature.upperCamel)
    }

    /// Of a feature's folder, whose name is taken as it is, but for what no module's name can have.
    package func module(folder: String) -> String {
        ModuleName.of(target: Pattern.replace("{feature}", in: filled(modules.feature), with: folder))
    }

    package var appModule: String { filled(modules.app) }
    package var coreModule: String { filled(modules.core) }
    package var networkingModule: String { filled(modules.networking) }
    package var dependenciesModule: String { filled(modules.dependencies) }

    /// The feature's part of a module's name; nil where the name doesn't follow the pattern.
    package func featureName(ofModule module: String) -> String? {
        Pattern.feature(of: module, by: modules.feature, app: app)
    }

    private func filled(_ pattern: String) -> String {
        Pattern.replace("{app}", in: pattern, with: app)
    }
}
