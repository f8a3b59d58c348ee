/// Dashes that editors, chats and web pages put in the place of ASCII's.
enum Dash {
    private static let lookalikes: Set<Unicode.Scalar> = [
        "\u{00AD}", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2015}", "\u{2043}", "\u{207B}",
        "\u{208B}", "\u{2212}", "\u{2500}", "\u{FE58}", "\u{FE63}", "\u{FF0D}",
    ]

    /// True where an argument looks like an option, and one of its dashes isn't ASCII's: `–-dry-run`, `--dry–run`.
    static func isEdited(_ argument: String) -> Bool {
        guard let first = argument.unicodeScalars.first else { return false }
        if lookalikes.contains(first) { return true }
        guard first == "-" else { return false }
        return argument.unicodeScalars.prefix { $0 != "=" }.contains(where: lookalikes.contains)
    }

    /// The option's name that was meant, without leading dashes or value, ASCII dashes within.
    static func name(in argument: String) -> String {
        var name = String.UnicodeScalarView()
        for scalar in argument.unicodeScalars {
            if scalar == "=" { break }
            name.append(lookalikes.contains(scalar) ? "-" : scalar)
        }
        return String(String(name).drop { $0 == "-" })
    }
}
