extension JSONWriter {
  /// Writes a member with a text.
  public mutating func member(_ name: StaticString, _ value: String) {
    member(name, atMost: JSONPen.room(for: value)) { $0.string(value) }
  }

  /// Writes a member with a text, or with `null`.
  public mutating func member(_ name: StaticString, _ value: String?) {
    if let value {
      member(name, value)
    } else {
      member(name, atMost: 4) { $0.literal("null") }
    }
  }

  /// Writes a member with a number, rounded to so many decimals.
  public mutating func member(
    _ name: StaticString, _ value: Double, decimals: Int = Self.decimals
  ) {
    member(name, atMost: maximumNumberLength) { $0.number(value, decimals: decimals) }
  }

  /// Writes a member with a whole number.
  public mutating func member(_ name: StaticString, _ value: Int) {
    member(name, atMost: maximumNumberLength) { $0.integer(value) }
  }

  /// Writes a member with a truth value.
  public mutating func member(_ name: StaticString, _ value: Bool) {
    member(name, atMost: 5) { $0.bool(value) }
  }

  /// Writes a member with the id of a node.
  public mutating func member(_ name: StaticString, _ value: NodeID) {
    member(name, value.name)
  }

  /// Writes a member with a point, as [x,y].
  public mutating func member(_ name: StaticString, _ value: Point) {
    member(name, atMost: JSONPen.roomForNumbers(2)) { $0.numbers(value.x, value.y) }
  }

  /// Writes a member with a size, as [width,height].
  public mutating func member(_ name: StaticString, _ value: Size) {
    member(name, atMost: JSONPen.roomForNumbers(2)) { $0.numbers(value.width, value.height) }
  }

  /// Writes a member with a rectangle, as [x,y,width,height].
  public mutating func member(_ name: StaticString, _ value: Rect) {
    member(name, atMost: JSONPen.roomForNumbers(4)) { $0.rect(value) }
  }

  /// Writes a member with insets, as [top,left,bottom,right].
  public mutating func member(_ name: StaticString, _ value: Insets) {
    member(name, atMost: JSONPen.roomForNumbers(4)) { $0.insets(value) }
  }

  /// Writes a member with a colour.
  public mutating func member(_ name: StaticString, _ value: Color) {
    member(name, atMost: JSONPen.roomForColor) { $0.color(value) }
  }

  /// Writes a member.
  ///
  /// - Parameter room: The most bytes that `value` writes.
  @inline(__always) private mutating func member(
    _ name: StaticString, atMost room: Int, _ value: (inout JSONPen) -> Void
  ) {
    write(atMost: name.utf8CodeUnitCount &+ 3 &+ room) { pen in
      pen.key(name)
      value(&pen)
    }
  }
}
