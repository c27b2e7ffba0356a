/// A pass over the scenes that a scene holds.
///
/// A scene lists its children once, in `visitChildren`; each pass does one thing with all of them.
public struct ChildVisitor: ~Copyable {
  /// What the pass does with each child.
  @usableFromInline enum Task {
    /// Presents it at `time`.
    case present(UnsafeMutablePointer<Presenting>)
    /// Finds out whether an event is for it.
    case find(EventAddress)
    /// Hands an event to it if it is for it, by its path.
    case deliver(UnsafeMutablePointer<Delivery>)
    /// Takes the gesture of an event from the child that has it.
    case cancel(UnsafeMutablePointer<Delivery>)
    /// Takes its gestures from a child that gets no events.
    case release
    /// Hands an event to the child that is mounted in a place.
    case broadcast(UnsafeMutablePointer<Delivery>)
    /// Checks what an event holds if it is for it.
    case check(UnsafeMutablePointer<Delivery>)
    /// Finds out whether a tap reaches a node of it.
    case reach(UnsafeMutablePointer<Delivery>)
    /// Finds out whether it is mounted where it was, and sees what there is to see there.
    case locate(UnsafeMutablePointer<Locating>)
    /// Tells the child that is mounted in a place of a change of its environment.
    case settle(UnsafeMutablePointer<Settling>)
    /// Ends a transaction.
    case complete(Int)
    /// Ends its part of the step.
    case close(UnsafeMutablePointer<TreeStatus>)
    /// Undoes its part of the step.
    case undo
    /// Finds out whether it has the focus.
    case focused(UnsafeMutablePointer<FocusSearch>)
    /// Has it take part in the step, whatever has become of it.
    case open
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
    /// Updates what it derives from its texts, unless it cannot have such texts.
    case refresh(UnsafeMutablePointer<MemberError?>)
    /// Asks it what will only be seen later of its texts.
    case verdicts(UnsafeMutablePointer<[Bool]>)
    /// Asks the child that an event is for about it.
    case ask(UnsafeMutablePointer<Asked>)
    /// Asks the child that an event is for what a recording may have in its place.
    case propose(UnsafeMutablePointer<Proposing>)
    /// Refines the stand-ins in it.
    case refine(UnsafeMutablePointer<Refining>)
    #if !hasFeature(Embedded)
      /// Writes what decides how it goes on, for explorations.
      case canonical(UnsafeMutablePointer<JSONWriter>)
      /// Finds out what is wrong with it by its own invariants, for explorations.
      case judge(UnsafeMutablePointer<Judging>)
      /// Says in which state it is, for explorations.
      case list(UnsafeMutablePointer<Listing>)
    #endif
    /// Lists the steps of its type.
    case history(UnsafeMutablePointer<[SceneHistory.Child]>)
    /// Lists the parts of its type.
    case parts(UnsafeMutablePointer<SceneParts.Pass>)
  }

  @usableFromInline let task: Task
  /// Where the tree's numbers are, in a pass of a step; no other pass draws any.
  @usableFromInline let drawn: UnsafeMutablePointer<TreeNumbers>?
  /// The time of the step, in seconds.
  @usableFromInline var time = 0.0
  /// Whether it is done: an event was taken, a transaction has ended.
  @usableFromInline var isDone = false
  /// Whether the children that are listed take events.
  @usableFromInline var takesEvents = true
  /// Whether those that take no other events take responses.
  @usableFromInline var takesResponses = false

  @inlinable init(_ task: Task, drawing drawn: UnsafeMutablePointer<TreeNumbers>? = nil) {
    self.task = task
    self.drawn = drawn
  }

  /// The tree's numbers, in a pass of a step.
  @inlinable var numbers: TreeNumbers {
    @inline(__always) _read { yield drawn.unsafelyUnwrapped.pointee }
    @inline(__always) nonmutating _modify { yield &drawn.unsafelyUnwrapped.pointee }
  }

  /// Lists children that get no events for now, such as the screens that another one covers.
  ///
  /// A gesture that one of them has is cancelled. They keep their states, and what they have in flight goes on.
  @inlinable public mutating func withoutEvents(_ list: (inout ChildVisitor) -> Void) {
    self.list(list, events: false, responses: false)
  }

  /// Lists children that are out of reach of their user, such as the screen under a sheet.
  ///
  /// They get the responses to their effects, and the keyboard and the environment while they are mounted. A
  /// gesture that one of them has is cancelled.
  @inlinable public mutating func withoutInput(_ list: (inout ChildVisitor) -> Void) {
    self.list(list, events: false, responses: takesEvents || takesResponses)
  }

  @inlinable mutating func list(
    _ list: (inout ChildVisitor) -> Void, events: Bool, responses: Bool
  ) {
    let taken = (takesEvents, takesResponses)
    (takesEvents, takesResponses) = (events, responses)
    list(&self)
    (takesEvents, takesResponses) = taken
  }

  /// Whether the children that are listed take an event.
  @inlinable @inline(__always) func takes(_ address: borrowing EventAddress) -> Bool {
    if takesEvents { return true }
    return takesResponses ? address.name == .response : false
  }
}

/// What passes work on.
///
/// The parent's nodes are where they are in its engine: a pass that took them out would count references to
/// each of their arrays.
extension ChildVisitor {
  /// How children are brought to a time.
  @usableFromInline struct Presenting {
    /// The parent's nodes.
    @usableFromInline let list: UnsafeMutablePointer<NodeList>
    /// Whether animations that have ended stay.
    @usableFromInline let keepsEnded: Bool
    /// Whether the number of a child's nodes has changed since the parent mounted it.
    @usableFromInline var needsLayout = false
    /// Whether a child's list of animations has changed.
    @usableFromInline var changesAnimations = false
    /// What is new in the nodes of children.
    @usableFromInline var news: MountNews = []
    @usableFromInline var status = TreeEnd()

