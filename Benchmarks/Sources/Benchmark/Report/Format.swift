/// Numbers as the table shows them, without the locale.
enum Format {
    static func fixed(_ value: Double, _ digits: Int) -> String {
        let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
        let scaled = Int((value * scale).rounded())
        guard digits > 0 else { return String(scaled) }
        let rest = String(scaled % Int(scale))
        return "\(scaled / Int(scale))." + String(repeating: "0", count: digits - rest.count) + rest
    }

    /// Three digits that count.
    static func significant(_ value: Double) -> String {
        fixed(value, value < 10 ? 2 : value < 100 ? 1 : 0)
    }

    static func time(_ seconds: Double) -> String {
        seconds < 1 ? significant(seconds * 1000) + " ms" : significant(seconds) + " s"
    }

    static func ratio(_ value: Double) -> String {
        significant(value) + "×"
    }

    static func range(_ quartiles: Quartiles) -> String {
        significant(quartiles.lower) + "–" + significant(quartiles.upper)
    }

    static func megabytes(_ bytes: Int) -> String {
        significant(Double(bytes) / 1_000_000) + " MB"
    }

    /// `30,000`
    static func count(_ value: Int) -> String {
        var groups = ""
        for (index, digit) in String(value).reversed().enumerated() {
            if index > 0, index.isMultiple(of: 3) { groups.append(",") }
            groups.append(digit)
        }
        return String(groups.reversed())
    }
}
