import Foundation

/// `oracle LIST-COMMAND PATH…` compares what `LIST-COMMAND list enums --json PATH…` prints with the toolchain's parser.
/// `oracle --generate FOLDER COUNT SEED` writes hostile sources. A path is a file, or a folder of Swift files.
@main
struct Oracle {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.count == 4, arguments[0] == "--generate", let count = Int(arguments[2]),
            let seed = UInt64(arguments[3])
        {
            return try generate(into: arguments[1], count: count, seed: seed)
        }
        guard arguments.count >= 2 else {
            complain("usage: oracle LIST-COMMAND PATH… | oracle --generate FOLDER COUNT SEED")
            exit(2)
        }
        let paths = Array(arguments.dropFirst())
        let files = paths.flatMap(files)
        let found = try listing(command: arguments[0], paths: paths)
        let byFile = Dictionary(grouping: found.enums, by: \.file)
        var differences = 0
        var enums = 0
        var cases = 0
        var refused = 0
        for file in files {
            let source = String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
            let expected: [Listing.Enum]
            switch Result(catching: { () throws(EnumCollector.Refusal) in
                try EnumCollector.enums(in: source, file: file)
            }) {
            case .success(let read):
                expected = read
            case .failure(let refusal):
                complain("refused: " + refusal.text)
                refused += 1
                continue
            }
            enums += expected.count
            cases += expected.reduce(0) { $0 + $1.cases.count }
            differences += compare(expected, byFile[file] ?? [], file: file)
        }
        for file in byFile.keys.sorted() where !files.contains(file) {
            complain("\(file): listed, but not asked for")
            differences += 1
        }
        print("\(files.count) files, \(enums) enums, \(cases) cases, \(refused) refused: \(differences) differences")
        exit(differences == 0 && refused == 0 && !files.isEmpty ? 0 : 1)
    }

    private struct Envelope: Decodable {
        var result: Listing
    }

    private static func compare(_ expected: [Listing.Enum], _ found: [Listing.Enum], file: String) -> Int {
        guard expected != found else { return 0 }
        for index in 0..<max(expected.count, found.count) {
            let left = index < expected.count ? expected[index] : nil
            let right = index < found.count ? found[index] : nil
            guard left != right else { continue }
            complain("\(file): enum \(index)\n  parser: \(text(left))\n  listed: \(text(right))")
            break
        }
        return 1
    }

    private static func text(_ entry: Listing.Enum?) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return entry.flatMap { try? encoder.encode($0) }.map { String(decoding: $0, as: UTF8.self) } ?? "none"
    }

    private static func listing(command: String, paths: [String]) throws -> Listing {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command)
        process.arguments = ["list", "enums", "--json"] + paths
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let json = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            complain("\(command) ended with status \(process.terminationStatus)")
            exit(1)
        }
        // The product wraps what a command lists into the envelope that all its commands share.
        if let envelope = try? JSONDecoder().decode(Envelope.self, from: json) { return envelope.result }
        return try JSONDecoder().decode(Listing.self, from: json)
    }

    private static func files(_ path: String) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            return [path]
        }
        let below = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return below.filter { $0.hasSuffix(".swift") }.map { path + "/" + $0 }
    }

    private static func generate(into folder: String, count: Int, seed: UInt64) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for number in 0..<count {
            var source = HostileSource(seed: seed &+ UInt64(number))
            let name = String(repeating: "0", count: max(0, 5 - String(number).count)) + String(number)
            try Data(source.text().utf8).write(to: URL(fileURLWithPath: folder + "/hostile\(name).swift"))
        }
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
