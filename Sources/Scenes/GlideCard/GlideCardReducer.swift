import FlowEngine

extension GlideCard {
  /// The card is closed.
  public static func start(_ context: inout SceneContext<GlideCard>) -> State {
    State(offset: Geometry(context.environment, context.configuration).closed)
  }

  /// Moves the card as the event demands.
  ///
  /// - Throws: `EventError.unknownCommand`.
  public static func reduce(
    _ state: inout State, _ event: Event, _ context: inout SceneContext<GlideCard>
  ) throws(EventError) {
    if case .command(let command) = event, !commands.contains(command.name) {
      throw .unknownCommand(command.name, known: commands)
    }
    if state.isRemoved { return }
    switch event {
    case .pan(let pan): self.pan(&state, pan, &context)
    case .tap(let tap):
      switch tap.target {
      case Part.trigger.id: show(&state, &context)
      case Part.dim.id: escape(&state, &context)
      default: break
      }
    case .scroll(let scroll): self.scroll(&state, scroll, &context)
    case .command(let command):
      switch command.name {
      case "show": show(&state, &context)
      case "dismiss": go(&state, to: .closed, &context)
      case "escape": escape(&state, &context)
      default: remove(&state, &context)
      }
    case .environment: resize(&state, &context)
    case .text, .deleteBackward, .returnKey, .focus, .blur, .select, .keyboard, .response, .tick:
      break
    }
  }

  /// Notes that the card has arrived.
  public static func complete(
    _ state: inout State, _ completion: Completion, _ context: inout SceneContext<GlideCard>
  ) {
    switch completion {
    case .settled: arrive(&state, &context)
    }
  }

  // MARK: Transitions

  /// The trigger: up to the first position in which the card is up, also from a higher one.
  private static func show(_ state: inout State, _ context: inout SceneContext<GlideCard>) {
    go(&state, to: context.configuration.segmented ? .compressed : .open, &context)
  }

  /// A tap on the dim, or the escape gesture of assistive technology (rules 21 and 22).
  private static func escape(_ state: inout State, _ context: inout SceneContext<GlideCard>) {
    let isDragging = state.owner == .card
    let takesTouch = isDragging ? state.dimAlpha >= Metrics.touchableAlpha : state.target != .closed
    if takesTouch { go(&state, to: .closed, &context) }
  }

  /// Animates the card to a position; any gesture is over (rules 4 and 18).
  private static func go(
    _ state: inout State, to target: Position, _ context: inout SceneContext<GlideCard>
  ) {
    state.gesture = nil
    state.target = target
    state.isSettling = true
    place(&state, Geometry(context.environment, context.configuration))
    context.animate(Transaction(Metrics.transition, completion: .settled))
  }

  /// Sets the card to what it is at rest in its target position.
  private static func place(_ state: inout State, _ geometry: Geometry) {
    let isUp = state.target != .closed
    state.offset = geometry.offset(of: state.target)
    state.dimAlpha = isUp ? Metrics.dimAlpha : 0
    state.cornerRadius = isUp ? Metrics.cornerRadius : 0
  }

  private static func arrive(_ state: inout State, _ context: inout SceneContext<GlideCard>) {
    state.isSettling = false
    state.position = state.target
    context.send(.didMove(state.target))
  }

  private static func remove(_ state: inout State, _ context: inout SceneContext<GlideCard>) {
    state.gesture = nil
    state.isSettling = false
    state.isRemoved = true
    context.stopAnimations()
    context.send(.didRemove)
  }

  /// Rotation, or a change of what the device covers: the card is where its target now is, at once
  /// (rule 17).
  private static func resize(_ state: inout State, _ context: inout SceneContext<GlideCard>) {
    let (now, before) = (context.environment, context.previousEnvironment)
    guard now.size != before.size || now.safeArea != before.safeArea else { return }
    context.stopAnimations()
    state.gesture = nil
    place(&state, Geometry(now, context.configuration))
    if state.isSettling || state.position != state.target { arrive(&state, &context) }
  }

  // MARK: Pan

