// 'span' is only available in macOS 26.0 or newer
func count(_ bytes: [UInt8]) -> Int { bytes.span.count }
