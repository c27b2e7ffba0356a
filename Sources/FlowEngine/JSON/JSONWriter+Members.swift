extension JSONWriter {
  /// Writes a member with a text.
  public mutating func member(_ name: StaticString, _ value: String) {
    key(name)
    string(value)
  }

  /// Writes a member with a text, or with `null`.
  public mutating func member(_ name: StaticString, _ value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }

  /// Writes a member with a number, rounded to so many decimals.
  public mutating func member(
    _ name: StaticString, _ value: Double, decimals: Int = Self.decimals
  ) {
    key(name)
    number(value, decimals: decimals)
  }

  /// Writes a member with a whole number.
  public mutating func member(_ name: StaticString, _ value: Int) {
    key(name)
    integer(value)
  }

  /// Writes a member with a truth value.
  public mutating func member(_ name: StaticString, _ value: Bool) {
    key(name)
    bool(value)
  }

  /// Writes a member with the id of a node.
  public mutating func member(_ name: StaticString, _ value: NodeID) {
    key(name)
    string(value.name)
  }

  /// Writes a member with a point, as [x,y].
  public mutating func member(
    _ name: StaticString, _ value: Point, decimals: Int = Self.decimals
  ) {
    key(name)
    numbers(value.x, value.y, decimals: decimals)
  }

  /// Writes a member with a size, as [width,height].
  public mutating func member(_ name: StaticString, _ value: Size) {
    key(name)
    numbers(value.width, value.height)
  }

  /// Writes a member with a rectangle, as [x,y,width,height].
  public mutating func member(_ name: StaticString, _ value: Rect) {
    key(name)
    numbers(value.origin.x, value.origin.y, value.size.width, value.size.height)
  }

  /// Writes a member with insets, as [top,left,bottom,right].
  public mutating func member(_ name: StaticString, _ value: Insets) {
    key(name)
    numbers(value.top, value.left, value.bottom, value.right)
  }

  /// Writes a member with a colour.
  public mutating func member(_ name: StaticString, _ value: Color) {
    key(name)
    color(value)
  }
}
