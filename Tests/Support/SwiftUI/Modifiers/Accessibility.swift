extension View {
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        Modified(content: self, identifier: identifier)
    }

    public func accessibilityLabel(_ label: Text) -> some View {
        Modified(content: self)
    }

    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        Modified(content: self)
    }

    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        Modified(content: self)
    }

    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        Modified(content: self)
    }

    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        Modified(content: self)
    }

    public func accessibilityHidden(_ hidden: Bool) -> some View {
        Modified(content: self)
    }

    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        Modified(content: self)
    }

    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        Modified(content: self)
    }
}

/// What becomes of the elements in an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What an element is.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var names: Set<String> = []

    public init() {}

    public static let isButton = AccessibilityTraits(name: "button")
    public static let isHeader = AccessibilityTraits(name: "header")
    public static let isSelected = AccessibilityTraits(name: "selected")
    public static let isLink = AccessibilityTraits(name: "link")
    public static let isImage = AccessibilityTraits(name: "image")
    public static let isStaticText = AccessibilityTraits(name: "static text")
    public static let updatesFrequently = AccessibilityTraits(name: "updates frequently")

    private init(name: String) {
        names = [name]
    }

    private init(names: Set<String>) {
        self.names = names
    }

    public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(names: names.union(other.names)) }

    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        .init(names: names.intersection(other.names))
    }

    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        .init(names: names.symmetricDifference(other.names))
    }

    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let inserted = !contains(newMember)
        names.formUnion(newMember.names)
        return (inserted, newMember)
    }

    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        guard contains(member) else { return nil }
        names.subtract(member.names)
        return member
    }

    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        insert(newMember).inserted ? nil : newMember
    }

    public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
    public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }

    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        names.formSymmetricDifference(other.names)
    }
}
