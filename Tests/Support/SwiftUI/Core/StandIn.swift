/// Looks into a view, for tests of the generated code: `@_spi(StandIn) import SwiftUI`.
@_spi(StandIn)
@MainActor
public enum StandIn {
    /// The texts and accessibility identifiers in `view`, outermost first, after evaluating every body in it.
    ///
    /// Links, sheets and destinations count only for what they show at once.
    public static func contents(of view: any View) -> (texts: [String], identifiers: [String]) {
        var contents: (texts: [String], identifiers: [String]) = ([], [])
        collect(view, into: &contents)
        return contents
    }

    private static func collect(_ view: any View, into contents: inout (texts: [String], identifiers: [String])) {
        if let text = view as? Text { contents.texts.append(text.content) }
        if let modified = view as? any Identified, let identifier = modified.identifier {
            contents.identifiers.append(identifier)
        }
        if let primitive = view as? any Primitive {
            for child in primitive.children { collect(child, into: &contents) }
        } else {
            collect(view.body, into: &contents)
        }
    }
}

/// A view that may carry an accessibility identifier.
@MainActor protocol Identified {
    var identifier: String? { get }
}

extension Modified: Identified {}
