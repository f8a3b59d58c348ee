import Foundation

@testable import ScaffoldKit

/// A folder of its own for a test, removed with it. `path` has no symbolic link in it.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scaffold-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.resolvingSymlinksInPath().path
    }

    init(_ texts: [String: String]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scaffold-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.resolvingSymlinksInPath().path
        for (path, text) in texts { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func absolute(_ relative: String) -> String { relative.isEmpty ? path : path + "/" + relative }

    func write(_ text: String, to relative: String) throws {
        let url = URL(fileURLWithPath: absolute(relative))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func link(_ relative: String, to target: String) throws {
        let url = URL(fileURLWithPath: absolute(relative))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
    }

    func makeFolder(_ relative: String) throws {
        try FileManager.default.createDirectory(atPath: absolute(relative), withIntermediateDirectories: true)
    }

    func setMode(_ relative: String, _ mode: Int) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: absolute(relative))
    }

    func mode(_ relative: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: absolute(relative))[.posixPermissions] as? Int
    }

    func text(_ relative: String) -> String? {
        FileManager.default.contents(atPath: absolute(relative)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Everything in the folder: a file's text, `-> target` for a link, `/` for a folder.
    func snapshot() throws -> [String: String] {
        var found: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: path) {
            switch try Disk.status(absolute(path), following: false)?.kind {
            case .folder: found[path] = "/"
            case .link:
                found[path] = "-> " + (try FileManager.default.destinationOfSymbolicLink(atPath: absolute(path)))
            case .file: found[path] = text(path)
            case .other, nil: found[path] = "?"
            }
        }
        return found
    }
}
