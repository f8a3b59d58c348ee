@testable import ScaffoldKit

/// Makes a workspace of a seed. What it knows of arms and destinations it knows from making them, not from reading them.
struct SketchMaker {
    let wanted: Set<Oddity>
    var random: RandomSource
    var sketch = WorkspaceSketch()
    var features: [SketchedFeature] = []
    /// Notes have numbers, so that no two are the same text.
    var notes = 0
    var needsOwnMembers = false
    /// Enums that the table still has and the code no longer.
    var gone: Set<String> = []
    /// Features that the scan doesn't see.
    var unscanned: [SketchedFeature] = []

    /// What a seed draws; a smaller workspace of the same seed leaves some of it out.
    static func drawn(of seed: UInt64) -> Set<Oddity> {
        var random = RandomSource(seed: seed)
        return Set(Oddity.allCases.filter { random.chance($0.isRare ? 55 : 22) })
    }

    static func sketch(seed: UInt64, wanted: Set<Oddity>) -> WorkspaceSketch {
        var maker = SketchMaker(wanted: wanted, random: RandomSource(seed: seed ^ 0x5CAF_F01D))
        maker.make()
        return maker.sketch
    }

    /// True where the workspace has it, and then counts it.
    mutating func has(_ oddity: Oddity) -> Bool {
        guard wanted.contains(oddity) else { return false }
        sketch.oddities.insert(oddity)
        return true
    }

    /// At some of the places where it could be.
    mutating func hasHere(_ oddity: Oddity, _ percent: Int = 40) -> Bool {
        random.chance(percent) && has(oddity)
    }

    mutating func note() -> String {
        notes += 1
        return "Note \(notes): case .a, } and \"quotes\"."
    }

    private mutating func make() {
        sketch.files["AppKit/Sources/AppContainer.swift"] = "struct AppContainer {}\n"
        sketch.files[SketchedCore.path] = SketchedCore.text
        makeFeatures()
        for index in features.indices { makeOutgoing(of: index) }
        qualifySharedNames()
        makeUnscannedFeatures()
        for feature in features + unscanned { writeFiles(of: feature) }
        for (path, text) in sketch.files where path.hasPrefix(".build") {
            sketch.outside[path] = text
            sketch.files[path] = nil
        }
        makeTable()
    }

    private mutating func qualifySharedNames() {
        let places = features.indices.filter { features[$0].outgoing?.type == "SharedOutgoingNavigation" }
        guard places.count > 1 else { return }
        for place in places {
            let module = features[place].module
            features[place].outgoing?.spelled = "\(module).SharedOutgoingNavigation"
        }
    }

    // MARK: Features and what they can show

    private mutating func makeFeatures() {
        let names = random.pick(
            ["Home", "Search", "Profile", "Offer", "Cart", "Étage", "FAQ"],
            upTo: random.number(2...4)
        )
        for name in names {
            let isPackage = hasHere(.ownPackage)
            let module = isPackage ? "\(name)Kit" : "Demo\(name)"
            let folder = "Features/\(name)/Sources" + (isPackage ? "/\(module)" : "/Presentation/Navigation")
            if isPackage { sketch.files["Features/\(name)/Package.swift"] = "// swift-tools-version: 6.2\n" }
            features.append(
                SketchedFeature(
                    name: name,
                    module: module,
                    folder: folder,
                    incomingType: "\(name)IncomingNavigation",
                    incoming: makeIncoming()
                )
            )
        }
    }

    private mutating func makeIncoming() -> [SketchedIncomingCase] {
        var names = ["main"] + random.pick(["detail", "list", "edit", "filter", "info"], upTo: random.number(0...3))
        if hasHere(.keywordName) { names.append("default") }
        if hasHere(.unicodeName) { names.append("größe") }
        if hasHere(.rawIdentifier) { names.append("go back") }
        return names.map { name in
            SketchedIncomingCase(
                name: name,
                values: makeValues(),
                hasDefault: name != "main" && hasHere(.defaultedDestination),
                condition: name != "main" && hasHere(.incomingUnderCondition) ? "DEBUG" : ""
            )
        }
    }

    private mutating func makeValues() -> [SketchedValue] {
        let count = hasHere(.severalValues) ? random.number(2...4) : random.number(0...1)
        var labels = ["id", "query", "from", "to"]
        if hasHere(.keywordLabel, 60) { labels = ["in", "let", "default", "inout"] }
        if hasHere(.rawLabel) { labels.insert("the id", at: 0) }
        return (0..<count).map { index in
            var value = SketchedValue(label: labels[index], type: makeType())
            if hasHere(.noLabel, 25) {
                value.label = nil
            } else if hasHere(.wildcardLabel, 25) {
                value.label = nil
                value.name = "value\(index)"
            }
            return value
        }
    }

    private mutating func makeType() -> SketchedType {
        if random.chance(60) {
            let type = random.pick(SketchedType.odd)
            if let oddity = type.oddity, has(oddity) { return type }
        }
        return random.pick(SketchedType.plain)
    }

