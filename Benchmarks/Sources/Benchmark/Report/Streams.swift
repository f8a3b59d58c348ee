#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// A line on standard error: what is being done, or what is wrong.
func complain(_ text: String) {
    let line = text + "\n"
    line.withCString { _ = write(2, $0, strlen($0)) }
}

/// A long run shows its rows as they come, into a file too.
func flush() {
    fflush(nil)
}
