#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether this is a run that nobody sits in front of.
package enum ContinuousIntegration {
  /// Whether the variable `CI` is set, as all services set it; `false` and `0` unset it.
  package static var isPresent: Bool {
    guard let value = getenv("CI").map({ String(cString: $0) }) else { return false }
    return !["", "0", "false"].contains(value.lowercased())
  }
}
