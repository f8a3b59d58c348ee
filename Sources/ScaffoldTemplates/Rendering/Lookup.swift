// What variables stand for.
extension Renderer {
    /// nil where the variable, or something on its path, isn't there.
    mutating func lookUp(_ variable: Variable) throws(TemplateError) -> TemplateValue? {
        var value: TemplateValue?
        var steps = variable.steps[...]
        if variable.name == "forloop", let loop = scope.loops.last {
            if case .member(let name, _)? = steps.first {
                value = loop.member(name)
                steps = steps.dropFirst()
            } else {
                value = loop.record
            }
        } else {
            value = scope.value(of: variable.name)
        }
        for step in steps {
            guard let current = value else { return nil }
            value = try self.value(at: step, of: current)
        }
        return value
    }

    private mutating func value(
        at step: Variable.Step,
        of value: TemplateValue
    ) throws(TemplateError) -> TemplateValue? {
        switch step {
        case .member(let name, _): return value.member(name)
        case .index(let index, _): return value.element(index)
        case .subscripted(let key, let offset):
            switch try evaluate(key) {
            case .string(let name): return value.member(name)
            case .int(let index): return value.element(index)
            case let other: throw error("a key is a string or a number, not \(other.kind)", at: offset)
            }
        }
    }

    /// Says which part of a variable's path isn't there. Call it where `lookUp` found nothing.
    mutating func missing(_ variable: Variable) throws(TemplateError) -> TemplateError {
        if variable.name == "forloop", let loop = scope.loops.last,
            case .member(let name, let offset)? = variable.steps.first,
            loop.member(name) == nil
        {
            let suggestion = nearest(to: name, among: Scope.LoopState.memberNames)
            return error("`forloop` has no `\(name)`", at: offset, suggestion: suggestion)
        }
        var part = Variable(name: variable.name, offset: variable.offset)
        var path = variable.name
        guard var value = try lookUp(part) else {
            let suggestion = nearest(to: variable.name, among: scope.names)
            return error("unknown variable `\(variable.name)`", at: variable.offset, suggestion: suggestion)
        }
        for step in variable.steps {
            part.steps.append(step)
            guard let next = try self.value(at: step, of: value) else {
                return try missing(step, of: value, path: path)
            }
            value = next
            switch step {
            case .member(let name, _): path += ".\(name)"
            case .index(let index, _): path += ".\(index)"
            case .subscripted: path += "[…]"
            }
        }
        return error("unknown variable `\(path)`", at: variable.offset)
    }

    private mutating func missing(
        _ step: Variable.Step,
        of value: TemplateValue,
        path: String
    ) throws(TemplateError) -> TemplateError {
        var key: TemplateValue
        let place: Int
        switch step {
        case .member(let name, let offset): (key, place) = (.string(name), offset)
        case .index(let index, let offset): (key, place) = (.int(index), offset)
        case .subscripted(let expression, let offset): (key, place) = (try evaluate(expression), offset)
        }
        switch (key, value) {
        case (.int(let index), .list), (.int(let index), .string):
            return error("`\(path)` has no element \(index)", at: place)
        case (.string("first"), .list), (.string("last"), .list), (.string("first"), .string),
            (.string("last"), .string):
            return error("`\(path)` is empty", at: place)
        default:
            let name = (try? key.asText()) ?? ""
            let suggestion = nearest(to: name, among: value.memberNames)
            return error("`\(path)`, \(value.kind), has no `\(name)`", at: place, suggestion: suggestion)
        }
    }
}
