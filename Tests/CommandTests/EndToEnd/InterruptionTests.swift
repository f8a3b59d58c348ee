import Foundation
import Testing

/// Runs that are killed, and runs that meet.
@Suite("Interrupted and simultaneous runs, end to end", .serialized)
struct InterruptionTests {
    @Test("Killed at any moment, a run is made good by the next")
    func killed() throws {
        // Given
        let whole = try Scene()
        #expect(try whole.run("new-feature Episodes").status == 0)
        let expected = try whole.snapshot()
        var outcomes: Set<Bool> = []

        for round in 0..<24 {
            // When
            let scene = try Scene()
            let before = try scene.snapshot()
            let run = try Binary.start(
                ["new-feature", "Episodes"],
                in: scene.absolute("Demo"),
                record: scene.absolute("run")
            )
            // From at once to well after its end, in steps that grow.
            let moment = ContinuousClock.now + .milliseconds(round * round)
            while ContinuousClock.now < moment {}
            kill(run.processIdentifier, SIGKILL)
            run.waitUntilExit()
            outcomes.insert(try scene.snapshot() == before)

            // Then
            let next = try scene.run("new-feature Episodes")
            #expect(next.status == 0, "\(round): \(next.error)")
            #expect(try scene.snapshot() == expected, "\(round)")
        }
        #expect(outcomes == [true, false], "no run was killed before it wrote, or none ended")
    }

    @Test("Two runs at once: both are done, or one says that it wasn't and is done by trying again")
    func simultaneous() throws {
        for round in 0..<8 {
            // Given
            let scene = try Scene()

            // When
            let runs = try ["Alpha", "Beta"].map { name in
                let record = scene.absolute(name)
                return try Binary.start(["new-feature", name], in: scene.absolute("Demo"), record: record)
            }
            for run in runs { run.waitUntilExit() }

            // Then
            for (name, run) in zip(["Alpha", "Beta"], runs) {
                if run.terminationStatus != 0 {
                    let error = try String(contentsOfFile: scene.absolute(name + ".err"), encoding: .utf8)
                    #expect(run.terminationStatus == 2, "\(round)")
                    #expect(error.contains("while the command ran") || error.contains("another run"), "\(error)")
                    #expect(!FileManager.default.fileExists(atPath: scene.absolute("Demo/Features/\(name)")))
                }
                #expect(try scene.run("new-feature \(name)").status == 0, "\(round)")
            }
            let manifest = try String(contentsOfFile: scene.absolute("Demo/Package.swift"), encoding: .utf8)
            #expect(manifest.contains("    feature(\"Alpha\"),\n    feature(\"Beta\"),\n"), "\(round)")
        }
    }
}
