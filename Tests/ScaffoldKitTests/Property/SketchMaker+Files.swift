/// The enums, as Swift.
extension SketchMaker {
    mutating func writeFiles(of feature: SketchedFeature) {
        var paths = [writeIncoming(of: feature)]
        if let outgoing = feature.outgoing { paths += writeOutgoing(outgoing, of: feature) }
        sketch.builds.append((feature.module, paths))
    }

    private mutating func write(_ text: String, to path: String) {
        let imports = "import NavCore\n\n"
        var text = imports + text
        if hasHere(.sourceBytes) {
            text = "\u{FEFF}" + text.replacing("    ", with: "\t").replacing("\n", with: "\r\n")
        }
        sketch.files[path] = text
    }

    private mutating func writeIncoming(of feature: SketchedFeature) -> String {
        let (contract, besides) = conformance("IncomingNavigationContract", of: feature.name, "Arriving")
        let inExtension = hasHere(.incomingInExtension)
        var text = besides + "public enum \(feature.incomingType): \(inExtension ? "Sendable" : contract) {\n"
        for item in feature.incoming {
            let line = "    case \(item.declared)\n"
            text += item.condition.isEmpty ? line : "    #if \(item.condition)\n\(line)    #endif\n"
        }
        text += "}\n"
        if inExtension { text += "\nextension \(feature.incomingType): \(contract) {}\n" }
        let path = "\(feature.folder)/\(feature.incomingType).swift"
        write(text, to: path)
        return path
    }

    /// How an enum says that it conforms, and what must be declared for it.
    private mutating func conformance(_ contract: String, of feature: String, _ word: String) -> (String, String) {
        if hasHere(.qualifiedConformance) { return ("NavCore.\(contract)", "") }
        if hasHere(.moduleSelector) { return ("NavCore::\(contract)", "") }
        let name = feature + word
        if hasHere(.conformanceByTypealias) { return (name, "public typealias \(name) = \(contract)\n\n") }
        if hasHere(.conformanceByRefiningProtocol) { return (name, "public protocol \(name): \(contract) {}\n\n") }
        if hasHere(.composedConformance) { return (name, "public typealias \(name) = Sendable & \(contract)\n\n") }
        var core = ""
        if hasHere(.refinedInCore) {
            core = "public protocol \(name): \(contract) {}\n"
        } else if hasHere(.aliasInCore) {
            core = "public typealias \(name) = \(contract) & Sendable\n"
        } else {
            return (contract, "")
        }
        sketch.files[SketchedCore.path] = (sketch.files[SketchedCore.path] ?? "") + core
        return (name, "")
    }

    private mutating func writeOutgoing(_ outgoing: SketchedOutgoing, of feature: SketchedFeature) -> [String] {
        let parts = outgoing.type.split(separator: ".")
        let name = String(parts.last ?? "")
        let (contract, besides) = conformance("OutgoingNavigationContract", of: feature.name, "Leaving")
        let inExtension = outgoing.isConformanceAlone || hasHere(.conformanceInExtension)
        let isPackage = parts.count == 1 && !contract.hasSuffix("Both") && hasHere(.packageAccess)
        var head = ""
        if hasHere(.commentedEnum) { head += "/// Where to go: `enum Fake: OutgoingNavigationContract { case no }`.\n" }
        if !isPackage, hasHere(.attributesBeforeEnum) { head += "@frozen\n" }
        head += "\(isPackage ? "package" : "public") \(hasHere(.indirectEnum) ? "indirect " : "")enum \(name)"
        head += ": \(inExtension ? "Sendable" : contract) {\n"
        var text = head + body(of: outgoing) + "}\n"
        if parts.count > 1 {
            let around = "public enum \(parts[0]) {"
            let isApart = hasHere(.nestedInExtension)
            text = (isApart ? "\(around)}\n\nextension \(parts[0]) {\n" : "\(around)\n") + Self.indented(text) + "}\n"
        }
        var conformance = inExtension ? "extension \(outgoing.type): \(contract) {}\n" : ""
        if !outgoing.condition.isEmpty {
            if !outgoing.isConformanceAlone { text = "#if \(outgoing.condition)\n\(text)#endif\n" }
            if inExtension { conformance = "#if \(outgoing.condition)\n\(conformance)#endif\n" }
        }
        let path = "\(feature.folder)/\(outgoing.type.replacing(".", with: ""))"
        write(besides + text, to: path + ".swift")
        guard inExtension else { return [path + ".swift"] }
        write(conformance, to: path + "+Conformance.swift")
        return [path + ".swift", path + "+Conformance.swift"]
    }

    private mutating func body(of outgoing: SketchedOutgoing) -> String {
        var lines = ""
        var row: [String] = []
        func ended(_ row: [String]) -> String { row.isEmpty ? "" : "    case \(row.joined(separator: ", "))\n" }
        for item in outgoing.cases {
            if item.directives.isEmpty {
                if hasHere(.severalCasesInOneLine), !row.isEmpty {
                    row.append(item.declared)
                    continue
                }
                lines += ended(row)
                row = [item.declared]
                if hasHere(.commentedEnum) {
                    lines += ended(row) + "    // \(note())\n"
                    row = []
                }
            } else {
                lines += ended(row) + item.opening + "    case \(item.declared)\n" + item.closing
                row = []
            }
        }
        lines += ended(row)
        if hasHere(.membersInEnum) {
            lines += "\n    public static let start = \"case other\"\n"
            lines += "    public var isLast: Bool { switch 1 { case 2: true\n        default: false } }\n"
        }
        if hasHere(.enumWithinEnum) { lines += "    public enum Kind: Sendable { case other(id: Int), main }\n" }
        if hasHere(.misleadingText) { lines += "    /* case gone(id: Int) /* nested */ } */\n" }
        return lines
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty || $0.hasPrefix("#") ? String($0) : "    " + $0 }.joined(separator: "\n")
    }
}
