/// What can go wrong when a file that people own is edited.
package enum WiringFact: FactArea {
    /// The place to edit can't be found; `text` is what belongs there, `place` says where in words.
    case placeNotFound(place: String, text: String)
    /// What is to be taken away is named, but not where it can be taken out.
    case removalNotFound(place: String, text: String)
    /// The file to edit is missing.
    case fileMissing(place: String, text: String)
    /// Two edits of one file touch the same place.
    case overlap
    /// What an edit put in or took away isn't so when the file is read back.
    case lost(place: String, text: String)
    /// A file can't be read back as it would be written.
    case damaged(String)
    /// `--no-wiring`: what is left to do by hand.
    case leftToDo(place: String, text: String)

    package var code: String {
        switch self {
        case .placeNotFound: "wiring.place-not-found"
        case .removalNotFound: "wiring.removal-not-found"
        case .fileMissing: "wiring.file-missing"
        case .overlap: "wiring.overlap"
        case .lost: "wiring.lost"
        case .damaged: "wiring.damaged"
        case .leftToDo: "wiring.left-to-do"
        }
    }

    package var message: String {
        switch self {
        case .placeNotFound(let place, _): "can't find where to put this: it belongs \(place)"
        case .removalNotFound(let place, let text): "can't find how to take '\(text)' \(place)"
        case .fileMissing(let place, _): "the file is missing, so nothing can be put \(place)"
        case .overlap: "two edits of this file touch the same place"
        case .lost(let place, _):
            "an edit \(place) isn't found when the file is read back: a bug of scaffold; nothing was written"
        case .damaged(let reason):
            "the file would not be Swift any more (\(reason)): a bug of scaffold or of a template; nothing was written"
        case .leftToDo(let place, _): "left for you to put \(place)"
        }
    }

    package var help: String? {
        switch self {
        case .placeNotFound(_, let text), .fileMissing(_, let text):
            "put it there by hand, then run the command again (or pass --no-wiring to do all wiring by hand):\n\(text)"
        case .removalNotFound: "take it out by hand, then run the command again"
        case .lost(_, let text): "please report it, with this file. By hand it would be:\n\(text)"
        case .damaged: "mend the template, if it is one of .scaffold/templates; else please report it, with this file"
        case .leftToDo(_, let text): text
        case .overlap: "save the file in its usual form (one declaration a line) and run the command again"
        }
    }
}
