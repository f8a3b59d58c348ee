/// Dates as JSON mostly has them: ISO 8601, in the proleptic Gregorian calendar. There is no leap second.
package enum ISODate {
    /// Seconds since 1970, and the digits of a fraction: what `text` says, taken as UTC where it names no zone.
    ///
    /// Read are `2017-11-04` and `2017-11-04T18:48:46`, with up to nine digits of a fraction, and with `Z`, `+01:00` or
    /// `+0100` behind it; anything else is nil. So is a year before 1600, which Foundation may count by the Julian calendar.
    package static func read(_ text: String) -> (seconds: Int, fraction: String)? {
        var rest = Array(text.utf8)[...]
        func number(_ digits: Int) -> Int? {
            let part = rest.prefix(digits)
            guard part.count == digits, part.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
            rest = rest.dropFirst(digits)
            return part.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        }
        func take(_ byte: Character) -> Bool {
            guard let first = rest.first, first == byte.asciiValue else { return false }
            rest = rest.dropFirst()
            return true
        }
        guard let year = number(4), take("-"), let month = number(2), take("-"), let day = number(2),
            year >= 1_600, (1...12).contains(month), day >= 1, day <= days(inMonth: month, of: year)
        else { return nil }
        let midnight = days(before: year, month, day) * 86_400
        if rest.isEmpty { return (midnight, "") }
        guard take("T"), let hour = number(2), take(":"), let minute = number(2), take(":"), let second = number(2),
            hour < 24, minute < 60, second < 60
        else { return nil }
        var fraction = ""
        if take(".") {
            let digits = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }
            guard (1...9).contains(digits.count) else { return nil }
            fraction = String(decoding: digits, as: UTF8.self)
            rest = rest.dropFirst(digits.count)
        }
        let local = midnight + hour * 3_600 + minute * 60 + second
        if rest.isEmpty || (take("Z") && rest.isEmpty) { return (local, fraction) }
        let isEast = take("+")
        guard isEast || take("-"), let hours = number(2) else { return nil }
        _ = take(":")
        guard let minutes = number(2), rest.isEmpty, hours < 24, minutes < 60 else { return nil }
        let offset = hours * 3_600 + minutes * 60
        return (isEast ? local - offset : local + offset, fraction)
    }

    /// Midnight of the n-th day of 1970, from 1; of the last for any later.
    static func text(ofDay ordinal: Int) -> String {
        var day = min(max(ordinal, 1), 365)
        var month = 1
        while day > days(inMonth: month, of: 1970) {
            day -= days(inMonth: month, of: 1970)
            month += 1
        }
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "1970-\(padded(month))-\(padded(day))T00:00:00Z"
    }

    private static func isLeap(_ year: Int) -> Bool {
        year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    }

    private static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Days since 1970.
    private static func days(before year: Int, _ month: Int, _ day: Int) -> Int {
        let last = year - 1
        let leaps = last / 4 - last / 100 + last / 400
        // 719,162 days lie between the first days of the years 1 and 1970.
        let years = last * 365 + leaps - 719_162
        return years + (1..<month).reduce(0) { $0 + days(inMonth: $1, of: year) } + day - 1
    }
}
