import SwiftScan

// Where the type that a file is named after is by now: people move and rename files, and may have a type of that name.
extension FeatureWriter {
    /// A file goes where its type is by now.
    func inPlace(_ files: [GeneratedFile]) throws(Failure) -> [GeneratedFile] {
        var placed: [GeneratedFile] = []
        for file in files {
            var moved = file
            moved.path = try place(of: file)
            placed.append(moved)
        }
        return placed
    }

    /// The file that declares the type, or the file's own path. Refused where that type is another: a model `ShopError` is not
    /// the error of a model `Shop`.
    func place(of file: GeneratedFile) throws(Failure) -> RelativePath {
        // A folder in its place is another trouble.
        guard try bench.base.kind(of: file.path) != .folder else { return file.path }
        let place = try bench.fileDeclaring(Self.type(of: file), expected: file.path, below: feature.path)
        if place != file.path, try isOther(file, at: place) { throw try taken(file, at: place) }
        return place
    }

    func taken(_ file: GeneratedFile, at place: RelativePath) throws(Failure) -> Failure {
        let type = Self.type(of: file)
        var location = SourceLocation(path: place)
        if let bytes = try bench.read(place) {
            let source = try bench.editable(place, bytes)
            if let index = source.type(named: type) {
                location = source.location(of: source.source.declarations[index].nameRange.lowerBound)
            }
        }
        return Failure(.name(.taken(name: type, kind: .type, existing: type)), at: location)
    }

    /// Another kind of type; a model; or what stands among the models and lacks the protocol that makes it what it is.
    private func isOther(_ file: GeneratedFile, at place: RelativePath) throws(Failure) -> Bool {
        let type = Self.type(of: file)
        guard let bytes = try bench.read(place), let new = try declared(type, file.path, Array(file.text.utf8)),
            let present = try declared(type, place, bytes)
        else { return false }
        if Self.family(of: new.kind) != Self.family(of: present.kind) { return true }
        let models = feature.source("Domain", "Models")
        guard place.isAtOrBelow(models), !file.path.isAtOrBelow(models) else { return false }
        if try isModel(type) { return true }
        return new.inherits.first.map { !present.inherits.contains($0) } ?? false
    }

    /// True for the name of a model that this program has written.
    func isModel(_ type: String) throws(Failure) -> Bool {
        try recorded().parts.contains { $0.template.hasSuffix("/model") && $0.inputs["model"] == type }
    }

    private func declared(
        _ type: String,
        _ path: RelativePath,
        _ bytes: [UInt8]
    ) throws(Failure) -> (kind: Declaration.Kind, inherits: [String])? {
        let file = try bench.editable(path, bytes)
        guard let index = file.type(named: type) else { return nil }
        let extensions = file.source.declarations.filter { $0.kind == .extension && $0.name == type }
        let declaration = file.source.declarations[index]
        return (declaration.kind, ([declaration] + extensions).flatMap { $0.inherits.map(\.name) })
    }

    /// Structs, classes and actors can stand for one another.
    private static func family(of kind: Declaration.Kind) -> Declaration.Kind {
        [.class, .actor].contains(kind) ? .struct : kind
    }

    private static func type(of file: GeneratedFile) -> String {
        file.path.name.split(separator: ".").first.map(String.init) ?? file.path.name
    }
}
