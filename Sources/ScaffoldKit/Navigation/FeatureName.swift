/// How names of features and cases are compared: lower-cased, without boundaries, so that `faq` is `FAQ`, `oauth` is `OAuth`.
package enum FeatureName {
    /// Lower-cased, letters and digits only.
    package static func folded(_ name: String) -> String {
        if let folded = foldedASCII(name) { return folded }
        var result = ""
        for character in name.lowercased() where character.isLetter || character.isNumber { result.append(character) }
        return result
    }

    /// nil where a letter is not ASCII. Few names have one, and Unicode's rules take far longer.
    private static func foldedASCII(_ name: String) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(name.utf8.count)
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): bytes.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
            case 0x80...: return nil
            default: continue
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The lower-cased words of a name: at capitals, digits' ends and signs; a run of capitals is one word (`myFAQPage`).
    package static func words(of name: String) -> [String] {
        var words: [String] = []
        var current = ""
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                if !current.isEmpty { words.append(current) }
                current = ""
                continue
            }
            if character.isUppercase, index > 0 {
                let afterSmall = !characters[index - 1].isUppercase
                let beforeSmall = index + 1 < characters.count && characters[index + 1].isLowercase
                if afterSmall || beforeSmall, !current.isEmpty {
                    words.append(current)
                    current = ""
                }
            }
            current += character.lowercased()
        }
        if !current.isEmpty { words.append(current) }
        return words
    }

    /// The feature that an incoming enum stands for: its name without the suffix, else its module's without the app's prefix.
    package static func feature(of incoming: NavigationEnum, configuration: Configuration) -> String {
        let name = incoming.name.split(separator: ".").last.map(String.init) ?? incoming.name
        let suffix = suffix(of: configuration.contracts.incoming)
        if name.hasSuffix(suffix), name.count > suffix.count { return String(name.dropLast(suffix.count)) }
        return configuration.featureName(ofModule: incoming.module)
            ?? (incoming.module.hasPrefix(configuration.app) && incoming.module != configuration.app
                ? String(incoming.module.dropFirst(configuration.app.count)) : incoming.module)
    }

    /// What enums that conform to a contract end in: `IncomingNavigation` for `IncomingNavigationContract`.
    package static func suffix(of contract: String) -> String {
        for ending in ["Contract", "Protocol"] where contract.hasSuffix(ending) && contract.count > ending.count {
            return String(contract.dropLast(ending.count))
        }
        return contract
    }
}
