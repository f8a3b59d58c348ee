import Foundation
import Testing

@testable import {{ feature.module }}

@Suite("{{ model.name }}DTO")
struct {{ model.name }}DTOTests {
{%- if model.isSampledAsList %}
    @Test("The fixture, a list, is decoded whole")
    func decode() throws {
        // Given
        let data = try Self.fixture()

        // When
        let sut = try JSONDecoder().decode(
            [{{ model.name }}DTO].self,
            from: data
        )

        // Then
{%- if model.sampleList != "" %}
        let expected: [{{ model.name }}DTO] = {{ model.sampleList|indent:8 }}
        #expect(sut == expected)
{%- else %}
        #expect(sut.count == {{ model.sampleCount }})
        #expect(sut.first == .stub())
{%- endif %}
    }
{%- else %}
    @Test("The fixture is decoded whole")
    func decode() throws {
        // Given
        let data = try Self.fixture()

        // When
        let sut = try JSONDecoder().decode(
            {{ model.name }}DTO.self,
            from: data
        )

        // Then
        #expect(sut == .stub())
    }
{%- endif %}

    @Test("What is encoded is decoded again")
    func encode() throws {
        // Given
        let data = try JSONEncoder().encode({{ model.name }}DTO.stub())

        // When
        let sut = try JSONDecoder().decode(
            {{ model.name }}DTO.self,
            from: data
        )

        // Then
        #expect(sut == .stub())
    }
{%- if model.hasRequired %}

    @Test(
        "Without a key that is required, nothing is decoded",
        arguments: [
{%- for field in model.fields where not field.isOptional %}
            {{ field.keyLiteral }}{% if forloop.length > 1 %},{% endif %}
{%- endfor %}
        ]
    )
    func decodeWithoutRequired(key: String) throws {
        // Given
        let data = try Self.fixture(without: key)

        // Then
        #expect(throws: DecodingError.self) {
            // When
            try JSONDecoder().decode(
                {{ model.name }}DTO.self,
                from: data
            )
        }
    }
{%- endif %}
{%- if model.hasOptional %}

    @Test(
        "Without a key that is optional, its value is nil",
        arguments: [
{%- for field in model.fields where field.isOptional %}
            (
                {{ field.keyLiteral }},
                {{ model.name }}DTO.stub({% if field.name|count > 40 %}
                    {{ field.label }}: nil
                {% else %}{{ field.label }}: nil{% endif %})
            ){% if forloop.length > 1 %},{% endif %}
{%- endfor %}
        ]
    )
    func decodeWithoutOptional(
        key: String,
        expected: {{ model.name }}DTO
    ) throws {
        // Given
        let data = try Self.fixture(without: key)

        // When
        let sut = try JSONDecoder().decode(
            {{ model.name }}DTO.self,
            from: data
        )

        // Then
        #expect(sut == expected)
    }
{%- endif %}

    private static func fixture() throws -> Data {
        let url = try #require(
            Bundle.module.url(
                forResource: "{{ model.kebab }}",
                withExtension: "json",
                subdirectory: "Fixtures"
            )
        )
        return try Data(contentsOf: url)
    }

    private static func fixture(without key: String) throws -> Data {
        let json = try JSONSerialization.jsonObject(with: fixture())
{%- if model.isSampledAsList %}
        let list = try #require(json as? [[String: Any]])
        var object = try #require(list.first)
{%- else %}
        var object = try #require(json as? [String: Any])
{%- endif %}
        object.removeValue(forKey: key)
        return try JSONSerialization.data(withJSONObject: object)
    }
}
