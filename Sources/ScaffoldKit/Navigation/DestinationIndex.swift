import ScaffoldTemplates
import SwiftScan

/// What right-hand sides may name: every incoming enum with its cases and static members.
struct DestinationIndex {
    /// Name, plain and qualified with the module → enums.
    private var enums: [String: [Entry]] = [:]
    private var known: Set<String> = []
    private let suffix: String
    /// How many of an enum's cases are looked through for the nearest name.
    private static let compared = 200

    private struct Entry {
        let navigation: NavigationEnum
        /// The index of each case by its name, the first of each; nil for an enum of few, as most are.
        private let places: [String: Int]?
        private static let few = 16

        init(_ navigation: NavigationEnum) {
            self.navigation = navigation
            let names = navigation.cases.enumerated().lazy.map { ($0.element.name, $0.offset) }
            places =
                navigation.cases.count > Self.few ? Dictionary(names, uniquingKeysWith: { first, _ in first }) : nil
        }

        /// Several in branches of an `#if`.
        func items(_ name: String) -> [NavigationCase] {
            guard let first = item(name) else { return [] }
            return first.conditions.isEmpty ? [first] : navigation.cases.filter { $0.name == name }
        }

        func item(_ name: String) -> NavigationCase? {
            guard let places else { return navigation.cases.first { $0.name == name } }
            return places[name].map { navigation.cases[$0] }
        }
    }

    init(map: NavigationMap, configuration: Configuration) {
        suffix = FeatureName.suffix(of: configuration.contracts.incoming)
        for navigation in map.incoming + map.hiddenIncoming {
            let entry = Entry(navigation)
            enums[navigation.name, default: []].append(entry)
            enums["\(navigation.module).\(navigation.name)", default: []].append(entry)
        }
        for type in map.unusable { known.formUnion([type.name, "\(type.module).\(type.name)"]) }
    }

    /// A name that may be gone. `member` is nil where the whole enum is.
    struct Suspect: Hashable {
        var type: String
        var member: String?
        var offset: Int
        var nearest: String?
    }

    /// The incoming cases that tokens name, as `Enum.case` with the enum's module.
    func cases(in tokens: Range<Int>, of source: SourceFile) -> [(navigation: NavigationEnum, item: NavigationCase)] {
        var found: [(NavigationEnum, NavigationCase)] = []
        for path in MemberPath.all(in: tokens, of: source) {
            guard let (candidates, member) = resolve(path) else { continue }
            for entry in candidates {
                if let item = entry.item(member) { found.append((entry.navigation, item)) }
            }
        }
        return found
    }

    /// A path that names a case of an incoming enum, or of one of several called so.
    struct Use {
        var path: MemberPath
        var places: [(navigation: NavigationEnum, item: NavigationCase)]
        /// True where a static member of the name is there too.
        var isMember: Bool
        /// True where the case is the path's last name.
        var isWhole: Bool
    }

    /// What right-hand sides name, and what seems gone.
    func uses(in tokens: Range<Int>, of source: SourceFile) -> (uses: [Use], suspects: [Suspect]) {
        let paths = MemberPath.all(in: tokens, of: source)
        let uses = paths.compactMap { path -> Use? in
            guard let (candidates, member) = resolve(path) else { return nil }
            let depth = candidates[0].navigation.name.split(separator: ".").count
            let isQualified = path.components[0] == candidates[0].navigation.module
            return Use(
                path: path,
                places: candidates.flatMap { entry in entry.items(member).map { (entry.navigation, $0) } },
                isMember: candidates.contains { $0.navigation.staticMembers.contains(member) },
                isWhole: path.components.count == depth + (isQualified ? 2 : 1)
            )
        }
        return (uses, suspects(paths))
    }

    private func suspects(_ paths: [MemberPath]) -> [Suspect] {
        var suspects: [Suspect] = []
        for path in paths {
            if let (candidates, member) = resolve(path) {
                let isThere = candidates.contains { entry in
                    entry.item(member) != nil || entry.navigation.staticMembers.contains(member)
                }
                if isThere || ["self", "init", "allCases", "Type"].contains(member) { continue }
                let names = candidates.flatMap { $0.navigation.cases.prefix(Self.compared).map(\.name) }
                suspects.append(
                    Suspect(
                        type: candidates[0].navigation.name,
                        member: member,
                        offset: path.offset,
                        nearest: nearest(to: member, among: names).map { "\(candidates[0].navigation.name).\($0)" }
                    )
                )
            } else if let type = path.components.dropLast().first(where: { $0.hasSuffix(suffix) }),
                !known.contains(type)
            {
                suspects.append(Suspect(type: type, member: nil, offset: path.offset, nearest: nil))
            }
        }
        return suspects
    }

    /// The enums that a path starts with, and the name after.
    private func resolve(_ path: MemberPath) -> (enums: [Entry], member: String)? {
        for count in 1..<path.components.count {
            let name = path.components[..<count].joined(separator: ".")
            if let found = enums[name] { return (found, path.components[count]) }
        }
        return nil
    }
}
