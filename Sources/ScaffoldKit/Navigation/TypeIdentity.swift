import SwiftScan

/// Which types a search found declared; nil before there was one.
struct DeclaredTypes {
    struct Place: Hashable {
        var module: String
        var kind: Declaration.Kind
    }

    var places: [String: Set<Place>]?

    init(_ places: [String: Set<Place>]? = nil) { self.places = places }
}

/// Whether an outgoing case's type is an incoming one's. Spellings alone don't tell: each module may have a type of the name.
struct TypeIdentity {
    enum Answer: Equatable {
        case same, different
        /// It depends on where these are declared.
        case open(Set<String>)
    }

    let outgoing: NavigationEnum
    let incoming: NavigationEnum
    let read: [String: Set<String>]
    var declared: DeclaredTypes

    /// Of two types that are spelled alike.
    func compare(_ left: TypeSpelling, _ right: TypeSpelling) -> Answer {
        guard left.names.count == right.names.count else { return .same }
        var open: Set<String> = []
        for (one, other) in zip(left.names, right.names) where one.name == other.name {
            switch compare(one, other) {
            case .same: continue
            case .different: return .different
            case .open(let names): open.formUnion(names)
            }
        }
        return open.isEmpty ? .same : .open(open)
    }

    private func compare(_ left: TypeSpelling.Name, _ right: TypeSpelling.Name) -> Answer {
        if let one = left.module, let other = right.module { return one == other ? .same : .different }
        if StandardTypes.contains(left.name) || outgoing.module == incoming.module { return .same }
        let first = left.name.split(separator: ".").first.map(String.init) ?? left.name
        if left.module == nil, outgoing.nestedTypes.contains(first) { return .different }
        if right.module == nil, incoming.nestedTypes.contains(first) { return .different }
        if let module = left.module { return meets(module, first, in: incoming) }
        if let module = right.module { return meets(module, first, in: outgoing) }
        let owners = owners(of: first)
        if owners.contains(outgoing.module) || owners.contains(incoming.module) {
            // One module may use the other's.
            let shared = owners.filter { outgoing.imports.contains($0) && incoming.imports.contains($0) }
            return owners.count == 1 && shared.count == 1 ? .same : .different
        }
        return declared.places == nil ? .open([first]) : .same
    }

    /// Whether the plain name, where `navigation` stands, means the type of that module.
    private func meets(_ module: String, _ name: String, in navigation: NavigationEnum) -> Answer {
        if module == navigation.module { return .same }
        if owners(of: name).contains(navigation.module) { return .different }
        let isOther = module == outgoing.module || module == incoming.module
        if isOther, !navigation.imports.contains(module) { return .different }
        return declared.places == nil ? .open([name]) : .same
    }

    /// Of the two modules and those that both import, which declare it.
    private func owners(of name: String) -> Set<String> {
        var owners = read[name] ?? []
        for place in declared.places?[name] ?? [] { owners.insert(place.module) }
        return owners.intersection([outgoing.module, incoming.module])
    }
}

/// Types of the standard library and Foundation that payloads have.
enum StandardTypes {
    static func contains(_ name: String) -> Bool { values.contains(name) || generic.contains(name) }

    /// Values that convert to nothing else by themselves.
    static let values: Set = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double",
        "Bool",
        "String", "Character", "Substring", "UUID", "URL", "Date", "Data", "Decimal", "Void", "CGFloat", "Locale",
    ]
    private static let generic: Set = [
        "Optional", "Array", "Set", "Dictionary", "Any", "AnyHashable", "Sendable", "Result", "Never", "Error",
    ]
}
