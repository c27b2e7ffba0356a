import Platform

/// The variables of the process.
package enum EnvironmentVariables {
  /// The value of a variable; `nil` if it is not set, or empty.
  package static subscript(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
    return value
  }
}
