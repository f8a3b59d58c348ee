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

/// A set that is mostly asked about what isn't in it: a length that none has needs no hash.
struct ByteRunSet {
    private(set) var members: Set<ByteRun> = []
    /// A bit for each length of a member; the last one for all longer ones.
    private var lengths: UInt64 = 0

    init(_ members: some Sequence<ByteRun> = []) {
        for member in members { insert(member) }
    }

    func contains(_ run: ArraySlice<UInt8>) -> Bool {
        lengths & Self.bit(run.count) != 0 && members.contains(ByteRun(run))
    }

    mutating func insert(_ run: ByteRun) {
        members.insert(run)
        lengths |= Self.bit(run.bytes.count)
    }

    /// The lengths stay: more are asked for then, none less.
    mutating func remove(_ run: ArraySlice<UInt8>) {
        if lengths & Self.bit(run.count) != 0 { members.remove(ByteRun(run)) }
    }

    private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }
}
