/// A property that SwiftUI updates before it asks a view for its body.
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}
