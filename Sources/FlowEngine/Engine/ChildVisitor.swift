/// A pass over the scenes that a scene holds.
///
/// A scene lists its children once, in `visitChildren`; each pass does one thing with all of them.
public struct ChildVisitor: ~Copyable {
  /// What the pass does with each child.
  @usableFromInline enum Task {
    /// Presents it at `time`.
    case present(UnsafeMutablePointer<Presenting>)
    /// Finds out whether an event is for it.
    case find(UnsafeMutablePointer<Delivery>)
    /// Hands an event to it if it is for it, by its path.
    case deliver(UnsafeMutablePointer<Delivery>)
    /// Takes the pan from the child that has it.
    case cancelPan(UnsafeMutablePointer<Delivery>)
    /// Hands an event to the child that is mounted as `mount`.
    case broadcast(UnsafeMutablePointer<Delivery>)
    /// Checks what an event holds if it is for it.
    case check(UnsafeMutablePointer<Delivery>)
    /// Finds out whether it is mounted where it was, and sees what there is to see there.
    case locate(UnsafeMutablePointer<Locating>)
    /// Tells the child that is mounted as `mount` of a change of its environment.
    case settle(UnsafeMutablePointer<Settling>)
    /// Ends a transaction.
    case complete(Int)
    /// Ends its part of the step.
    case close(UnsafeMutablePointer<Gathering>)
    /// Undoes its part of the step.
    case undo
    /// Finds out what of it is in flight, and lists its animations.
    case gather(UnsafeMutablePointer<Gathering>)
    /// Writes its state.
    case write(UnsafeMutablePointer<MemberWriter>, ValueWriter.Style)
    /// Restores it from the members given.
    case restore(UnsafeMutablePointer<Restoring>)
    /// Takes it into account after it has been restored.
    case adopt
    /// Visits what is entered in it.
    case texts(UnsafeMutablePointer<EnteredTexts>)
    /// Asks it what will only be seen later of its texts.
    case verdicts(UnsafeMutablePointer<[Bool]>)
    /// Finds out what kind of value an event has for the child that it is for.
    case kind(UnsafeMutablePointer<AskedKind>)
    /// Asks the child that an event is for what a recording may have in its place.
    case propose(UnsafeMutablePointer<Proposing>)
    /// Refines the stand-ins in it.
    case refine(UnsafeMutablePointer<Refining>)
    #if !hasFeature(Embedded)
      /// Writes what decides how it goes on, for explorations.
      case canonical(UnsafeMutablePointer<JSONWriter>)
    #endif
    /// Lists the steps of its type.
    case history(UnsafeMutablePointer<[SceneHistory.Child]>)
    /// Lists the parts of its type.
    case parts(UnsafeMutablePointer<SceneParts.Pass>)
  }

  @usableFromInline let task: Task
  @usableFromInline var numbers = TreeNumbers()
  /// The time of the step, in seconds.
  @usableFromInline var time = 0.0
  /// Whether it is done: an event was taken, a transaction has ended.
  @usableFromInline var isDone = false
  /// Whether the children that are listed take events.
  @usableFromInline var takesEvents = true

  @inlinable init(_ task: Task) {
    self.task = task
  }

  /// Lists children that get no events for now, such as the screens that another one covers.
  ///
  /// A gesture that one of them has is cancelled. They keep their states, and what they have in flight goes on.
  @inlinable public mutating func withoutEvents(_ list: (inout ChildVisitor) -> Void) {
    let taken = takesEvents
    takesEvents = false
    list(&self)
    takesEvents = taken
  }
}

/// What passes work on.
extension ChildVisitor {
  /// How children are brought to a time.
  @usableFromInline struct Presenting {
    /// The parent's nodes.
    @usableFromInline var list = NodeList()
    /// Whether animations that have ended stay.
    @usableFromInline let keepsEnded: Bool
    /// Whether the number of a child's nodes has changed since the parent mounted it.
    @usableFromInline var needsLayout = false
    /// Whether a child's list of animations has changed.
    @usableFromInline var changesAnimations = false
    @usableFromInline var status = TreeEnd()

    @inlinable init(keepsEnded: Bool) { self.keepsEnded = keepsEnded }
  }

  /// An event on its way.
  @usableFromInline struct Delivery {
    @usableFromInline let event: Event
    /// The parent's nodes, whose parents have been found, for what has a location.
    @usableFromInline var list = NodeList()
    /// Whether they are there.
    @usableFromInline var isLocated = false
    /// The number of the child for which it is, where that is not said by its path.
    @usableFromInline let number: Int?
    @usableFromInline var error: EventError?

    @inlinable init(_ event: Event, to number: Int? = nil) {
      self.event = event
      self.number = number
    }
  }

  /// Where children are.
  @usableFromInline struct Locating {
    /// The parent's nodes, whose parents have been found.
    @usableFromInline var list = NodeList()
    /// The parent's window.
    @usableFromInline let place: ChildPlace
    @usableFromInline let environmentVersion: Int
    /// Whether the step is about a change of the environment.
    @usableFromInline let hasChange: Bool

    @inlinable init(_ place: ChildPlace, version: Int, hasChange: Bool) {
      self.place = place
      environmentVersion = version
      self.hasChange = hasChange
    }
  }

  /// What children see of the environment where they are.
  @usableFromInline struct Settling {
    /// The parent's nodes, whose parents have been found.
    @usableFromInline var list = NodeList()
    @usableFromInline let environment: Environment
    @usableFromInline let environmentVersion: Int
    /// The change of the environment that the step is about.
    @usableFromInline let change: EnvironmentChange?
    /// The parent's environment before it.
    @usableFromInline let before: Environment?
    /// The place that it is about.
    @usableFromInline var mount: NodeMount?
    /// Whether the parent's layout has to be made again.
    @usableFromInline var needsLayout = false
    @usableFromInline var error: EventError?

    @inlinable init(
      _ environment: Environment, version: Int, _ change: EnvironmentChange?,
      from before: Environment?
    ) {
      self.environment = environment
      environmentVersion = version
      self.change = change
      self.before = before
    }
  }

  /// What is gathered of the children.
  @usableFromInline struct Gathering {
    @usableFromInline var status = TreeEnd()
    @usableFromInline var effects: [ChildEffect] = []
    @usableFromInline var animations: [Animation] = []
    /// Where children are mounted: of one that is not nothing is seen to move.
    @usableFromInline var mounts = RareList<NodeMount>()

    @inlinable init() {}
  }

  /// What children are restored from.
  @usableFromInline struct Restoring {
    @usableFromInline var given: [JSONValue.Member]
    /// Where the object that holds the members begins, in bytes.
    @usableFromInline let offset: Int
    /// The number of the next child; negative, unlike those of others.
    @usableFromInline var number = -1
    @usableFromInline var error: MemberError?

    @inlinable init(_ given: [JSONValue.Member], offset: Int) {
      self.given = given
      self.offset = offset
    }
  }
}
