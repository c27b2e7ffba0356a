/// Where the system keeps what is temporary.
enum TemporaryFolder {
  /// The folder that `TMPDIR` names; `/tmp` without it.
  static var path: String { EnvironmentVariables["TMPDIR"] ?? "/tmp" }
}
