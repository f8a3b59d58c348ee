/// What a command wrote, as the model for other generators' templates.
struct FeatureFiles {
    let name: String
    /// Relative to one folder, sorted, with their text.
    let files: [(path: String, text: String)]

    var bytes: Int { files.reduce(0) { $0 + $1.text.utf8.count } }

    init(name: String, files: [(path: String, text: String)]) {
        self.name = name
        self.files = files
    }

    /// Every file below a folder.
    init(below root: String, name: String) throws(BenchmarkError) {
        var files: [(path: String, text: String)] = []
        for path in try Disk.files(below: root) {
            files.append((path, String(decoding: try Disk.read(root + "/" + path), as: UTF8.self)))
        }
        self.init(name: name, files: files)
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
