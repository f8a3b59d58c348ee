import {{ modules.networking }}

/// Why a data source has no answer.
nonisolated enum {{ model.name }}DataSourceError: Error, Hashable, Sendable {
    /// The server says that it isn't there: status 404.
    case notFound
    /// The server answered with a status that is no success.
    case status(Int)
    /// What came back can't be decoded.
    case unreadable
    /// The endpoint makes no URL.
    case malformedURL(String)
    /// The server was not reached.
    case client(HTTPClientError)
    /// The task was cancelled, so that nobody waits for the answer.
    case cancelled
}
