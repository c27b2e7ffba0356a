/// Where the system keeps what is temporary.
package enum TemporaryFolder {
  /// The folder that `TMPDIR` names; `/tmp` without it.
  package static var path: String { EnvironmentVariables["TMPDIR"] ?? "/tmp" }
}
