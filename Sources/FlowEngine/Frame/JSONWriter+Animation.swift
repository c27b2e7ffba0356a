extension JSONWriter {
  /// Writes an animation in flight, so that a client may hand it to its own animator.
  mutating func animation(_ animation: borrowing Animation) {
    beginObject()
    member("node", animation.node)
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
      member("duration", spring.duration, decimals: Self.fineDecimals)
      member("dampingRatio", spring.dampingRatio, decimals: Self.fineDecimals)
      if !animation.velocity.isStill {
        key("initialVelocity")
        components(animation.velocity, of: animation.property)
      }
      endObject()
    }
    member("begin", animation.begin, decimals: Self.fineDecimals)
    member("end", animation.end, decimals: Self.fineDecimals)
    endObject()
  }

  /// Writes an animation that repeats for ever.
  mutating func loop(_ loop: borrowing Loop) {
    beginObject()
    member("node", loop.node)
    member("property", loop.property.rawValue)
    key("from")
    value(loop.from, of: loop.property)
    key("to")
    value(loop.to, of: loop.property)
    key("timing")
    curve(loop.curve, duration: loop.duration)
    member("begin", loop.begin, decimals: Self.fineDecimals)
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
      numbers(
        curve.first.x, curve.first.y, curve.second.x, curve.second.y, decimals: Self.fineDecimals)
    }
    member("duration", duration, decimals: Self.fineDecimals)
    endObject()
  }

  /// Writes a value in the form that the property has in a node.
  private mutating func value(_ value: AnimatableValue, of property: AnimatableProperty) {
    switch property {
    case .borderColor, .background, .textColor: color(value.color)
    case .transform, .frame, .alpha, .cornerRadius, .borderWidth, .contentOffset, .contentInset,
      .strokeEnd:
      components(value, of: property)
    }
  }

  private mutating func components(_ value: AnimatableValue, of property: AnimatableProperty) {
    let c = value.components
    switch property {
    case .alpha, .cornerRadius, .borderWidth, .strokeEnd: number(c[0])
    case .contentOffset: numbers(c[0], c[1])
    case .frame, .contentInset, .borderColor, .background, .textColor:
      numbers(c[0], c[1], c[2], c[3])
    case .transform:
      beginObject()
      key("translation")
      numbers(c[0], c[1], decimals: Self.fineDecimals)
      key("scale")
      numbers(c[2], c[3], decimals: Self.fineDecimals)
      member("rotationY", c[4], decimals: Self.fineDecimals)
      member("perspective", c[5], decimals: Self.fineDecimals)
      endObject()
    }
  }
}
