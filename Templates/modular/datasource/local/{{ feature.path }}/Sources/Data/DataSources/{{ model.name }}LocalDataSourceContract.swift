{# Not `nonisolated`: Swift 6.3 passes that on to the actors that conform, or not, by the order of the files. -#}
/// Where {{ model.title }} values are kept. What is too old to be used counts as missing.
protocol {{ model.name }}LocalDataSourceContract: Actor {
    /// nil where it isn't there.
    func load({{ wrap.open }}identifier: {{ model.identifier }}{{ wrap.close }}) throws({{ model.name }}DataSourceError){{ wrap.arrow }}{{ model.name }}DTO?

    /// The page as it was saved; nil where any of its values isn't there.
    func loadPage({{ wrap.open }}_ page: Int{{ wrap.close }}) throws({{ model.name }}DataSourceError){{ wrap.arrow }}[{{ model.name }}DTO]?

    /// Every value, in the order in which they were saved first.
    func loadAll() throws({{ model.name }}DataSourceError){{ wrap.arrow }}[{{ model.name }}DTO]

    /// Takes the place of the value with the same identifier.
    func save({{ wrap.open }}_ value: {{ model.name }}DTO{{ wrap.close }}) throws({{ model.name }}DataSourceError)

    /// Saves the page and each of its values.
    func savePage(
        _ values: [{{ model.name }}DTO],
        page: Int
    ) throws({{ model.name }}DataSourceError)

    func removeAll() throws({{ model.name }}DataSourceError)
}
