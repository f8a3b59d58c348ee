import {{ modules.core }}

nonisolated struct {{ model.name }}Repository:{{ wrap.conformance }}{{ model.name }}RepositoryContract{{ wrap.brace }}{
{%- if repository.isRemote %}
    private let remoteDataSource: any {{ model.name }}RemoteDataSourceContract
{%- endif %}
{%- if repository.isLocal %}
    private let localDataSource: any {{ model.name }}LocalDataSourceContract
{%- endif %}
    private let mapper = {{ model.name }}Mapper()
{%- if not repository.isRemote %}
    private let dtoMapper = {{ model.name }}DTOMapper()
{%- endif %}
    private let errorMapper = {{ model.name }}ErrorMapper()

    init(
{%- if repository.isRemote %}
        remoteDataSource: any {{ model.name }}RemoteDataSourceContract{% if repository.isLocal %},{% endif %}
{%- endif %}
{%- if repository.isLocal %}
        localDataSource: any {{ model.name }}LocalDataSourceContract
{%- endif %}
    ) {
{%- if repository.isRemote %}
        self.remoteDataSource = remoteDataSource
{%- endif %}
{%- if repository.isLocal %}
        self.localDataSource = localDataSource
{%- endif %}
    }
{% if repository.isCached %}
    func get(
        identifier: {{ model.identifier }},
        cachePolicy: CachePolicy
    ) async throws({{ model.name }}Error){{ wrap.arrow }}{{ model.name }}{{ wrap.body }}
        do {
            let value = try await cachePolicy.fetch(
                fromRemote: { try await remoteDataSource.fetch(identifier: identifier) },
                fromCache: { try await localDataSource.load(identifier: identifier) },
                saveToCache: { try await localDataSource.save($0) }
            )
            return mapper.map(value)
        } catch {
            throw errorMapper.map(error)
        }
    }

    func getPage(
        _ page: Int,
        cachePolicy: CachePolicy
    ) async throws({{ model.name }}Error){{ wrap.arrow }}[{{ model.name }}]{{ wrap.body }}
        do {
            let values = try await cachePolicy.fetch(
                fromRemote: { try await remoteDataSource.fetchPage(page) },
                fromCache: { try await localDataSource.loadPage(page) },
                saveToCache: { try await localDataSource.savePage($0, page: page) }
            )
            return values.map(mapper.map)
        } catch {
            throw errorMapper.map(error)
        }
    }
{% elif repository.isRemote %}
    func get({{ wrap.open }}identifier: {{ model.identifier }}{{ wrap.close }}) async throws({{ model.name }}Error){{ wrap.arrow }}{{ model.name }}{{ wrap.body }}
        do {
            return try await mapper.map(remoteDataSource.fetch(identifier: identifier))
        } catch {
            throw errorMapper.map(error)
        }
    }

    func getPage({{ wrap.open }}_ page: Int{{ wrap.close }}) async throws({{ model.name }}Error){{ wrap.arrow }}[{{ model.name }}]{{ wrap.body }}
        do {
            return try await remoteDataSource.fetchPage(page).map(mapper.map)
        } catch {
            throw errorMapper.map(error)
        }
    }
{% else %}
    func get({{ wrap.open }}identifier: {{ model.identifier }}{{ wrap.close }}) async throws({{ model.name }}Error){{ wrap.arrow }}{{ model.name }}{{ wrap.body }}
        do {
            guard let value = try await localDataSource.load(identifier: identifier) else {
                throw {{ model.name }}DataSourceError.notFound
            }
            return mapper.map(value)
        } catch {
            throw errorMapper.map(error)
        }
    }

    func getPage({{ wrap.open }}_ page: Int{{ wrap.close }}) async throws({{ model.name }}Error){{ wrap.arrow }}[{{ model.name }}]{{ wrap.body }}
        guard page == 1 else { return [] }
        do {
            return try await localDataSource.loadAll().map(mapper.map)
        } catch {
            throw errorMapper.map(error)
        }
    }
{% endif %}
{%- if repository.isRemote %}
    func search({{ wrap.open }}_ query: String{{ wrap.close }}) async throws({{ model.name }}Error){{ wrap.arrow }}[{{ model.name }}]{{ wrap.body }}
        do {
            return try await remoteDataSource.search(query).map(mapper.map)
        } catch {
            throw errorMapper.map(error)
        }
    }
{%- else %}
    func save({{ wrap.open }}_ value: {{ model.name }}{{ wrap.close }}) async throws({{ model.name }}Error) {
        do {
            try await localDataSource.save(dtoMapper.map(value))
        } catch {
            throw errorMapper.map(error)
        }
    }

    func removeAll() async throws({{ model.name }}Error) {
        do {
            try await localDataSource.removeAll()
        } catch {
            throw errorMapper.map(error)
        }
    }
{%- endif %}
}
