/// A feature's record under the new name.
struct RenamedRecord {
    let folder: RenamedFolder
    let prefix: FeaturePrefix
    /// The new name as it was typed.
    let spelling: String

    /// `files`: by the record's keys, what each was and is. One that was as it had been written stays so.
    func record(_ old: FeatureRecord, files: [String: (before: [UInt8], after: [UInt8])]) -> FeatureRecord {
        var record = FeatureRecord(feature: folder.target.name.upperCamel)
        for (key, hash) in old.files {
            var hash = hash
            if let file = files[key], SHA256.hexadecimal(of: file.before) == hash {
                hash = SHA256.hexadecimal(of: file.after)
            }
            record.files[folder.key(of: key)] = hash
        }
        for part in old.parts { record.add(renamed(part)) }
        return record
    }

    private func renamed(_ part: FeatureRecord.Part) -> FeatureRecord.Part {
        var part = part
        let isFeature = part.template.hasSuffix("/feature")
        for (key, value) in part.inputs {
            switch key {
            case "name" where isFeature: part.inputs[key] = spelling
            case "screen": part.inputs[key] = prefix.renamedFolder(value) ?? value
            case "model", "name": part.inputs[key] = prefix.renamed(value) ?? value
            default: break
            }
        }
        return part
    }
}
