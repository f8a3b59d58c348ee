import ScaffoldTemplates

/// Renders the files of a template, laid out as the workspace's style wants Swift: indentation, header, sorted imports.
package struct TemplateRenderer: Sendable {
    let kit: String
    let store: TemplateStore
    let style: Configuration.Style

    package init(configuration: Configuration, store: TemplateStore) {
        kit = configuration.kit
        style = configuration.style
        self.store = store
    }

    /// Every file of the template, in path order. A file whose text comes out blank is left out, so that a template can
    /// decide against itself; a `.gitkeep` is never blank in that sense.
    package func files(
        of template: String,
        context: [String: TemplateValue]
    ) throws(Failure) -> [GeneratedFile] {
        var files: [GeneratedFile] = []
        let folder = "\(kit)/\(template)"
        for file in store.files(in: folder) {
            let name = "\(folder)/\(file.path)"
            do {
                let path = try Template(file.path, name: name).renderPath(context)
                guard let path = RelativePath(path) else { continue }
                if let bytes = file.bytes {
                    files.append(GeneratedFile(path: path, raw: bytes, isExecutable: file.isExecutable))
                    continue
                }
                let (mark, contents) = Self.withoutMark(file.contents)
                let text = try Template(contents, name: name).render(context, include: include)
                if !contents.isEmpty, text.allSatisfy(\.isWhitespace) { continue }
                let finished = mark + finish(text, path: path, isOwn: file.isOwn)
                files.append(GeneratedFile(path: path, text: finished, isExecutable: file.isExecutable))
            } catch {
                throw failure(error)
            }
        }
        return files
    }

    /// One piece of Swift for an existing file: template indentation, its first line at none, no line end after it.
    package func snippet(_ name: String, context: [String: TemplateValue]) throws(Failure) -> String {
        let path = "\(kit)/snippets/\(name)"
        guard let file = store.file(named: path) else { throw Failure(.template(.missing(path))) }
        if file.bytes != nil {
            let place = RelativePath(".scaffold/templates/" + path).map { SourceLocation(path: $0) }
            throw Failure(.template(.notText(path)), at: place)
        }
        do {
            let text = try Template(Self.withoutMark(file.contents).text, name: path).render(context, include: include)
            let snippet = text.trimmingLineEnds().outdented()
            return file.isOwn ? Self.inTemplateIndent(snippet) : snippet
        } catch {
            throw failure(error)
        }
    }

    /// A workspace's own template is a file that can be opened; an embedded one has its name alone.
    private func failure(_ error: TemplateError) -> Failure {
        let path = store.isOwn(error.template) ? ".scaffold/templates/" + error.template : error.template
        return Failure(
            .template(.invalid(template: error.template, message: error.message, suggestion: error.suggestion)),
            at: RelativePath(path).map { SourceLocation(path: $0, line: error.line, column: error.column) }
        )
    }

    private func include(_ name: String) -> String? {
        (store.source(named: "\(kit)/\(name)") ?? store.source(named: name)).map { Self.withoutMark($0).text }
    }

    /// A byte order mark, which is put in front of the result again, and the rest.
    private static func withoutMark(_ text: String) -> (mark: String, text: String) {
        let mark: Unicode.Scalar = "\u{FEFF}"
        guard text.unicodeScalars.first == mark else { return ("", text) }
        return (String(mark), String(text.unicodeScalars.dropFirst()))
    }

    /// A snippet of a workspace's own that has levels of two spaces, or tabs, with template levels.
    private static func inTemplateIndent(_ text: String) -> String {
        let unit = SourceStyle(of: Array(text.utf8)).indent
        guard unit != SourceStyle.templateIndent, unit == "\t" || unit == "  " else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var rest = line
            var prefix = ""
            while rest.hasPrefix(unit) {
                rest = rest.dropFirst(unit.count)
                prefix += SourceStyle.templateIndent
            }
            return prefix + rest
        }
        .joined(separator: "\n")
    }

    private func finish(_ text: String, path: RelativePath, isOwn: Bool) -> String {
        guard path.name.hasSuffix(".swift") else { return text }
        // A workspace's own template may be written with the workspace's levels, as what comes out of it is to be.
        let isLaid = isOwn && SourceStyle(of: Array(text.utf8)).indent != SourceStyle.templateIndent
        return styled(ImportOrder.sorted(text), path: path, isLaid: isLaid)
    }

    /// Swift in the workspace's indentation, below its header.
    ///
    /// - Parameter isLaid: true: the indentation stays as it is.
    func styled(_ text: String, path: RelativePath, isLaid: Bool = false) -> String {
        let laid = isLaid || style.unit == SourceStyle.templateIndent ? text : SourceStyle(indent: style.unit).lay(text)
        // SwiftPM wants the tools version on the manifest's first line.
        guard !style.header.isEmpty, path.name != "Package.swift" else { return laid }
        let header = style.header.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "//" : "// \($0)" }
        return header.joined(separator: "\n") + "\n\n" + laid
    }
}

extension Configuration.Style {
    /// One level of indentation.
    package var unit: String {
        switch indent {
        case "tabs": "\t"
        case "2 spaces": "  "
        default: SourceStyle.templateIndent
        }
    }
}

extension String {
    /// Without the line ends around it; the first line keeps its indentation.
    func trimmingLineEnds() -> String {
        var text = Substring(self)
        while let last = text.last, last.isWhitespace { text.removeLast() }
        while let first = text.first, first.isNewline { text.removeFirst() }
        return String(text)
    }
}

extension String {
    /// Every line moved left by what the first is indented.
    fileprivate func outdented() -> String {
        let width = prefix { $0 == " " }.count
        return split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.dropFirst(min(width, $0.prefix { $0 == " " }.count)) }
            .joined(separator: "\n")
    }
}
