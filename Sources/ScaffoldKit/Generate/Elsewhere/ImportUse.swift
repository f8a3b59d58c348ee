import SwiftScan

/// Whether a file uses a module.
struct ImportUse {
    let module: String
    let types: Set<String>

    /// Names of Foundation that generated tests and their neighbours use.
    static let foundation = ImportUse(
        module: "Foundation",
        types: [
            "Bundle", "Calendar", "CGFloat", "Data", "Date", "DateComponents", "Decimal", "FileManager", "IndexPath",
            "IndexSet", "JSONDecoder", "JSONEncoder", "Locale", "Measurement", "NotificationCenter", "ProcessInfo",
            "Thread", "TimeInterval", "TimeZone", "Timer", "URL", "URLComponents", "URLQueryItem", "URLRequest",
            "UserDefaults", "UUID",
        ]
    )

    /// What a file that uses the module names; nil where that is more than a list of names.
    var names: Set<String>? { module == Self.foundation.module ? nil : types.union([module]) }

    /// Where a file imports the module or, importing it, names one of its types; in order.
    func places(in source: SourceFile) -> [IdentifierUse] {
        IdentifierUse.all(in: source, named: names).filter { use in
            if let imported = use.imported { return imported == module && use.name == module }
            return isUse(use)
        }
    }

    func isNeeded(in uses: [IdentifierUse]) -> Bool {
        uses.contains { $0.imported == nil && isUse($0) }
    }

    private func isUse(_ use: IdentifierUse) -> Bool {
        if use.name == module { return use.isQualifier && !use.isMember }
        if module == "Foundation", use.name.hasPrefix("NS"), !use.isMember { return true }
        return types.contains(use.name) && (!use.isMember || use.qualifier == module)
    }
}
