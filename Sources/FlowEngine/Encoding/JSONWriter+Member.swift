// Members of events and environments by type, exact.
extension JSONWriter {
  mutating func member(_ name: StaticString, _ id: NodeID) { member(name, id.name) }

  mutating func member(_ name: StaticString, _ point: Point) {
    write(atMost: name.utf8CodeUnitCount &+ 6 &+ 2 &* maximumExactNumberLength) { json in
      json.key(name)
      json.byte("[")
      json.exactNumber(point.x)
      json.byte(",")
      json.exactNumber(point.y)
      json.byte("]")
    }
  }

  mutating func member(_ name: StaticString, _ size: Size) {
    member(name, Point(x: size.width, y: size.height))
  }

  mutating func member(_ name: StaticString, _ rect: Rect) {
    key(name)
    exactNumbers([rect.minX, rect.minY, rect.width, rect.height])
  }

  mutating func member(_ name: StaticString, _ area: Insets) {
    key(name)
    exactNumbers([area.top, area.left, area.bottom, area.right])
  }

  mutating func member(_ name: StaticString, _ range: TextRange) {
    key(name)
    beginArray()
    integer(range.location)
    integer(range.length)
    endArray()
  }

  mutating func member(_ name: StaticString, _ keys: Modifiers) {
    key(name)
    beginArray()
    for bit in Modifiers.names.indices where keys.rawValue & 1 << UInt8(bit) != 0 {
      string(Modifiers.names[bit])
    }
    endArray()
  }

  mutating func member(_ name: StaticString, _ date: CalendarDate) { member(name, date.text) }

  mutating func member(_ name: StaticString, _ fonts: FontBook) {
    key(name)
    self.fonts(fonts)
  }

  mutating func member(_ name: StaticString, _ value: Command.Value) {
    switch value {
    case .number(let number): member(name, exact: number)
    case .string(let text): member(name, text)
    case .bool(let value): member(name, value)
    case .json(let json):
      key(name)
      json.value.write(to: &self)
    }
  }

  mutating func member(_ name: StaticString, _ change: EnvironmentChange) {
    key(name)
    environment(change)
  }
}
