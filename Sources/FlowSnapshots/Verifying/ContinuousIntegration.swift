/// Detection of unattended runs.
package enum ContinuousIntegration {
  /// Whether the environment variable `CI` is set, as all services do, or `BAZEL_TEST`, as Bazel does
  /// for a test, which may not write to its sources; `false` and `0` count as unset.
  package static var isPresent: Bool {
    ["CI", "BAZEL_TEST"].contains { name in
      let value = EnvironmentVariables[name]?.lowercased() ?? ""
      return !["", "0", "false"].contains(value)
    }
  }
}
