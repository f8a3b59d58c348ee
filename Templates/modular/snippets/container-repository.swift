{%- if model.name|count > 31 %}
    private lazy var {{ repository.property }}:
        any {{ model.name }}RepositoryContract =
            {{ model.name }}Repository(
{%- if repository.isRemote %}
                remoteDataSource: {{ model.name }}RESTDataSource(httpClient: httpClient){% if repository.isLocal %},{% endif %}
{%- endif %}
{%- if repository.isCached %}
                localDataSource: {{ repository.local }}()
{%- elif repository.isLocal %}
                localDataSource: {{ repository.local }}(maximumAge: .infinity)
{%- endif %}
            )
{%- else %}
    private lazy var {{ repository.property }}: any {{ model.name }}RepositoryContract =
        {{ model.name }}Repository(
{%- if repository.isRemote %}
            remoteDataSource: {{ model.name }}RESTDataSource(httpClient: httpClient){% if repository.isLocal %},{% endif %}
{%- endif %}
{%- if repository.isCached %}
            localDataSource: {{ repository.local }}()
{%- elif repository.isLocal %}
            localDataSource: {{ repository.local }}(maximumAge: .infinity)
{%- endif %}
        )
{%- endif %}
