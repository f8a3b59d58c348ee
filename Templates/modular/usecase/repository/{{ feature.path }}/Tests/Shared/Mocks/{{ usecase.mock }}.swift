@testable import {{ feature.module }}

actor {{ usecase.mock }}:{% if usecase.type|count > 46 %}
    {{ usecase.contract }}
{% else %} {{ usecase.contract }} {% endif %}{
    private(set) var {{ usecase.calls }}: [{{ usecase.argumentType }}] = []
    private let result: Result<{{ usecase.result }}, {{ model.name }}Error>
    private let onExecute: (@Sendable () async -> Void)?

    /// - Parameter onExecute: runs while the call is under way.
    init(
        result: Result<{{ usecase.result }}, {{ model.name }}Error> = .success({% if usecase.isPage %}[.stub()]{% else %}.stub(){% endif %}),
        onExecute: (@Sendable () async -> Void)? = nil
    ) {
        self.result = result
        self.onExecute = onExecute
    }

    func execute({{ wrap.open }}{{ usecase.argument }}: {{ usecase.argumentType }}{{ wrap.close }}) async throws({{ model.name }}Error){{ wrap.arrow }}{{ usecase.result }} {
        {{ usecase.calls }}.append({{ usecase.argument }})
        await onExecute?()
        return try result.get()
    }
}
