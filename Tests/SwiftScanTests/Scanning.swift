import SwiftScan
import Testing

/// A source read from text; what the text's indentation is doesn't matter.
func scan(_ text: String) throws -> SourceFile {
    try SourceFile(Array(text.utf8))
}

/// The cases of all enums as `Enum.case(label: Type = default)`, in order.
func outline(_ source: SourceFile) -> [String] {
    var listing = EnumListing()
    listing.append(source, file: "")
    return listing.enums.flatMap { entry in
        entry.cases.isEmpty
            ? [entry.name]
            : entry.cases.map { enumCase in
                let payload = enumCase.payload?.map { parameter in
                    (parameter.label.map { $0 + ": " } ?? "") + parameter.type + (parameter.default ? " = …" : "")
                }
                return "\(entry.name).\(enumCase.name)" + (payload.map { "(\($0.joined(separator: ", ")))" } ?? "")
            }
    }
}

/// A name for the table and the source that it is about.
struct Sample: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var source: String
    var expected: [String]

    init(_ name: String, _ source: String, _ expected: [String]) {
        testDescription = name
        self.source = source
        self.expected = expected
    }
}
