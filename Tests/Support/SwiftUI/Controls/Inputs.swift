/// A field for a line of text.
public struct TextField<Label: View>: View, Primitive {
    public typealias Body = Never
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

/// A field for a secret.
public struct SecureField<Label: View>: View, Primitive {
    public typealias Body = Never
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
}

/// On or off.
public struct Toggle<Label: View>: View, Primitive {
    public typealias Body = Never
    let children: [any View]

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        children = [label()]
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        children = [Text(titleKey)]
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        children = [Text(title)]
    }
}

/// One of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, Primitive {
    public typealias Body = Never
    let children: [any View]

    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        children = [label(), content()]
    }
}

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        children = [Text(titleKey), content()]
    }
}
