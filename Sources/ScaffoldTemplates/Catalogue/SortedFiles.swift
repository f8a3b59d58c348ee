// Lookups in files that are sorted by path, as bytes.
extension [EmbeddedFile] {
    func sortedByPath() -> [EmbeddedFile] {
        let isSorted = zip(self, dropFirst()).allSatisfy { !$1.path.precedesInBytes($0.path) }
        return isSorted ? self : sorted { $0.path.precedesInBytes($1.path) }
    }

    /// The files below a folder, with what follows the folder's path as their paths.
    func below(_ folder: String) -> [EmbeddedFile] {
        let prefix = folder + "/"
        let start = firstIndex(notBefore: prefix)
        return self[start...].prefix { $0.path.utf8.starts(with: prefix.utf8) }.map { file in
            var file = file
            file.path = String(decoding: file.path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
            return file
        }
    }

    func file(at path: String) -> EmbeddedFile? {
        let index = firstIndex(notBefore: path)
        return index < count && self[index].path == path ? self[index] : nil
    }

    private func firstIndex(notBefore path: String) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if self[middle].path.precedesInBytes(path) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
