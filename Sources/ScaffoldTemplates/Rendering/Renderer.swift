/// Carries a template out: appends to one string, in one pass. What a value says is never read again.
struct Renderer {
    private struct BoundMacro {
        let macro: Macro
        /// Where it was written, for the places of its errors.
        let template: Template
    }

    private let load: (String) -> String?
    /// The template whose nodes are carried out: errors are places in its text.
    private var template: Template
    private(set) var scope: Scope
    private var output = ""
    private var macros: [String: BoundMacro] = [:]
    /// Included templates by name, parsed once.
    private var parsed: [String: Template] = [:]
    /// The templates that are being included, outermost first.
    private var including: [String]
    private var depth = 0
    private var work = 0

    init(_ template: Template, context: [String: TemplateValue], load: @escaping (String) -> String?) {
        self.template = template
        self.load = load
        scope = Scope(context)
        including = [template.name]
    }

    mutating func run() throws(TemplateError) -> String {
        output.reserveCapacity(template.source.bytes.count * 2)
        _ = try render(template.nodes)
        return output
    }

    func error(_ message: String, at offset: Int, suggestion: String? = nil) -> TemplateError {
        template.source.error(message, at: offset, suggestion: suggestion)
    }

    /// Counts bytes and nodes, so that no template goes on for ever or fills the memory.
    mutating func spend(_ amount: Int, at offset: Int) throws(TemplateError) {
        work += amount
        guard work <= Limits.work else { throw error("this makes more text than a template may", at: offset) }
    }

    // MARK: Nodes

    private mutating func render(_ nodes: [Node]) throws(TemplateError) -> Flow {
        for node in nodes {
            let flow = try render(node)
            guard case .end = flow else { return flow }
        }
        return .end
    }

    private mutating func render(_ node: Node) throws(TemplateError) -> Flow {
        switch node {
        case .text(let text):
            try spend(Limits.node + text.utf8.count, at: 0)
            output += text
        case .output(let expression, let offset):
            try write(try evaluate(expression), at: offset)
        case .conditional(let branches):
            for branch in branches {
                try spend(Limits.node, at: branch.offset)
                if let condition = branch.condition, !(try evaluate(condition).isTrue) { continue }
                return try nested(at: branch.offset) { renderer throws(TemplateError) in
                    try renderer.render(branch.nodes)
                }
            }
        case .loop(let loop):
            return try render(loop)
        case .include(let include):
            try render(include)
        case .assign(let name, let expression):
            try spend(Limits.node, at: 0)
            scope.set(name, to: try evaluate(expression))
        case .capture(let name, let nodes):
            let (text, flow) = try capture(nodes)
            scope.set(name, to: .string(text))
            return flow
        case .filter(let calls, let nodes):
            let (text, flow) = try capture(nodes)
            try write(try apply(calls, to: .string(text)), at: calls.first?.offset ?? 0)
            return flow
        case .macro(let macro):
            macros[macro.name] = BoundMacro(macro: macro, template: template)
        case .call(let call):
            try render(call)
        case .leave(let flow):
            return flow
        }
        return .end
    }

    private mutating func write(_ value: TemplateValue, at offset: Int) throws(TemplateError) {
        switch value {
        case .string(let string):
            try spend(Limits.node + string.utf8.count, at: offset)
            output += string
        case .int(let int):
            try spend(Limits.node, at: offset)
            output += String(int)
        case .bool(let bool):
            try spend(Limits.node, at: offset)
            output += bool ? "true" : "false"
        case .list:
            throw error("a list can't be written as it is; `|join:\", \"` makes text of it", at: offset)
        case .record:
            throw error("a record can't be written as it is; name one of its members", at: offset)
        }
    }

    /// The text of a block, which doesn't go to the output.
    private mutating func capture(_ nodes: [Node]) throws(TemplateError) -> (String, Flow) {
        let outside = output
        output = ""
        let flow = try nested(at: 0) { renderer throws(TemplateError) in try renderer.render(nodes) }
        let text = output
        output = outside
        return (text, flow)
    }

    private mutating func nested<Value>(
        at offset: Int,
        _ body: (inout Self) throws(TemplateError) -> Value
    ) throws(TemplateError) -> Value {
        guard depth < Limits.depth else {
            throw error("blocks, includes and macros are nested more than \(Limits.depth) deep", at: offset)
        }
        depth += 1
        let value = try body(&self)
        depth -= 1
        return value
    }

    // MARK: Loops

