/// What the runs of one command cost.
struct Samples {
    private(set) var seconds: [Double] = []
    /// Bytes; the largest of any run.
    private(set) var peak = 0

    mutating func add(_ cost: Command.Cost) {
        seconds.append(cost.seconds)
        peak = max(peak, cost.peak)
    }

    /// What both together would have cost, turn by turn: this, and a share of the other.
    func plus(_ other: Samples, times share: Double) -> Samples {
        var sum = Samples()
        for (own, others) in zip(seconds, other.seconds) {
            sum.add(Command.Cost(seconds: own + others * share, peak: max(peak, other.peak)))
        }
        return sum
    }

    /// The run that was disturbed least.
    var best: Double { seconds.min() ?? 0 }

    /// How many times the other's time this takes, by the best run of each.
    func ratio(to other: Samples) -> Double { best / max(other.best, 1e-9) }

    /// The same for each turn: how far the measurement can be trusted.
    func ratios(to other: Samples) -> Quartiles {
        Quartiles(zip(seconds, other.seconds).map { $0 / max($1, 1e-9) })
    }
}

/// The middle of some numbers, and the range that half of them are in.
struct Quartiles {
    let lower: Double
    let median: Double
    let upper: Double

    init(_ values: [Double]) {
        let sorted = values.sorted()
        func at(_ share: Double) -> Double {
            guard let last = sorted.indices.last else { return 0 }
            let place = share * Double(last)
            let below = sorted[Int(place)]
            let above = sorted[min(Int(place) + 1, last)]
            return below + (above - below) * (place - place.rounded(.down))
        }
        lower = at(0.25)
        median = at(0.5)
        upper = at(0.75)
    }
}
