import SwiftScan

/// A parsed file that people own, with what an edit needs to fit in: its lines and its style.
package struct EditableSource: Sendable {
    package let path: RelativePath
    package let source: SourceFile
    package let style: SourceStyle

    package init(path: RelativePath, bytes: [UInt8], fallbackIndent: String) throws(Failure) {
        self.path = path
        do {
            source = try SourceFile(bytes)
        } catch {
            throw Failure(
                .scan(.notUnderstood(error.reason)),
                at: SourceLocation(path: path, line: error.line, column: error.column)
            )
        }
        style = SourceStyle(of: bytes, fallback: fallbackIndent)
    }

    init(path: RelativePath, source: SourceFile, style: SourceStyle) {
        self.path = path
        self.source = source
        self.style = style
    }

    package var bytes: [UInt8] { source.bytes }

    package func text(ofToken index: Int) -> String { source.text(ofToken: index) }

    package func location(of offset: Int) -> SourceLocation {
        source.location(of: offset, in: path)
    }

    /// Where the line can be continued below: the line's end if nothing but white space and a comment that ends on this
    /// line follows `offset`, else `offset` itself.
    package func endOfTrailingComment(after offset: Int) -> Int {
        let end = source.lineEnd(of: offset)
        let next = source.tokenIndex(atOrAfter: offset)
        if next < source.tokens.count, source.tokens[next].start < end { return offset }
        let rest = source.text(offset..<end)
        var depth = 0
        var characters = Substring(rest)
        while !characters.isEmpty {
            if depth == 0, characters.hasPrefix("//") { return end }
            if characters.hasPrefix("/*") {
                depth += 1
                characters = characters.dropFirst(2)
            } else if characters.hasPrefix("*/") {
                depth -= 1
                characters = characters.dropFirst(2)
            } else {
                characters = characters.dropFirst()
            }
        }
        return depth == 0 ? end : offset
    }

    /// The declaration of a type with this name, the outermost where there are several; extensions are not types.
    package func type(named name: String, kinds: Set<Declaration.Kind>? = nil) -> Int? {
        let named = source.declarations.indices.filter { index in
            let declaration = source.declarations[index]
            return declaration.name == name && declaration.body != nil
                && (kinds ?? [.enum, .struct, .class, .actor, .protocol]).contains(declaration.kind)
        }
        return named.min { depth(of: $0) < depth(of: $1) }
    }

    private func depth(of declaration: Int) -> Int {
        var depth = 0
        var parent = source.declarations[declaration].parent
        while let index = parent {
            depth += 1
            parent = source.declarations[index].parent
        }
        return depth
    }

    /// The direct members of the type with this index, and of its extensions in this file.
    package func members(of type: Int) -> [Int] {
        let name = source.declarations[type].name
        var owners: Set<Int> = [type]
        for (index, declaration) in source.declarations.enumerated()
        where declaration.kind == .extension && declaration.name == name {
            owners.insert(index)
        }
        return source.declarations.indices.filter { index in
            source.declarations[index].parent.map(owners.contains) ?? false
        }
    }
}
