#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Measures the product against other programs and prints one table. Status 1: a target was missed; 2: bad usage.
@main
struct Benchmark {
    private static let groups: [any RowGroup.Type] = [
        CheckRows.self, GrowthRows.self, InitRows.self, NewFeatureRows.self, PartRows.self, StartUpRows.self,
        ScannerRows.self, RenderingRows.self,
    ]

    static func main() {
        do throws(BenchmarkError) {
            let options = try Options(Array(CommandLine.arguments.dropFirst()))
            var table = Table()
            table.begin()
            for group in groups where options.only.isEmpty || options.only.contains(group.name) {
                complain("measuring: \(group.name)")
                do throws(BenchmarkError) {
                    for row in try group.rows(options.bench) { table.add(row) }
                } catch {
                    table.add(Row(name: group.name, verdict: .failed(error.message)))
                }
            }
            exit(table.hasMissed ? 1 : 0)
        } catch {
            complain(error.message)
            exit(2)
        }
    }

    private struct Options {
        var only: [String]
        var bench: Bench

        init(_ arguments: [String]) throws(BenchmarkError) {
            var values: [String: String] = [:]
            for argument in arguments {
                guard argument.hasPrefix("--") else { throw .usage("unexpected argument \(argument)") }
                let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1)
                guard let name = parts.first else { throw .usage("unexpected argument \(argument)") }
                values[String(name)] = parts.count > 1 ? String(parts[1]) : ""
            }
            func required(_ name: String) throws(BenchmarkError) -> String {
                guard let value = values[name] else { throw .usage("--\(name)=… is missing") }
                return value
            }
            let names = groups.map { $0.name }
            only = (values["only"] ?? "").split(separator: ",").map(String.init)
            if let unknown = only.first(where: { !names.contains($0) }) {
                throw .usage("no rows named \(unknown); there are \(names.joined(separator: ", "))")
            }
            let work = try required("work")
            bench = Bench(
                scaffold: try required("scaffold"),
                empty: try required("empty"),
                swiftSyntax: values["swift-syntax"],
                environment: work + "/environment",
                thor: try required("thor"),
                work: work,
                isQuick: values["quick"] != nil
            )
        }
    }
}
