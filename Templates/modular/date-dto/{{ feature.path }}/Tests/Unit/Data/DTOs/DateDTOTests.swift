import Foundation
import Testing

@testable import {{ feature.module }}

@Suite("DateDTO")
struct DateDTOTests {
    @Test(
        "Every form of ISO 8601 that an API may send is decoded",
        arguments: [
            ("1970-01-02", 86_400),
            ("1970-01-01T00:00:01", 1),
            ("1970-01-01T00:00:01Z", 1),
            ("1970-01-01T01:00:01+01:00", 1),
            ("1970-01-01T01:00:01+0100", 1),
            ("1970-01-01T00:00:01.5Z", 1.5),
            ("1970-01-01T00:00:01.25", 1.25),
            ("1970-01-01T01:00:01.846123+01:00", 1.846123),
        ]
    )
    func decode(text: String, seconds: Double) throws {
        // Given
        let data = try JSONEncoder().encode(text)

        // When
        let sut = try JSONDecoder().decode(DateDTO.self, from: data)

        // Then
        #expect(sut == DateDTO(Date(timeIntervalSince1970: seconds)))
    }

    @Test(
        "What is no date is not decoded",
        arguments: ["", "T", "yesterday", "1970-01-01T", "1970-01-01T00:00:00.Z", "01.01.1970"]
    )
    func decodeOther(text: String) throws {
        // Given
        let data = try JSONEncoder().encode(text)

        // Then
        #expect(throws: DecodingError.self) {
            // When
            try JSONDecoder().decode(DateDTO.self, from: data)
        }
    }

    @Test(
        "What is encoded is decoded again",
        arguments: [0, 1.5, 1_509_821_326.846123, -0.25, 1_764_500_000.123456789]
    )
    func encode(seconds: Double) throws {
        // Given
        let expected = DateDTO(Date(timeIntervalSince1970: seconds))
        let data = try JSONEncoder().encode(expected)

        // When
        let sut = try JSONDecoder().decode(DateDTO.self, from: data)

        // Then
        #expect(sut == expected)
    }
}
