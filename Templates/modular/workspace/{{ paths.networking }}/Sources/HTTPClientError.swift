/// Why there is no response.
public nonisolated enum HTTPClientError: Error, Hashable, Sendable {
    /// The server was not reached, or the connection broke: the system's words.
    case transport(String)
    /// What came back is not HTTP.
    case notHTTP
}
