import SwiftScan

/// A plan in the making: a tree, what has been changed of it so far, and what went wrong. Later steps read what earlier
/// ones wrote. Nothing here touches a disk.
package struct Workbench {
    package let base: any FileTree
    package let configuration: Configuration
    package let existing: ExistingFiles
    /// False: edits of files that people own are reported instead of made.
    package let wires: Bool
    private var changes: [RelativePath: FileChange] = [:]
    private var errors: [Diagnostic] = []
    /// The Swift files of the base below folders that were searched.
    private let known = Guarded<[RelativePath: [FoundFile]]>([:])
    /// Each file as it was read last: a plan asks several things of one file between two edits of it.
    private let parsed = Guarded<[RelativePath: EditableSource]>([:])
    /// Folders that are none of the files that stand in the way.
    private var passable: Set<RelativePath> = []
    /// False where files that differ would not go with those that are written beside them.
    var canStay = true
    package private(set) var notes: [Diagnostic] = []

    package init(
        base: any FileTree,
        configuration: Configuration,
        existing: ExistingFiles = .refuse,
        wires: Bool = true
    ) {
        self.base = base
        self.configuration = configuration
        self.existing = existing
        self.wires = wires
    }

    package var changeset: Changeset { Changeset(Array(changes.values)) }

    /// What the changeset holds, in no order.
    var changed: [FileChange] { changes.values.filter { $0.before != $0.after } }

    /// The tree as the plan leaves it.
    package var tree: OverlayTree { OverlayTree(base: base, after: changes.mapValues(\.after)) }

    package func read(_ path: RelativePath) throws(Failure) -> [UInt8]? {
        if let change = changes[path] { return change.after }
        return try base.read(path)
    }

    package mutating func note(_ diagnostic: Diagnostic) {
        notes.append(diagnostic)
    }

    package mutating func set(
        _ path: RelativePath,
        to bytes: [UInt8]?,
        isExecutable: Bool = false
    ) throws(Failure) {
        let before: [UInt8]? = if let change = changes[path] { change.before } else { try base.read(path) }
        changes[path] = FileChange(
            path: path,
            before: before,
            after: bytes,
            isExecutable: isExecutable || changes[path]?.isExecutable == true
        )
    }

    /// Takes over what another plan changes of this plan's tree.
    package mutating func take(_ changeset: Changeset) throws(Failure) {
        for change in changeset.changes {
            try set(change.path, to: change.after, isExecutable: change.isExecutable)
        }
    }

    /// Writes new files; what is there already and differs is dealt with as `existing` says.
    /// Returns the paths that now hold what the templates gave.
    @discardableResult
    package mutating func create(_ files: [GeneratedFile]) throws(Failure) -> [RelativePath] {
        var written: [RelativePath] = []
        for file in files {
            let bytes = file.bytes
            if let inTheWay = try fileInTheWay(of: file.path) {
                let error = Diagnostic(.error, .change(.fileInTheWay(at: inTheWay)), at: SourceLocation(path: inTheWay))
                if !errors.contains(error) { errors.append(error) }
                continue
            }
            let kind = try base.kind(of: file.path)
            guard kind == nil || kind == .file else {
                errors.append(Diagnostic(.error, .file(.isFolder), at: SourceLocation(path: file.path)))
                continue
            }
            // SwiftPM makes an executable of a target that has one.
            if Name.fold(file.path.name) == "main.swift" {
                errors.append(
                    Diagnostic(.error, .name(.entryFile(file.path.name)), at: SourceLocation(path: file.path))
                )
                continue
            }
            let current = try read(file.path)
            if let current, current != bytes {
                switch existing {
                case .refuse:
                    errors.append(Diagnostic(.error, .generate(.differs), at: SourceLocation(path: file.path)))
                    continue
                case .skip:
                    if try !stands(current, for: file) {
                        let place = SourceLocation(path: file.path)
                        errors.append(Diagnostic(.error, .present(.keptUnfit), at: place))
                    }
                    continue
                case .overwrite: break
                }
            }
            try set(file.path, to: bytes, isExecutable: file.isExecutable)
            written.append(file.path)
        }
        return written
    }

    /// Whether a file that is kept declares the type that others know the new one by.
    private func stands(_ bytes: [UInt8], for file: GeneratedFile) throws(Failure) -> Bool {
        guard file.path.name.hasSuffix(".swift"),
            let type = file.path.name.split(separator: ".").first.map(String.init),
            try editable(file.path, file.bytes).type(named: type) != nil
        else { return true }
        return try editable(file.path, bytes).type(named: type) != nil
    }

    /// Makes each edit in turn. An edit whose place can't be found is an error of the whole plan.
    package mutating func wire(_ steps: [WiringStep]) throws(Failure) {
        for step in steps {
            let location = SourceLocation(path: step.path)
            // Nobody has to complete a file that this very plan makes.
            let isOwn = changes[step.path].map { $0.before == nil && $0.after != nil } ?? false
            guard wires || isOwn else {
                if try !isDone(step) {
                    let fact = WiringFact.leftToDo(place: step.edit.place, text: step.edit.text)
                    let left = Diagnostic(.note, .wiring(fact), at: location)
                    if !notes.contains(left) { note(left) }
                }
                continue
            }
            guard let bytes = try read(step.path) else {
                if step.edit.isRemoval { continue }
                let fact = WiringFact.fileMissing(place: step.edit.place, text: step.edit.text)
                errors.append(Diagnostic(.error, .wiring(fact), at: location))
                continue
            }
            let file = try editable(step.path, bytes)
            guard let edits = step.edit.edits(in: file) else {
                let fact: WiringFact =
                    step.edit.isRemoval
                    ? .removalNotFound(place: step.edit.place, text: step.edit.text)
                    : .placeNotFound(place: step.edit.place, text: step.edit.text)
                errors.append(Diagnostic(.error, .wiring(fact), at: location))
                continue
            }
            if edits.isEmpty { continue }
            guard let edited = edits.applied(to: bytes) else {
                errors.append(Diagnostic(.error, .wiring(.overlap), at: location))
                continue
            }
            try set(step.path, to: edited)
            try readBack(step, edited)
        }
    }

    /// What went in must be found afterwards, else the edit has not been understood.
    private mutating func readBack(_ step: WiringStep, _ bytes: [UInt8]) throws(Failure) {
        let edits: [TextEdit]?
        do throws(Failure) {
            edits = try step.edit.edits(in: editable(step.path, bytes))
        } catch {
            edits = nil
        }
        // What is gone can't be told from what is written otherwise.
        if edits?.isEmpty ?? step.edit.isRemoval { return }
        let fact = WiringFact.lost(place: step.edit.place, text: step.edit.text)
        errors.append(Diagnostic(.error, .wiring(fact), at: SourceLocation(path: step.path)))
    }

    package func editable(_ path: RelativePath, _ bytes: [UInt8]) throws(Failure) -> EditableSource {
        if let known = parsed.locked({ $0[path] }), known.bytes == bytes { return known }
        let file = try EditableSource(path: path, bytes: bytes, fallbackIndent: configuration.style.unit)
        parsed.locked { $0[path] = file }
        return file
    }

    /// The file below `folder` that declares a type: the expected one if it does, else any other, else the expected one.
    /// A type inside another is not the one that is looked for.
    package func fileDeclaring(
        _ type: String,
        expected: RelativePath,
        below folder: RelativePath
    ) throws(Failure) -> RelativePath {
        func declares(_ path: RelativePath, _ bytes: [UInt8]) -> Bool {
            guard let file = try? editable(path, bytes), let index = file.type(named: type) else { return false }
            return file.source.declarations[index].parent == nil
        }
        if let bytes = try read(expected), declares(expected, bytes) { return expected }
        let found = try swiftFiles(below: folder, naming: type)
        return found.first { declares($0.path, $0.bytes) }?.path ?? expected
    }

    /// Sorted by path. A feature's files are read once, however often a plan asks; other folders may hold too many.
    private func swiftFiles(below folder: RelativePath, naming type: String) throws(Failure) -> [FoundFile] {
        let needles = [Array(type.utf8)]
        let features = configuration.paths.features.compactMap { RelativePath($0) }
        guard features.contains(where: { folder != $0 && folder.isAtOrBelow($0) }) else {
            return try tree.files(below: [folder], suffix: ".swift", containingAny: needles, skip: { _ in false })
        }
        var files = known.locked { $0[folder] }
        if files == nil {
            files = try base.files(below: [folder], suffix: ".swift", containingAny: [], skip: { _ in false })
            known.locked { $0[folder] = files }
        }
        let named = Needles(needles)
        let current = (files ?? []).filter { changes[$0.path] == nil }
        let changed = changes.values.compactMap { change in
            change.path.isAtOrBelow(folder) && change.path.name.hasSuffix(".swift")
                ? change.after.map { FoundFile(path: change.path, bytes: $0) } : nil
        }
        return (current + changed).filter { $0.bytes.withUnsafeBytes(named.match) }.sorted { $0.path < $1.path }
    }

    /// Throws everything that went wrong on the way.
    package func finish() throws(Failure) -> Changeset {
        if errors.isEmpty { return changeset }
        let differing = errors.count { $0.fact == .generate(.differs) }
        let fact = GenerateFact.someDiffer(count: differing, canStay: canStay)
        let closing = Diagnostic(.error, .generate(fact))
        throw Failure(differing > 0 ? errors + [closing] : errors)
    }

    /// The part of a path that is a file where a folder must be; known folders are not asked for again.
    private mutating func fileInTheWay(of path: RelativePath) throws(Failure) -> RelativePath? {
        var folder = path.parent
        var passed: [RelativePath] = []
        while folder != .root, !passable.contains(folder) {
            if try base.kind(of: folder) == .file { return folder }
            passed.append(folder)
            folder = folder.parent
        }
        passable.formUnion(passed)
        return nil
    }

    private func isDone(_ step: WiringStep) throws(Failure) -> Bool {
        guard let bytes = try read(step.path) else { return false }
        return step.edit.edits(in: try editable(step.path, bytes))?.isEmpty ?? false
    }
}
