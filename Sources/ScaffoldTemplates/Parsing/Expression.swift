/// What a variable, a condition or an argument says. Chains are flat, so that depth comes from parentheses alone.
indirect enum Expression: Sendable {
    case literal(TemplateValue)
    case variable(Variable)
    case filtered(Expression, [FilterCall])
    case not(Expression)
    case all([Expression])
    case any([Expression])
    case comparison(Comparison, Expression, Expression, offset: Int)
    /// Whole numbers, both ends in; downwards where the second is the smaller.
    case range(Expression, Expression, offset: Int)
    /// `a if condition else b`; the empty string where `else` is left out.
    case conditional(Expression, condition: Expression, otherwise: Expression?)
}

/// `name.member.0[expression]`
struct Variable: Sendable {
    enum Step: Sendable {
        case member(String, offset: Int)
        case index(Int, offset: Int)
        case subscripted(Expression, offset: Int)
    }

    let name: String
    let offset: Int
    var steps: [Step] = []
}

struct FilterCall: Sendable {
    let name: String
    let filter: Filter
    let arguments: [Expression]
    /// UTF-8 offset of the filter's name.
    let offset: Int
}

enum Comparison: Sendable {
    case equal
    case notEqual
    case less
    case lessOrEqual
    case greater
    case greaterOrEqual
    case isIn
    case isNotIn

    init?(_ kind: Token.Kind) {
        switch kind {
        case .symbol(.equal): self = .equal
        case .symbol(.notEqual): self = .notEqual
        case .symbol(.less): self = .less
        case .symbol(.lessOrEqual): self = .lessOrEqual
        case .symbol(.greater): self = .greater
        case .symbol(.greaterOrEqual): self = .greaterOrEqual
        case .name("in"): self = .isIn
        default: return nil
        }
    }
}
