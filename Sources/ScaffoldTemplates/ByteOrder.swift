extension StringProtocol {
    /// Whether this text's UTF-8 bytes come before the other's: the one order that no locale and no Unicode version has a
    /// say in. Compared in place, because paths with long common beginnings are sorted often.
    package func precedesInBytes(_ other: some StringProtocol) -> Bool {
        var (left, right) = (String(self), String(other))
        return left.withUTF8 { left in
            right.withUTF8 { right in
                var index = 0
                let shared = Swift.min(left.count, right.count)
                while index < shared, left[index] == right[index] { index += 1 }
                return index < shared ? left[index] < right[index] : left.count < right.count
            }
        }
    }
}
