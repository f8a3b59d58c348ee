/// The candidate that `name` was most likely meant to be, or nil.
func nearest(to name: String, among candidates: [String]) -> String? {
    candidates.first { $0.lowercased() == name.lowercased() || $0.lowercased().hasPrefix(name.lowercased().prefix(3)) }
}
