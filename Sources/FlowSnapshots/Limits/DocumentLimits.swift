/// How much of documents of frames is read, and how much of what differs between two is kept.
package enum DocumentLimits {
  /// The bytes of a frame, and of a member of a golden's own object: 64 MiB.
  package static let frameLength = 1 << 26
  /// The members of a golden's own object.
  package static let members = 64
  /// The differences between two documents; nobody reads as many.
  package static let differences = 2_000
  /// The ranges of frames in which one value differs.
  package static let ranges = 1_000
  /// The characters of a value that differs.
  package static let valueLength = 1_000
}
