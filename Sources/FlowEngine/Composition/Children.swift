/// Any number of scenes of one type in another one, under a name and a key each.
///
/// A value in the parent's state, such as the rows of a list. The parent lists it in `visitChildren` and
/// mounts in its layout those that can be seen; the others keep their states, and cost nothing.
public struct Children<S: Scene>: Sendable {
  /// A child and its key.
  @usableFromInline struct Entry: Sendable {
    @usableFromInline let key: String
    @usableFromInline var child: Child<S>
    /// Whether passes reach it: something of it is in flight, or it is part of a step, or has the pan.
    @usableFromInline var isAwake = true

    @inlinable init(_ key: String, _ child: Child<S>) {
      self.key = key
      self.child = child
    }
  }

  /// The children in their order.
  @usableFromInline var entries: [Entry] = []
  /// The places of those that passes reach, in ascending order: so what several of them request has an order.
  @usableFromInline var awake: [Int] = []
  /// The places of all, by key.
  @usableFromInline var places = SlotTable(capacity: 4)

  /// Creates an empty collection.
  public init() {}

  /// The number of children.
  @inlinable public var count: Int { entries.count }

  /// Whether there are none.
  @inlinable public var isEmpty: Bool { entries.isEmpty }

  /// The keys in the order of the children.
  @inlinable public var keys: [String] { entries.map { $0.key } }

  /// The key of the child at a place.
  @inlinable public func key(at place: Int) -> String { entries[place].key }

  /// The child at a place.
  @inlinable public subscript(place: Int) -> Child<S> { _read { yield entries[place].child } }

  /// The child with a key, if there is one.
  @inlinable public subscript(key: String) -> Child<S>? { place(of: key).map { entries[$0].child } }

  /// Where the child with a key stands; `nil` if no child has the key.
  ///
  /// - Complexity: O(1) on average.
  public func place(of key: String) -> Int? {
    entries.isEmpty ? nil : places.place(of: key) { entries[$0].key.bytes == key.bytes }
  }

  // MARK: Changing

  /// Opens a child at a place.
  ///
  /// - Parameters:
  ///   - key: Its key.
  ///   - configuration: Its configuration, which must be valid.
  ///   - place: Where it is put, from 0; behind all others if it is not given.
  ///   - context: The context of the parent.
  /// - Returns: Whether it was opened; not if `key` is no key, or is another child's.
  /// - Complexity: O(1) on average at the end, else O(*n*).
  @discardableResult @inlinable public mutating func insert<Parent: Scene>(
    _ key: String, configuration: S.Configuration = S.Configuration(), at place: Int? = nil,
    _ context: inout SceneContext<Parent>
  ) -> Bool {
    guard key.isChildKey, self.place(of: key) == nil else { return false }
    let entry = Entry(key, Child(S.self, configuration, &context))
    let place = min(max(0, place ?? entries.count), entries.count)
    for index in awake.indices where awake[index] >= place { awake[index] += 1 }
    entries.insert(entry, at: place)
    noteAwake(place)
    index(from: place)
    return true
  }

  /// Closes a child; what it has in flight ends with it, without completing.
  ///
  /// - Returns: Whether it was there.
  /// - Complexity: O(*n*).
  @discardableResult @inlinable public mutating func remove(_ key: String) -> Bool {
    guard let place = self.place(of: key) else { return false }
    entries.remove(at: place)
    awake.removeAll { $0 == place }
    for index in awake.indices where awake[index] > place { awake[index] -= 1 }
    indexAll()
    return true
  }

  /// Closes all children.
  @inlinable public mutating func removeAll() {
    entries.removeAll()
    awake.removeAll()
    indexAll()
  }

  /// Moves a child to another place.
  ///
  /// - Returns: Whether it was there.
  /// - Complexity: O(*n*).
  @discardableResult @inlinable public mutating func move(_ key: String, to place: Int) -> Bool {
    guard let old = self.place(of: key) else { return false }
    let entry = entries.remove(at: old)
    entries.insert(entry, at: min(max(0, place), entries.count))
    awake.removeAll(keepingCapacity: true)
    for place in entries.indices where entries[place].isAwake { awake.append(place) }
    indexAll()
    return true
  }

