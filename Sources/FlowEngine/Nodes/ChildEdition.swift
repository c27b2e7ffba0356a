/// A child's own way from a moment on: two copies of one child go two ways.
@usableFromInline struct ChildEdition: Sendable {
  /// A number that no other child has, nor a copy of this one; 0 if it has yet to be drawn.
  @usableFromInline var number = 0
  /// The number of the edition that this one was copied from.
  @usableFromInline var former = 0
  /// The number of the next change of the child's list when it was copied.
  @usableFromInline var version = 0

  @inlinable init() {}

  @inlinable init(copyOf other: ChildEdition, at version: Int) {
    former = other.number
    self.version = version
  }
}
