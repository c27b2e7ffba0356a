/// How much an audit lists.
package enum AuditLimits {
  /// The faults that a report lists.
  package static let faults = 20
}
