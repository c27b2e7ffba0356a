/// A pass over the scenes that a scene holds.
///
/// A scene lists its children once, in `visitChildren`; each pass does one thing with all of them.
public struct ChildVisitor: ~Copyable {
  /// What the pass does with each child.
  @usableFromInline enum Task {
    /// Presents it at `time`.
    case present
    /// Finds out whether `event` is for it.
    case find
    /// Hands `event` to it if it is for it, by its path.
    case deliver
    /// Takes the pan from the child that has it.
    case cancelPan
    /// Hands `event` to the child that is mounted as `mount`.
    case broadcast
    /// Tells the child that is mounted as `mount` of a change of its environment.
    case settle
    /// Ends the transaction `number`.
    case complete
    /// Ends its part of the step.
    case close
    /// Undoes its part of the step.
    case undo
    /// Gathers what is in flight.
    case gather
    /// Checks what `event` holds if it is for it.
    case check
    /// Writes its state.
    case write(UnsafeMutablePointer<MemberWriter>, ValueWriter.Style)
    /// Restores it from the members given.
    case restore
    /// Takes it into account after it has been restored.
    case adopt
    /// Writes what it has requested.
    case requests(UnsafeMutablePointer<JSONWriter>)
    /// Visits what is entered in it.
    case texts(UnsafeMutablePointer<EnteredTexts>)
    /// Asks it what will only be seen later of its texts.
    case verdicts(UnsafeMutablePointer<[Bool]>)
  }

  @usableFromInline let task: Task
  @usableFromInline var numbers = TreeNumbers()
  /// The time of the step, in seconds.
  @usableFromInline var time = 0.0
  /// Whether animations that have ended stay.
  @usableFromInline var keepsEnded = false
  /// Whether something was done: an event was taken, a child has taken part in the step.
  @usableFromInline var isDone = false
  /// Whether the number of a child's nodes has changed since the parent mounted it.
  @usableFromInline var needsLayout = false
  /// Whether a child's list of animations has changed.
  @usableFromInline var changesAnimations = false
  /// The parent's nodes.
  @usableFromInline var list = NodeList()
  @usableFromInline var mount: NodeMount?
  @usableFromInline var event = Event.tick
  @usableFromInline var change: EnvironmentChange?
  @usableFromInline var environment: Environment?
  @usableFromInline var environmentVersion = 0
  @usableFromInline var number = 0
  /// The number of the next child that is restored; negative, unlike those of others.
  @usableFromInline var children = -1
  @usableFromInline var error: EventError?
  @usableFromInline var status = TreeStatus()
  @usableFromInline var animations: [Animation] = []
  @usableFromInline var given: [JSONValue.Member] = []
  @usableFromInline var restoringError: MemberError?

  @inlinable init(_ task: Task) {
    self.task = task
  }
}