  /// Finds the places of all keys again.
  @usableFromInline mutating func indexAll() {
    places.removeAll(capacity: max(4, entries.count))
    for place in entries.indices { _ = places.insert(place, entries[place].key) { _ in false } }
  }

  /// Finds the places of the keys from a place on.
  @usableFromInline mutating func index(from place: Int) {
    guard place == entries.count - 1, entries.count <= places.capacity else {
      // With room for as many again.
      places.removeAll(capacity: 2 * entries.count)
      return indexAll()
    }
    _ = places.insert(place, entries[place].key) { _ in false }
  }

  /// Has passes reach a child.
  @inlinable mutating func wake(_ place: Int) {
    if entries[place].isAwake { return }
    entries[place].isAwake = true
    noteAwake(place)
  }

  @usableFromInline mutating func noteAwake(_ place: Int) {
    var index = awake.count
    while index > 0, awake[index - 1] > place { index -= 1 }
    awake.insert(place, at: index)
  }

  // MARK: In a step

  /// Tells a child of an event, as part of the step that the parent is in.
  ///
  /// - Parameters:
  ///   - event: The event, its target by the child's own ids and its location in its coordinates.
  ///   - key: The child's key; nothing happens if no child has it.
  ///   - context: The context of the parent.
  /// - Throws: `EventError` for an event that the child rejects; it stays as it was.
  @inlinable public mutating func send<Parent: Scene>(
    _ event: Event, to key: String, _ context: inout SceneContext<Parent>
  ) throws(EventError) {
    guard let place = self.place(of: key) else { return }
    wake(place)
    try entries[place].child.send(event, &context)
  }

  /// Takes the first effect of a child's own that fits: the host does not see it.
  ///
  /// - Returns: The effect, and the key of the child that has requested it; `nil` if none fits.
  @inlinable public mutating func take(
    where fits: (S.Effect) -> Bool = { _ in true }
  ) -> (key: String, effect: S.Effect)? {
    for place in awake {
      guard let effect = entries[place].child.take(where: fits) else { continue }
      return (entries[place].key, effect)
    }
    return nil
  }

  /// Notices the first effect of a child's own that fits and has not been noticed: the host sees it, too.
  ///
  /// - Returns: The effect, and the key of the child that has requested it; `nil` if none fits.
  @inlinable public mutating func notice(
    where fits: (S.Effect) -> Bool = { _ in true }
  ) -> (key: String, effect: S.Effect)? {
    for place in awake {
      guard let effect = entries[place].child.notice(where: fits) else { continue }
      return (entries[place].key, effect)
    }
    return nil
  }
}

extension NodeBuilder {
  /// Mounts a child by its key: adds its nodes in front of the others, if it is there.
  ///
  /// - Parameters:
  ///   - children: The children, of which each is mounted once in a layout.
  ///   - key: The child's key.
  ///   - parent: The node in whose bounds the child lies; `nil` for the whole window.
  ///   - isInert: Whether its nodes are out of reach, such as those under a sheet.
  @inlinable public mutating func append<S: Scene>(
    _ children: borrowing Children<S>, _ key: String, in parent: NodeID? = nil,
    isInert: Bool = false
  ) {
    guard let place = children.place(of: key) else { return }
    append(children, at: place, in: parent, isInert: isInert)
  }

  /// Mounts the child at a place.
  ///
  /// - Parameters:
  ///   - children: The children, of which each is mounted once in a layout.
  ///   - place: The child's place.
  ///   - parent: The node in whose bounds the child lies; `nil` for the whole window.
  ///   - isInert: Whether its nodes are out of reach, such as those under a sheet.
  @inlinable public mutating func append<S: Scene>(
    _ children: borrowing Children<S>, at place: Int, in parent: NodeID? = nil,
    isInert: Bool = false
  ) {
    append(children.entries[place].child.core, at: place, in: parent, isInert: isInert)
  }
}

extension String {
  /// Whether it can be the key of a child: 1 to 64 letters, digits, `-`, `_` and `.`.
  @usableFromInline package var isChildKey: Bool {
    withBytes { bytes in
      guard 1...64 ~= bytes.count else { return false }
      return bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): true
        default: byte.isLetter || byte.isDigit
        }
      }
    }
  }
}
