/// Why a source can't be understood, and where. Lines are 1-based, columns 1-based in UTF-8 bytes.
package struct ScanError: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        case notUTF8
        case unterminatedString, unterminatedComment, unterminatedRegex
        /// A closing bracket without its opening one, or the other way round.
        case unbalanced(String)
        case unbalancedCondition
        /// A line that Git left between two sides.
        case conflictMarker
        case tooLarge
    }

    package var reason: Reason
    /// UTF-8 offset.
    package var offset: Int
    package var line: Int
    package var column: Int
}
