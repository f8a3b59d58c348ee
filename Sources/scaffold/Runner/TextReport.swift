import ScaffoldKit

/// A report in words, for standard output.
enum TextReport {
    /// Paths are those from `viewpoint`.
    static func output(of report: Report, options: RunOptions, from viewpoint: Viewpoint) -> String {
        var lines = report.report
        if let diff = report.diff { return text(lines) + VisibleText.lines(diff) }
        guard report.status == .done || report.status == .stale else { return text(lines) }
        if options.dryRun || !options.quiet {
            lines += report.changes.changes.map { line(Report.Change($0), from: viewpoint) }
        }
        if options.quiet || options.dryRun { return text(lines) }
        lines += report.summary
        if lines.isEmpty, report.status == .done { lines.append("Nothing to do.") }
        if !report.nextSteps.isEmpty {
            lines +=
                ["", report.nextPlace.map { "Next, in \($0):" } ?? "Next:"]
                + report.nextSteps.map { $0.isEmpty ? "" : "  " + $0 }
        }
        return text(lines)
    }

    private static func line(_ change: Report.Change, from viewpoint: Viewpoint) -> String {
        "\(change.action)  \(viewpoint.path(change.path))"
    }

    private static func text(_ lines: [String]) -> String {
        lines.map { VisibleText.line($0) + "\n" }.joined()
    }
}
