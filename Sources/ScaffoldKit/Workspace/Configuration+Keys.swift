extension Configuration {
    /// Every key, in the order in which they are written and documented. `docs/configuration.md` has one row for each.
    static let keys: [ConfigurationKey] = [
        .string("app", \.app, .name),
        .string("kit", \.kit, .oneOf(["modular"])),
        .core,
        .bool("guards", \.guards),
        .string("modules.feature", \.modules.feature, .pattern(["app", "feature"], needed: "feature")),
        .string("modules.app", \.modules.app, .pattern(["app"])),
        .string("modules.core", \.modules.core, .pattern(["app"])),
        .string("modules.networking", \.modules.networking, .pattern(["app"])),
        .string("modules.dependencies", \.modules.dependencies, .pattern(["app"])),
        .strings("paths.features", \.paths.features, .path(root: true), atLeastOne: true),
        .string("paths.app", \.paths.app, .path()),
        .string("paths.core", \.paths.core, .path()),
        .string("paths.networking", \.paths.networking, .path()),
        .string("paths.dependencies", \.paths.dependencies, .path()),
        .string("redirects.table", \.redirects.table, .path(suffix: ".swift")),
        .string("redirects.type", \.redirects.type, .typeName),
        .strings("scan.include", \.scan.include, .path(root: true), atLeastOne: true),
        .strings("scan.exclude", \.scan.exclude, .path()),
        .string("deepLinks.scheme", \.deepLinks.scheme, .scheme),
        .string("style.indent", \.style.indent, .oneOf(["4 spaces", "2 spaces", "tabs"])),
        .string("style.header", \.style.header, .any),
        .strings("check.off", \.check.off, .notEmpty),
        .string("contracts.navigation", \.contracts.navigation, .typeName),
        .string("contracts.incoming", \.contracts.incoming, .typeName),
        .string("contracts.outgoing", \.contracts.outgoing, .typeName),
        .string("contracts.redirect", \.contracts.redirect, .typeName),
    ]
}

extension ConfigurationKey {
    /// `"vendored"`, or `{ "package": { "url" or "path", "version" } }`; a version only with a URL.
    fileprivate static let core = ConfigurationKey(name: "core") { configuration, node in
        let expected = "\"vendored\" or { \"package\": { \"url\" or \"path\": …, \"version\": … } }"
        switch node.value {
        case .string:
            switch read(
                node,
                "core",
                Form(words: expected, choices: ["vendored"], read: { $0 == "vendored" ? $0 : nil })
            ) {
            case .success: configuration.core = .vendored
            case .failure(let problem): return [problem]
            }
            return []
        case .object(let members):
            var problems = unknown(members, known: ["package"], prefix: "core.")
            guard let package = members.first(where: { $0.key == "package" })?.value else {
                return problems.isEmpty ? [wrongType(node, "core", expected)] : problems
            }
            guard case .object(let parts) = package.value else {
                return problems + [wrongType(package, "core.package", "an object")]
            }
            problems += unknown(parts, known: ["url", "path", "version"], prefix: "core.package.")
            var texts: [String: String] = [:]
            for part in parts where ["url", "path", "version"].contains(part.key) {
                switch read(part.value, "core.package.\(part.key)", .notEmpty) {
                case .success(let text): texts[part.key] = text
                case .failure(let problem): problems.append(problem)
                }
            }
            guard problems.isEmpty else { return problems }
            switch (texts["url"], texts["path"], texts["version"]) {
            case (let url?, nil, let version?): configuration.core = .package(.url(url), version: version)
            case (nil, let path?, nil): configuration.core = .package(.path(path), version: nil)
            default:
                let expected = "either a \"url\" and a \"version\", or a \"path\" alone"
                let given = parts.map(\.key).joined(separator: ", ")
                let fact = ConfigurationFact.wrongValue(
                    key: "core.package",
                    value: given,
                    expected: expected,
                    nearest: nil
                )
                return [Problem(node: package, fact: fact)]
            }
            return []
        default: return [wrongType(node, "core", expected)]
        }
    } encode: { configuration in
        switch configuration.core {
        case .vendored: return "\"vendored\""
        case .package(let location, let version):
            let place =
                switch location {
                case .url(let url): "\"url\": \(JSONText.quoted(url))"
                case .path(let path): "\"path\": \(JSONText.quoted(path))"
                }
            let rest = version.map { ", \"version\": \(JSONText.quoted($0))" } ?? ""
            return "{ \"package\": { \(place)\(rest) } }"
        }
    }
}
