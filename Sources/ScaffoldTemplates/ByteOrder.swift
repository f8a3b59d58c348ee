extension StringProtocol {
    /// Whether this text's UTF-8 bytes come before the other's: the one order that no locale and no Unicode version has a
    /// say in. Compared in place, because paths with long common beginnings are sorted often.
    package func precedesInBytes(_ other: some StringProtocol) -> Bool {
        let result = utf8.withContiguousStorageIfAvailable { left in
            other.utf8.withContiguousStorageIfAvailable { right in
                var index = 0
                let shared = Swift.min(left.count, right.count)
                while index < shared, left[index] == right[index] { index += 1 }
                return index < shared ? left[index] < right[index] : left.count < right.count
            }
        }
        return (result ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
    }
}
