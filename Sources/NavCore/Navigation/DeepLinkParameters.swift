/// The parameters of a link's route, by name.
public nonisolated struct DeepLinkParameters: Hashable, Sendable {
    private let values: [String: String]

    /// Parameters with these values, decoded.
    public init(_ values: [String: String]) {
        self.values = values
    }

    /// The value of the parameter `name` as the type that is asked for, or `nil` when it does not read as one.
    ///
    /// ```swift
    /// guard let identifier: Int = parameters["identifier"] else { return nil }
    /// ```
    public subscript<Value: LosslessStringConvertible>(name: String) -> Value? {
        values[name].flatMap { Value($0) }
    }
}
