/// How often a step goes through a tree of scenes that goes on changing.
@usableFromInline enum TreeRounds {
  /// Of parents that look at their children, which may answer for ever.
  @inlinable static var notices: Int { 100 }
  /// Of layouts, each of which may give a child another place or take the focus from one.
  @inlinable static var layouts: Int { 4 }
}
