/// What there is to say about a feature that is to be renamed.
package enum RenamingFact: FactArea {
    /// Both names are one on many disks, and to many readers.
    case caseOnly(String, to: String)
    /// Something is where the feature's folder is to be.
    case folderTaken
    /// The new name of a type is another's already.
    case typeTaken(String)
    /// A link is in the folder: what it leads to may not be where it leads from the new one.
    case link
    /// A note: links keep their host.
    case hostStays(host: String)

    package var code: String {
        switch self {
        case .caseOnly: "renaming.case-only"
        case .folderTaken: "renaming.folder-taken"
        case .typeTaken: "renaming.type-taken"
        case .link: "renaming.link"
        case .hostStays: "renaming.host-stays"
        }
    }

    package var message: String {
        switch self {
        case .caseOnly(let old, let new): "'\(old)' and '\(new)' differ in case alone, and many disks take them for one"
        case .folderTaken: "there is something already where the feature's folder would be"
        case .typeTaken(let name): "there is a type '\(name)' already"
        case .link: "a link, which can't be moved with the folder"
        case .hostStays(let host): "strings stay as they are: deep links still begin with the host '\(host)'"
        }
    }

    package var help: String? {
        switch self {
        case .caseOnly: "rename it to a third name first, then to this one"
        case .folderTaken: "move it away, or choose another name"
        case .typeTaken: "rename that type first, or choose another name"
        case .link: "remove it, rename the feature, and make it again"
        case .hostStays: "to change the links too, change `host` here and in the handler's tests"
        }
    }
}
