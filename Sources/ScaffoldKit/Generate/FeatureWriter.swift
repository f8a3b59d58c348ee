import ScaffoldTemplates
import SwiftScan

/// Writes the parts of one feature onto a workbench, and keeps the feature's record of them.
package struct FeatureWriter {
    let feature: FeatureLayout
    let renderer: TemplateRenderer
    private let workspaceContext: [String: TemplateValue]
    var bench: Workbench

    init(feature: FeatureLayout, bench: Workbench, store: TemplateStore) {
        self.feature = feature
        self.bench = bench
        renderer = TemplateRenderer(configuration: bench.configuration, store: store)
        workspaceContext = TemplateContext.workspace(bench.configuration)
    }

    /// Everything that the feature's templates are given; `screen` and `outgoing` where there is one.
    func context(screen: ScreenLayout? = nil, outgoing: CaseSpelling? = nil) -> [String: TemplateValue] {
        var context = workspaceContext.merging(TemplateContext.feature(feature)) { $1 }
        if let screen { context.merge(TemplateContext.screen(screen)) { $1 } }
        if let outgoing { context.merge(TemplateContext.outgoing(outgoing)) { $1 } }
        return context
    }

    func snippet(_ name: String, _ context: [String: TemplateValue]) throws(Failure) -> String {
        try renderer.snippet(name, context: context)
    }

    /// Renders a template's files, gives them the imports that the payload's types need, and writes them.
    mutating func write(
        _ template: String,
        context: [String: TemplateValue],
        payload: Payload = .none
    ) throws(Failure) -> [RelativePath] {
        let files = try renderer.files(of: template, context: context)
        guard payload.needsFoundation else { return try bench.create(files) }
        var completed: [GeneratedFile] = []
        for file in files { completed.append(try withFoundation(file, payload: payload)) }
        return try bench.create(completed)
    }

    /// Those of a template's files that are missing. One that is there stays, also where it has been moved to, unless it is
    /// to be overwritten.
    mutating func writeMissing(
        _ template: String,
        context: [String: TemplateValue]
    ) throws(Failure) -> [RelativePath] {
        var files: [GeneratedFile] = []
        for file in try renderer.files(of: template, context: context) {
            let isThere = try bench.read(file.path) != nil
            if isThere, bench.existing != .overwrite { continue }
            let type = file.path.name.split(separator: ".").first.map(String.init) ?? file.path.name
            let place = try bench.fileDeclaring(type, expected: file.path, below: feature.path)
            if place == file.path { files.append(file) }
        }
        return try bench.create(files)
    }

    /// `import Foundation` for each file that names one of the payload's types and has been edited or written.
    mutating func importFoundation(in paths: [RelativePath], payload: Payload) throws(Failure) {
        guard payload.needsFoundation, bench.wires else { return }
        for path in paths {
            guard let bytes = try bench.read(path) else { continue }
            if names(payload, in: try bench.editable(path, bytes)) {
                try bench.wire([WiringStep(path, ImportEdit("Foundation"))])
            }
        }
    }

    /// Notes in the feature's record what was written and what wiring changed since `start`.
    mutating func record(_ part: FeatureRecord.Part, written: [RelativePath]) throws(Failure) {
        var record = FeatureRecord(feature: feature.name.upperCamel)
        if let bytes = try bench.read(feature.record) {
            record = try FeatureRecord(bytes, path: feature.record)
        }
        let before = record
        record.add(part)
        let own = feature.path.string.utf8.count + 1
        func key(_ path: RelativePath) -> String { String(Substring(path.string.utf8.dropFirst(own))) }
        for path in written where path.isAtOrBelow(feature.path) {
            if let bytes = try bench.read(path) { record.files[key(path)] = SHA256.hexadecimal(of: bytes) }
        }
        // A file that was as it had been written stays so when wiring edits it.
        for change in bench.changeset.changes where change.path.isAtOrBelow(feature.path) {
            guard let old = change.before, let new = change.after else { continue }
            if before.files[key(change.path)] == SHA256.hexadecimal(of: old) {
                record.files[key(change.path)] = SHA256.hexadecimal(of: new)
            }
        }
        try bench.set(feature.record, to: Array(record.rendered.utf8))
    }

    private func withFoundation(_ file: GeneratedFile, payload: Payload) throws(Failure) -> GeneratedFile {
        let bytes = Array(file.text.utf8)
        guard file.path.name.hasSuffix(".swift") else { return file }
        let source = try bench.editable(file.path, bytes)
        guard names(payload, in: source),
            let edited = ImportEdit("Foundation").edits(in: source)?.applied(to: bytes)
        else { return file }
        return GeneratedFile(path: file.path, text: String(decoding: edited, as: UTF8.self))
    }

    /// True where the file names a Foundation type, or a sample of one stands in it.
    private func names(_ payload: Payload, in file: EditableSource) -> Bool {
        file.source.tokens.indices.contains { index in
            file.source.tokens[index].kind == .identifier && SampleValue.isFoundation(file.text(ofToken: index))
        }
    }
}
