/// What the program is given by the process that it runs in; tests make their own.
struct Console {
    enum Stream {
        case output
        case error
    }

    enum WriteResult: Hashable {
        case written
        /// The reader left (`scaffold list | head`): nobody misses the rest.
        case readerGone
        /// The reason, in the system's words.
        case failed(String)
    }

    var inputIsTerminal: Bool
    var errorIsTerminal: Bool
    /// nil where the variable isn't set.
    var environment: (String) -> String?
    /// Absolute; nil where it is gone.
    var workingDirectory: () -> String?
    /// One line of standard input without its end; nil at the end of input.
    var readLine: () -> String?
    var write: (Stream, [UInt8]) -> WriteResult

    /// Colour on standard error: only on a terminal that can show it, and where nobody asked for none.
    func usesColour(noColour: Bool) -> Bool {
        guard !noColour, errorIsTerminal else { return false }
        if let value = environment("NO_COLOR"), !value.isEmpty { return false }
        return environment("TERM").map { $0 != "dumb" && !$0.isEmpty } ?? false
    }

    /// Questions are asked on standard error and answered on standard input.
    var canAsk: Bool { inputIsTerminal && errorIsTerminal }
}
