import Foundation
import Testing

@testable import ScaffoldKit

@Suite("Dates of ISO 8601")
struct ISODateTests {
    @Test(
        "are as many seconds from 1970 as Foundation says",
        arguments: [
            "1970-01-01T00:00:00Z", "2017-11-04T18:48:46Z", "2017-11-04T18:48:46+01:00", "2017-11-04T18:48:46-0530",
            "2000-02-29T23:59:59Z", "1999-12-31T23:59:59Z", "1600-01-01T00:00:00Z", "1900-03-01T00:00:00Z",
            "2100-03-01T00:00:00Z", "9999-12-31T23:59:59Z", "1969-12-31T23:59:59Z", "2024-12-31T00:00:00+14:00",
        ]
    )
    func seconds(_ text: String) throws {
        let expected = try Date(text, strategy: .iso8601).timeIntervalSince1970
        #expect(ISODate.read(text).map { Double($0.seconds) } == expected)
        #expect(ISODate.read(text)?.fraction == "")
    }

    @Test("may be a day alone, may have no zone, and up to nine digits of a fraction")
    func forms() {
        #expect(ISODate.read("1970-01-02")?.seconds == 86_400)
        #expect(ISODate.read("1970-01-01T00:00:01")?.seconds == 1)
        #expect(ISODate.read("1970-01-01T00:00:01.5Z")?.fraction == "5")
        #expect(ISODate.read("1970-01-01T00:00:01.123456789+01:00")?.fraction == "123456789")
        #expect(ISODate.read("1970-01-01T00:00:01.250")?.fraction == "250")
    }

    @Test(
        "are nothing else",
        arguments: [
            "", "2017", "2017-11", "2017-13-01", "2017-00-01", "2017-02-29", "1900-02-29", "2017-04-31", "2017-11-00",
            "2017-11-04T", "2017-11-04T24:00:00Z", "2017-11-04T18:60:00Z", "2017-11-04T18:48:60Z", "2017-11-04T18:48Z",
            "2017-11-04 18:48:46", "2017-11-04T18:48:46.Z", "2017-11-04T18:48:46.1234567890Z", "2017-11-04T18:48:46+1",
            "2017-11-04T18:48:46ZZ", "2017-11-04T18:48:46+24:00", "17-11-04", "2017-1-4", "20171104", "1599-12-31",
            "0001-01-01T00:00:00Z", "２０１７-11-04", "2017-11-04x", "+017-11-04",
        ]
    )
    func others(_ text: String) {
        #expect(ISODate.read(text) == nil)
    }

    @Test("of samples are days of 1970 that can be read back", arguments: [1, 2, 31, 32, 59, 60, 365, 400])
    func samples(_ ordinal: Int) {
        #expect(ISODate.read(ISODate.text(ofDay: ordinal))?.seconds == (min(ordinal, 365) - 1) * 86_400)
    }
}
