@testable import {{ feature.module }}

actor {{ usecase.mock }}:{% if usecase.type|count > 46 %}
    {{ usecase.contract }}
{% else %} {{ usecase.contract }} {% endif %}{
    typealias Failure = {{ model.name }}Error

    private(set) var {{ usecase.calls }}: [{{ usecase.argumentType }}] = []
    private let result: Result<{{ usecase.result }}, Failure>
    private let onExecute: (@Sendable () async -> Void)?

    /// - Parameter onExecute: runs while the call is under way.
    init(
        result: Result<{{ usecase.result }}, Failure> = .success({% if usecase.isPage %}[.stub()]{% else %}.stub(){% endif %}),
        onExecute: (@Sendable () async -> Void)? = nil
    ) {
        self.result = result
        self.onExecute = onExecute
    }

    func execute({{ usecase.argument }}: {{ usecase.argumentType }}) async throws(Failure) -> {{ usecase.result }} {
        {{ usecase.calls }}.append({{ usecase.argument }})
        await onExecute?()
        return try result.get()
    }
}
