import FlowEngine

/// The finger on a sheet, which is the sheet's or the screen's in it.
extension Sheet {
  /// A pan that is the screen's: whether the sheet takes it.
  mutating func claims(_ pan: Pan, _ context: inout Context) -> Bool {
    if pan.phase == .began {
      // Another finger ends what the first one did.
      if owner == .sheet { release(nil, &context) }
      finger = nil
      guard let presented, let target = pan.target,
        target.name.rest(behind: presented.rawValue) != nil
      else { return false }
      var finger = SheetFinger()
      finger.pan.lastTranslation = pan.translation.y
      finger.list = Self.list(under: target, context.presented)
      self.finger = finger
      return false
    }
    if owner == .sheet { return true }
    guard finger != nil else { return false }
    if pan.phase == .changed { decide(pan, &context) }
    if owner == .sheet { return true }
    finger?.pan.lastTranslation = pan.translation.y
    if pan.phase != .changed { finger = nil }
    return false
  }

  /// A pan on the sheet itself, or one that the sheet has claimed.
  mutating func pan(_ pan: Pan, _ context: inout Context) {
    switch pan.phase {
    case .began:
      if owner == .sheet { release(nil, &context) }
      finger = nil
      guard let traits, let target = pan.target,
        target == traits.sheet || target == traits.grabber
      else { return }
      finger = SheetFinger()
      finger?.pan.lastTranslation = pan.translation.y
      pickUp(&context)
    case .changed: follow(pan, &context)
    case .ended:
      follow(pan, &context)
      release(pan.velocity.y, &context)
    case .cancelled: release(nil, &context)
    }
  }

  /// Decides who follows a finger on the screen in the sheet: what goes along the width first is the screen's;
  /// along the height it is the sheet's, or by the rules of `PanelPan` that of the list under the finger.
  private mutating func decide(_ pan: Pan, _ context: inout Context) {
    guard let finger, let traits, pan.translation.isFinite else { return }
    let moved = pan.translation.y - finger.pan.lastTranslation
    let velocity = pan.velocity.y.isFinite && pan.velocity.y != 0 ? pan.velocity.y : moved
    switch owner {
    case .sheet, .content: return
    case nil where pan.translation == .zero: return
    case nil where !pan.isVertical: self.finger?.pan.owner = .content
    case nil, .list:
      guard let id = finger.list, let list = context.presented[id] else {
        return owner == nil ? pickUp(&context) : ()
      }
      let geometry = SheetGeometry(context.environment, traits, keyboard: keyboard)
      let listOffset = list.contentOffset.y + list.contentInset.top
      let scrolls = geometry.top(at: place) == geometry.highest
      if finger.pan.goes(
        to: .sheet, listOffset: listOffset, scrolls: scrolls, velocity: velocity)
      {
        // A list that has bounced past its top would stay there: it no longer scrolls.
        if listOffset < 0 { putAtTop(list, &context) }
        pickUp(&context)
      } else {
        self.finger?.pan.owner = .list
      }
    }
  }

  private mutating func putAtTop(_ list: Node, _ context: inout Context) {
    guard let presented, let name = list.id.name.rest(behind: presented.rawValue) else { return }
    let offset = Point(x: list.contentOffset.x, y: -list.contentInset.top)
    // A scroll is never refused.
    try? send(.scroll(Scroll(NodeID(name), offset: offset)), to: presented, &context)
  }

  /// Makes the sheet follow the finger from where it is seen.
  private mutating func pickUp(_ context: inout Context) {
    guard let traits else { return }
    let geometry = SheetGeometry(context.environment, traits, keyboard: keyboard)
    if state == .moving, let seen = seen(context) {
      drag = seen - geometry.top(at: place)
      context.stopAnimations()
    }
    state = .dragging
    finger?.pan.hold(by: .sheet, at: geometry.top(at: place) + drag)
  }

  /// The top of the sheet as it is seen, in points; `nil` if none is up.
  func seen(_ context: Context) -> Double? {
    guard let traits, let sheet = context.presented[traits.sheet] else { return nil }
    return sheet.frame.minY + sheet.transform.translation.y
  }

  private mutating func follow(_ pan: Pan, _ context: inout Context) {
    guard owner == .sheet, let finger, let traits, pan.translation.isFinite else { return }
    let geometry = SheetGeometry(context.environment, traits, keyboard: keyboard)
    let top = geometry.shown(
      at: finger.pan.offset(at: pan.translation.y), takenAt: finger.pan.startOffset)
    drag = top - geometry.top(at: place)
    self.finger?.pan.lastTranslation = pan.translation.y
  }

  /// Lets go of the sheet, which goes where it is thrown.
  ///
  /// - Parameter velocity: The finger's, in points per second; `nil` if the finger was taken away, which
  ///   dismisses nothing.
  private mutating func release(_ velocity: Double?, _ context: inout Context) {
    guard owner == .sheet, let traits else {
      finger = nil
      return
    }
    let geometry = SheetGeometry(context.environment, traits, keyboard: keyboard)
    let top = geometry.top(at: place) + drag
    let speed = velocity.map { $0.isFinite ? $0 : 0 } ?? 0
    let thrown = top + speed * SheetMetrics.projection
    let next = geometry.nearest(to: thrown)
    let isNearer = geometry.height - thrown < abs(geometry.top(at: next) - thrown)
    if velocity != nil, !traits.isModal, isNearer || thrown > geometry.height {
      return dismiss(&context, velocity: speed)
    }
    select(next, &context, velocity: speed)
  }

  /// The list that a node of the screen is in, or is: the innermost one that scrolls along the height.
  private static func list(under target: NodeID, _ nodes: NodeList) -> NodeID? {
    var next: NodeID? = target
    for _ in 0..<nodes.count {
      guard let id = next, let node = nodes[id] else { return nil }
      if node.kind == .scroll, node.contentSize.map({ $0.height > node.frame.height }) ?? true {
        return id
      }
      next = node.parent
    }
    return nil
  }
}