    // MARK: Where features want to go

    private mutating func makeOutgoing(of index: Int) {
        if hasHere(.noOutgoing, 30), index > 0 { return }
        let feature = features[index]
        var outgoing = SketchedOutgoing(
            type: "\(feature.name)OutgoingNavigation",
            spelled: "",
            module: feature.module,
            cases: []
        )
        if index < 2, has(.sameNameInTwoModules) {
            outgoing.type = "SharedOutgoingNavigation"
        } else if hasHere(.nestedEnum) {
            outgoing.type = "\(feature.name)Routes.Outgoing"
        }
        outgoing.spelled = outgoing.type
        if hasHere(.enumUnderCondition, 50) {
            outgoing.condition = random.pick(["DEBUG", "os(iOS)", "!BETA"])
        } else if hasHere(.conformanceUnderCondition, 50) {
            outgoing.condition = "FAST"
            outgoing.isConformanceAlone = true
        }
        // A `guard` is made for one.
        let hasOverload = features.contains { $0.outgoing?.place == .inTable }
        if outgoing.condition.isEmpty, hasHere(.handWrittenElsewhere, 30) {
            outgoing.place = .elsewhere
        } else if wanted.contains(.noTable) || hasHere(.overloadMissing, 30)
            || hasOverload && wanted.contains(.guardedDispatch)
        {
            outgoing.place = .missing
        }
        // A chain whose own lines stand under no condition, and a new enum under one.
        if wanted.contains(.ifLetChainBeforeCondition), !outgoing.isConformanceAlone {
            outgoing.condition = outgoing.place == .missing ? "DEBUG" : ""
        }
        var taken: Set<String> = []
        for _ in 0..<random.number(1...5) {
            guard let item = makeCase(of: index, outgoing, taken) else { continue }
            taken.insert(item.name.lowercased())
            outgoing.cases.append(item)
            putUnderCondition(&outgoing.cases)
        }
        guard !outgoing.cases.isEmpty else { return }
        for index in outgoing.cases.indices { makeStale(&outgoing.cases[index], in: outgoing) }
        features[index].outgoing = outgoing
    }

    private mutating func makeCase(of index: Int, _ outgoing: SketchedOutgoing, _ taken: Set<String>) -> SketchedCase? {
        let target = features[random.pick(features.indices.filter { $0 != index })]
        let incoming = random.pick(target.incoming)
        let isMissing =
            outgoing.place == .missing
            || (wanted.contains(.whereOnly) ? hasHere(.armsMissing, 60) : hasHere(.armsMissing))
        let start = target.name == "FAQ" ? "faq" : target.name.prefix(1).lowercased() + target.name.dropFirst()
        var name = start + SketchedName.capitalised(incoming.name)
        if incoming.name == "main", random.chance(50) { name = start }
        if !isMissing || outgoing.place == .elsewhere {
            if hasHere(.keywordName) {
                name = random.pick(["default", "init", "self", "in", "switch"])
            } else if hasHere(.rawIdentifier) {
                name = random.pick(["go home", "1st", "case", "a.b"])
            } else if hasHere(.unicodeName) {
                name = random.pick(["größe", "日本", "naïve"])
            } else if random.chance(20) {
                name = random.pick(["promo", "legal", "terms", "help"])
            }
        }
        guard !taken.contains(name.lowercased()) else { return nil }
        var item = SketchedCase(
            name: name,
            values: incoming.values,
            destination: "\(target.incomingType).\(SketchedName.quoted(incoming.name))",
            hasDefault: incoming.hasDefault,
            state: isMissing ? .missing : .there
        )
        if !incoming.condition.isEmpty { item.put(under: ["#if \(incoming.condition)"], incoming.condition) }
        return item
    }

    /// The last case, or the last two, into branches of an `#if`.
    private mutating func putUnderCondition(_ cases: inout [SketchedCase]) {
        let last = cases.count - 1
        guard cases[last].directives.isEmpty else { return }
        let flag = random.pick(["DEBUG", "BETA", "os(iOS)"])
        if hasHere(.caseInElseBranch, 30), last > 0, cases[last - 1].directives.isEmpty {
            cases[last - 1].put(under: ["#if \(flag)"], flag)
            cases[last - 1].closing = ""
            cases[last].put(under: ["#if !(\(flag))"], "!(\(flag))")
            cases[last].opening = "    #else\n"
        } else if hasHere(.nestedConditions, 30) {
            cases[last].put(under: ["#if \(flag)", "#if !FAST"], "\(flag) && !FAST")
        } else if hasHere(.conditionsOfSeveralTerms, 30) {
            let condition = random.pick(["DEBUG && !BETA", "DEBUG || BETA", "!(os(iOS) || BETA)", "(DEBUG)"])
            cases[last].put(under: ["#if \(condition)"], condition)
        } else if hasHere(.caseUnderCondition, 30) {
            cases[last].put(under: ["#if \(flag)"], flag)
        }
    }
}
