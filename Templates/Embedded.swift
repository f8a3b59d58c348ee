/// The templates, each folder here being a kit, and NavCore with its mocks and tests, as parts of the binary.
///
/// The build plugin writes `files`: paths in this package, sorted as bytes, and contents, by turns. A target whose
/// folder this is has SwiftPM plan anew when a template is added, moved or removed.
package enum Embedded {}
