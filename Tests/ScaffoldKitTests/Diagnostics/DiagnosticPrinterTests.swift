import Testing

@testable import ScaffoldKit

@Suite("Diagnostic printer")
struct DiagnosticPrinterTests {
    private func diagnostic(line: Int? = 2, column: Int? = 5) throws -> Diagnostic {
        let path = try #require(RelativePath("a/scaffold.json"))
        let fact = ConfigurationFact.unknownKey("guard", nearest: "guards", known: [])
        return Diagnostic(.error, .configuration(fact), at: SourceLocation(path: path, line: line, column: column))
    }

    @Test("writes place, severity, message and next step")
    func plain() throws {
        let printer = DiagnosticPrinter()
        #expect(
            printer.text(try diagnostic()) == """
                a/scaffold.json:2:5: error: unknown key 'guard'
                help: did you mean 'guards'?

                """
        )
        #expect(printer.text(try diagnostic(line: nil, column: nil)).hasPrefix("a/scaffold.json: error: unknown"))
        #expect(
            printer.text(Diagnostic(.note, .change(.recovered(files: 1))))
                == "note: an interrupted run was undone (1 file)\n"
        )
        let below = DiagnosticPrinter(viewpoint: Viewpoint("/w/Demo/b", root: "/w/Demo"))
        #expect(below.text(try diagnostic()).hasPrefix("../a/scaffold.json:2:5: "))
        let root = Diagnostic(.error, .change(.locked(seconds: 1)), at: SourceLocation(path: .root))
        #expect(printer.text(root).hasPrefix(".: error: "))
    }

    @Test("shows the line with a caret, whatever ends the lines", arguments: ["\n", "\r\n", "\r"])
    func excerpt(_ end: String) throws {
        let text = DiagnosticPrinter().text(try diagnostic(), source: Array("\u{FEFF}{\(end)\té \"guard\"\(end)}".utf8))
        #expect(
            text == """
                a/scaffold.json:2:5: error: unknown key 'guard'
                    \té "guard"
                    \t  ^
                help: did you mean 'guards'?

                """
        )
    }

    @Test("marks only the first line of a next step, so that the others can be copied")
    func severalLines() throws {
        let fact = WiringFact.leftToDo(place: "below", text: "{\n    a\n\n}")
        #expect(
            DiagnosticPrinter().text(Diagnostic(.note, .wiring(fact))) == """
                note: left for you to put below
                help: {
                          a

                      }

                """
        )
    }

    @Test("survives lines and columns that are not there, and long lines", arguments: [0, 1, 2, 3, 900])
    func outside(_ number: Int) throws {
        let printer = DiagnosticPrinter()
        for source in ["", "\n", "abc", String(repeating: "é", count: 1000)] {
            let text = printer.text(try diagnostic(line: number, column: number), source: Array(source.utf8))
            #expect(text.hasPrefix("a/scaffold.json:\(number):\(number): error: "))
            #expect(text.utf8.count < 700)
        }
    }

    @Test("lets no control character through")
    func control() throws {
        let fact = ConfigurationFact.unknownKey("\u{1B}[2J\n", nearest: nil, known: [])
        let text = DiagnosticPrinter().text(Diagnostic(.error, .configuration(fact)), source: nil)
        #expect(text.hasPrefix("error: unknown key '\\u{1b}[2J\\n'\n"))
    }

    @Test("reads sources for the first hundred of very many diagnostics")
    func veryMany() throws {
        var reads = 0
        let text = DiagnosticPrinter().text(Array(repeating: try diagnostic(), count: 10_000)) { _ in
            reads += 1
            return nil
        }
        #expect(reads == 100)
        #expect(text.split(separator: "\n").filter { $0.contains("error: ") }.count == 10_000)
    }

    @Test("colours where it may")
    func colour() throws {
        let text = DiagnosticPrinter(colour: true).text(try diagnostic())
        #expect(text.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    }
}
