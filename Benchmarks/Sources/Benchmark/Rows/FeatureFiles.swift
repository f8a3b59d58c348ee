/// What `new-feature` wrote, as the model for other generators' templates.
struct FeatureFiles {
    let name: String
    let root: String
    /// Relative to the feature's folder, sorted, with their text.
    let files: [(path: String, text: String)]

    var bytes: Int { files.reduce(0) { $0 + $1.text.utf8.count } }

    /// Every file below a folder, or those at these paths below it.
    init(below root: String, name: String, paths: [String]? = nil) throws(BenchmarkError) {
        self.name = name
        self.root = root
        var files: [(path: String, text: String)] = []
        let all = if let paths { paths } else { try Disk.files(below: root) }
        for path in all {
            files.append((path, String(decoding: try Disk.read(root + "/" + path), as: UTF8.self)))
        }
        self.files = files
    }

    /// Writes the files as templates: the feature's name, as it is and in lower case, becomes what a tool has for a variable.
    func write(
        to folder: String,
        suffix: String = "",
        path: (_ name: String) -> String,
        text: (_ variable: Variable) -> String
    ) throws(BenchmarkError) {
        for file in files {
            let place = file.path.replacing(name, with: path(name)) + suffix
            let body = file.text
                .replacing(name, with: text(.name))
                .replacing(name.lowercased(), with: text(.lower))
            try Disk.write(body, to: folder + "/" + place)
        }
    }

    enum Variable: String { case name, lower }

    /// Throws where a generator did not write the same.
    func compare(with folder: String, _ generator: String) throws(BenchmarkError) {
        let written = try Disk.files(below: folder)
        guard written == files.map(\.path) else {
            throw .unequal("\(generator) wrote \(written.count) files, not the same \(files.count)")
        }
        for file in files where try Disk.read(folder + "/" + file.path) != Array(file.text.utf8) {
            throw .unequal("\(generator) wrote another \(file.path)")
        }
    }
}
