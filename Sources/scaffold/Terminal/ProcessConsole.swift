#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension Console {
    /// The real one. Call it once, first: it makes the three standard descriptors safe to use.
    static func process() -> Console {
        // A reader that leaves is a result of `write`, not a signal that kills.
        signal(SIGPIPE, SIG_IGN)
        reserveStandardDescriptors()
        return Console(
            inputIsTerminal: isatty(STDIN_FILENO) == 1,
            errorIsTerminal: isatty(STDERR_FILENO) == 1,
            environment: { name in getenv(name).map { String(cString: $0) } },
            workingDirectory: workingDirectory,
            readLine: { Swift.readLine(strippingNewline: true) },
            write: { stream, bytes in write(bytes, to: stream == .output ? STDOUT_FILENO : STDERR_FILENO) }
        )
    }

    /// A descriptor that was closed by the caller would be given to the next file that is opened, and what is printed
    /// would land in it. The placeholder is open for the other direction only, so that its use still fails.
    private static func reserveStandardDescriptors() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            // The lowest free number is taken, which is this one.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    private static func workingDirectory() -> String? {
        guard let path = getcwd(nil, 0) else { return nil }
        defer { free(path) }
        return String(validatingCString: path)
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> WriteResult {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if count == 0 || errno != EINTR {
                    let code = errno
                    return code == EPIPE ? .readerGone : .failed(String(cString: strerror(code)))
                }
            }
            return .written
        }
    }

    private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Darwin)
        Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Glibc)
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
        Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }
}
