extension Event {
  /// Whether a trace can have the event: all of its numbers are finite and within the limits of the
  /// format, and a tap is on something.
  @inline(__always) package var isExpressible: Bool {
    switch self {
    case .pan(let pan):
      pan.translation.isExpressible && pan.velocity.isExpressible
        && (pan.location?.isExpressible ?? true)
    case .tap(let tap):
      (tap.target != nil || tap.location != nil) && (tap.location?.isExpressible ?? true)
    case .scroll(let scroll): scroll.offset.isExpressible && scroll.velocity.isExpressible
    case .text(let edit):
      edit.range.map { $0.location.isExpressible && $0.length.isExpressible } ?? true
    case .select(let selection): selection.component.isExpressible && selection.row.isExpressible
    case .keyboard(let change):
      change.frame.minX.isExpressible && change.frame.minY.isExpressible
        && change.frame.width.isExpressible && change.frame.height.isExpressible
        && change.duration.isExpressible
    case .command(let command):
      if case .number(let number) = command.value { number.isExpressible } else { true }
    case .environment(let change): change.isExpressible
    case .deleteBackward, .returnKey, .focus, .blur, .response, .tick: true
    }
  }
}

extension Double {
  /// Whether a trace can have the number.
  fileprivate var isExpressible: Bool { magnitude <= InputLimits.magnitude }

  /// Whether a trace can have the number as a length.
  fileprivate var isLength: Bool { self >= 0 && isExpressible }
}

extension Int {
  /// Whether a trace can have the number as an offset, a length or an index.
  fileprivate var isExpressible: Bool { self >= 0 && Double(self) <= InputLimits.magnitude }
}

extension Point {
  fileprivate var isExpressible: Bool { x.isExpressible && y.isExpressible }
}

extension EnvironmentChange {
  /// Whether a trace can have the change.
  fileprivate var isExpressible: Bool {
    let extent = 0...InputLimits.windowExtent
    let position = -InputLimits.windowExtent...InputLimits.windowExtent
    if let size, !extent.contains(size.width) || !extent.contains(size.height) { return false }
    if let area = safeArea,
      !area.top.isLength || !area.left.isLength || !area.bottom.isLength || !area.right.isLength
    {
      return false
    }
    if let scale, !(scale > 0 && scale.isExpressible) { return false }
    if let origin = windowOrigin, !position.contains(origin.x) || !position.contains(origin.y) {
      return false
    }
    return fonts?.isExpressible ?? true
  }
}

extension FontBook {
  fileprivate var isExpressible: Bool {
    isWithinLimits
      && entries.allSatisfy { entry in
        entry.metrics.lineHeight?.isLength ?? true
          && entry.metrics.defaultAdvance?.isLength ?? true
          && entry.metrics.advances.count <= InputLimits.advances
          && entry.metrics.advances.allSatisfy { $0.advance.isLength }
      }
  }
}
