extension ChildVisitor {
  /// Where it is looked for the focus.
  @usableFromInline struct FocusSearch {
    /// The node that is asked about; `nil` for any.
    @usableFromInline let address: EventAddress?
    /// The node that has the focus, by the path of its child, where any is looked for.
    @usableFromInline var found: NodeID?
    /// The number of the child that has it on the node that is asked about.
    @usableFromInline var holder: Int?

    @inlinable init(_ address: EventAddress?) { self.address = address }
  }
}
