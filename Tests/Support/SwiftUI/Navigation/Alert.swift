extension View {
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        Modified(content: self, added: isPresented.wrappedValue ? [Text(titleKey), actions()] : [])
    }

    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        Modified(content: self, added: isPresented.wrappedValue ? [Text(titleKey), actions(), message()] : [])
    }

    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        Modified(content: self, added: isPresented.wrappedValue ? [Text(titleKey), actions()] : [])
    }
}
