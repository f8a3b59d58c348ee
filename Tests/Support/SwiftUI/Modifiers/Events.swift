extension View {
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        Modified(content: self)
    }

    public func task<T: Equatable>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        Modified(content: self)
    }

    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        Modified(content: self)
    }

    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        Modified(content: self)
    }

    /// Unlike `task`, it does not run where the view does: what the action uses must be `Sendable`.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        Modified(content: self)
    }

    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        Modified(content: self)
    }

    public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (V, V) -> Void
    ) -> some View {
        Modified(content: self)
    }

    public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some View {
        Modified(content: self)
    }

    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        Modified(content: self)
    }

    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        Modified(content: self)
    }
}

/// What submits.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}
