/// A title with an icon.
public struct Label<Title: View, Icon: View>: View, Primitive {
    public typealias Body = Never
    let children: [any View]

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        children = [title(), icon()]
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        children = [Text(titleKey), Image(systemName: name)]
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        children = [Text(title), Image(systemName: name)]
    }

    public init(_ titleKey: LocalizedStringKey, image name: String) {
        children = [Text(titleKey), Image(name)]
    }
}

/// A value with a label.
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

extension LabeledContent: View, Primitive where Label: View, Content: View {
    public typealias Body = Never

    var children: [any View] { [label, content] }

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
}

extension LabeledContent where Label == Text, Content: View {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        label = Text(titleKey)
        self.content = content()
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        label = Text(titleKey)
        content = Text(value)
    }

    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        label = Text(titleKey)
        content = Text(value, format: format)
    }
}
