import {{ modules.networking }}

/// A client that gives one answer to every request, and records what it was sent.
public actor HTTPClientMock: HTTPClientContract {
    /// The requests, in order.
    public private(set) var sentRequests: [HTTPRequest] = []
    private let result: Result<HTTPResponse, HTTPClientError>

    public init(result: Result<HTTPResponse, HTTPClientError> = .success(HTTPResponse())) {
        self.result = result
    }

    public func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
        sentRequests.append(request)
        return try result.get()
    }
}
