/// A short list that stores up to two elements without allocating.
///
/// Creating one from a literal may allocate the literal's array; appending up to two never does.
public struct SmallList<Element: Sendable>: Sendable, ExpressibleByArrayLiteral {
  /// The number of elements.
  public private(set) var count = 0

  private var first: Element?
  private var second: Element?
  private var rest: [Element] = []

  /// Creates an empty list.
  public init() {}

  /// Creates a list from a literal.
  @inlinable @inline(__always) public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }

  /// Creates a list of an array's elements.
  @inlinable @inline(__always) public init(_ elements: [Element]) {
    self.init()
    for element in elements { append(element) }
  }

  /// Whether the list has no elements.
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

  /// The first element that satisfies a condition, if there is one.
  public func first(where holds: (Element) -> Bool) -> Element? {
    if let first, holds(first) { return first }
    if let second, holds(second) { return second }
    for element in rest where holds(element) { return element }
    return nil
  }

  /// Whether any element satisfies a condition.
  public func contains(where holds: (Element) -> Bool) -> Bool {
    first(where: holds) != nil
  }
}

extension SmallList {
  /// Calls `body` with each element, in order.
  func forEach(_ body: (Element) -> Void) {
    _ = first { element in
      body(element)
      return false
    }
  }
}

extension SmallList: Equatable where Element: Equatable {}
