// A case of a screen's event enum, and what a tracker calls it.
extension CaseSpelling {
    /// The tracker's method: `trackItemSelected`.
    package var trackMethod: String { "track" + name.prefix(1).uppercased() + name.dropFirst() }

    /// With its labels: `trackItemSelected(identifier:)`.
    package var trackSignature: String {
        trackMethod + "(" + payload.values.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined() + ")"
    }
}
