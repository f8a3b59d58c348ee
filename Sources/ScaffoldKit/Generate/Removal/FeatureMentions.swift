import SwiftScan

/// The places outside a feature that name its module, or a type that it shows.
struct FeatureMentions {
    let feature: FeatureLayout
    let configuration: Configuration
    let types: Set<String>

    /// Those in `files`, as `tree` has them by then; the lines are those of `files`.
    func diagnostics(in files: [FoundFile], after tree: any FileTree) throws(Failure) -> [Diagnostic] {
        var found: [Diagnostic] = []
        let names = Needles([feature.module, feature.entry, feature.incoming, feature.outgoing].map { Array($0.utf8) })
        for file in files {
            guard let bytes = try tree.read(file.path), bytes.withUnsafeBytes(names.match) else { continue }
            let source: SourceFile
            do throws(ScanError) {
                source = try SourceFile(bytes)
            } catch {
                found.append(ScanFact.diagnostic(for: error, in: file.path))
                continue
            }
            let places = places(in: source, isManifest: file.path.name == "Package.swift")
            if places.isEmpty { continue }
            let lines = LineNumbers(of: bytes, before: file.bytes)
            var seen: Set<[String]> = []
            for (offset, name) in places {
                let position = source.position(of: offset)
                guard seen.insert([String(position.line), name]).inserted else { continue }
                let line = lines.before(position.line)
                let location = SourceLocation(path: file.path, line: line, column: line.map { _ in position.column })
                found.append(Diagnostic(.error, .removal(.named(name)), at: location))
            }
        }
        return found
    }

    private func places(in source: SourceFile, isManifest: Bool) -> [(offset: Int, name: String)] {
        if isManifest {
            return source.tokens.filter { $0.kind == .stringLiteral }.compactMap { token in
                let text = String(source.text(token.range).dropFirst().dropLast())
                return text == feature.module || text == feature.module + "Tests" ? (token.range.lowerBound, text) : nil
            }
        }
        let imports = source.declarations.contains {
            $0.kind == .import && RedirectTable.module(of: $0) == feature.module
        }
        // Without an import, only what nobody else would call so.
        let shown = imports ? types : [feature.entry, feature.incoming, feature.outgoing]
        return ImportUse(module: feature.module, types: shown).places(in: source).map { ($0.range.lowerBound, $0.name) }
    }
}
