@testable import ScaffoldKit

/// As a command does it, without a plan in between.
extension Transaction {
    @discardableResult
    func apply(_ changeset: Changeset) throws(Failure) -> [Diagnostic] {
        let lock = try lock()
        let notes = try recover(under: lock)
        try apply(changeset, under: lock)
        withExtendedLifetime(lock) {}
        return notes
    }

    @discardableResult
    func recover() throws(Failure) -> [Diagnostic] {
        try recover(under: lock())
    }
}

extension Workspace {
    static func find(from directory: String, explicit: String? = nil) throws(Failure) -> Workspace {
        try load(root(from: directory, explicit: explicit), from: directory)
    }
}
