import Foundation

@testable import {{ feature.module }}

nonisolated final class {{ usecase.mock }}:
    {{ usecase.contract }},
    @unchecked Sendable
{
    private let lock = NSLock()
    private var inputs: [String] = []
    private let result: Result<String, {{ usecase.name }}Error>

    init(result: Result<String, {{ usecase.name }}Error> = .success("result")) {
        self.result = result
    }

    var executedInputs: [String] {
        lock.withLock { inputs }
    }

    func execute(_ input: String) throws({{ usecase.name }}Error) -> String {
        lock.withLock { inputs.append(input) }
        return try result.get()
    }
}
