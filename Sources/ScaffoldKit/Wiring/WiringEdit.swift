/// A small edit of a file that people own. Pure: it reads a parsed file and says what to change.
package protocol WiringEdit: Sendable {
    /// Where it goes, in words that finish the sentence "Put this …": `into the array features`.
    var place: String { get }
    /// The exact text to paste there.
    var text: String { get }
    /// Empty where it is there already; nil where the place can't be found.
    func edits(in file: EditableSource) -> [TextEdit]?
    /// True for what takes something away; then `place` says from where, and the text what it is.
    var isRemoval: Bool { get }
}

extension WiringEdit {
    package var isRemoval: Bool { false }
}

/// One edit and the file that it is for.
package struct WiringStep: Sendable {
    package var path: RelativePath
    package var edit: any WiringEdit

    package init(_ path: RelativePath, _ edit: any WiringEdit) {
        self.path = path
        self.edit = edit
    }
}
