import FlowEngine

extension GlideCard {
  /// Changes the state in response to an event.
  ///
  /// - Throws: `EventError.invalidMember` for a command with a value that it does not take; the
  ///   state is then unchanged.
  public mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    if case .command(let command) = event { try call(command, &context) }
    if isRemoved { return }
    switch event {
    case .pan(let pan): self.pan(pan, &context)
    case .tap(let tap):
      switch tap.target {
      case Part.trigger.id where context.configuration.host:
        go(to: lowestUp(context.configuration), &context)
      case Part.dim.id: escape(&context)
      default: break
      }
    case .scroll(let scroll): self.scroll(scroll, &context)
    case .environment: resize(&context)
    case .text, .deleteBackward, .returnKey, .focus, .blur, .select, .selection, .keyboard,
      .response, .command, .tick, .pointer, .doubleTap, .longPress, .pinch, .key, .compose,
      .undo, .redo:
      break
    }
  }

  /// Records that the card has arrived (B16).
  public mutating func complete(_ completion: Completion, _ context: inout Context) {
    switch completion {
    case .settled: arrive(&context)
    }
  }

  // MARK: Transitions

  /// A tap on the dim, or the escape gesture of assistive technology (rules 21 and 22).
  mutating func escape(_ context: inout Context) {
    let isDragging = owner == .card
    let takesTouch = isDragging ? dimAlpha >= Metrics.touchableAlpha : target != .closed
    if takesTouch { go(to: .closed, &context) }
  }

  /// Sends the card to a position and ends any gesture (rule 18); nothing if the card rests there
  /// and no finger is down (B25).
  mutating func go(to target: Position, _ context: inout Context) {
    guard gesture != nil || isSettling || position != target else { return }
    gesture = nil
    settle(at: target, &context)
  }

  /// Animates the card to a position (rule 4).
  private mutating func settle(at target: Position, _ context: inout Context) {
    self.target = target
    isSettling = true
    place(Geometry(context.environment, context.configuration))
    context.animate(Transaction(Metrics.transition, completion: .settled))
  }

  /// Sets the card to its rest values in the target position (F3).
  private mutating func place(_ geometry: Geometry) {
    let isUp = target != .closed
    offset = geometry.offset(of: target)
    dimAlpha = isUp ? Metrics.dimAlpha : 0
    cornerRadius = isUp ? Metrics.cornerRadius : 0
  }

  private mutating func arrive(_ context: inout Context) {
    isSettling = false
    position = target
    context.send(.didMove(target))
  }

  mutating func remove(_ context: inout Context) {
    gesture = nil
    isSettling = false
    isRemoved = true
    context.stopAnimations()
    context.send(.didRemove)
  }

  /// Rotation, or a new safe area: the card moves to its target's new place at once (rule 17).
  private mutating func resize(_ context: inout Context) {
    guard
      context.environment.size != context.previousEnvironment.size
        || context.environment.safeArea != context.previousEnvironment.safeArea
    else { return }
    context.stopAnimations()
    gesture = nil
    place(Geometry(context.environment, context.configuration))
    if isSettling || position != target { arrive(&context) }
  }

  // MARK: Pan

  private mutating func pan(_ pan: Pan, _ context: inout Context) {
    // Rule 16: samples that are not finite are dropped; such velocities count as 0.
    guard pan.translation.isFinite else { return }
    let velocity = pan.velocity.y.isFinite ? pan.velocity.y : 0
    let translation = pan.translation.y
    switch pan.phase {
    case .began: begin(pan, velocity, &context)
    case .changed:
      guard gesture != nil else { return }
      decideOwner(velocity, &context)
      drag(by: translation, &context)
      gesture?.lastTranslation = translation
    case .ended, .cancelled:
      // Rule 6: a cancelled gesture ends like one at rest.
      release(pan.phase == .cancelled ? 0 : velocity, &context)
    }
  }

  private mutating func begin(_ pan: Pan, _ velocity: Double, _ context: inout Context) {
    // A touch that hit nothing is not meant for the card; a pan without a location is (B7).
    let target = pan.target ?? (pan.location == nil ? Part.card.id : nil)
    guard let target, context.presented.contains(target) else { return }
    let wasDragging = owner == .card
    switch target {
    case Part.card.id, Part.grabber.id:
      gesture = PanelPan(lastTranslation: pan.translation.y)
      pickUp(&context)
    case Part.scroll.id:
      gesture = PanelPan(lastTranslation: pan.translation.y)
      // A finger that does not move yet has no direction; its first move decides (B7).
      if velocity != 0 { decideOwner(velocity, &context) }
    default: return
    }
    // A second finger that does not hold the card lets go of it for the first one (B8).
    if wasDragging, owner != .card { letGo(0, &context) }
  }

  /// Decides who owns a pan on the list, once (rule 10), and hands the finger over to the card when
  /// the list is at its top and is pulled down (rule 11).
  private mutating func decideOwner(_ velocity: Double, _ context: inout Context) {
    guard let gesture else { return }
    let scrolls = target == .open
    if gesture.goes(to: .card, listOffset: listOffset.y, scrolls: scrolls, velocity: velocity) {
      // A list that has bounced past its top would stay there: it no longer scrolls.
      if listOffset.y <= 0 { listOffset = .zero }
      pickUp(&context)
    } else if owner != .card {
      self.gesture?.owner = .list
    }
  }

  /// Makes the card follow the finger from where it is seen (rule 5).
  private mutating func pickUp(_ context: inout Context) {
    if isSettling, let card = context.presented[Part.card.id],
      let dim = context.presented[Part.dim.id]
    {
      let geometry = Geometry(context.environment, context.configuration)
      let seen = card.frame.minY - context.environment.safeArea.top
      offset = min(max(seen, 0), geometry.limit)
      dimAlpha = dim.alpha
      cornerRadius = card.cornerRadius
      isSettling = false
      context.stopAnimations()
    }
    gesture?.hold(by: .card, at: offset)
  }

  private mutating func drag(by translation: Double, _ context: inout Context) {
    guard let gesture, gesture.owner == .card else { return }
    let geometry = Geometry(context.environment, context.configuration)
    // Rule 7: clamped, not dropped, so that the path does not depend on the sampling rate.
    offset = min(max(gesture.offset(at: translation), 0), geometry.limit)
    dimAlpha = geometry.dimAlpha(at: offset)
  }

  private mutating func release(_ velocity: Double, _ context: inout Context) {
    guard let released = gesture else { return }
    gesture = nil
    if released.owner == .card { letGo(velocity, &context) }
  }

  /// Lets go of the card where it is; it never rests between positions.
  private mutating func letGo(_ velocity: Double, _ context: inout Context) {
    let geometry = Geometry(context.environment, context.configuration)
    let target = geometry.destination(
      from: offset, velocity: velocity, segmented: context.configuration.segmented)
    settle(at: target, &context)
  }

  // MARK: List

  /// The list reports its offset; it scrolls only while the card is open, and stays still while the
  /// card follows a finger (rules 10, 11 and 19).
  private mutating func scroll(_ scroll: Scroll, _ context: inout Context) {
    guard scroll.target == Part.scroll.id, context.configuration.content.scrolls,
      scroll.offset.isFinite, target == .open, owner != .card
    else { return }
    listOffset = scroll.offset
  }
}
