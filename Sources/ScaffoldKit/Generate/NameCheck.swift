/// Whether a name can be used for a feature or a screen: what its files would declare must be free.
enum NameCheck {
    /// The name without a last word that is added anyway; a note says so.
    static func dropping(_ suffixes: [String], from name: Name, notes: inout [Diagnostic]) -> Name {
        guard let (shorter, suffix) = name.droppingSuffix(suffixes) else { return name }
        let fact = NameFact.suffixDropped(from: name.upperCamel, to: shorter.upperCamel, suffix: suffix)
        notes.append(Diagnostic(.note, .name(fact)))
        return shorter
    }

    /// - Parameter features: those that are there; one of the same name may be among them.
    static func feature(_ name: Name, in configuration: Configuration, beside features: [Feature]) throws(Failure) {
        let module = configuration.module(feature: name)
        try refuse(ReservedNames.refusal(of: name, kind: .module, rendered: module))
        for suffix in ["Feature", "Container", "IncomingNavigation", "OutgoingNavigation", "DeepLinkHandler"] {
            try refuse(ReservedNames.refusal(of: name, kind: .type, rendered: name.upperCamel + suffix))
        }
        // A bare `Swift` hides nothing by itself, but reads as if it did. A platform's `Contacts` is a fine feature.
        if ReservedNames.owner(ofModule: name.upperCamel) == .toolchain {
            try refuse(ReservedNames.refusal(of: name, kind: .module, rendered: name.upperCamel))
        }
        let own = [
            configuration.appModule, configuration.coreModule, configuration.coreModule + "Mocks",
            configuration.networkingModule, configuration.networkingModule + "Mocks",
            configuration.dependenciesModule, configuration.dependenciesModule + "Mocks",
        ]
        // SwiftPM gathers a package's tests in a module of its own: `<package>PackageTests`.
        let taken = own + own.map { $0 + "Tests" } + [configuration.app + "PackageTests"]
        for rendered in [module, module + "Tests"] {
            if let existing = Name.clash(of: rendered, with: taken) {
                throw Failure(.name(.taken(name: rendered, kind: .module, existing: existing)))
            }
        }
        let others = features.filter { $0.name != name.upperCamel }
        if let existing = Name.clash(of: name.upperCamel, with: others.map(\.name)) {
            throw Failure(.name(.taken(name: name.upperCamel, kind: .feature, existing: existing)))
        }
        for other in others where other.module + "Tests" == module || other.module == module + "Tests" {
            throw Failure(.name(.taken(name: module, kind: .module, existing: other.module)))
        }
    }

    /// Features that are made in one go must differ as those that are there do, and as `feature` has it.
    static func distinct(_ features: [Name], in configuration: Configuration) throws(Failure) {
        var seen: [String: String] = [:]
        var modules: Set<String> = []
        for feature in features {
            let feature = feature.droppingSuffix(["Feature"])?.name ?? feature
            if let existing = seen.updateValue(feature.upperCamel, forKey: Name.fold(feature.upperCamel)) {
                throw Failure(.name(.taken(name: feature.upperCamel, kind: .feature, existing: existing)))
            }
            modules.insert(configuration.module(feature: feature))
        }
        for module in modules.sorted() where modules.contains(module + "Tests") {
            throw Failure(.name(.taken(name: module + "Tests", kind: .module, existing: module)))
        }
    }

    /// The app's own modules must not take the toolchain's or a platform's names.
    static func app(_ configuration: Configuration) throws(Failure) {
        let name: Name
        do {
            name = try Name(configuration.app)
        } catch {
            throw Failure(.name(error))
        }
        let modules = [configuration.appModule, configuration.networkingModule, configuration.dependenciesModule]
        for module in [configuration.app] + modules {
            try refuse(ReservedNames.refusal(of: name, kind: .module, rendered: module))
        }
    }

    static func screen(_ name: Name) throws(Failure) {
        try refuse(ReservedNames.refusal(of: name, kind: .view, rendered: name.upperCamel + "View"))
        for suffix in ["ViewModel", "ViewState", "Navigator", "Tracker", "Event", "NavigatorMock", "TrackerMock"] {
            try refuse(ReservedNames.refusal(of: name, kind: .type, rendered: name.upperCamel + suffix))
        }
    }

    private static func refuse(_ fact: NameFact?) throws(Failure) {
        if let fact { throw Failure(.name(fact)) }
    }
}