    private mutating func render(_ loop: Loop) throws(TemplateError) -> Flow {
        let values = try values(of: loop)
        guard !values.isEmpty else {
            return try nested(at: loop.offset) { renderer throws(TemplateError) in try renderer.render(loop.empty) }
        }
        scope.loops.append(Scope.LoopState(index: 0, count: values.count))
        defer { scope.loops.removeLast() }
        for (index, value) in values.enumerated() {
            try spend(Limits.node, at: loop.offset)
            scope.loops[scope.loops.count - 1].index = index
            scope.push()
            try bind(loop, to: value)
            let flow = try nested(at: loop.offset) { renderer throws(TemplateError) in try renderer.render(loop.nodes) }
            scope.pop()
            if case .break = flow { break }
        }
        return .end
    }

    /// What the loop goes through: the values for which its condition holds. Records go by their sorted keys.
    private mutating func values(of loop: Loop) throws(TemplateError) -> [TemplateValue] {
        var values: [TemplateValue]
        switch try evaluate(loop.values) {
        case .list(let list):
            values = list
        case .record(let record):
            values = record.sorted { $0.key.precedesInBytes($1.key) }.map { key, value in
                loop.names.count > 1 ? .list([.string(key), value]) : .record(["key": .string(key), "value": value])
            }
        case let other:
            throw error("`for` needs a list or a record, not \(other.kind)", at: loop.offset)
        }
        guard let condition = loop.condition else { return values }
        var chosen: [TemplateValue] = []
        for value in values {
            try spend(Limits.node, at: loop.offset)
            scope.push()
            try bind(loop, to: value)
            if try evaluate(condition).isTrue { chosen.append(value) }
            scope.pop()
        }
        values = chosen
        return values
    }

    private mutating func bind(_ loop: Loop, to value: TemplateValue) throws(TemplateError) {
        guard loop.names.count > 1 else {
            scope.set(loop.names[0], to: value)
            return
        }
        guard case .list(let elements) = value, elements.count >= loop.names.count else {
            throw error(
                "there are \(loop.names.count) names for each value, but a value is \(value.kind)",
                at: loop.offset
            )
        }
        for (name, element) in zip(loop.names, elements) { scope.set(name, to: element) }
    }

    // MARK: Includes and macros

    private mutating func render(_ include: Include) throws(TemplateError) {
        guard case .string(let name) = try evaluate(include.name) else {
            throw error("`include` needs a template's name", at: include.offset)
        }
        var record: [String: TemplateValue] = [:]
        if let context = include.context {
            guard case .record(let given) = try evaluate(context) else {
                throw error("what an included template is given must be a record", at: include.offset)
            }
            record = given
        }
        if let start = including.firstIndex(of: name) {
            let cycle = (including[start...] + [name]).joined(separator: " → ")
            throw error("templates include one another: \(cycle)", at: include.offset)
        }
        let included = try template(named: name, at: include.offset)
        try spend(Limits.node, at: include.offset)
        try nested(at: include.offset) { renderer throws(TemplateError) in
            renderer.including.append(name)
            renderer.scope.push()
            for (key, value) in record { renderer.scope.set(key, to: value) }
            try renderer.carryOut(included.nodes, of: included)
            renderer.scope.pop()
            renderer.including.removeLast()
        }
    }

    private mutating func template(named name: String, at offset: Int) throws(TemplateError) -> Template {
        if let known = parsed[name] { return known }
        guard let source = load(name) else { throw error("there is no template `\(name)`", at: offset) }
        let template = try Template(source, name: name)
        parsed[name] = template
        return template
    }

    private mutating func carryOut(_ nodes: [Node], of other: Template) throws(TemplateError) {
        let outer = template
        template = other
        _ = try render(nodes)
        template = outer
    }

    private mutating func render(_ call: MacroCall) throws(TemplateError) {
        guard let bound = macros[call.name] else {
            let suggestion = nearest(to: call.name, among: macros.keys)
            throw error("unknown macro `\(call.name)`", at: call.offset, suggestion: suggestion)
        }
        let parameters = bound.macro.parameters
        guard call.arguments.count <= parameters.count else {
            throw error(
                "`\(call.name)` takes \(parameters.count) arguments, not \(call.arguments.count)",
                at: call.offset
            )
        }
        var values: [TemplateValue] = []
        for (index, parameter) in parameters.enumerated() {
            guard let expression = index < call.arguments.count ? call.arguments[index] : parameter.standard else {
                throw error("`\(call.name)` needs its argument `\(parameter.name)`", at: call.offset)
            }
            values.append(try evaluate(expression))
        }
        try spend(Limits.node, at: call.offset)
        try nested(at: call.offset) { renderer throws(TemplateError) in
            renderer.scope.push()
            for (parameter, value) in zip(parameters, values) { renderer.scope.set(parameter.name, to: value) }
            try renderer.carryOut(bound.macro.nodes, of: bound.template)
            renderer.scope.pop()
        }
    }
}
