/// Every fact that the tool can report, by area. Each area's enum, with its words, is a file in `Facts/`.
package enum Fact: Hashable, Sendable {
    case change(ChangeFact)
    case configuration(ConfigurationFact)
    case domain(DomainFact)
    case deepLink(DeepLinkFact)
    case file(FileFact)
    case generate(GenerateFact)
    case model(ModelFact)
    case link(LinkFact)
    case name(NameFact)
    case present(PresentFact)
    case redirect(RedirectFact)
    case removal(RemovalFact)
    case renaming(RenamingFact)
    case run(RunFact)
    case scan(ScanFact)
    case tab(TabFact)
    case template(TemplateFact)
    case wiring(WiringFact)

    private var area: any FactArea {
        switch self {
        case .change(let fact): fact
        case .configuration(let fact): fact
        case .domain(let fact): fact
        case .deepLink(let fact): fact
        case .file(let fact): fact
        case .generate(let fact): fact
        case .model(let fact): fact
        case .link(let fact): fact
        case .name(let fact): fact
        case .present(let fact): fact
        case .redirect(let fact): fact
        case .removal(let fact): fact
        case .renaming(let fact): fact
        case .run(let fact): fact
        case .scan(let fact): fact
        case .tab(let fact): fact
        case .template(let fact): fact
        case .wiring(let fact): fact
        }
    }

    /// Stable, for machines: `redirect.undecided`.
    package var code: String { area.code }
    /// One sentence without a final full stop, lower-case start, as compilers write.
    package var message: String { area.message }
    /// The next step, where there is one; may have several lines.
    package var help: String? { area.help }
}

package protocol FactArea: Hashable, Sendable {
    var code: String { get }
    var message: String { get }
    var help: String? { get }
}
