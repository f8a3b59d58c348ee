import Foundation
import PackagePlugin

/// Makes Swift source of the templates and of NavCore with its mocks and tests, so that they are part of the binary.
///
/// Every file is an input and an argument of the command: a changed, added or removed one runs it again.
@main
struct EmbedTemplates: BuildToolPlugin {
    private static let roots = ["Templates", "Sources/NavCore", "Sources/NavCoreMocks", "Tests/NavCoreTests"]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let package = context.package.directoryURL
        let files = try Self.roots.flatMap { root in try Self.files(below: root, in: package) }
        let output = context.pluginWorkDirectoryURL.appendingPathComponent("Embedded.swift")
        return [
            .buildCommand(
                displayName: "Embedding \(files.count) templates",
                executable: try context.tool(named: "embed-templates").url,
                arguments: [package.path, output.path] + files,
                inputFiles: files.map { package.appendingPathComponent($0) },
                outputFiles: [output]
            )
        ]
    }

    /// Paths of the files below a folder, relative to the package; hidden ones too, but not what Finder leaves behind.
    private static func files(below root: String, in package: URL) throws -> [String] {
        let folder = package.appendingPathComponent(root)
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { path in
                var isFolder: ObjCBool = false
                let exists = FileManager.default.fileExists(
                    atPath: folder.appendingPathComponent(path).path,
                    isDirectory: &isFolder
                )
                return exists && !isFolder.boolValue && !path.hasSuffix(".DS_Store")
            }
            .map { "\(root)/\($0)" }
    }
}
