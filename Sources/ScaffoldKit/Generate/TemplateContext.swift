import ScaffoldTemplates

/// What the templates are given; `docs/templates.md` lists every key.
package enum TemplateContext {
    package static func workspace(_ configuration: Configuration) -> [String: TemplateValue] {
        let core = configuration.coreModule
        let networking = configuration.networkingModule
        let pattern = Pattern.replace("{app}", in: configuration.modules.feature, with: configuration.app)
        let affixes = split(pattern, around: "{feature}")
        return [
            "app": .string(configuration.app),
            "guards": .bool(configuration.guards),
            "scheme": .string(configuration.deepLinks.scheme),
            "version": .string(Version.current),
            "indent": .string(configuration.style.indent),
            "core": self.core(configuration.core),
            "modules": .record([
                "app": .string(configuration.appModule),
                "core": .string(core),
                "coreMocks": .string(core + "Mocks"),
                "networking": .string(networking),
                "networkingMocks": .string(networking + "Mocks"),
                "dependencies": .string(configuration.dependenciesModule),
                "featurePrefix": .string(affixes.prefix),
                "featureSuffix": .string(affixes.suffix),
            ]),
            "paths": .record([
                "app": .string(configuration.paths.app),
                "core": .string(configuration.paths.core),
                "networking": .string(configuration.paths.networking),
                "dependencies": .string(configuration.paths.dependencies),
                "features": .string(configuration.paths.features.first ?? "Features"),
            ]),
            "redirects": .record([
                "table": .string(configuration.redirects.table),
                "type": .string(configuration.redirects.type),
            ]),
            "contracts": .record([
                "incoming": .string(configuration.contracts.incoming),
                "outgoing": .string(configuration.contracts.outgoing),
                "redirect": .string(configuration.contracts.redirect),
            ]),
        ]
    }

    package static func feature(_ feature: FeatureLayout) -> [String: TemplateValue] {
        var record = spellings(feature.name)
        record["module"] = .string(feature.module)
        record["path"] = .string(feature.path.string)
        record["incoming"] = .string(feature.incoming)
        record["outgoing"] = .string(feature.outgoing)
        return ["feature": .record(record)]
    }

    package static func screen(_ screen: ScreenLayout) -> [String: TemplateValue] {
        var record = spellings(screen.name)
        record["case"] = .string(screen.caseName)
        record["payload"] = screen.payload.context
        record["hasSamples"] = .bool(screen.payload.typeWithoutSample == nil)
        record["navigator"] = .bool(screen.hasNavigator)
        record["tracker"] = .bool(screen.hasTracker)
        return ["screen": .record(record)]
    }

    static func spellings(_ name: Name) -> [String: TemplateValue] {
        [
            "name": .string(name.upperCamel),
            "camel": .string(name.lowerCamel),
            "kebab": .string(name.kebab),
            "snake": .string(name.snake),
            "title": .string(name.title),
        ]
    }

    private static func core(_ core: Configuration.Core) -> TemplateValue {
        var record: [String: TemplateValue] = [
            "vendored": .bool(false), "identity": .string(""), "path": .string(""), "url": .string(""),
            "version": .string(""),
        ]
        switch core {
        case .vendored: record["vendored"] = .bool(true)
        case .package(.path(let path), _):
            record["path"] = .string(path)
            record["identity"] = .string(identity(path))
        case .package(.url(let url), let version):
            record["url"] = .string(url)
            record["version"] = .string(version ?? Version.current)
            record["identity"] = .string(identity(url))
        }
        return .record(record)
    }

    /// SwiftPM's identity of a package: the last component of its location, without `.git`. A path that ends in dots
    /// has none; a local package's is a free choice of the manifest's.
    private static func identity(_ location: String) -> String {
        let last = location.split(separator: "/").last { $0 != "." && $0 != ".." }.map(String.init) ?? "scaffold"
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    private static func split(_ text: String, around middle: String) -> (prefix: String, suffix: String) {
        let parts = text.split(separator: middle, maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return (text, "") }
        return (String(parts[0]), String(parts[1]))
    }
}
