import Foundation

/// What a server answered, whatever its status.
public nonisolated struct HTTPResponse: Hashable, Sendable {
    public var statusCode: Int
    public var headers: [String: String]
    public var body: Data

    public init(
        statusCode: Int = 200,
        headers: [String: String] = [:],
        body: Data = Data()
    ) {
        self.statusCode = statusCode
        self.headers = headers
        self.body = body
    }

    /// Whether the status is one of 200 to 299.
    public var isSuccess: Bool { (200..<300).contains(statusCode) }
}
