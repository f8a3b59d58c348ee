/// Whether an incoming case's payload accepts an outgoing case's, and what goes where.
package struct PayloadFit: Hashable, Sendable {
    /// True where every parameter of the incoming case is given; false where some are left to their defaults.
    package var isExact: Bool
    /// For each argument of the incoming case that is given, in order: its label, and the outgoing parameter's index.
    package var arguments: [Argument]

    package struct Argument: Hashable, Sendable {
        package var label: String?
        package var source: Int
    }

    /// Same labels and same types in order, further parameters only where they have defaults; nil where it doesn't fit.
    package static func byLabel(
        _ outgoing: [PayloadParameter],
        _ incoming: [PayloadParameter]
    ) -> PayloadFit? {
        fit(outgoing, incoming) { $0.label == $1.label && $0.type == $1.type }
    }

    /// By position where the types agree, whatever the labels.
    package static func byPosition(
        _ outgoing: [PayloadParameter],
        _ incoming: [PayloadParameter]
    ) -> PayloadFit? {
        fit(outgoing, incoming) { $0.type == $1.type }
    }

    private static func fit(
        _ outgoing: [PayloadParameter],
        _ incoming: [PayloadParameter],
        matches: (PayloadParameter, PayloadParameter) -> Bool
    ) -> PayloadFit? {
        var arguments: [Argument] = []
        for parameter in incoming {
            if arguments.count < outgoing.count, matches(outgoing[arguments.count], parameter) {
                arguments.append(Argument(label: parameter.label, source: arguments.count))
            } else if !parameter.hasDefault {
                return nil
            }
        }
        guard arguments.count == outgoing.count else { return nil }
        return PayloadFit(isExact: arguments.count == incoming.count, arguments: arguments)
    }
}
