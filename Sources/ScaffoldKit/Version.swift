/// The version of this package: of the tool, its templates and its navigation core alike.
package enum Version {
    package static let current = "0.1.0"
}
