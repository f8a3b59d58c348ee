/// What a plan has read and hashed already: each part looks at the feature's record and at every file again.
final class RecordMemory: Sendable {
    private struct Known {
        var record: (bytes: [UInt8], value: FeatureRecord)?
        var hashes: [ByteRun: String] = [:]
    }

    private let known = Guarded(Known())

    /// The record that the bytes are; read once as long as they stay the same.
    func record(_ bytes: [UInt8], path: RelativePath) throws(Failure) -> FeatureRecord {
        if let (before, record) = known.locked({ $0.record }), before == bytes { return record }
        let record = try FeatureRecord(bytes, path: path)
        known.locked { $0.record = (bytes, record) }
        return record
    }

    /// The SHA-256 of a file's bytes.
    func hash(of bytes: [UInt8]) -> String {
        let key = ByteRun(bytes[...])
        if let hash = known.locked({ $0.hashes[key] }) { return hash }
        let hash = SHA256.hexadecimal(of: bytes)
        known.locked { $0.hashes[key] = hash }
        return hash
    }
}
