/// What is to say about the redirect table and its arms.
package enum RedirectFact: FactArea {
    /// No arm, and the rules find no destination or several (`matches`); the nearest candidates first.
    case undecided(outgoing: String, candidates: [Candidate], matches: Int)
    /// A right-hand side uses a binding that the changed payload no longer gives.
    case lostBinding(name: String, outgoing: String)
    /// A right-hand side names an incoming case that is gone.
    case destinationGone(name: String, nearest: String?)
    /// A right-hand side names an incoming enum that is gone.
    case destinationEnumGone(name: String)
    /// An incoming case that is there under conditions which the outgoing case or the arm doesn't have.
    case destinationLimited(name: String, limits: [String])
    /// A right-hand side that gives its destination other values than it takes.
    case payloadDiffers(name: String, takes: [String])
    case valueDiffers(name: String, type: String, parameter: String)
    /// Right-hand sides that are written in a way that can't be compared.
    case unchecked(count: Int)
    /// A name that looks like a declared one and is written in another Unicode form.
    case otherForm(name: String)
    /// An overload or dispatching line whose `#if`s differ from its enum's and can't be changed by an edit.
    case conditionsDiffer(type: String, wanted: [String])
    /// `--check` only: the table has no arm for a case whose destination is certain.
    case missing(outgoing: String, destination: String)
    case carriedOver(old: String, new: String)
    case boundAnew(outgoing: String)
    case noOutgoing
    case conflictMarkers
    case noAppLayer(folder: RelativePath)
    case notAFile
    case noType(name: String)
    case noDispatcher(type: String, contract: String)
    /// The table has a shape that isn't recognised.
    case shape(Shape)
    /// A line dispatches to an overload that isn't there: the call would recurse for ever.
    case recursion(type: String)
    case writtenTwice(type: String, other: SourceLocation)
    /// A hand-written redirect that the table can't call.
    case notReachable(type: String)
    case ambiguousEnum(name: String, modules: [String])
    case unknownEnum(name: String, isOutgoing: Bool, nearest: String?)
    case unknownCase(name: String, type: String, nearest: String?)
    case notQualified(name: String)
    /// The two payloads don't fit; the arm to write by hand.
    case payloadMismatch(outgoing: String, incoming: String, arm: String)
    case writtenByHand(type: String)
    /// Arms whose cases aren't in the source of an enum that may get more by a macro.
    case armsKept(type: String, count: Int)
    /// An arm falls through into one that would have to go, move or change.
    case fallsThrough(into: String)
    /// Every place for a new arm would hide another or be hidden.
    case noPlace(outgoing: String)
    /// `--rewrite` would lose what a shape says.
    case notReplaceable(Shape)
    /// The table names its type, but not in a declaration that can be read.
    case typeNotRead(name: String)
    /// The table's type is declared in another file of the app layer.
    case typeElsewhere(name: String)
    /// Nothing declares the type of a redirect, and nothing proves that it is gone.
    case unproven(type: String, RedirectProof.Doubt)
    /// A test names a type whose redirects went; `isRemovable`: it would go with `--prune`.
    case leftTest(type: String, isRemovable: Bool)
    /// There is nothing to prune by that name; what there is.
    case notPrunable(name: String, others: [String])
    /// What is to be pruned is somebody's.
    case notLeftOver(name: String, KeptPart.Reason)
    /// The edits would clash or leave a file that can't be read.
    case notEditable

    package enum Shape: Hashable, Sendable {
        case dispatcher
        case overload(type: String)
        case pattern(String)
    }

    package var code: String {
        switch self {
        case .undecided: "redirect.undecided"
        case .lostBinding: "redirect.lost-binding"
        case .destinationGone: "redirect.destination-gone"
        case .destinationEnumGone: "redirect.destination-enum-gone"
        case .destinationLimited: "redirect.destination-limited"
        case .payloadDiffers: "redirect.payload-differs"
        case .valueDiffers: "redirect.value-differs"
        case .unchecked: "redirect.unchecked"
        case .otherForm: "redirect.other-form"
        case .conditionsDiffer: "redirect.conditions-differ"
        case .missing: "redirect.missing"
        case .carriedOver: "redirect.carried-over"
        case .boundAnew: "redirect.bound-anew"
        case .noOutgoing: "redirect.no-outgoing"
        case .conflictMarkers: "redirect.conflict-markers"
        case .noAppLayer: "redirect.no-app-layer"
        case .notAFile: "redirect.not-a-file"
        case .noType: "redirect.no-type"
        case .noDispatcher: "redirect.no-dispatcher"
        case .shape: "redirect.shape"
        case .recursion: "redirect.recursion"
        case .writtenTwice: "redirect.written-twice"
        case .notReachable: "redirect.not-reachable"
        case .ambiguousEnum: "redirect.ambiguous-enum"
        case .unknownEnum: "redirect.unknown-enum"
        case .unknownCase: "redirect.unknown-case"
        case .notQualified: "redirect.not-qualified"
        case .payloadMismatch: "redirect.payload-mismatch"
        case .writtenByHand: "redirect.written-by-hand"
        case .armsKept: "redirect.arms-kept"
        case .fallsThrough: "redirect.falls-through"
        case .noPlace: "redirect.no-place"
        case .notReplaceable: "redirect.not-replaceable"
        case .typeNotRead: "redirect.type-not-read"
        case .typeElsewhere: "redirect.type-elsewhere"
        case .unproven: "redirect.unproven"
        case .leftTest: "redirect.left-test"
        case .notPrunable: "redirect.not-prunable"
        case .notLeftOver: "redirect.not-left-over"
        case .notEditable: "redirect.not-editable"
        }
    }

    package var message: String {
        switch self {
        case .undecided(let outgoing, _, let matches):
            matches > 1
                ? "'\(outgoing)' could lead to \(matches) destinations" : "'\(outgoing)' has no redirect"
        case .lostBinding(let name, let outgoing):
            "this redirect uses '\(name)', which the payload of '\(outgoing)' no longer has"
        case .destinationGone(let name, _):
            "this redirect leads to '\(name)', which is gone"
        case .destinationEnumGone(let name):
            "this redirect leads to '\(name)', but no such incoming enum is left"
        case .destinationLimited(let name, let limits):
            "'\(name)' is there under \(limits.map { "'\($0)'" }.joined(separator: " and ")) only"
        case .payloadDiffers(let name, let takes):
            "this redirect doesn't give '\(name)' what it takes: \(takes.map { "'\($0)'" }.joined(separator: " or "))"
        case .valueDiffers(let name, let type, let parameter):
            "'\(name)' is '\(type)', which isn't the type of '\(parameter)'"
        case .unchecked(let count):
            count == 1
                ? "this is written in a way that can't be compared with the code"
                : "\(count) places are written in a way that can't be compared with the code, this is the first"
        case .otherForm(let name):
            "'\(name)' is written in another Unicode form than where it is declared, and Swift takes it for another name"
        case .conditionsDiffer(let type, let wanted):
            wanted.isEmpty
                ? "'\(type)' is there without '#if', unlike this"
                : "'\(type)' is there under \(wanted.map { "'#if \($0)'" }.joined(separator: " and ")), unlike this"
        case .missing(let outgoing, let destination):
            "the table has no arm for '\(outgoing)', which leads to '\(destination)'"
        case .carriedOver(let old, let new):
            "the redirect of '\(old)', which is gone, was carried over to '\(new)'"
        case .boundAnew(let outgoing):
            "the payload of '\(outgoing)' changed, so its pattern was bound anew"
        case .noOutgoing:
            "no outgoing enum was found, though the redirect table has arms"
        case .conflictMarkers:
            "the redirect table has conflict markers"
        case .noAppLayer(let folder):
            "the app layer's folder '\(folder)' is missing"
        case .notAFile:
            "the redirect table is not a file"
        case .noType(let name):
            "the redirect table doesn't declare '\(name)'"
        case .noDispatcher(let type, let contract):
            "'\(type)' has no 'redirect(_:)' for 'any \(contract)'"
        case .shape(.dispatcher), .notReplaceable(.dispatcher):
            "this 'redirect(_:)' dispatches in a way that can't be edited"
        case .shape(.overload(let type)), .notReplaceable(.overload(let type)):
            "the redirects of '\(type)' aren't one 'switch' over its cases"
        case .shape(.pattern(let text)), .notReplaceable(.pattern(let text)):
            "the pattern '\(text)' isn't one that can be edited"
        case .recursion(let type):
            "this line redirects '\(type)' to an overload that isn't there, and would recurse for ever"
        case .writtenTwice(let type, let other):
            "'\(type)' is redirected by hand in \(other.path)\(other.line.map { ":\($0)" } ?? "") too"
        case .notReachable(let type):
            "the redirect table can't call this 'redirect(_:)' for '\(type)'"
        case .ambiguousEnum(let name, let modules):
            "'\(name)' is declared in \(modules.joined(separator: " and "))"
        case .unknownEnum(let name, let isOutgoing, _):
            "there is no \(isOutgoing ? "outgoing" : "incoming") enum '\(name)'"
        case .unknownCase(let name, let type, _):
            "'\(type)' has no case '\(name)'"
        case .notQualified(let name):
            "'\(name)' doesn't name a case of an enum"
        case .payloadMismatch(let outgoing, let incoming, _):
            "the payload of '\(outgoing)' can't be handed to '\(incoming)'"
        case .writtenByHand(let type):
            "the redirects of '\(type)' are written by hand here"
        case .armsKept(let type, let count):
            count == 1
                ? "this arm stays: '\(type)' has no such case in its source, but a macro may add it"
                : "\(count) arms stay: '\(type)' has no such cases in its source, but a macro may add them"
        case .fallsThrough(let outgoing):
            "this arm falls through into that of '\(outgoing)', which would have to change"
        case .noPlace(let outgoing):
            "an arm for '\(outgoing)' has no place here where it is reached: the arms around fall through"
        case .typeNotRead(let name):
            "the redirect table names '\(name)', but doesn't declare it in a way that can be read"
        case .typeElsewhere(let name):
            "'\(name)' is declared in another file than the redirect table"
        case .unproven(let type, .imported(let module)):
            "nothing here declares '\(type)', but '\(module)', which the table imports, may"
        case .unproven(let type, .named(let place)):
            "nothing here declares '\(type)', but \(place.path)\(place.line.map { ":\($0)" } ?? "") names it"
        case .leftTest(let type, _):
            "this test names '\(type)', which is gone"
        case .notPrunable(let name, _):
            "nothing is left over of '\(name)'"
        case .notLeftOver(let name, let reason):
            "'\(name)' is not left over: \(reason.words)"
        case .notEditable:
            "the redirect table can't be edited as it is laid out"
        }
    }

    package var help: String? {
        switch self {
        case .undecided(let outgoing, let candidates, _):
            Self.commands(outgoing, candidates)
        case .lostBinding: "change the right-hand side to what the case carries now"
        case .destinationGone(_, let nearest?): "did you mean '\(nearest)'?"
        case .destinationGone, .destinationEnumGone: "name a case that exists, or 'UnknownNavigation.notFound'"
        case .payloadDiffers, .valueDiffers: "change the right-hand side to what the destination takes now"
        case .unchecked: "`scaffold sync-redirects --explain` lists them"
        case .otherForm: "copy the name from its declaration"
        case .conditionsDiffer: "give this the same '#if'"
        case .destinationLimited:
            "put the same around the outgoing case, or write the arm by hand with another way beside it"
        case .missing, .carriedOver, .boundAnew, .armsKept: nil
        case .notReplaceable: "edit it by hand: --rewrite would lose what stands there"
        case .typeNotRead(let name):
            "declare it here as 'struct \(name): NavigationRedirectContract { … }', or set 'redirects.table' in scaffold.json to the "
                + "file that does"
        case .typeElsewhere: "set 'redirects.table' in scaffold.json to that file"
        case .unproven(let type, let doubt):
            "if it is another module's, write the module in front: '\(Self.module(doubt)).\(type)'; if it is gone:\n"
                + "  scaffold sync-redirects --prune \(ShellWord.quoted(type))"
        case .leftTest(let type, isRemovable: true):
            "to remove it: scaffold sync-redirects --prune \(ShellWord.quoted(type))"
        case .leftTest: "change it by hand"
        case .notPrunable(_, let others):
            others.isEmpty
                ? "every redirect of the table is of a type that is there"
                : "what can be pruned: \(others.joined(separator: ", "))"
        case .notLeftOver: "remove it by hand, if it isn't needed"
        case .noOutgoing:
            "check 'scan.include' and 'contracts' in scaffold.json; if all are gone, `scaffold sync-redirects --prune` takes their "
                + "redirects away"
        case .conflictMarkers: "resolve the conflict and run again"
        case .noAppLayer: "set 'paths.app' and 'redirects.table' in scaffold.json"
        case .notAFile: "set 'redirects.table' in scaffold.json to the table's file"
        case .noType: "set 'redirects.type' in scaffold.json, or put the canonical table there with --rewrite"
        case .noDispatcher:
            "edit it by hand, put the canonical form there with --rewrite, or name its type in \"contracts\" of scaffold.json"
        case .shape, .notEditable: "edit it by hand, or put the canonical form there with --rewrite"
        case .recursion: "remove the line, or put the canonical form there with --rewrite"
        case .writtenTwice: "remove one of the two"
        case .notReachable(let type):
            "dispatch to it by hand: 'case let navigation as \(type): …', or move it into an extension of the table"
        case .ambiguousEnum(let name, let modules):
            "write \(modules.map { "'\($0).\(name)'" }.joined(separator: " or "))"
        case .unknownEnum(_, _, let nearest), .unknownCase(_, _, let nearest):
            nearest.map { "did you mean '\($0)'?" } ?? "`scaffold list enums` shows what is there"
        case .notQualified(let name): "write the enum and the case: 'HomeOutgoingNavigation.\(name)'"
        case .payloadMismatch(_, _, let arm): "write the redirect by hand:\n\(arm)"
        case .writtenByHand: "change it there"
        case .fallsThrough: "write this arm's own right-hand side instead"
        case .noPlace: "write the arm by hand"
        }
    }

    private static func module(_ doubt: RedirectProof.Doubt) -> String {
        if case .imported(let module) = doubt { module } else { "Module" }
    }

    private static func commands(_ outgoing: String, _ candidates: [Candidate]) -> String {
        var lines = candidates.isEmpty ? [] : ["decide with one of:"]
        for candidate in candidates {
            let note = candidate.acceptsPayload ? "" : "   (its payload differs)"
            lines.append("  scaffold redirect \(ShellWord.quoted(outgoing)) \(ShellWord.quoted(candidate.name))\(note)")
        }
        if candidates.isEmpty { lines.append("nothing like it is there yet; for \"not yet\":") }
        lines.append("  scaffold redirect \(ShellWord.quoted(outgoing)) none")
        return lines.joined(separator: "\n")
    }
}
