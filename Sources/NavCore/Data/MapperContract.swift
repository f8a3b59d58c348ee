/// Turns a value of one layer into the next layer's.
public nonisolated protocol MapperContract<Input, Output>: Sendable {
    associatedtype Input
    associatedtype Output

    /// `input` in the other layer's terms.
    func map(_ input: Input) -> Output
}
