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
                let text = try Template(file.contents, name: name).render(context, include: include)
                let path = try Template(file.path, name: name).renderPath(context)
                guard let path = RelativePath(path) else { continue }
                if !file.contents.isEmpty, text.allSatisfy(\.isWhitespace) { continue }
                files.append(GeneratedFile(path: path, text: finish(text, path: path)))
            } catch {
                throw failure(error)
            }
        }
        return files
    }

    /// One piece of Swift for an existing file: template indentation, its first line at none, no line end after it.
    package func snippet(_ name: String, context: [String: TemplateValue]) throws(Failure) -> String {
        let path = "\(kit)/snippets/\(name)"
        guard let source = store.source(named: path) else { throw Failure(.template(.missing(path))) }
        do {
            let text = try Template(source, name: path).render(context, include: include)
            return text.trimmingLineEnds().outdented()
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
        store.source(named: "\(kit)/\(name)") ?? store.source(named: name)
    }

    private func finish(_ text: String, path: RelativePath) -> String {
        path.name.hasSuffix(".swift") ? styled(ImportOrder.sorted(text), path: path) : text
    }

    /// Swift in the workspace's indentation, below its header.
    func styled(_ text: String, path: RelativePath) -> String {
        let laid = style.unit == SourceStyle.templateIndent ? text : SourceStyle(indent: style.unit).lay(text)
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
