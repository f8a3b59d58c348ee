/// An `#if` expression as a formula over its names and calls, so that two can be compared by what they mean.
struct ConditionFormula {
    private indirect enum Node {
        case constant(Bool)
        case atom(Int)
        case not(Node)
        case all([Node])
        case any([Node])

        /// `values`: one bit an atom.
        func holds(_ values: Int) -> Bool {
            switch self {
            case .constant(let value): value
            case .atom(let index): values & (1 << index) != 0
            case .not(let node): !node.holds(values)
            case .all(let nodes): nodes.allSatisfy { $0.holds(values) }
            case .any(let nodes): nodes.contains { $0.holds(values) }
            }
        }
    }

    private static let mostAtoms = 10
    private static let deepest = 64

    /// The atoms, each without white space, with their indices.
    private var atoms: [String: Int] = [:]
    private var node = Node.constant(true)

    /// What `left` demands, and with it `right`; nil where one can't be read or has too many names.
    private static func pair(_ left: [String], _ right: [String]) -> (Node, Node, count: Int)? {
        var formula = ConditionFormula()
        guard let first = formula.conjunction(left), let second = formula.conjunction(right),
            formula.atoms.count <= mostAtoms
        else { return nil }
        return (first, second, formula.atoms.count)
    }

    /// Whether `right` holds wherever `left` does; nil where that can't be told.
    static func implies(_ left: [String], _ right: [String]) -> Bool? {
        guard let (first, second, count) = pair(left, right) else { return nil }
        return (0..<(1 << count)).allSatisfy { !first.holds($0) || second.holds($0) }
    }

    /// Whether no build meets both; nil where that can't be told.
    static func exclude(_ left: [String], _ right: [String]) -> Bool? {
        guard let (first, second, count) = pair(left, right) else { return nil }
        return (0..<(1 << count)).allSatisfy { !(first.holds($0) && second.holds($0)) }
    }

    private mutating func conjunction(_ expressions: [String]) -> Node? {
        var parts: [Node] = []
        for expression in expressions {
            var text = Array(expression.unicodeScalars.filter { !$0.properties.isWhitespace })[...]
            guard let part = any(&text, depth: 0), text.isEmpty else { return nil }
            parts.append(part)
        }
        return .all(parts)
    }

    private typealias Text = ArraySlice<Unicode.Scalar>

    private func take(_ sign: String, _ text: inout Text) -> Bool {
        guard text.starts(with: sign.unicodeScalars) else { return false }
        text = text.dropFirst(sign.unicodeScalars.count)
        return true
    }

    private mutating func any(_ text: inout Text, depth: Int) -> Node? {
        var parts: [Node] = []
        repeat {
            guard let part = all(&text, depth: depth) else { return nil }
            parts.append(part)
        } while take("||", &text)
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func all(_ text: inout Text, depth: Int) -> Node? {
        var parts: [Node] = []
        repeat {
            guard let part = term(&text, depth: depth) else { return nil }
            parts.append(part)
        } while take("&&", &text)
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func term(_ text: inout Text, depth: Int) -> Node? {
        guard depth < Self.deepest else { return nil }
        if take("!", &text) { return term(&text, depth: depth + 1).map { .not($0) } }
        if take("(", &text) {
            guard let inner = any(&text, depth: depth + 1), take(")", &text) else { return nil }
            return inner
        }
        var atom = ""
        var level = 0
        while let next = text.first {
            if level == 0, "|&)!".unicodeScalars.contains(next) { break }
            if next == "(" { level += 1 }
            if next == ")" { level -= 1 }
            atom.unicodeScalars.append(next)
            text = text.dropFirst()
        }
        guard !atom.isEmpty, level == 0 else { return nil }
        if atom == "true" || atom == "false" { return .constant(atom == "true") }
        let index = atoms[atom] ?? atoms.count
        atoms[atom] = index
        return .atom(index)
    }
}
