import Testing

@testable import ScaffoldKit

@Suite("Properties of JSON's keys")
struct JSONKeyNameTests {
    @Test(
        "are in camel case and ASCII; one that is a property's name already stays",
        arguments: [
            ("id", "id"), ("ID", "id"), ("full_name", "fullName"), ("created-at", "createdAt"),
            ("imageUrl", "imageUrl"),
            ("image_url", "imageURL"), ("URL", "url"), ("Name", "name"), ("a.b", "aB"), ("$x", "x"), ("@type", "type"),
            ("class", "class"), ("default", "default"), ("in", "in"), ("self", "selfValue"), ("init", "initValue"),
            ("let", "letValue"),
            ("hashValue", "hashValueValue"), ("2fa", "value2fa"), ("größe", "grosse"), ("Ærø_by", "aeroBy"),
            ("", "value"),
            ("日本", "value"), ("_id", "id"), ("__", "value"), ("first name", "firstName"), ("ios_version", "iOSVersion"),
        ]
    )
    func property(_ key: String, property: String) {
        #expect(JSONKeyName.properties(of: [key]) == [property])
    }

    @Test("that would be the same get a number; what has the name by itself keeps it")
    func clashes() {
        #expect(JSONKeyName.properties(of: ["a_b", "aB", "a-b", "a.b"]) == ["aB2", "aB", "aB3", "aB4"])
        #expect(JSONKeyName.properties(of: ["日", "本", ""]) == ["value", "value2", "value3"])
    }

    @Test("fit a line and differ, however long the keys", arguments: [41, 60, 400])
    func long(_ length: Int) {
        let keys =
            ["a", "b"].map { String(repeating: "abcd_", count: length / 5) + $0 } + [
                String(repeating: "x", count: length)
            ]
        let names = JSONKeyName.properties(of: keys)
        #expect(Set(names).count == keys.count)
        #expect(names.allSatisfy(ModelFields.isName))
    }

    @Test(
        "Types are named after the key, in the singular where they are elements",
        arguments: [
            ("origin", false, "Origin"), ("episodes", true, "Episode"), ("episodes", false, "Episodes"),
            ("categories", true, "Category"), ("addresses", true, "Address"), ("boxes", true, "Box"),
            ("status", true, "Status"), ("news", true, "News"), ("air_dates", true, "AirDate"), ("x", true, "X"),
        ]
    )
    func type(_ key: String, isElement: Bool, type: String) {
        #expect(JSONKeyName.type(of: key, isElement: isElement) == type)
    }
}
