#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Why a row could not be measured.
enum BenchmarkError: Error {
    case system(action: String, path: String, reason: String)
    /// A command that had to succeed did not.
    case failed(command: String, status: Int32, output: String)
    /// Two commands that should do the same work did not.
    case unequal(String)
    case usage(String)

    static func last(_ action: String, _ path: String) -> BenchmarkError {
        .system(action: action, path: path, reason: strerror(errno).map { String(cString: $0) } ?? "error \(errno)")
    }

    var message: String {
        switch self {
        case .system(let action, let path, let reason): "can't \(action) \(path): \(reason)"
        case .failed(let command, let status, let output): "status \(status) from \(command)\n\(output)"
        case .unequal(let what): what
        case .usage(let what): what
        }
    }
}
