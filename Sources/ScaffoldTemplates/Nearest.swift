/// The candidate that `name` was most likely meant to be, or nil where none is near.
///
/// Near means: at most a third of the name's letters inserted, removed, replaced or swapped with their neighbour
/// (one at least), upper and lower case being the same. Of equally near ones the first in order wins.
package func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= 100 else { return nil }
    let limit = max(1, wanted.count / 3)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
        let letters = Array(candidate.lowercased().unicodeScalars)
        guard abs(letters.count - wanted.count) <= limit else { continue }
        let distance = editDistance(wanted, letters)
        guard distance <= limit, distance < max(wanted.count, letters.count) else { continue }
        if let best, (best.distance, best.candidate) <= (distance, candidate) { continue }
        best = (candidate, distance)
    }
    return best?.candidate
}

/// Insertions, removals, replacements and swaps of neighbours that turn one into the other, each place touched once
/// (the "optimal string alignment" distance).
package func editDistance<Letter: Equatable>(_ first: [Letter], _ second: [Letter]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for (row, letter) in first.enumerated() {
        var current = [row + 1]
        current.reserveCapacity(second.count + 1)
        for (column, other) in second.enumerated() {
            var distance = min(previous[column + 1] + 1, current[column] + 1)
            distance = min(distance, previous[column] + (letter == other ? 0 : 1))
            if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
                distance = min(distance, beforePrevious[column - 1] + 1)
            }
            current.append(distance)
        }
        beforePrevious = previous
        previous = current
    }
    return previous[second.count]
}
