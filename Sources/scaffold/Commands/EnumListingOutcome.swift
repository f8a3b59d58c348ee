import ScaffoldKit
import SwiftScan

/// `list enums`: every enum outside function bodies, conforming or not.
enum EnumListingOutcome {
    /// Files and folders as given; none: the whole workspace. A file that can't be understood is an error, and the others
    /// are listed all the same. Build products and hidden folders are left out, unless given.
    static func outcome(of paths: [String], in context: PlanningContext) throws(Failure) -> Outcome {
        var listing = EnumListing()
        var outcome = Outcome()
        for source in try paths.isEmpty ? all(in: context.workspace.tree, prefix: "") : given(paths, in: context) {
            do {
                listing.append(try SourceFile(source.bytes), file: source.file)
            } catch {
                outcome.diagnostics.append(diagnostic(for: error, in: source.file))
            }
        }
        listing.settle()
        outcome.report = listing.enums.flatMap(lines)
        if outcome.report.isEmpty { outcome.report = ["No enum."] }
        outcome.result = listing
        return outcome
    }

    /// A place outside the folder that paths are seen from is said in words.
    private static func diagnostic(for error: ScanError, in file: String) -> Diagnostic {
        guard let path = RelativePath(file) else {
            let place = "\(file):\(error.line):\(error.column)"
            return Diagnostic(.error, .scan(.notUnderstoodAt(place: place, error.reason)))
        }
        let location = SourceLocation(path: path, line: error.line, column: error.column)
        return Diagnostic(.error, .scan(.notUnderstood(error.reason)), at: location)
    }

    private struct Source {
        var file: String
        var bytes: [UInt8]
    }

    private static func given(_ paths: [String], in context: PlanningContext) throws(Failure) -> [Source] {
        var sources: [Source] = []
        for path in paths {
            switch try context.kind(path) {
            case .folder:
                sources += try all(in: context.folder(path), prefix: path.hasSuffix("/") ? path : path + "/")
            case .file:
                let parts = path.split(separator: "/", omittingEmptySubsequences: true)
                let folder = path.hasPrefix("/") ? "/" : ""
                let parent = folder + parts.dropLast().joined(separator: "/")
                let name = RelativePath.root.appending(String(parts.last ?? ""))
                let tree = try context.folder(parent.isEmpty ? "." : parent)
                if let bytes = try tree.read(name) { sources.append(Source(file: path, bytes: bytes)) }
            case .other:
                throw Failure(.run(.noFile(path)))
            case nil:
                throw Failure(.run(.pathMissing(path)))
            }
        }
        return sources
    }

    private static func all(in tree: any FileTree, prefix: String) throws(Failure) -> [Source] {
        var found: [FoundFile] = []
        for suffix in [".swift", ".swiftinterface"] {
            found += try tree.files(
                below: [.root],
                suffix: suffix,
                containingAny: [Array("enum".utf8), Array("extension".utf8)],
                skip: isSkipped
            )
        }
        return found.sorted { $0.path < $1.path }
            .map { Source(file: (prefix == "./" ? "" : prefix) + $0.path.string, bytes: $0.bytes) }
    }

    private static let isSkipped: @Sendable (RelativePath) -> Bool = { folder in
        folder.name.hasPrefix(".") || ["DerivedData", "Pods", "Carthage"].contains(folder.name)
    }

    private static func lines(_ item: EnumListing.Enum) -> [String] {
        let conformances = item.inherits.isEmpty ? "" : ": " + item.inherits.joined(separator: ", ")
        let head = "\(item.file):\(item.line): \(item.access) enum \(item.name)\(conformances)"
        let stated = item.conformances.map { "    \($0.name) in the extension at \($0.file):\($0.line)" }
        return [head] + stated
            + item.cases.map { enumCase in
                let payload = enumCase.payload.map { values in
                    "(" + values.map { ($0.label.map { "\($0): " } ?? "") + $0.type }.joined(separator: ", ") + ")"
                }
                return "    case \(enumCase.name)\(payload ?? "")"
            }
    }
}
