/// One row of a configuration's description.
public struct ConfigurationRow: Equatable, Sendable {
  /// The path of the member, such as `heights.open`.
  public var path: String
  /// The form expected in JSON.
  public var expectation: String
  /// The default value, as JSON.
  public var defaultValue: String
  /// Whether each group that is given must have it, so that the default never counts.
  package var isRequired = false
  /// The meaning of the member.
  public var summary: String
}
