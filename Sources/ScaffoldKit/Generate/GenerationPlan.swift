/// What a generator would do: the changes, and what to say about them.
package struct GenerationPlan: Sendable {
    package var changeset: Changeset
    /// Notes, and the redirects that are still to be decided (errors that block nothing here).
    package var diagnostics: [Diagnostic]
    package var feature: String
    package var screen: String?

    package init(changeset: Changeset, diagnostics: [Diagnostic], feature: String, screen: String? = nil) {
        self.changeset = changeset
        self.diagnostics = diagnostics
        self.feature = feature
        self.screen = screen
    }
}

/// How a generator is to go about it.
package struct GenerationOptions: Hashable, Sendable {
    package var existing: ExistingFiles
    /// False for `--no-wiring`.
    package var wires: Bool

    package init(existing: ExistingFiles = .refuse, wires: Bool = true) {
        self.existing = existing
        self.wires = wires
    }
}

/// A part of a screen that can be left out, and added later.
package enum ScreenPart: String, CaseIterable, Hashable, Sendable {
    case navigator
    case tracker
}
