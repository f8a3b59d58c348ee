/// The version of the tool, as `--version` prints it.
enum Version {
    static let current = "0.1.0"
}
