extension JSONWriter {
  /// Writes an animation in flight, so that a client can run it with its own animator.
  mutating func animation(_ animation: borrowing Animation) {
    beginObject()
    member("node", animation.node.name)
    member("property", animation.property.rawValue)
    key("from")
    value(animation.from, of: animation.property)
    key("to")
    value(animation.to, of: animation.property)
    key("timing")
    switch animation.timing {
    case .curve(let curve, let duration):
      self.curve(curve, duration: duration)
    case .spring(let spring):
      beginObject()
      member("type", "spring")
      member("duration", fine: spring.duration)
      member("dampingRatio", fine: spring.dampingRatio)
      if !animation.velocity.isStill {
        key("initialVelocity")
        components(animation.velocity, of: animation.property)
      }
      endObject()
    }
    member("begin", fine: animation.begin)
    member("end", fine: animation.end)
    endObject()
  }

  /// Writes an animation that repeats forever.
  mutating func repeatingAnimation(_ animation: borrowing RepeatingAnimation) {
    beginObject()
    member("node", animation.node.name)
    member("property", animation.property.rawValue)
    key("from")
    value(animation.from, of: animation.property)
    key("to")
    value(animation.to, of: animation.property)
    key("timing")
    curve(animation.curve, duration: animation.duration)
    member("begin", fine: animation.begin)
    member("repeats", true)
    endObject()
  }

  private mutating func curve(_ curve: TimingCurve, duration: Double) {
    beginObject()
    if let name = curve.name {
      member("type", name.rawValue)
    } else {
      member("type", "cubicBezier")
      key("controlPoints")
      beginArray()
      fineNumber(curve.first.x)
      fineNumber(curve.first.y)
      fineNumber(curve.second.x)
      fineNumber(curve.second.y)
      endArray()
    }
    member("duration", fine: duration)
    endObject()
  }

  /// Writes a value in the form that the property has in a node.
  private mutating func value(_ value: AnimatableValue, of property: AnimatableProperty) {
    if property.shape == .color {
      write(atMost: UncheckedJSONWriter.roomForColor) { $0.color(value.color) }
    } else {
      components(value, of: property)
    }
  }

  private mutating func components(_ value: AnimatableValue, of property: AnimatableProperty) {
    let c = value.components
    switch property.shape {
    case .number: number(c[0])
    case .point, .rect, .insets, .color:
      beginArray()
      for index in 0..<property.shape.componentCount { number(c[index]) }
      endArray()
    case .transform:
      beginObject()
      pair("translation", c[0], c[1])
      pair("scale", c[2], c[3])
      member("rotationY", fine: c[4])
      member("perspective", fine: c[5])
      endObject()
    }
  }

  private mutating func pair(_ name: StaticString, _ x: Double, _ y: Double) {
    key(name)
    beginArray()
    fineNumber(x)
    fineNumber(y)
    endArray()
  }
}
