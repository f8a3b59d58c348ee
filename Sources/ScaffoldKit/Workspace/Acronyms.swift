/// Words whose shape is known even where it is written in lower case.
enum Acronyms {
    /// Lower case to upper. Only words that are hardly ever anything else.
    private static let capitals: Set<String> = [
        "ai", "api", "ar", "arkit", "cdn", "crm", "css", "csv", "db", "dns", "dto", "faq", "ftp", "gif", "gpu", "gps",
        "html",
        "http", "https", "id", "ip", "jpeg", "json", "jwt", "kyc", "led", "llm", "mfa", "ml", "nfc", "nft", "npc",
        "ocr",
        "otp", "pdf", "pin", "png", "qr", "rpc", "rss", "sdk", "sim", "sms", "sql", "ssh", "ssl", "sso", "svg", "tcp",
        "tls",
        "tv", "udp", "ui", "uri", "url", "usb", "uuid", "vat", "vip", "vpn", "vr", "wwdc", "xml", "yaml",
    ]
    /// Brands, as they are written; their `UpperCamelCase` shape has the first letter raised.
    private static let brands = [
        "iPadOS", "visionOS", "watchOS", "macOS", "tvOS", "iOS", "iCloud", "iPhone", "iPad", "oAuth", "graphQL", "eSIM",
    ]
    private static let brandsByLowerCase = Dictionary(uniqueKeysWithValues: brands.map { ($0.lowercased(), $0) })
    /// In both shapes, in the order of `brands`.
    private static let brandSpellings = brands.flatMap { [Array($0.utf8), Array(raised($0).utf8)] }

    /// Of one word: `url` → `URL`, `list` → `List`, `ios` → `IOS`. A word with capitals keeps them.
    static func upperShape(of word: String) -> String {
        let (letters, digits) = cut(word)
        let lower = letters.lowercased()
        if let brand = brandsByLowerCase[lower], letters == lower || letters == brand || letters == raised(brand) {
            return raised(brand) + digits
        }
        if letters == lower, capitals.contains(lower) { return lower.uppercased() + digits }
        return raised(word)
    }

    /// Of a word in its upper shape, where a name begins in lower case.
    static func lowerShape(of word: String) -> String {
        let (letters, digits) = cut(word)
        if let brand = brand(letters) { return brand + digits }
        return word.lowercased()
    }

    /// Of a word in its upper shape, where people read it.
    static func titleShape(of word: String) -> String {
        let (letters, digits) = cut(word)
        // These two begin with a capital in running text.
        if let brand = brand(letters), brand != "oAuth", brand != "graphQL" { return brand + digits }
        return word
    }

    /// The length of a brand with which the bytes begin, in either shape, where a word can end after it.
    static func brand(atStartOf bytes: ArraySlice<UInt8>) -> Int? {
        for brand in brandSpellings where bytes.starts(with: brand) {
            let next = bytes.dropFirst(brand.count).first
            if next.map({ $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }) != true { return brand.count }
        }
        return nil
    }

    private static func brand(_ letters: String) -> String? {
        brandsByLowerCase[letters.lowercased()].flatMap { raised($0) == letters ? $0 : nil }
    }

    private static func raised(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    private static func cut(_ word: String) -> (letters: String, digits: String) {
        let digits = word.utf8.reversed().prefix(while: NameWords.isDigit).count
        return (String(word.dropLast(digits)), String(word.suffix(digits)))
    }
}
