import ScaffoldTemplates

/// "Did you mean": the nearest of what there is.
enum Suggestion {
    /// The only name that starts like this one, else the one that is nearest in spelling; nil where none is near.
    static func name(for given: String, among names: [String]) -> String? {
        let sameStart = names.filter { $0.hasPrefix(given) }
        if given.count > 1, sameStart.count == 1 { return sameStart.first }
        return nearest(to: given, among: names)
    }

    /// The spelling of the option that was meant by an argument such as `--dryrun`, `-dry-run` or `—dry-run=x`.
    static func option(for argument: String, among options: [OptionSpec]) -> String? {
        let given = Dash.name(in: argument)
        if let short = options.first(where: { $0.short.map(String.init) == given }) {
            return short.spellings.first
        }
        return name(for: given, among: options.map(\.name)).map { "--" + $0 }
    }
}
