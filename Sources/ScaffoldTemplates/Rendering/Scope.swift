/// The variables that a place in a template sees: those of the blocks around it, innermost first, then the context.
struct Scope {
    struct LoopState {
        var index: Int
        let count: Int
    }

    private struct Local {
        let name: String
        var value: TemplateValue
    }

    private var context: [String: TemplateValue]
    private var locals: [Local] = []
    /// Where each open frame's locals begin.
    private var frames: [Int] = []
    /// The loops around this place, innermost last.
    var loops: [LoopState] = []

    init(_ context: [String: TemplateValue]) {
        self.context = context
    }

    func value(of name: String) -> TemplateValue? {
        var index = locals.count - 1
        while index >= 0 {
            if locals[index].name == name { return locals[index].value }
            index -= 1
        }
        return context[name]
    }

    /// Changes the variable of the innermost frame, or makes one there.
    mutating func set(_ name: String, to value: TemplateValue) {
        guard let start = frames.last else {
            context[name] = value
            return
        }
        if let index = locals[start...].lastIndex(where: { $0.name == name }) {
            locals[index].value = value
        } else {
            locals.append(Local(name: name, value: value))
        }
    }

    mutating func push() {
        frames.append(locals.count)
    }

    mutating func pop() {
        guard let start = frames.popLast() else { return }
        locals.removeLast(locals.count - start)
    }

    /// Every name that can be used here, for suggestions.
    var names: [String] {
        locals.map(\.name) + context.keys + (loops.isEmpty ? [] : ["forloop"])
    }
}

extension Scope.LoopState {
    static let memberNames = ["first", "last", "counter", "counter0", "length"]

    /// What `forloop.name` is.
    func member(_ name: String) -> TemplateValue? {
        switch name {
        case "first": .bool(index == 0)
        case "last": .bool(index == count - 1)
        case "counter": .int(index + 1)
        case "counter0": .int(index)
        case "length": .int(count)
        default: nil
        }
    }

    /// `forloop` as a value of its own.
    var record: TemplateValue {
        .record(
            Dictionary(uniqueKeysWithValues: Self.memberNames.compactMap { name in member(name).map { (name, $0) } })
        )
    }
}
