// The values of expressions.
extension Renderer {
    mutating func evaluate(_ expression: Expression) throws(TemplateError) -> TemplateValue {
        switch expression {
        case .literal(let value):
            return value
        case .variable(let variable):
            guard let value = try lookUp(variable) else { throw try missing(variable) }
            return value
        case .filtered(let value, let calls):
            return try filtered(value, calls)
        case .not(let operand):
            return .bool(!(try evaluate(operand).isTrue))
        case .all(let operands):
            for operand in operands where !(try evaluate(operand).isTrue) { return .bool(false) }
            return .bool(true)
        case .any(let operands):
            for operand in operands where try evaluate(operand).isTrue { return .bool(true) }
            return .bool(false)
        case .comparison(let comparison, let left, let right, let offset):
            return .bool(try compare(comparison, try evaluate(left), try evaluate(right), at: offset))
        case .range(let first, let last, let offset):
            return try range(try evaluate(first), try evaluate(last), at: offset)
        case .conditional(let value, let condition, let otherwise):
            if try evaluate(condition).isTrue { return try evaluate(value) }
            guard let otherwise else { return .string("") }
            return try evaluate(otherwise)
        }
    }

    // MARK: Operators

    private func compare(
        _ comparison: Comparison,
        _ left: TemplateValue,
        _ right: TemplateValue,
        at offset: Int
    ) throws(TemplateError) -> Bool {
        switch comparison {
        case .equal: return left == right
        case .notEqual: return left != right
        case .isIn: return try contains(right, left, at: offset)
        case .isNotIn: return !(try contains(right, left, at: offset))
        case .less, .lessOrEqual, .greater, .greaterOrEqual: break
        }
        guard case .int(let first) = left, case .int(let second) = right else {
            throw error("only numbers can be ordered, not \(left.kind) and \(right.kind)", at: offset)
        }
        switch comparison {
        case .less: return first < second
        case .lessOrEqual: return first <= second
        case .greater: return first > second
        default: return first >= second
        }
    }

    /// An element of a list, a part of a string, a key of a record.
    private func contains(
        _ whole: TemplateValue,
        _ part: TemplateValue,
        at offset: Int
    ) throws(TemplateError) -> Bool {
        switch (whole, part) {
        case (.list(let list), _): return list.contains(part)
        case (.string(let string), .string(let part)): return string.utf8Contains(part)
        case (.record(let record), .string(let key)): return record[key] != nil
        default: throw error("\(part.kind) can't be in \(whole.kind)", at: offset)
        }
    }

    private mutating func range(
        _ first: TemplateValue,
        _ last: TemplateValue,
        at offset: Int
    ) throws(TemplateError) -> TemplateValue {
        guard case .int(let first) = first, case .int(let last) = last else {
            throw error("a range goes from number to number, not from \(first.kind) to \(last.kind)", at: offset)
        }
        let (low, high) = (min(first, last), max(first, last))
        let (length, overflows) = high.subtractingReportingOverflow(low)
        guard !overflows, length < Limits.range else {
            throw error("a range has at most \(Limits.range) numbers", at: offset)
        }
        try spend(length + 1, at: offset)
        let numbers = (low...high).map(TemplateValue.int)
        return .list(first <= last ? numbers : numbers.reversed())
    }
}