  private static func pan(
    _ state: inout State, _ pan: Pan, _ context: inout SceneContext<GlideCard>
  ) {
    // Rule 16: a sample that is no number says nothing, and a velocity that is none is no speed.
    guard pan.translation.isFinite else { return }
    let velocity = pan.velocity.y.isFinite ? pan.velocity.y : 0
    let translation = pan.translation.y
    switch pan.phase {
    case .began: begin(&state, pan, velocity, &context)
    case .changed:
      guard state.gesture != nil else { return }
      decideOwner(&state, velocity, &context)
      drag(&state, by: translation, context)
      state.gesture?.lastTranslation = translation
    case .ended, .cancelled:
      // Rule 6: a gesture that is taken away ends like one at rest.
      release(&state, pan.phase == .cancelled ? 0 : velocity, &context)
    }
  }

  private static func begin(
    _ state: inout State, _ pan: Pan, _ velocity: Double,
    _ context: inout SceneContext<GlideCard>
  ) {
    // A touch that hit nothing is not meant for the card; a host that names no place means it.
    let target = pan.target ?? (pan.location == nil ? Part.card.id : nil)
    guard let target, context.presented[target] != nil else { return }
    switch target {
    case Part.card.id, Part.grabber.id:
      state.gesture = State.Gesture(lastTranslation: pan.translation.y)
      take(&state, &context)
    case Part.scroll.id:
      state.gesture = State.Gesture(lastTranslation: pan.translation.y)
      // A finger that does not move yet has no direction; its first move has.
      if velocity != 0 { decideOwner(&state, velocity, &context) }
    default: break
    }
  }

  /// Decides who follows a finger on the list (rule 10), and hands the finger from the list to the
  /// card when the list is at its top and is pulled down (rule 11).
  private static func decideOwner(
    _ state: inout State, _ velocity: Double, _ context: inout SceneContext<GlideCard>
  ) {
    guard state.owner != .card else { return }
    let isPulledFromTop = state.listOffset.y <= 0 && velocity > 0
    if state.target != .open || isPulledFromTop {
      take(&state, &context)
    } else {
      state.gesture?.owner = .list
    }
  }

  /// Makes the card follow the finger from where it is seen (rule 5).
  private static func take(_ state: inout State, _ context: inout SceneContext<GlideCard>) {
    if state.isSettling, let card = context.presented[Part.card.id],
      let dim = context.presented[Part.dim.id]
    {
      let geometry = Geometry(context.environment, context.configuration)
      let offset = card.frame.minY - context.environment.safeArea.top
      state.offset = min(max(offset, 0), geometry.limit)
      state.dimAlpha = dim.alpha
      state.cornerRadius = card.cornerRadius
      state.isSettling = false
      context.stopAnimations()
    }
    state.gesture?.hold(at: state.offset)
  }

  private static func drag(
    _ state: inout State, by translation: Double, _ context: SceneContext<GlideCard>
  ) {
    guard let gesture = state.gesture, gesture.owner == .card else { return }
    let geometry = Geometry(context.environment, context.configuration)
    let offset = gesture.startOffset + translation - gesture.startTranslation
    // Rule 7: cut, not dropped, so that the path does not depend on the sampling rate.
    state.offset = min(max(offset, 0), geometry.limit)
    state.dimAlpha = geometry.dimAlpha(at: state.offset)
  }

  private static func release(
    _ state: inout State, _ velocity: Double, _ context: inout SceneContext<GlideCard>
  ) {
    guard let gesture = state.gesture else { return }
    state.gesture = nil
    guard gesture.owner == .card else { return }
    let geometry = Geometry(context.environment, context.configuration)
    let target = geometry.destination(
      from: state.offset, velocity: velocity, segmented: context.configuration.segmented)
    go(&state, to: target, &context)
  }

  // MARK: List

  /// The list reports its offset; it scrolls only when the card is open, and stands still while the
  /// card follows a finger (rules 10, 11 and 19).
  private static func scroll(
    _ state: inout State, _ scroll: Scroll, _ context: inout SceneContext<GlideCard>
  ) {
    guard scroll.target == Part.scroll.id, context.configuration.content.scrolls,
      scroll.offset.isFinite, state.target == .open, state.owner != .card
    else { return }
    state.listOffset = scroll.offset
  }
}
