// What the build plugin writes, without the files.
extension Embedded {
    package static let files: [String] = []
}
