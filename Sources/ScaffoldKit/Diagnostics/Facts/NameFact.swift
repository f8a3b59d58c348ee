package enum NameFact: FactArea {
    case placeholder

    package var code: String { "" }
    package var message: String { "" }
    package var help: String? { nil }
}
