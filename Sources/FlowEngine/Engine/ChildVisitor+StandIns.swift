extension ChildVisitor {
  /// What a child may be recorded with in place of an event: it is found before and after the event in the
  /// scene itself, and asked in the scene with stand-ins.
  @usableFromInline struct Proposing {
    @usableFromInline enum Stage { case before, after, ask }

    @usableFromInline let address: EventAddress
    /// The time of the event, in seconds.
    @usableFromInline let time: Double
    @usableFromInline var stage = Stage.before
    /// The cores of the child; `nil` where it is not there.
    @usableFromInline var (before, after): (AnyObject?, AnyObject?)
    @usableFromInline var events: [Event] = []

    init(_ address: EventAddress, at time: Double) {
      self.address = address
      self.time = time
    }
  }

  /// The refining of stand-ins: the children of the scene itself are collected first.
  @usableFromInline struct Refining {
    @usableFromInline var originals: [(path: String, core: AnyObject)] = []
    @usableFromInline var isCollecting = true
  }
}
