// runtime support for typed throws function types is only available in macOS 15.0.0 or newer
struct Failure: Error {}

func steps() -> [() throws(Failure) -> Void] { [] }
