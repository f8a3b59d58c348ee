import Foundation
import PackagePlugin

/// Makes Swift source of the files in a target's subfolders, so that they are part of the binary: `Embedded.files`.
///
/// The templates' target gets NavCore with its mocks and tests too. Every file is an input and an argument of the
/// command: a changed, added or removed one runs it again.
@main
struct EmbedTemplates: BuildToolPlugin {
    private static let core = ["Sources/NavCore", "Sources/NavCoreMocks", "Tests/NavCoreTests"]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let package = context.package.directoryURL
        let folder = String(target.directoryURL.path.dropFirst(package.path.count + 1))
        var files = try Self.files(below: folder, in: package).filter { path in
            path.dropFirst(folder.count + 1).contains("/")
        }
        if target.name == "EmbeddedTemplates" {
            files += try Self.core.flatMap { folder in try Self.files(below: folder, in: package) }
        }
        let output = context.pluginWorkDirectoryURL.appendingPathComponent("EmbeddedFiles.swift")
        return [
            .buildCommand(
                displayName: "Embedding \(files.count) files of \(target.name)",
                executable: try context.tool(named: "embed-templates").url,
                arguments: [package.path, output.path] + files,
                inputFiles: files.map { package.appendingPathComponent($0) },
                outputFiles: [output]
            )
        ]
    }

    /// Paths of the files below a folder, relative to the package; hidden ones too, but not what Finder leaves behind.
    private static func files(below folder: String, in package: URL) throws -> [String] {
        let root = package.appendingPathComponent(folder)
        return try FileManager.default.subpathsOfDirectory(atPath: root.path)
            .filter { path in
                let values = try root.appendingPathComponent(path).resourceValues(forKeys: [.isDirectoryKey])
                return values.isDirectory != true && !path.hasSuffix(".DS_Store")
            }
            .map { "\(folder)/\($0)" }
    }
}
