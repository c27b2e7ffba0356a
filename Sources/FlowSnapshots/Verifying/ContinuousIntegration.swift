#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Detection of unattended runs.
package enum ContinuousIntegration {
  /// Whether the environment variable `CI` is set, as all services do; `false` and `0` count as
  /// unset.
  package static var isPresent: Bool {
    guard let value = getenv("CI").map({ String(cString: $0) }) else { return false }
    return !["", "0", "false"].contains(value.lowercased())
  }
}
