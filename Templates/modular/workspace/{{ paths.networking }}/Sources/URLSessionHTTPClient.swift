import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends requests over `URLSession`.
public nonisolated struct URLSessionHTTPClient: HTTPClientContract {
    private let session: URLSession

    public init() {
        session = .shared
    }

    init(session: URLSession) {
        self.session = session
    }

    @concurrent public func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
        let answer: (body: Data, response: URLResponse)
        do {
            answer = try await session.data(for: urlRequest(for: request))
        } catch {
            throw .transport(error.localizedDescription)
        }
        guard let response = answer.response as? HTTPURLResponse else { throw .notHTTP }

        var headers: [String: String] = [:]
        for (name, value) in response.allHeaderFields {
            headers["\(name)"] = "\(value)"
        }
        return HTTPResponse(statusCode: response.statusCode, headers: headers, body: answer.body)
    }

    private func urlRequest(for request: HTTPRequest) -> URLRequest {
        var urlRequest = URLRequest(url: request.url)
        urlRequest.httpMethod = request.method.rawValue
        urlRequest.httpBody = request.body
        for (name, value) in request.headers {
            urlRequest.setValue(value, forHTTPHeaderField: name)
        }
        return urlRequest
    }
}
