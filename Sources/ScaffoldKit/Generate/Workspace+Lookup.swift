import ScaffoldTemplates
import SwiftScan

// What a command names, found in the workspace, or refused with what there is.
extension Workspace {
    /// A feature by its name in any spelling; without one, that of the working directory.
    package func feature(named name: String?) throws(Failure) -> FeatureLayout {
        let found = if let name { try feature(spelled: name) } else { try currentFeature() }
        if let found { return try layout(of: found) }
        let known = try features().map(\.name)
        guard let name else { throw Failure(.generate(.featureMissing(known: known))) }
        let wanted = (try? Name(name))?.upperCamel ?? name
        throw Failure(
            .generate(.featureUnknown(name, nearest: nearest(to: wanted, among: known), known: known))
        )
    }

    /// The feature that a name in any spelling means, with a last `Feature` or without; nil where there is none.
    func feature(spelled text: String) throws(Failure) -> Feature? {
        let name = try? Name(text)
        if let feature = try feature(called: name?.upperCamel ?? text) { return feature }
        guard let shorter = name?.droppingSuffix(["Feature"])?.name.upperCamel else { return nil }
        return try feature(called: shorter)
    }

    /// A screen by its name in any spelling; without one, the feature's first, as its record has it, or its only one.
    package func screen(named name: String?, of feature: FeatureLayout) throws(Failure) -> Name {
        let known = try screens(of: feature)
        guard let name else {
            var first = known.count == 1 ? known.first : nil
            if first == nil, let bytes = try tree.read(feature.record) {
                let record = try FeatureRecord(bytes, path: feature.record)
                first = record.parts.first { $0.template.hasSuffix("/feature") }?.inputs["screen"]
            }
            guard let first, known.contains(first), let screen = try? Name(first) else {
                throw Failure(.generate(.screenMissing(feature: feature.name.upperCamel, known: known)))
            }
            return screen
        }
        let wanted = (try? Name(name))?.upperCamel ?? name
        let shorter = (try? Name(name))?.droppingSuffix(["View", "Screen"])?.name.upperCamel
        guard let found = known.first(where: { $0 == wanted }) ?? known.first(where: { $0 == shorter }),
            let screen = try? Name(found)
        else {
            let near = nearest(to: wanted, among: known)
            throw Failure(
                .generate(.screenUnknown(name, feature: feature.name.upperCamel, nearest: near, known: known))
            )
        }
        return screen
    }

    /// The screens of a feature: the folders of `Sources/Presentation` whose view model is there, or elsewhere in the sources.
    package func screens(of feature: FeatureLayout) throws(Failure) -> [String] {
        let presentation = feature.source("Presentation")
        guard try tree.kind(of: presentation) == .folder else { return [] }
        var screens: [String] = []
        for name in try tree.children(of: presentation) {
            let folder = presentation.appending(name)
            guard try tree.kind(of: folder) == .folder else { continue }
            let file = folder.appending("ViewModels").appending(name + "ViewModel.swift")
            if try tree.kind(of: file) == .file {
                screens.append(name)
            } else if name != "Navigation", try declaresViewModel(name, in: feature) {
                screens.append(name)
            }
        }
        return screens
    }

    /// Whether a screen's view model stands in any of a feature's sources.
    func declaresViewModel(_ screen: String, in feature: FeatureLayout) throws(Failure) -> Bool {
        let type = screen + "ViewModel"
        let files = try tree.files(
            below: [feature.sources],
            suffix: ".swift",
            containingAny: [Array(type.utf8)],
            skip: { _ in false }
        )
        for file in files {
            let declarations = try SourceFile.reading(file).declarations
            if declarations.contains(where: { $0.name == type && $0.kind.isType }) { return true }
        }
        return false
    }

    package func layout(of feature: Feature) throws(Failure) -> FeatureLayout {
        do {
            return FeatureLayout(name: try Name(feature.name), path: feature.path, configuration: configuration)
        } catch {
            throw Failure(.name(error), at: SourceLocation(path: feature.path))
        }
    }

    /// The workspace's own templates, `.scaffold/templates`, before the embedded ones.
    package func templates() throws(Failure) -> TemplateStore {
        let folder = TemplateStore.folder
        guard try tree.kind(of: folder) == .folder else { return TemplateStore(overrides: []) }
        let files = try tree.files(below: [folder], suffix: "", containingAny: [], skip: { $0.name == ".git" })
        let depth = folder.components.count
        var overrides: [EmbeddedFile] = []
        for file in files where !Self.isJunk(file.path.name) {
            overrides.append(
                EmbeddedFile(
                    path: file.path.components.dropFirst(depth).joined(separator: "/"),
                    bytes: file.bytes,
                    isExecutable: try tree.isExecutable(file.path)
                )
            )
        }
        return TemplateStore(overrides: overrides)
    }

    /// What file browsers and editors leave behind.
    private static func isJunk(_ name: String) -> Bool {
        [".DS_Store", ".git", "Thumbs.db", "desktop.ini"].contains(name) || name.hasSuffix("~") || name.hasPrefix("._")
            || name.hasPrefix(".#") || name.hasPrefix(".") && [".swp", ".swo", ".swx"].contains(where: name.hasSuffix)
    }
}

extension TemplateStore {
    /// Where a workspace has templates of its own.
    package static let folder = RelativePath.root.appending(".scaffold").appending("templates")
}