    @inlinable init(_ list: UnsafeMutablePointer<NodeList>, keepsEnded: Bool) {
      self.list = list
      self.keepsEnded = keepsEnded
    }
  }

  /// An event on its way.
  @usableFromInline struct Delivery {
    @usableFromInline let address: EventAddress
    /// The parent's nodes, for what has a location.
    @usableFromInline var list: UnsafeMutablePointer<NodeList>?
    /// The parent's nodes, for what reaches only what is seen.
    @usableFromInline var seen: UnsafeMutablePointer<NodeList>?
    /// The place of the child for which it is, where that is not said by its path.
    @usableFromInline var place: Place?
    /// The bottom of the parent's window on the screen, in points, for a keyboard.
    @usableFromInline var bottom = Double.infinity
    @usableFromInline var error: EventError?

    @inlinable init(_ address: EventAddress) { self.address = address }

    /// The event for a child: a keyboard at the bottom of the parent's window is at that of a child that reaches
    /// beyond it, such as the screen in a sheet that is not all up.
    ///
    /// - Parameters:
    ///   - highest: The top of the child's window on the screen, in points.
    ///   - lowest: Its bottom.
    @usableFromInline func event(from highest: Double, to lowest: Double) -> Event {
      guard case .keyboard(var change) = event.pointee, change.frame.width > 0,
        change.frame.height > 0, change.frame.minY < bottom, highest < bottom,
        change.frame.maxY >= bottom - KeyboardChange.bottomTolerance, change.frame.maxY < lowest
      else { return event.pointee }
      change.frame.size.height = lowest - change.frame.minY
      return .keyboard(change)
    }

    @inlinable var event: UnsafePointer<Event> { address.event }
  }

  /// Which child is mounted in a place.
  @usableFromInline struct Place {
    /// The child's number.
    @usableFromInline let number: Int
    /// Its place among those of its name; negative for one that is alone.
    @usableFromInline let slot: Int

    @inlinable init(number: Int, slot: Int) {
      self.number = number
      self.slot = slot
    }

    @inlinable init(_ mount: borrowing NodeMount) {
      self.init(number: mount.number, slot: mount.slot)
    }
  }

  /// Where children are.
  @usableFromInline struct Locating {
    /// The parent's nodes, whose parents have been found.
    @usableFromInline let list: UnsafeMutablePointer<NodeList>
    /// The parent's window.
    @usableFromInline let place: ChildPlace
    @usableFromInline let environmentVersion: Int
    /// Whether the step is about a change of the environment.
    @usableFromInline let hasChange: Bool

    @inlinable init(
      _ list: UnsafeMutablePointer<NodeList>, _ place: ChildPlace, version: Int, hasChange: Bool
    ) {
      self.list = list
      self.place = place
      environmentVersion = version
      self.hasChange = hasChange
    }
  }

  /// What children see of the environment where they are.
  @usableFromInline struct Settling {
    /// The parent's nodes, whose parents have been found.
    @usableFromInline let list: UnsafeMutablePointer<NodeList>
    @usableFromInline let environment: Environment
    @usableFromInline let environmentVersion: Int
    /// The change of the environment that the step is about.
    @usableFromInline let change: EnvironmentChange?
    /// Whether there is one; to compare the change with `nil` copies it.
    @usableFromInline let hasChange: Bool
    /// The parent's environment before it.
    @usableFromInline let before: Environment?
    /// The number of the step.
    @usableFromInline var step = StepNumber(0)
    /// The index of the mount that it is about.
    @usableFromInline var mount = 0
    /// The child that is mounted there.
    @usableFromInline var place = Place(number: .min, slot: -1)
    /// Whether the parent's layout has to be made again.
    @usableFromInline var needsLayout = false

    @inlinable init(
      _ list: UnsafeMutablePointer<NodeList>, _ environment: Environment, version: Int,
      _ change: EnvironmentChange?, from before: Environment?
    ) {
      self.list = list
      self.environment = environment
      environmentVersion = version
      self.change = change
      hasChange = change != nil
      self.before = before
    }
  }

  /// What is gathered of the children.
  @usableFromInline struct Gathering {
    @usableFromInline var status = TreeEnd()
    /// Where their animations are listed.
    @usableFromInline let animations: UnsafeMutablePointer<[Animation]>
    /// Where children are mounted: of one that is not nothing is seen to move.
    @usableFromInline let list: UnsafeMutablePointer<NodeList>

    @inlinable init(
      _ list: UnsafeMutablePointer<NodeList>, in animations: UnsafeMutablePointer<[Animation]>
    ) {
      self.list = list
      self.animations = animations
    }
  }

  #if !hasFeature(Embedded)
    /// What children find wrong with themselves.
    @usableFromInline struct Judging {
      /// The path of the parent, with a slash behind it.
      var path = ""
      /// Whether nothing of the tree is in flight.
      let isAtRest: Bool
      var violations: [InvariantViolation] = []

      init(isAtRest: Bool) { self.isAtRest = isAtRest }
    }

    /// In which states children are.
    @usableFromInline struct Listing {
      /// So many of the children under one name are listed: a list may have thousands.
      @usableFromInline static let mostKeys = 100

      /// The path of the parent, with a slash behind it, and that of its family.
      var path = ""
      var family = ""
      var children: [ExploredFrame.Child] = []
    }
  #endif

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
