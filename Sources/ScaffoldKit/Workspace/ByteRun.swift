/// Part of a text, compared and hashed as bytes, in one go.
struct ByteRun: Hashable {
    let bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    init(_ text: String) {
        bytes = Array(text.utf8)[...]
    }

    func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}
