import {{ modules.networking }}
import Foundation

/// Fetches {{ model.title }} values over HTTP, as JSON.
nonisolated struct {{ model.name }}RESTDataSource:{{ wrap.conformance }}{{ model.name }}RemoteDataSourceContract{{ wrap.brace }}{
    /// One value is at `<endpoint>/<identifier>`, a page at `<endpoint>?page=1`, a search at `<endpoint>?query=…`.
    static let endpoint = "{{ datasource.endpoint }}"

    private let httpClient: any HTTPClientContract
    private let endpoint: String

    init(
        httpClient: any HTTPClientContract,
        endpoint: String = Self.endpoint
    ) {
        self.httpClient = httpClient
        self.endpoint = endpoint
    }

    @concurrent func fetch({{ wrap.open }}identifier: {{ model.identifier }}{{ wrap.close }}) async throws({{ model.name }}DataSourceError){{ wrap.arrow }}{{ model.name }}DTO{{ wrap.body }}
        let url = try endpointURL().appending(component: "\(identifier)")
        return try await get({{ model.name }}DTO.self, from: url)
    }

    @concurrent func fetchPage({{ wrap.open }}_ page: Int{{ wrap.close }}) async throws({{ model.name }}DataSourceError){{ wrap.arrow }}[{{ model.name }}DTO]{{ wrap.body }}
        let url = try endpointURL().appending(queryItems: [URLQueryItem(name: "page", value: "\(page)")])
        return try await get([{{ model.name }}DTO].self, from: url)
    }

    @concurrent func search({{ wrap.open }}_ query: String{{ wrap.close }}) async throws({{ model.name }}DataSourceError){{ wrap.arrow }}[{{ model.name }}DTO]{{ wrap.body }}
        let url = try endpointURL().appending(queryItems: [URLQueryItem(name: "query", value: query)])
        return try await get([{{ model.name }}DTO].self, from: url)
    }

    private func endpointURL() throws({{ model.name }}DataSourceError) -> URL {
        guard let url = URL(string: endpoint), url.scheme != nil, url.host?.isEmpty == false else {
            throw .malformedURL(endpoint)
        }
        return url
    }

    @concurrent private func get<Value: Decodable & Sendable>(
        _ type: Value.Type,
        from url: URL
    ) async throws({{ model.name }}DataSourceError){{ wrap.arrow }}Value{{ wrap.body }}
        let response: HTTPResponse
        do {
            response = try await httpClient.send(HTTPRequest(url: url))
        } catch {
            throw Task.isCancelled ? .cancelled : .client(error)
        }
        if response.statusCode == 404 { throw .notFound }
        guard response.isSuccess else { throw .status(response.statusCode) }
        do {
            return try JSONDecoder().decode(type, from: response.body)
        } catch {
            throw .unreadable
        }
    }
}
