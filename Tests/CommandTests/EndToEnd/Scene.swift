import Foundation
import Testing

/// A folder of its own with a workspace `Demo` in it, removed at the end. The workspace's table lacks one arm, so that
/// `sync-redirects` has something to write.
final class Scene {
    /// Absolute, links resolved. The workspace is in `Demo` below it.
    let folder: String

    /// Every command that writes into a workspace, each with something to do.
    static let writing = [
        "new-feature Episodes", "add-screen Detail --feature Home --payload 'id: Int'",
        "add-navigator Home --feature Home --outgoing other", "sync-redirects",
        "redirect HomeOutgoingNavigation.characters none", "remove-feature Characters",
        "rename-feature Characters People", "link Characters Home", "add-deep-link Characters people --to main",
        "add-tab Characters",
    ]
    static let reading = [
        "sync-redirects --check", "list", "list screens", "list routes", "list enums", "list templates",
    ]

    init() throws {
        folder = try Self.temporaryFolder()
        try expect("cp -R '\(Self.model.get())/Demo' .")
    }

    /// An empty one.
    init(empty: Void) throws {
        folder = try Self.temporaryFolder()
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func absolute(_ path: String) -> String { folder + "/" + path }

    /// Runs the program in the workspace, or where it is told.
    func run(_ line: String, in place: String = "Demo", as program: String? = nil) throws -> Binary.Result {
        let environment = program.map { ["SCAFFOLD": $0] } ?? [:]
        return try Binary.shell("$SCAFFOLD \(line)", environment: environment, in: absolute(place))
    }

    /// A line of shell that must succeed.
    func expect(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let result = try Binary.shell(line, in: folder)
        #expect(result.status == 0, "\(line): \(result.error)", sourceLocation: sourceLocation)
    }

    func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: absolute(path)))
    }

    /// Everything below a place, by path: kind, mode, and contents. With `times` the moments of change too.
    func snapshot(of place: String = "Demo", times: Bool = false) throws -> [String: String] {
        var found: [String: String] = [:]
        let manager = FileManager.default
        for path in [""] + (try manager.subpathsOfDirectory(atPath: absolute(place))) {
            let file = absolute(place) + "/" + path
            let attributes = try manager.attributesOfItem(atPath: file)
            var text =
                "\((attributes[.type] as? FileAttributeType)?.rawValue ?? "?") \(attributes[.posixPermissions] ?? "?")"
            if attributes[.type] as? FileAttributeType == .typeRegular {
                text += " " + (manager.contents(atPath: file)?.base64EncodedString() ?? "unreadable")
            }
            if times { text += " \((attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)" }
            found[path] = text
        }
        return found
    }

    private static func temporaryFolder() throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scaffold-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.resolvingSymlinksInPath().path
    }

    /// Written once, copied by every scene; removed when the process ends.
    private static let model = Result {
        let folder = try temporaryFolder()
        atexitPath = folder
        atexit { if let path = Scene.atexitPath { try? FileManager.default.removeItem(atPath: path) } }
        let table = "Demo/AppKit/Sources/Presentation/Navigation/AppNavigationRedirect.swift"
        let line = """
            $SCAFFOLD init Demo --features Home,Characters && cp \(table) table \
            && $SCAFFOLD -C Demo add-screen Extra --feature Characters \
            && $SCAFFOLD -C Demo add-navigator --feature Home --outgoing charactersExtra && cp table \(table)
            """
        let result = try Binary.shell(line, in: folder)
        guard result.status == 0 else { throw Broken(error: result.error) }
        return folder
    }

    nonisolated(unsafe) private static var atexitPath: String?

    struct Broken: Error {
        var error: String
    }
}
