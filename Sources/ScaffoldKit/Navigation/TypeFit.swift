/// Whether a value of one type can be handed to a parameter of another, as far as their spellings tell.
enum TypeFit: Equatable {
    case fits, differs
    /// It depends on what these are; empty where nothing that is looked up would tell.
    case open(Set<String>)

    init(_ value: String, to parameter: String, depth: Int = 0) {
        guard value != parameter, depth < 16 else {
            self = .fits
            return
        }
        let from = Parts(value)
        let to = Parts(parameter)
        if to.name == "Optional", let wrapped = to.arguments.first {
            let given = from.name == "Optional" ? from.arguments.first ?? value : value
            self = TypeFit(given, to: wrapped, depth: depth + 1)
        } else if from.name == "Optional", let wrapped = from.arguments.first {
            let isKnown = StandardTypes.values.contains(to.name) || Parts.containers.contains(to.name)
            self = isKnown || wrapped == parameter ? .differs : .open([])
        } else if Parts.containers.contains(from.name), Parts.containers.contains(to.name) {
            guard from.name == to.name, from.arguments.count == to.arguments.count else {
                self = .differs
                return
            }
            self = zip(from.arguments, to.arguments).reduce(.fits) { $0.and(TypeFit($1.0, to: $1.1, depth: depth + 1)) }
        } else {
            self = Self.plain(from, to)
        }
    }

    private static func plain(_ from: Parts, _ to: Parts) -> TypeFit {
        let isValue = StandardTypes.values.contains(from.name)
        let takesValue = StandardTypes.values.contains(to.name)
        if isValue, takesValue {
            return Set([from.name, to.name]) == ["Double", "CGFloat"] ? .fits : .differs
        }
        let isContainer = Parts.containers.contains(from.name)
        if (isValue || isContainer) && (takesValue || Parts.containers.contains(to.name)) { return .differs }
        guard from.isName || isContainer, to.isName || Parts.containers.contains(to.name) else { return .open([]) }
        return .open(Set([from.name, to.name].filter { !StandardTypes.contains($0) }))
    }

    private func and(_ other: TypeFit) -> TypeFit {
        switch (self, other) {
        case (.differs, _), (_, .differs): .differs
        case (.open(let left), .open(let right)): left.isEmpty || right.isEmpty ? .open([]) : .open(left.union(right))
        case (.open, _): self
        default: other
        }
    }

    /// A canonical type's name and generic arguments.
    private struct Parts {
        static let containers: Set = ["Array", "Set", "Dictionary"]

        var name: String
        var arguments: [String] = []
        /// True for a name without arguments: `Foo`, `Foo.Bar`.
        var isName: Bool {
            arguments.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        }

        init(_ canonical: String) {
            guard canonical.hasSuffix(">"), let open = canonical.firstIndex(of: "<") else {
                name = canonical
                return
            }
            name = String(canonical[..<open])
            var depth = 0
            var current = ""
            var previous: Character = " "
            for character in canonical[canonical.index(after: open)...].dropLast() {
                if "<([".contains(character) { depth += 1 }
                if ")]".contains(character) || (character == ">" && previous != "-") { depth -= 1 }
                previous = character
                if depth == 0, character == "," {
                    arguments.append(current)
                    current = ""
                } else if !(current.isEmpty && character == " ") {
                    current.append(character)
                }
            }
            arguments.append(current)
        }
    }
}
