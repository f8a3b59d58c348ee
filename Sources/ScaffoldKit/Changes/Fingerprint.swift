/// Tells contents apart: their length and 64 bits of FNV-1a. Against accidents, not against malice.
struct Fingerprint: Hashable {
    var text: String

    init(_ bytes: [UInt8]) {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        text = "\(bytes.count)-" + String(hash, radix: 16)
    }

    init?(text: String) {
        let parts = text.split(separator: "-")
        guard parts.count == 2, Int(parts[0]) != nil, UInt64(parts[1], radix: 16) != nil else { return nil }
        self.text = text
    }
}
