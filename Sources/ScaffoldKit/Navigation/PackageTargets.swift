import SwiftScan

/// The targets of a package, as far as its manifest names them with literals.
struct PackageTargets {
    private struct Target {
        /// The module's, as the package manager makes it of the target's.
        var name: String
        /// Below the package's folder, or nil for the folder of its name; a path that leads out is none.
        var path: [Substring]?
    }

    /// Where the package manager looks for a target's folder.
    private static let sources: Set<Substring> = ["Sources", "Source", "src", "srcs"]

    private var targets: [Target] = []
    /// Every plain string: where names are handed to functions, the one of a folder tells that it is a target's.
    private var literals: Set<String> = []
    /// Whether a target's name or path is more than a literal.
    private var isPartial = false

    init(manifest: SourceFile) {
        for kind in [".target", ".executableTarget", ".macro", "Target.target", "Target.executableTarget"] {
            for call in manifest.calls(to: kind, in: manifest.tokens.indices) { add(call, in: manifest) }
        }
        literals = Set(manifest.tokens.indices.compactMap { Self.literal($0, manifest) })
    }

    private mutating func add(_ call: Call, in manifest: SourceFile) {
        guard let name = call.arguments.first(where: { $0.label == "name" }) else { return }
        let path = call.arguments.first { $0.label == "path" }
        guard let text = Self.literal(name, manifest) else {
            isPartial = true
            return
        }
        guard let path else {
            if !targets.contains(where: { $0.name == ModuleName.of(target: text) }) {
                targets.append(Target(name: ModuleName.of(target: text), path: nil))
            }
            return
        }
        guard let place = Self.literal(path, manifest) else {
            isPartial = true
            return
        }
        let folder = RelativePath(place.isEmpty ? "." : place)
        targets.removeAll { $0.name == ModuleName.of(target: text) }
        if let folder { targets.append(Target(name: ModuleName.of(target: text), path: folder.components)) }
    }

    private static func literal(_ argument: Argument, _ manifest: SourceFile) -> String? {
        guard argument.valueTokens.count == 1, let index = argument.valueTokens.first else { return nil }
        return literal(index, manifest)
    }

    private static func literal(_ index: Int, _ manifest: SourceFile) -> String? {
        guard manifest.tokens[index].kind == .stringLiteral else { return nil }
        let text = manifest.text(manifest.tokens[index].range)
        guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\""), !text.contains("\\") else { return nil }
        return String(text.dropFirst().dropLast())
    }

    enum Found {
        case module(String)
        /// The manifest says nothing that could be read about this folder.
        case unsaid
        /// It names targets, but none that this folder can be told to be in.
        case unclear
    }

    /// The module of a folder, whose components stand below the package's.
    func module(of folder: ArraySlice<Substring>) -> Found {
        let named = targets.filter { target in
            guard let path = target.path else {
                return folder.count > 1 && Self.sources.contains(folder[folder.startIndex])
                    && ModuleName.of(target: String(folder[folder.startIndex + 1])) == target.name
            }
            return folder.starts(with: path)
        }
        if let target = named.max(by: { ($0.path?.count ?? 2) < ($1.path?.count ?? 2) }) { return .module(target.name) }
        // The only target may have its files in `Sources` itself.
        let plain = targets.filter { $0.path == nil }
        if targets.count == 1, plain.count == 1, !isPartial, let first = folder.first, Self.sources.contains(first) {
            return .module(plain[0].name)
        }
        guard !targets.isEmpty || isPartial, let first = folder.first, Self.sources.contains(first) else {
            return .unsaid
        }
        guard isPartial, folder.count > 1,
            literals.contains(String(folder[folder.startIndex + 1]))
        else { return .unclear }
        return .module(ModuleName.of(target: String(folder[folder.startIndex + 1])))
    }
}

/// What a target's module is called: the package manager puts `_` for what no identifier can have.
enum ModuleName {
    static func of(target: String) -> String {
        if Pattern.isIdentifier(target) { return target }
        var name = String.UnicodeScalarView()
        var isFirst = true
        for scalar in target.unicodeScalars {
            let isDigit = "0"..."9" ~= scalar
            let isKept =
                scalar == "_"
                || (scalar.isASCII ? Pattern.isLetter(UInt8(scalar.value)) : scalar.properties.isXIDContinue)
            name.append(isKept || (isDigit && !isFirst) ? scalar : "_")
            if !isDigit { isFirst = false }
        }
        return String(name)
    }
}
