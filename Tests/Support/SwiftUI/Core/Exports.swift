// A stand-in for SwiftUI: the part of its API that generated code uses, with its signatures and isolation, so that code
// behind `#if canImport(SwiftUI)` is type-checked and run where SwiftUI does not exist. It draws nothing.
//
// It is stricter than the original where that finds mistakes: what is deprecated, or newer than iOS 17 and macOS 14, is
// left out, and what macOS lacks is unavailable when it is compiled with `-D STANDIN_MACOS`.

@_exported import Foundation
@_exported import Observation
