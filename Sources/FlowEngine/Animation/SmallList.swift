/// A short list: up to two elements take no memory of their own.
///
/// One made of a literal may take that of the literal's array while it is made; `append` never does.
public struct SmallList<Element: Sendable>: Sendable, ExpressibleByArrayLiteral {
  /// How many elements there are.
  public private(set) var count = 0

  private var first: Element?
  private var second: Element?
  private var rest: [Element] = []

  /// An empty list.
  public init() {}

  /// Makes a list of its elements.
  @inlinable @inline(__always) public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }

  /// Makes a list of the elements of an array.
  @inlinable @inline(__always) public init(_ elements: [Element]) {
    self.init()
    for element in elements { append(element) }
  }

  /// Whether there are no elements.
  public var isEmpty: Bool { count == 0 }

  /// Adds an element.
  public mutating func append(_ element: Element) {
    switch count {
    case 0: first = element
    case 1: second = element
    default: rest.append(element)
    }
    count += 1
  }

  /// The first element of which something holds, if there is one.
  public func first(where holds: (Element) -> Bool) -> Element? {
    if let first, holds(first) { return first }
    if let second, holds(second) { return second }
    for element in rest where holds(element) { return element }
    return nil
  }

  /// Whether something holds of an element.
  public func contains(where holds: (Element) -> Bool) -> Bool {
    first(where: holds) != nil
  }
}

extension SmallList: Equatable where Element: Equatable {}
