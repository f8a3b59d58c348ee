/// One entry of `scan.exclude`: a folder or file with everything below it, from the workspace's root.
/// `*` stands for any characters within a component, `?` for one, `**` for any number of components.
package struct ExcludePattern: Hashable, Sendable {
    private let components: [[Character]]

    package init(_ pattern: String) {
        components = pattern.split(separator: "/").filter { $0 != "." }.map(Array.init)
    }

    /// True for the path itself and for everything below it.
    package func matches(_ path: RelativePath) -> Bool {
        guard !components.isEmpty else { return false }
        let path = path.components.map(Array.init)
        // reachable[i]: the first i components of the pattern can match what was read so far.
        var reachable = Array(repeating: false, count: components.count + 1)
        reachable[0] = true
        skipStars(&reachable)
        for component in path {
            var next = Array(repeating: false, count: components.count + 1)
            for index in components.indices where reachable[index] {
                if components[index] == ["*", "*"] {
                    next[index] = true
                } else if Self.matches(components[index], component) {
                    next[index + 1] = true
                }
            }
            skipStars(&next)
            if next[components.count] { return true }
            reachable = next
        }
        return false
    }

    private func skipStars(_ reachable: inout [Bool]) {
        for index in components.indices where reachable[index] && components[index] == ["*", "*"] {
            reachable[index + 1] = true
        }
    }

    private static func matches(_ pattern: [Character], _ text: [Character]) -> Bool {
        var patternIndex = 0
        var index = 0
        var star: (pattern: Int, text: Int)?
        while index < text.count {
            if patternIndex < pattern.count, pattern[patternIndex] == "*" {
                star = (patternIndex, index)
                patternIndex += 1
            } else if patternIndex < pattern.count, pattern[patternIndex] == "?" || pattern[patternIndex] == text[index]
            {
                patternIndex += 1
                index += 1
            } else if let last = star {
                star = (last.pattern, last.text + 1)
                patternIndex = last.pattern + 1
                index = last.text + 1
            } else {
                return false
            }
        }
        return pattern[patternIndex...].allSatisfy { $0 == "*" }
    }
}
