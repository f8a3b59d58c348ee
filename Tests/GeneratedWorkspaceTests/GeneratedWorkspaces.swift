import Testing

/// What is generated builds without a warning, passes its tests and the formatter's lint, with the real toolchain. One
/// workspace at a time: each build uses every core.
@Suite("Generated workspaces", .serialized)
enum GeneratedWorkspaces {}
