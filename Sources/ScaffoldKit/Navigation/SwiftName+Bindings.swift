extension SwiftName {
    /// Names for the values of a payload, in order: the labels where they can be names, else made up.
    package static func bindings(for payload: [PayloadParameter], avoiding taken: Set<String> = []) -> [String] {
        var used = taken
        var names: [String?] = payload.map { parameter in
            guard let name = (parameter.label ?? parameter.innerName).flatMap(binding), used.insert(name).inserted
            else { return nil }
            return name
        }
        let unnamed = names.filter { $0 == nil }.count
        var number = 0
        for index in names.indices where names[index] == nil {
            var name = "value"
            repeat {
                number += 1
                name = unnamed == 1 && number == 1 ? "value" : "value\(number)"
            } while used.contains(name)
            used.insert(name)
            names[index] = name
        }
        return names.compactMap { $0 }
    }
}
