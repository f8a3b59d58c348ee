import ScaffoldKit

@testable import scaffold

/// A console and an engine in memory, and what was done to them.
final class Recorder {
    var output = ""
    var error = ""
    var writes = 0
    var answers: [String] = []
    var variables: [String: String] = ["TERM": "xterm"]
    var inputIsTerminal = false
    var errorIsTerminal = false
    var workingDirectory: String? = "/apps/Demo"
    var outputResult = Console.WriteResult.written

    var console: Console {
        Console(
            inputIsTerminal: inputIsTerminal,
            errorIsTerminal: errorIsTerminal,
            environment: { self.variables[$0] },
            workingDirectory: { self.workingDirectory },
            readLine: { self.answers.isEmpty ? nil : self.answers.removeFirst() },
            write: { stream, bytes in
                let text = String(decoding: bytes, as: UTF8.self)
                guard stream == .output else {
                    self.error += text
                    return .written
                }
                self.writes += 1
                self.output += text
                return self.outputResult
            }
        )
    }
}
