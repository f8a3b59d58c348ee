/// A workspace's own template, at one size and at ten times that.
enum RenderingRows: RowGroup {
    static let name = "rendering"

    static func rows(_ bench: Bench) throws(BenchmarkError) -> [Row] {
        []
    }
}
