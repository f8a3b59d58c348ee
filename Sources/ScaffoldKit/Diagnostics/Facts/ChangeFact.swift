/// Why changes were not written, or what became of an interrupted run; which path, the diagnostic's location says.
package enum ChangeFact: FactArea {
    /// The file is not what the plan read.
    case changedMeanwhile
    /// The plan makes a file where by now one is.
    case appearedMeanwhile
    case goneMeanwhile
    /// A symbolic link on the way leads out of the workspace.
    case outside
    /// Below a folder `.git`, whose files Git acts on.
    case insideGit
    /// A symbolic link leads to nothing.
    case dangling
    case folderInTheWay
    /// `at`: the part of the path that should be a folder.
    case fileInTheWay(at: RelativePath)
    /// A socket, a pipe, a device.
    case isNoFile
    case readOnly
    /// `folder`: where a file must be made, replaced or removed.
    case readOnlyFolder(RelativePath)
    /// Something that differs only in case or Unicode form is there, or is made too.
    case clash(with: RelativePath)
    /// Two paths are one file, through a link.
    case sameFile(as: RelativePath)
    /// Another run holds the workspace; seconds waited.
    case locked(seconds: Int)
    /// A step of writing failed, `reason` in the system's words; all was put back.
    case failed(Action, reason: String)
    case undoFailed(reason: String)
    /// The same as `failed`, where the undo failed too.
    case failedHalfway(Action, reason: String)
    /// A name or the whole path is longer than systems take.
    case nameTooLong
    /// The record of an interrupted run is not obeyed.
    case journalRefused(JournalRefusal)
    /// An interrupted run's record is there, and the command doesn't write.
    case journalLeft
    /// Something else stands in the place of a record, or of a file that is kept with it.
    case journalIsOdd(OddKind)
    /// Among the files of a record is a folder that is not empty.
    case folderLeft
    /// A warning: while the command read, another run was writing.
    case otherRun
    /// A warning: the record knows of a symbolic link, which is not made again.
    case linkNotMade(to: String)
    /// A note: an interrupted run was undone.
    case recovered(files: Int)
    /// A warning: an interrupted run wrote the file, but it was edited since; it was left as it is.
    case keptEdit

    /// Why a record is not obeyed.
    package enum JournalRefusal: String, Hashable, Sendable {
        case copied = "it was not written here: it came with a clone, an archive or a copy"
        case owner = "it belongs to another user"
        case oldForm = "an older version wrote it, which didn't say where"
        case damaged = "it can't be read"
    }

    package enum OddKind: String, Hashable, Sendable {
        case link = "a symbolic link"
        case folder = "a folder"
        case file = "a file"
        case other = "a pipe, a socket or a device"
    }

    package enum Action: String, Hashable, Sendable {
        case lock = "lock the folder"
        case makeFolder = "make the folder"
        case record = "record what is to be changed"
        case write = "write the file"
        case remove = "remove the file"
        case removeFolder = "remove the empty folder"
        case finish = "finish"
        case read = "look at the path"
    }

    package var code: String {
        switch self {
        case .changedMeanwhile, .appearedMeanwhile, .goneMeanwhile: "change.meanwhile"
        case .outside: "change.outside"
        case .insideGit: "change.inside-git"
        case .dangling: "change.dangling"
        case .folderInTheWay: "change.folder-in-the-way"
        case .fileInTheWay: "change.file-in-the-way"
        case .isNoFile: "change.is-no-file"
        case .readOnly, .readOnlyFolder: "change.read-only"
        case .clash: "change.clash"
        case .sameFile: "change.same-file"
        case .locked: "change.locked"
        case .failed, .failedHalfway: "change.failed"
        case .nameTooLong: "change.name-too-long"
        case .undoFailed: "change.undo-failed"
        case .journalRefused: "change.journal-refused"
        case .journalLeft: "change.journal-left"
        case .journalIsOdd: "change.journal-is-odd"
        case .folderLeft: "change.journal-is-odd"
        case .otherRun: "change.other-run"
        case .linkNotMade: "change.link-not-made"
        case .recovered: "change.recovered"
        case .keptEdit: "change.kept-edit"
        }
    }

    package var message: String {
        switch self {
        case .changedMeanwhile: "the file was changed while the command ran; nothing was written"
        case .appearedMeanwhile: "the file appeared while the command ran; nothing was written"
        case .goneMeanwhile: "the file vanished while the command ran; nothing was written"
        case .outside: "a symbolic link leads out of the workspace; nothing was written"
        case .insideGit: "nothing is written inside '.git'; nothing was written"
        case .dangling: "a symbolic link leads to nothing; nothing was written"
        case .folderInTheWay: "a folder stands where a file goes; nothing was written"
        case .fileInTheWay(let path): "'\(path)' is a file where a folder must be; nothing was written"
        case .isNoFile: "not a regular file; nothing was written"
        case .readOnly: "the file is read-only; nothing was written"
        case .readOnlyFolder(let folder): "the folder '\(folder)' is read-only; nothing was written"
        case .clash(let other):
            "differs from '\(other)' only in case or in the form of its letters; nothing was written"
        case .sameFile(let other): "the same file as '\(other)', through a symbolic link; nothing was written"
        case .locked(let seconds): "another run is writing in this workspace; gave up after \(seconds) seconds"
        case .failed(let action, let reason): "couldn't \(action.rawValue): \(reason); everything is as it was"
        case .undoFailed(let reason): "couldn't be put back: \(reason)"
        case .failedHalfway(let action, let reason):
            "couldn't \(action.rawValue): \(reason); not everything could be put back"
        case .nameTooLong: "the name or the path is longer than systems take; nothing was written"
        case .journalRefused(let reason):
            "the record of an interrupted run is not obeyed: \(reason.rawValue); nothing was written"
        case .journalLeft: "an interrupted run has not been undone yet: files may be half changed"
        case .journalIsOdd(let kind): "\(kind.rawValue) stands where scaffold keeps a record of its own"
        case .folderLeft: "a folder with something in it stands where scaffold keeps a record of its own"
        case .otherRun: "another run is writing in this workspace: what is read now may be half changed"
        case .linkNotMade(let target): "was a symbolic link to '\(target)', which is not made again"
        case .recovered(let files): "an interrupted run was undone (\(files) file\(files == 1 ? "" : "s"))"
        case .keptEdit: "edited since an interrupted run wrote it; left as it is"
        }
    }

    package var help: String? {
        switch self {
        case .changedMeanwhile, .appearedMeanwhile, .goneMeanwhile: "run the command again"
        case .outside: "replace the link by the folder or file itself, or by a link to a place in the workspace"
        case .insideGit:
            "change the path of the template that makes it; where a record says so: scaffold recover --discard"
        case .dangling: "remove the link, or put back what it leads to"
        case .folderInTheWay: "move the folder out of the way"
        case .fileInTheWay: "move the file out of the way"
        case .isNoFile: "remove it, or put a regular file there"
        case .readOnly: "make it writable: chmod u+w <file>"
        case .readOnlyFolder: "make it writable: chmod u+w <folder>"
        case .clash: "use the name that is there, or another one: many disks take both for one file"
        case .sameFile: "name the file once in scaffold.json, without the link"
        case .locked: "wait for it to end, then run the command again"
        case .failed(_, let reason):
            reason == SystemError.diskFull.message ? "make room on the disk, then run the command again" : nil
        case .undoFailed:
            "mend the cause, then: scaffold recover; or leave it as it is: scaffold recover --discard"
        case .failedHalfway: nil
        case .nameTooLong: "use shorter names, or shorten the path of the template that makes it"
        case .journalRefused(.damaged):
            "remove it: scaffold recover --discard; then look at what is changed (git status)"
        case .journalRefused:
            "see what it would put back: scaffold recover --diff; then do that with --accept, or remove it with --discard"
        case .journalLeft: "undo it: scaffold recover"
        case .journalIsOdd: "look at it, then remove it: scaffold recover --discard"
        case .folderLeft: "look at it, and remove it: scaffold never made it"
        case .otherRun: "run the command again when the other has ended"
        case .linkNotMade(let target): "make it by hand: ln -s \(ShellWord.quoted(target)) <path>"
        case .recovered: nil
        case .keptEdit: "look at it: it may hold what the interrupted run wrote"
        }
    }
}
