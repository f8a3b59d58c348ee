/// Something to tell the user: a fact, and where. `Fact` holds what is the case; the words are in `Wording/`.
package struct Diagnostic: Hashable, Sendable, Error {
    package enum Severity: String, Hashable, Sendable { case error, warning, note }

    package var severity: Severity
    package var location: SourceLocation?
    package var fact: Fact

    package init(_ severity: Severity, _ fact: Fact, at location: SourceLocation? = nil) {
        self.severity = severity
        self.location = location
        self.fact = fact
    }

    /// Whether somebody has to do something about it.
    package var asks: Bool {
        switch fact {
        case .wiring(.leftToDo), .generate(.noSample): true
        default: severity != .note
        }
    }
}

/// A place in a file: 1-based line and column (UTF-8 bytes), as compilers print them.
package struct SourceLocation: Hashable, Sendable {
    package var path: RelativePath
    package var line: Int?
    package var column: Int?
    /// The path is one of the command line, as it was given: seen from the working directory.
    package var isGiven = false

    /// A place in a file that a command was given.
    package init(given path: String, line: Int? = nil, column: Int? = nil) {
        self.init(path: RelativePath.root.appending(path), line: line, column: column)
        isGiven = true
    }

    package init(path: RelativePath, line: Int? = nil, column: Int? = nil) {
        self.path = path
        self.line = line
        self.column = column
    }
}

/// Why a plan couldn't be made or carried out; nothing was written. Never empty.
package struct Failure: Error, Hashable, Sendable {
    package var diagnostics: [Diagnostic]

    package init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    package init(_ fact: Fact, at location: SourceLocation? = nil) {
        diagnostics = [Diagnostic(.error, fact, at: location)]
    }
}
