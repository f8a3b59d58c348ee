/// Sends requests.
public nonisolated protocol HTTPClientContract: Sendable {
    /// The server's answer, whatever its status. It runs off the caller's actor.
    @concurrent func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse
}
