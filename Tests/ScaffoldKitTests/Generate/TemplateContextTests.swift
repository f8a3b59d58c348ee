import Foundation
import ScaffoldTemplates
import Testing

@testable import ScaffoldKit

@Suite("What templates are given")
struct TemplateContextTests {
    /// The keys in the first cells of the tables below the page's heading.
    private static func documented() throws -> [String] {
        let page = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("docs/templates.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let section = try #require(text.components(separatedBy: "\n## What the templates are given\n").last)
            .components(separatedBy: "\n## ")[0]
        return section.split(separator: "\n").filter { $0.hasPrefix("| `") }
            .compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    }

    private static func keys(of context: [String: TemplateValue], below prefix: String = "") -> [String] {
        context.flatMap { key, value in
            switch value {
            case .record(let record): keys(of: record, below: prefix + key + ".")
            case .string, .bool, .int, .list: [prefix + key]
            }
        }
    }

    private static func modelKeys() throws -> [String] {
        let model = TemplateContext.model(ModelLayout(name: try Name("Character")))
        guard case .record(let record)? = model["model"], case .list(let fields)? = record["fields"],
            case .record(let field)? = fields.first
        else {
            Issue.record("a model has a list of records")
            return []
        }
        return keys(of: model) + keys(of: TemplateContext.enumeration("Status")) + keys(of: field, below: "field.")
    }

    private static func domainKeys() throws -> [String] {
        let model = ModelLayout(name: try Name("Character"))
        let repository = RepositoryLayout(model: model, policy: .all)
        let useCase = UseCaseLayout(.get, returns: .one, of: model)
        let context = TemplateContext.dataSource(of: model)
            .merging(TemplateContext.useCase(useCase, repository: repository)) { $1 }
            .merging(TemplateContext.dto(of: model)) { $1 }
        return keys(of: context.filter { $0.key != "model" })
    }

    /// Of view models and events; the model and the use cases are told of elsewhere.
    private static func presentationKeys(_ screen: ScreenLayout) throws -> [String] {
        let layout = ViewModelLayout(screen: screen, kind: .list)
        let event = TemplateContext.event(try CaseSpelling("selected(identifier: Int)"))
        return keys(of: TemplateContext.viewModel(layout)) + keys(of: event) + ["load", "refresh"]
    }

    @Test("docs/templates.md lists every key, and no other")
    func documentation() throws {
        // Given
        let configuration = Configuration(app: "Demo", scheme: "demo")
        let name = try Name("Characters")
        let path = try #require(RelativePath("Features/Characters"))
        let item = try CaseSpelling("detail(identifier: Int)")
        let screen = ScreenLayout(name: name, feature: name, isFirst: true, payload: item.payload)
        guard case .list(let values) = item.payload.context, case .record(let value)? = values.first else {
            Issue.record("a payload is a list of records")
            return
        }

        // When
        var keys = Self.keys(of: TemplateContext.workspace(configuration))
        keys += Self.keys(
            of: TemplateContext.feature(FeatureLayout(name: name, path: path, configuration: configuration))
        )
        keys += Self.keys(of: TemplateContext.screen(screen))
        keys += Self.keys(of: NavigatorRoute(item, of: "HomeOutgoingNavigation").context)
        keys += Self.keys(of: value, below: "payload.")
        keys += try Self.modelKeys()
        keys += try Self.domainKeys()
        keys += Self.keys(
            of: DeepLinkRoute(path: try RoutePath("detail"), type: "T", item: "detail", values: [], conditions: [])
                .context(others: [])
        )
        keys += Self.keys(of: TabLayout(feature: name, title: "Characters", symbol: "circle").context)
        keys += try Self.presentationKeys(screen)
        keys.append("redirect.destination")

        // Then
        let documented = try Self.documented()
        #expect(Set(documented).subtracting(keys) == [], "not given")
        #expect(Set(keys).subtracting(documented) == [], "not documented")
        #expect(documented.count == Set(documented).count, "listed twice")
    }
}
