/// One line of the table.
struct Row {
    enum Verdict: Equatable {
        case met
        case missed
        /// There is no target: the number is for information.
        case none
        /// The other program isn't there; how to get it.
        case notInstalled(String)
        case failed(String)
    }

    var name: String
    var ours = ""
    var theirs = ""
    var ratio = ""
    /// Half of the turns were in this range.
    var spread = ""
    var target = ""
    var verdict: Verdict

    static func notInstalled(_ name: String, _ how: String) -> Row {
        Row(name: name, verdict: .notInstalled(how))
    }
}

/// What a ratio must be.
enum Target {
    /// Our time over theirs.
    case atMost(Double)
    /// Their time over ours.
    case timesFaster(Double)
    /// Their time over ours, for information.
    case none

    /// A row of two commands' samples.
    func row(_ name: String, _ ours: Samples, _ theirs: Samples, unit: (Double) -> String = Format.time) -> Row {
        var row = Row(name: name, ours: unit(ours.best), theirs: unit(theirs.best), verdict: .none)
        let ratio: Double
        switch self {
        case .atMost(let limit):
            ratio = ours.ratio(to: theirs)
            row.spread = Format.range(ours.ratios(to: theirs))
            row.target = "≤ " + Format.ratio(limit)
            row.verdict = ratio <= limit ? .met : .missed
        case .timesFaster(let limit):
            ratio = theirs.ratio(to: ours)
            row.spread = Format.range(theirs.ratios(to: ours))
            row.target = "≥ " + Format.ratio(limit)
            row.verdict = ratio >= limit ? .met : .missed
        case .none:
            ratio = theirs.ratio(to: ours)
            row.spread = Format.range(theirs.ratios(to: ours))
        }
        row.ratio = Format.ratio(ratio)
        return row
    }
}
