#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@main
struct Main {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        exit(Runner(console: .process(), engine: .disk).run(arguments))
    }
}
