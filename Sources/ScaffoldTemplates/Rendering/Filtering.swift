// Filters, applied from left to right.
extension Renderer {
    mutating func filtered(_ value: Expression, _ calls: [FilterCall]) throws(TemplateError) -> TemplateValue {
        guard case .variable(let variable) = value else {
            return try apply(calls, to: try evaluate(value))
        }
        if let found = try lookUp(variable) { return try apply(calls, to: found) }
        guard let first = calls.first, let value = try standIn(first) else { throw try missing(variable) }
        return try apply(calls.dropFirst(), to: value)
    }

    mutating func apply(
        _ calls: some Collection<FilterCall>,
        to value: TemplateValue
    ) throws(TemplateError) -> TemplateValue {
        var value = value
        /// The filter before this one, where it found nothing.
        var empty: FilterCall?
        for call in calls {
            if let emptied = empty {
                guard let other = try standIn(call) else { throw nothing(emptied) }
                value = other
                empty = nil
            } else if let result = try apply(call, to: value) {
                value = result
            } else {
                empty = call
            }
        }
        if let empty { throw nothing(empty) }
        return value
    }

    /// What the filter makes of something that isn't there; nil where that is an error.
    private mutating func standIn(_ call: FilterCall) throws(TemplateError) -> TemplateValue? {
        switch call.filter.missing {
        case .error: nil
        case .firstArgument: try evaluate(call.arguments[0])
        case .value(let value): value
        }
    }

    private func nothing(_ call: FilterCall) -> TemplateError {
        error("`\(call.name)`: there is none, it is empty", at: call.offset)
    }

    private mutating func apply(_ call: FilterCall, to value: TemplateValue) throws(TemplateError) -> TemplateValue? {
        // An argument that isn't used needn't be there.
        if case .firstArgument = call.filter.missing { return value }
        var arguments: [TemplateValue] = []
        for argument in call.arguments { arguments.append(try evaluate(argument)) }
        var (name, filter) = (call.name, call.filter)
        if name == Filter.dynamicName {
            (name, filter) = try dynamicFilter(arguments, at: call.offset)
            arguments = []
        }
        let result: TemplateValue?
        do throws(FilterFailure) {
            result = try filter.body(value, FilterArguments(values: arguments))
        } catch {
            throw self.error("`\(name)`: \(error.message)", at: call.offset)
        }
        switch result {
        case .string(let string): try spend(string.utf8.count, at: call.offset)
        case .list(let list): try spend(list.count * Limits.node, at: call.offset)
        case .bool, .int, .record, nil: break
        }
        return result
    }

    private func dynamicFilter(
        _ arguments: [TemplateValue],
        at offset: Int
    ) throws(TemplateError) -> (String, Filter) {
        guard case .string(let name)? = arguments.first else {
            throw error("`filter` needs a filter's name", at: offset)
        }
        guard let filter = Filter.named[name], name != Filter.dynamicName else {
            let suggestion = nearest(to: name, among: Filter.named.keys)
            throw error("unknown filter `\(name)`", at: offset, suggestion: suggestion)
        }
        guard filter.arity.contains(0) else {
            throw error("`\(name)` takes \(filter.arityText), not 0", at: offset)
        }
        return (name, filter)
    }
}
