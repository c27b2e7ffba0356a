/// Whether a program recognizes pointers and keys, and keeps edits: a module for live sessions that are sent
/// none leaves it out. Such a module has no traces either, and so no recordings.
@usableFromInline enum Recognition {
  @inlinable static var isIncluded: Bool {
    #if WITHOUT_POINTERS
      false
    #else
      true
    #endif
  }
}
