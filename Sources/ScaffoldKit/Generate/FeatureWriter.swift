import ScaffoldTemplates
import SwiftScan

/// What becomes of a file that a template would write otherwise and that nobody has edited: its hash is the record's.
enum OwnFiles: Hashable, Sendable {
    /// It differs, as any other.
    case refuse
    /// It stays: the same part again, which wiring has widened since.
    case keep
    /// The new text takes its place.
    case replace
}

/// Writes the parts of one feature onto a workbench, and keeps the feature's record of them.
package struct FeatureWriter {
    let feature: FeatureLayout
    let renderer: TemplateRenderer
    private let workspaceContext: [String: TemplateValue]
    private let memory = RecordMemory()
    var bench: Workbench

    init(feature: FeatureLayout, bench: Workbench, store: TemplateStore) {
        self.feature = feature
        self.bench = bench
        renderer = TemplateRenderer(configuration: bench.configuration, store: store)
        workspaceContext = TemplateContext.workspace(bench.configuration)
    }

    /// Everything that the feature's templates are given; `screen` and `outgoing` where there is one.
    func context(screen: ScreenLayout? = nil, outgoing: NavigatorRoute? = nil) -> [String: TemplateValue] {
        var context = workspaceContext.merging(TemplateContext.feature(feature)) { $1 }
        if let screen { context.merge(TemplateContext.screen(screen)) { $1 } }
        if let outgoing { context.merge(outgoing.context) { $1 } }
        return context
    }

    func snippet(_ name: String, _ context: [String: TemplateValue]) throws(Failure) -> String {
        try renderer.snippet(name, context: context)
    }

    /// Renders a template's files, gives them the imports that the payload's types need, and writes them.
    ///
    /// - Parameter own: what becomes of a file that is there, differs, and is as this program left it.
    mutating func write(
        _ template: String,
        context: [String: TemplateValue],
        payload: Payload = .none,
        own: OwnFiles = .refuse
    ) throws(Failure) -> [RelativePath] {
        try write(rendered(template, context: context, payload: payload), own: own)
    }

    /// As above, of files that are rendered already.
    mutating func write(
        _ files: [GeneratedFile],
        payload: Payload = .none,
        own: OwnFiles = .refuse
    ) throws(Failure) -> [RelativePath] {
        var files = try completed(files, payload: payload)
        if bench.existing == .overwrite { files = try inPlace(files) }
        guard own != .refuse else {
            // Nobody has had the time to move or write anything.
            if try bench.base.kind(of: feature.path) == nil { return try bench.create(files) }
            var missing: [GeneratedFile] = []
            for file in files {
                let place = try place(of: file)
                if place != file.path, bench.existing == .refuse { throw try taken(file, at: place) }
                if place == file.path { missing.append(file) }
            }
            return try bench.create(missing)
        }
        let hashes = try recorded().files
        var replaced: [RelativePath] = []
        var others: [GeneratedFile] = []
        for file in files {
            // The same part again makes no second one of what has been moved.
            if own == .keep, bench.existing != .overwrite, try isElsewhere(file) { continue }
            guard let bytes = try bench.read(file.path), bytes != file.bytes,
                isOwn(bytes, at: file.path, by: hashes)
            else {
                others.append(file)
                continue
            }
            if own == .replace || bench.existing == .overwrite {
                try bench.set(file.path, to: file.bytes)
                replaced.append(file.path)
            }
        }
        if own == .replace { try refuseKept(others, beside: replaced) }
        return try replaced + bench.create(others)
    }

    /// Files that take the place of others go together: an edited one that stayed would show what is gone.
    private mutating func refuseKept(_ others: [GeneratedFile], beside replaced: [RelativePath]) throws(Failure) {
        var edited: [RelativePath] = []
        for file in others {
            if let bytes = try bench.read(file.path), bytes != file.bytes { edited.append(file.path) }
        }
        guard !edited.isEmpty, edited.count < others.count + replaced.count else { return }
        bench.canStay = false
        guard bench.existing == .skip else { return }
        throw Failure(edited.map { Diagnostic(.error, .present(.keptUnfit), at: SourceLocation(path: $0)) })
    }

    /// True for a file that is there and that nobody has edited.
    func isOwn(_ path: RelativePath) throws(Failure) -> Bool {
        guard let bytes = try bench.read(path) else { return false }
        return try isOwn(bytes, at: path, by: recorded().files)
    }

    /// True for a file that nobody has edited, also where somebody has moved it to another folder.
    private func isOwn(_ bytes: [UInt8], at path: RelativePath, by hashes: [String: String]) -> Bool {
        let hash = SHA256.hexadecimal(of: bytes)
        if let recorded = hashes[key(of: path)] { return recorded == hash }
        return hashes.contains { $0.value == hash && $0.key.hasSuffix("/" + path.name) }
    }

    /// What the feature's record says by now; an empty one where there is none.
    func recorded() throws(Failure) -> FeatureRecord {
        guard let bytes = try bench.read(feature.record) else {
            return FeatureRecord(feature: feature.name.upperCamel)
        }
        return try memory.record(bytes, path: feature.record)
    }

    /// What the feature's record said before this plan.
    private func recordAtStart() throws(Failure) -> FeatureRecord {
        guard let bytes = try bench.base.read(feature.record) else {
            return FeatureRecord(feature: feature.name.upperCamel)
        }
        return try FeatureRecord(bytes, path: feature.record)
    }

    /// A path as the record has it: below the feature's folder.
    func key(of path: RelativePath) -> String {
        String(Substring(path.string.utf8.dropFirst(feature.path.string.utf8.count + 1)))
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
            if try !isElsewhere(file) { files.append(file) }
        }
        return try bench.create(files)
    }

    /// Those of a template's files that are nowhere, whatever `--force` says: it is about the part that is asked for, not
    /// about what that stands on.
    mutating func writeAbsent(
        _ template: String,
        context: [String: TemplateValue],
        payload: Payload = .none
    ) throws(Failure) -> [RelativePath] {
        var files: [GeneratedFile] = []
        for file in try rendered(template, context: context, payload: payload) where try bench.read(file.path) == nil {
            if try !isElsewhere(file) { files.append(file) }
        }
        return try bench.create(files)
    }

    /// True where another file declares the type that this one is named after.
    private func isElsewhere(_ file: GeneratedFile) throws(Failure) -> Bool {
        // In a new feature nobody has had the time to move anything.
        if try bench.base.kind(of: feature.path) == nil { return false }
        return try place(of: file) != file.path
    }

    func rendered(
        _ template: String,
        context: [String: TemplateValue],
        payload: Payload
    ) throws(Failure) -> [GeneratedFile] {
        try completed(renderer.files(of: template, context: context), payload: payload)
    }

    /// The files, each with the imports that it needs.
    private func completed(_ files: [GeneratedFile], payload: Payload) throws(Failure) -> [GeneratedFile] {
        guard payload.needsFoundation else { return files }
        var completed: [GeneratedFile] = []
        for file in files { completed.append(try withFoundation(file, payload: payload)) }
        return completed
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
        var record = try recorded()
        record.add(part)
        for path in written where path.isAtOrBelow(feature.path) {
            if let bytes = try bench.read(path) { record.files[key(of: path)] = memory.hash(of: bytes) }
        }
        // A file that was as it had been written stays so when wiring edits it, however many parts a plan has.
        let atStart = try recordAtStart()
        for change in bench.changed where change.path.isAtOrBelow(feature.path) {
            guard let new = change.after, record.files[key(of: change.path)] != nil else { continue }
            let isOwn = change.before.map { atStart.files[key(of: change.path)] == memory.hash(of: $0) } ?? true
            if isOwn { record.files[key(of: change.path)] = memory.hash(of: new) }
        }
        try bench.set(feature.record, to: Array(record.rendered.utf8))
    }

    private func withFoundation(_ file: GeneratedFile, payload: Payload) throws(Failure) -> GeneratedFile {
        let bytes = Array(file.text.utf8)
        guard file.path.name.hasSuffix(".swift"), !file.text.isEmpty else { return file }
        let source = try bench.editable(file.path, bytes)
        guard names(payload, in: source),
            let edited = ImportEdit("Foundation").edits(in: source)?.applied(to: bytes)
        else { return file }
        return GeneratedFile(
            path: file.path,
            text: String(decoding: edited, as: UTF8.self),
            isExecutable: file.isExecutable
        )
    }

    /// True where the file names a Foundation type, or a sample of one stands in it.
    private func names(_ payload: Payload, in file: EditableSource) -> Bool {
        file.source.tokens.indices.contains { index in
            file.source.tokens[index].kind == .identifier && SampleValue.isFoundation(file.text(ofToken: index))
        }
    }
}
