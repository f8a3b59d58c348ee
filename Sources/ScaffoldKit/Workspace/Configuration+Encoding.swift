extension Configuration {
    /// `scaffold.json` as `init` writes it: the app, the link scheme, and whatever differs from the defaults.
    package func rendered() -> String {
        let defaults = Configuration(app: app)
        let always = ["app", "deepLinks.scheme"]
        var groups: [(name: String, entries: [String])] = []
        for key in Self.keys where always.contains(key.name) || key.encode(self) != key.encode(defaults) {
            let parts = key.name.split(separator: ".").map(String.init)
            if parts.count == 1 {
                groups.append((key.name, ["  \(JSONText.quoted(key.name)): \(key.encode(self))"]))
                continue
            }
            if groups.last?.name != parts[0] { groups.append((parts[0], [])) }
            groups[groups.count - 1].entries.append("    \(JSONText.quoted(parts[1])): \(key.encode(self))")
        }
        let texts = groups.map { group in
            let entries = group.entries.joined(separator: ",\n")
            return entries.hasPrefix("    ") ? "  \(JSONText.quoted(group.name)): {\n\(entries)\n  }" : entries
        }
        return "{\n" + texts.joined(separator: ",\n") + "\n}\n"
    }
}
