import Foundation
import Testing

/// Every system call that writes, killed and failed, one after the other; and folders that can't be read to their end.
@Suite("Attack: system calls that fail or kill", .serialized, .enabled(if: Machine.traces))
struct SystemCallTests {
    private static let writing = "write,mkdirat,linkat,symlinkat,renameat,?renameat2,unlinkat,fchmod"

    private func traced(_ scene: Scene, _ command: String, _ calls: String, _ what: String) throws -> Binary.Result {
        let trace = "strace -f -qq -o /dev/null -e trace=\(calls) -e inject=\(calls):\(what)"
        return try Binary.shell("\(trace) $SCAFFOLD \(command)", in: scene.absolute("Demo"))
    }

    /// How often a command makes each of the calls that write.
    private func counts(of command: String) throws -> [String: Int] {
        let scene = try Scene()
        let trace = "strace -f -qq -o ../calls -e trace=\(Self.writing) $SCAFFOLD \(command) >../out"
        _ = try Binary.shell(trace, in: scene.absolute("Demo"))
        let names = try String(contentsOfFile: scene.absolute("calls"), encoding: .utf8).split(separator: "\n")
            .compactMap { $0.split(separator: " ").dropFirst().first?.prefix { $0 != "(" } }
        return Dictionary(names.map { (String($0), 1) }, uniquingKeysWith: +)
    }

    @Test(
        "Before, or after, or a clear way on: never half",
        arguments: ["signal=KILL:when=%", "error=ENOSPC:when=%", "error=EIO:when=%+"]
    )
    func everyWrite(_ what: String) throws {
        let command = "add-tab Characters"
        let untouched = try Scene()
        let before = try untouched.snapshot()
        #expect(try untouched.run(command).status == 0)
        let after = try untouched.snapshot()
        let counts = try counts(of: command)
        #expect(counts.keys.contains("renameat") || counts.keys.contains("renameat2"))
        for (call, count) in counts.sorted(by: { $0.key < $1.key }) {
            for index in 1...count {
                let scene = try Scene()
                let injection = what.replacingOccurrences(of: "%", with: String(index))
                let result = try traced(scene, command, call, injection)
                let found = try scene.snapshot()
                let isLeft = found.keys.contains { $0.contains(".scaffold-") }
                if isLeft {
                    let next = try scene.run("recover")
                    #expect(next.status == 0, "\(call) \(injection): \(next.error)")
                }
                let now = try scene.snapshot()
                #expect(now == before || now == after, "\(call) \(injection)")
                if result.status == 0 { #expect(now == after, "\(call) \(injection)") }
                if result.status == 2 {
                    #expect(now == before, "\(call) \(injection)")
                    #expect(isLeft || found == before, "\(call) \(injection): \(result.error)")
                    // Where no write works, none can say so.
                    if call != "write" { #expect(result.error.contains("error:")) }
                }
            }
        }
    }

    @Test(
        "A folder that can't be read to its end is no empty one",
        arguments: ["new-feature Episodes", "sync-redirects --check"]
    )
    func folders(_ command: String) throws {
        let untouched = try Scene()
        let before = try untouched.snapshot()
        let expected = try untouched.run(command)
        for count in 1...6 {
            let scene = try Scene()
            let result = try traced(scene, command, "getdents64", "error=EIO:when=\(count)")
            if result.status == 2 {
                #expect(result.error.contains("error:"))
                #expect(try scene.snapshot() == before)
            } else {
                #expect(result.status == expected.status, "\(count): \(result.error)")
                #expect(try scene.snapshot() == untouched.snapshot(), "\(count)")
            }
        }
    }
}
