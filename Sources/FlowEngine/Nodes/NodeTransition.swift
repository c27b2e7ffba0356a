/// How a node looks when it comes and when it goes.
///
/// A layout gives it to a node with `NodeBuilder.transition(_:)`. A node that comes within a transaction
/// moves from its insertion to where the layout has it; one that goes moves from where it is seen to its
/// removal. Without a transaction that reaches it, and with reduced motion, it goes at once.
public struct NodeTransition: Equatable, Sendable {
  /// What differs from the node as it is laid out.
  @usableFromInline struct Look: Equatable, Sendable {
    @usableFromInline var alpha: Double?
    @usableFromInline var translation: Point?
    @usableFromInline var scale: Double?
    @usableFromInline var frame: Rect?

    @usableFromInline init() {}
  }

  /// What the node comes from.
  @usableFromInline var insertion = Look()
  /// What it goes to.
  @usableFromInline var removal = Look()

  /// Neither comes nor goes otherwise than at once.
  public static let identity = NodeTransition()

  /// Fades: the node has this alpha, 0…1, before it comes and after it has gone.
  public static func alpha(_ alpha: Double) -> NodeTransition {
    both { $0.alpha = min(max(alpha, 0), 1) }
  }

  /// Slides: the node's transform has this translation, in points of the parent's coordinates, before it
  /// comes and after it has gone.
  public static func translation(x: Double = 0, y: Double = 0) -> NodeTransition {
    both { $0.translation = Point(x: x, y: y) }
  }

  /// Grows and shrinks: the node's transform has this scale before it comes and after it has gone.
  public static func scale(_ scale: Double) -> NodeTransition {
    both { $0.scale = scale }
  }

  /// Moves: the node has this frame, in the parent's coordinates, in points, before it comes and after
  /// it has gone.
  public static func frame(_ frame: Rect) -> NodeTransition {
    both { $0.frame = frame }
  }

  /// Comes in one way and goes in another.
  ///
  /// - Parameters:
  ///   - insertion: How the node comes; what it says of a removal does not count.
  ///   - removal: How the node goes; what it says of an insertion does not count.
  public static func asymmetric(
    insertion: NodeTransition, removal: NodeTransition
  ) -> NodeTransition {
    var transition = NodeTransition()
    transition.insertion = insertion.insertion
    transition.removal = removal.removal
    return transition
  }

  /// Both at once; where both say how a property looks, the other one counts.
  public func combined(with other: NodeTransition) -> NodeTransition {
    var transition = self
    transition.insertion.add(other.insertion)
    transition.removal.add(other.removal)
    return transition
  }

  private static func both(_ change: (inout Look) -> Void) -> NodeTransition {
    var transition = NodeTransition()
    change(&transition.insertion)
    transition.removal = transition.insertion
    return transition
  }
}

extension NodeTransition.Look {
  /// The properties that may have a look.
  static var properties: [AnimatableProperty] { [.frame, .transform, .alpha] }

  /// Whether it differs in nothing.
  var isEmpty: Bool { self == Self() }

  /// The value of a property of a node that otherwise has `value`; `nil` if it does not differ.
  func value(of property: AnimatableProperty, else value: AnimatableValue) -> AnimatableValue? {
    switch property {
    case .alpha: return alpha.map { AnimatableValue($0) }
    case .frame: return frame.map { AnimatableValue($0) }
    case .transform:
      if translation == nil, scale == nil { return nil }
      var transform = value.transform
      if let translation { transform.translation = translation }
      if let scale { transform.scale = Point(x: scale, y: scale) }
      return AnimatableValue(transform)
    default: return nil
    }
  }

  fileprivate mutating func add(_ other: Self) {
    alpha = other.alpha ?? alpha
    translation = other.translation ?? translation
    scale = other.scale ?? scale
    frame = other.frame ?? frame
  }
}

/// The transition of a node of a list.
@usableFromInline struct PlacedTransition: Sendable {
  @usableFromInline var node: NodeID
  @usableFromInline var transition: NodeTransition
}

extension NodeBuilder {
  /// Says how the node that was added last comes and goes.
  public mutating func transition(_ transition: NodeTransition) {
    guard let next, let first = first, next > first else { return }
    let node = (next - 1).pointee.id
    if let last = list.transitions.last, last.node == node { list.transitions.removeLast() }
    list.transitions.append(PlacedTransition(node: node, transition: transition))
  }

  /// The first node of the layout; `nil` if there has never been one.
  private var first: UnsafeMutablePointer<Node>? {
    guard let end else { return nil }
    return end - list.storage.count
  }
}
