import SwiftScan

/// The places outside a feature that name its module, or a type that it shows.
struct FeatureMentions {
    let feature: FeatureLayout
    let configuration: Configuration
    let types: Set<String>

    /// In a tree as it would be; the places are those of `before`, the tree as it is.
    func diagnostics(in tree: any FileTree, before: any FileTree) throws(Failure) -> [Diagnostic] {
        let core = RelativePath(configuration.paths.core)
        let own = feature.path
        let needles = [feature.module, feature.entry, feature.incoming, feature.outgoing].map { Array($0.utf8) }
        let files = try tree.files(below: [.root], suffix: ".swift", containingAny: needles) { folder in
            folder.name.hasPrefix(".") || ["DerivedData", "Pods", "Carthage"].contains(folder.name) || folder == core
                || folder == own
        }
        var found: [Diagnostic] = []
        for file in files {
            let source: SourceFile
            do throws(ScanError) {
                source = try SourceFile(file.bytes)
            } catch {
                found.append(ScanFact.diagnostic(for: error, in: file.path))
                continue
            }
            let places = places(in: source, isManifest: file.path.name == "Package.swift")
            if places.isEmpty { continue }
            let lines = LineNumbers(of: file.bytes, before: try before.read(file.path))
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

/// Which line of a file before an edit a line after it is.
struct LineNumbers {
    private var lines: [Int?]

    init(of after: [UInt8], before: [UInt8]?) {
        let new = Self.lines(after)
        guard let before, before != after else {
            lines = new.indices.map { $0 + 1 }
            return
        }
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int {
            if let known = numbers[line] { return known }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        let steps = LineDifference.steps(Self.lines(before).map(number), new.map(number))
        lines = []
        var line = 0
        for step in steps {
            switch step {
            case .keep:
                line += 1
                lines.append(line)
            case .remove: line += 1
            case .add: lines.append(nil)
            }
        }
    }

    /// 1-based; nil where the line is new.
    func before(_ line: Int) -> Int? { lines.indices.contains(line - 1) ? lines[line - 1] : nil }

    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        var index = start
        while index < bytes.endIndex {
            defer { index += 1 }
            guard bytes[index].isLineEnd else { continue }
            if bytes[index] == UInt8(ascii: "\r"), index + 1 < bytes.endIndex, bytes[index + 1] == UInt8(ascii: "\n") {
                index += 1
            }
            lines.append(bytes[start...index])
            start = index + 1
        }
        lines.append(bytes[start...])
        return lines
    }
}
