@testable import ScaffoldKit

/// The enums, as Swift.
extension SketchMaker {
    mutating func writeFiles(of feature: SketchedFeature) {
        var incoming = "import NavCore\n\n"
        incoming += "public enum \(feature.incomingType): IncomingNavigationContract {\n"
        for item in feature.incoming { incoming += "    case \(item.declared)\n" }
        incoming += "}\n"
        let path = "\(feature.folder)/\(feature.incomingType).swift"
        sketch.files[path] = incoming
        var paths = [path]
        if let outgoing = feature.outgoing { paths += writeOutgoing(outgoing, of: feature) }
        sketch.builds.append((feature.module, paths))
    }

    private mutating func writeOutgoing(_ outgoing: SketchedOutgoing, of feature: SketchedFeature) -> [String] {
        let parts = outgoing.type.split(separator: ".")
        let name = String(parts.last ?? "")
        var contract = "OutgoingNavigationContract"
        var besides = ""
        var inExtension = false
        if hasHere(.qualifiedConformance) {
            contract = "NavCore.\(contract)"
        } else if hasHere(.conformanceByTypealias) {
            besides += "public typealias \(feature.name)Way = \(contract)\n\n"
            contract = "\(feature.name)Way"
        } else if hasHere(.conformanceByRefiningProtocol) {
            besides += "public protocol \(feature.name)Leaving: \(contract) {}\n\n"
            contract = "\(feature.name)Leaving"
        } else if hasHere(.composedConformance) {
            besides += "public typealias \(feature.name)Both = Sendable & \(contract)\n\n"
            contract = "\(feature.name)Both"
        }
        if hasHere(.conformanceInExtension) { inExtension = true }
        let access = hasHere(.packageAccess) && parts.count == 1 ? "package" : "public"
        var head = ""
        if hasHere(.commentedEnum) { head += "/// Where to go: `enum Fake: OutgoingNavigationContract { case no }`.\n" }
        if hasHere(.attributesBeforeEnum) { head += "@frozen\n" }
        if access == "package" { head = head.replacing("@frozen\n", with: "") }
        let isIndirect = hasHere(.indirectEnum)
        head += "\(access) \(isIndirect ? "indirect " : "")enum \(name): \(inExtension ? "Sendable" : contract) {\n"
        var text = head + body(of: outgoing) + "}\n"
        let path = outgoing.type.replacing(".", with: "")
        if parts.count > 1 {
            text = "public enum \(parts[0]) {\n" + Self.indented(text) + "}\n"
        }
        var conformance = inExtension ? "extension \(outgoing.type): \(contract) {}\n" : ""
        if !outgoing.condition.isEmpty {
            text = "#if \(outgoing.condition)\n\(text)#endif\n"
            if inExtension { conformance = "#if \(outgoing.condition)\n\(conformance)#endif\n" }
        }
        let file = "\(feature.folder)/\(path).swift"
        sketch.files[file] = "import NavCore\n\n" + besides + text
        guard inExtension else { return [file] }
        let other = "\(feature.folder)/\(path)+Conformance.swift"
        sketch.files[other] = "import NavCore\n\n" + conformance
        return [file, other]
    }

    private mutating func body(of outgoing: SketchedOutgoing) -> String {
        var lines = ""
        var row: [String] = []
        func ended(_ row: [String]) -> String { row.isEmpty ? "" : "    case \(row.joined(separator: ", "))\n" }
        for item in outgoing.cases {
            if item.condition.isEmpty {
                if hasHere(.severalCasesInOneLine), !row.isEmpty {
                    row.append(item.declared)
                    continue
                }
                lines += ended(row)
                row = [item.declared]
                if hasHere(.commentedEnum) {
                    lines += ended(row)
                    row = []
                    lines += "    // \(note())\n"
                }
            } else {
                lines += ended(row)
                row = []
                lines += item.opening + "    case \(item.declared)\n" + item.closing
            }
        }
        lines += ended(row)
        if hasHere(.membersInEnum) {
            lines += "\n    public static let start = \"case other\"\n"
            lines += "    public var isLast: Bool { switch 1 { case 2: true\n        default: false } }\n"
        }
        if hasHere(.misleadingText) { lines += "    /* case gone(id: Int) /* nested */ } */\n" }
        return lines
    }

    static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty || $0.hasPrefix("#") ? String($0) : "    " + $0 }.joined(separator: "\n")
    }
}
