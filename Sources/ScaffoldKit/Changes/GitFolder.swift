/// The folders that Git keeps its own files in: it runs what their hooks and configuration say, so nothing is written there.
enum GitFolder {
    /// Whether some system takes a path component for `.git`: Git's own rules for names that it doesn't check out.
    ///
    /// In any case; with code points that HFS+ leaves out of comparisons; by its short name on NTFS (`git~1`), where blanks
    /// and dots at the end, and what follows a colon (`.git::$INDEX_ALLOCATION`), don't count.
    static func isName(_ component: some StringProtocol) -> Bool {
        // Most names are not even near.
        guard let first = component.utf8.first, first >= 0x80 || ".gG".utf8.contains(first) else { return false }
        var name = String.UnicodeScalarView()
        for scalar in component.unicodeScalars where !isIgnored(scalar) {
            if scalar == ":" || scalar == "\\" { break }
            name.append(scalar)
        }
        while let last = name.last, last == " " || last == "." { name.removeLast() }
        let folded = Name.fold(String(name))
        return folded == ".git" || folded == "git~1"
    }

    private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200C...0x200F, 0x202A...0x202E, 0x206A...0x206F, 0xFEFF: true
        default: false
        }
    }

    /// What makes a folder one of Git's, whatever its name: a bare repository, or what a linked worktree's `.git` leads to.
    static let marks = ["HEAD", "objects", "refs", "commondir"]

    /// `isThere`: whether the folder has something of a name.
    static func isGit(_ isThere: (String) throws(SystemError) -> Bool) throws(SystemError) -> Bool {
        guard try isThere("HEAD") else { return false }
        if try isThere("commondir") { return true }
        guard try isThere("objects") else { return false }
        return try isThere("refs")
    }

    static func isGit(_ folder: OpenFolder) throws(SystemError) -> Bool {
        try isGit { name throws(SystemError) in try folder.status(name) != nil }
    }
}
