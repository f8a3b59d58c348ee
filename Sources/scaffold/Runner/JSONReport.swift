import ScaffoldKit

/// A report as one JSON object; `docs/json.md` describes it. Keys are sorted, so that equal reports are equal bytes.
struct JSONReport: Encodable {
    private struct Place: Encodable {
        let severity: String
        let code: String
        let message: String
        @NullEncoded var help: String?
        @NullEncoded var file: String?
        @NullEncoded var line: Int?
        @NullEncoded var column: Int?

        init(_ diagnostic: Diagnostic) {
            severity = diagnostic.severity.rawValue
            code = diagnostic.fact.code
            message = diagnostic.fact.message
            help = diagnostic.fact.help
            file = diagnostic.location?.path.description
            line = diagnostic.location?.line
            column = diagnostic.location?.column
        }
    }

    private enum Key: String, CodingKey {
        case command
        case status
        case written
        case changes
        case diff
        case diagnostics
        case nextSteps
    }

    let report: Report

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(report.command, forKey: .command)
        try container.encode(report.status.rawValue, forKey: .status)
        try container.encode(report.isWritten, forKey: .written)
        try container.encode(report.changes.changes.map(Report.Change.init), forKey: .changes)
        try container.encode(report.diagnostics.map(Place.init), forKey: .diagnostics)
        try container.encode(report.nextSteps, forKey: .nextSteps)
        try container.encodeIfPresent(report.diff, forKey: .diff)
        // The result's keys stand beside these: none of its names is one of theirs.
        try report.result?.encode(to: encoder)
    }

    /// The object and a line end. Throws only where a result can't be put into JSON.
    func text() throws -> String {
        try JSONText.pretty(self)
    }
}
