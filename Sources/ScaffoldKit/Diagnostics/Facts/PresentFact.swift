/// What is there under a name that a command was given, or beside what it would write, and doesn't go with it.
package enum PresentFact: FactArea {
    /// The screen is there, and another case shows it.
    case screenThere(screen: String, feature: String, item: String)
    /// The screen is there, with other parts than those that are asked for. `without`: as a record has it.
    case screenOtherwise(screen: String, feature: String, without: String)
    /// The incoming case that would show the screen shows something else.
    case caseShows(type: String, item: String, screen: String)
    /// The feature is there, with another first screen or other parts of it.
    case featureOtherwise(String, screen: String, without: String)
    /// `--force` would write over what other commands have added since.
    case featureGrown(String, parts: [String])
    /// A `switch` over the enum in one of its own members would lack the new case, which `text` declares.
    case switchOpen(type: String, member: String, item: String, text: String)
    /// A repository's contract, written or edited by hand, lacks what a use case calls.
    case requirementMissing(contract: String, text: String)
    /// What generated code names of a repository that was written by hand.
    case partMissing(String, of: String)
    /// The container has no repository, and it can't be made of what is there.
    case containerProperty(missing: String, repository: String, text: String)
    /// A suite lacks properties that the test which goes into it needs.
    case suiteLacks([String], suite: String, text: String)
    /// Files that were edited would be kept beside others that no longer go with them.
    case keptUnfit

    package var code: String {
        switch self {
        case .screenThere: "present.screen"
        case .screenOtherwise: "present.screen-otherwise"
        case .caseShows: "present.case"
        case .featureOtherwise: "present.feature-otherwise"
        case .featureGrown: "present.feature-grown"
        case .switchOpen: "present.switch-open"
        case .requirementMissing: "present.requirement-missing"
        case .partMissing: "present.part-missing"
        case .containerProperty: "present.container-property"
        case .suiteLacks: "present.suite-lacks"
        case .keptUnfit: "present.kept-unfit"
        }
    }

    package var message: String {
        switch self {
        case .screenThere(let screen, let feature, let item):
            "feature '\(feature)' has a screen '\(screen)' already: its case '.\(item)' shows it"
        case .screenOtherwise(let screen, let feature, let without):
            "feature '\(feature)' has a screen '\(screen)' already, made with \(Self.parts(without: without))"
        case .caseShows(let type, let item, let screen):
            "the case '.\(item)' of '\(type)', which would show '\(screen)', shows something else"
        case .featureOtherwise(let name, let screen, let without):
            "feature '\(name)' is there already: its first screen is '\(screen)', made with "
                + Self.parts(without: without)
        case .featureGrown(let name, let parts):
            "feature '\(name)' has grown, and --force would take away: \(parts.joined(separator: "; "))"
        case .switchOpen(let type, let member, let item, _):
            "'\(member)' switches over the cases of '\(type)', and would lack '.\(item)'"
        case .requirementMissing(let contract, let text): "'\(contract)' lacks what the use case calls: `\(text)`"
        case .partMissing(let part, let repository):
            "'\(repository)' was written by hand, and '\(part)', which the use case's files name, is missing"
        case .containerProperty(let missing, let repository, _):
            "the container has no '\(repository)', and one can't be made: '\(missing)' is missing"
        case .suiteLacks(let properties, let suite, _):
            "the test that goes into '\(suite)' needs its \(properties.map { "'\($0)'" }.joined(separator: " and "))"
        case .keptUnfit: "edited, and kept it would not go with the files that are written beside it"
        }
    }

    package var help: String? {
        switch self {
        case .screenThere, .caseShows: "choose another name for a further screen"
        case .screenOtherwise(let screen, let feature, _):
            "`scaffold add-navigator \(screen) --feature \(feature)` and `scaffold add-tracker` add what it lacks"
        case .featureOtherwise: "add to it with `scaffold add-screen`, or choose another name"
        case .featureGrown: "remove the files that are to be written anew, and run the command without --force"
        case .switchOpen(_, _, let item, let text):
            "say there what '.\(item)' is, and put the case into the enum, then run the command again:\n"
                + "\(text)\n\ncase .\(item):"
        case .requirementMissing: "add it to the contract, the repository and its mock, then run the command again"
        case .partMissing: "write it, or write the use case by hand"
        case .containerProperty(_, _, let text):
            "put your own into the container, in the place of this, then run the command again:\n\(text)"
        case .suiteLacks(_, _, let text):
            "give the suite what it lacks, or put the test there by hand, then run the command again:\n\(text)"
        case .keptUnfit:
            "move your edits over by hand after --force, or leave the files as they are: --diff --force shows them"
        }
    }

    private static func parts(without: String) -> String {
        let left = without.split(separator: ",").map(String.init)
        let parts = ScreenPart.allCases.map(\.rawValue).filter { !left.contains($0) }
        return parts.isEmpty ? "neither navigator nor tracker" : parts.joined(separator: " and ")
    }
}
