import FlowEngine

/// The strip: a finger on it, its easing to a page, its travel after a tap.
extension CardInput {
  /// A report of the strip's offset.
  static func scroll(
    _ scroll: Scroll, _ state: inout State, _ context: inout SceneContext<CardInput>
  ) {
    if state.drag == nil { grab(scroll, &state, &context) }
    if let drag = state.drag, scroll.offset.x.isFinite {
      let geometry = Geometry(state.measures, context.environment, context.configuration)
      let position = (scroll.offset.x + drag.shift) / geometry.pageWidth
      state.position = min(
        max(position, Metrics.positions.lowerBound), Metrics.positions.upperBound)
    }
    if scroll.phase == .ended { release(scroll.velocity.x, &state, &context) }
  }

  /// A finger takes the strip where it is seen, and the flip with it (D1).
  private static func grab(
    _ scroll: Scroll, _ state: inout State, _ context: inout SceneContext<CardInput>
  ) {
    let geometry = Geometry(state.measures, context.environment, context.configuration)
    let position = state.seenPosition(at: context.progress)
    let outline = state.seenFocus(at: context.progress, geometry)
    var drag = State.Drag(page: Int((position + 0.5).rounded(.down)), shift: 0)
    if state.motion != nil, scroll.phase == .began, scroll.offset.x.isFinite {
      // A host may report the offset that the strip is on its way to; nothing jumps for that.
      drag.shift = position * geometry.pageWidth - scroll.offset.x
      // Where it reports what is seen, rounding must not make a difference of it.
      if drag.shift.magnitude < 0.001 { drag.shift = 0 }
    }
    state.drag = drag
    state.position = position
    state.motion = nil
    state.outline = nil
    context.stopAnimations()
    let place = geometry.focus(at: position)
    let distance = Rect(
      x: outline.minX - place.minX, y: outline.minY - place.minY,
      width: outline.width - place.width, height: outline.height - place.height)
    if distance.isAlmostZero { return }
    state.outline = .joining(distance)
    context.animate(.following(Metrics.travel, completion: .joined))
  }

  /// The finger lets go: to the next page in its direction, or the nearest one (D21).
  private static func release(
    _ velocity: Double, _ state: inout State, _ context: inout SceneContext<CardInput>
  ) {
    guard let drag = state.drag else { return }
    state.drag = nil
    let page = page(from: state.position, velocity: velocity, draggedFrom: drag.page)
    if state.position == Double(page) {
      settle(on: page, &state, &context)
      return
    }
    var outline: State.Outline?
    if case .joining(let distance) = state.outline {
      outline = .joining(distance.scaled(by: 1 - context.progress))
    }
    start(
      State.Motion(isTravel: false, start: state.position, page: page), outline, .eased, &state,
      &context)
  }

  /// The page that a strip goes to that is let go at a position.
  ///
  /// - Parameters:
  ///   - velocity: Of the finger's release, in points per second, positive to later pages.
  ///   - start: The page nearest to where the drag began; no further than one page from it.
  static func page(from position: Double, velocity: Double, draggedFrom start: Int) -> Int {
    let page =
      if velocity > 0 {
        position.rounded(.up)
      } else if velocity < 0 {
        position.rounded(.down)
      } else {
        (position + 0.5).rounded(.down)
      }
    return min(max(min(max(Int(page), start - 1), start + 1), 0), Field.allCases.count - 1)
  }

  /// The strip rests on a page after a finger: the keyboard moves there if the page is another, or
  /// if a travel that was cut short has taken it elsewhere (D20).
  static func settle(
    on page: Int, _ state: inout State, _ context: inout SceneContext<CardInput>
  ) {
    let isElsewhere = state.field.map { $0.page != page } ?? false
    let isNew = state.page != page
    state.page = page
    let field = Field.onPage(page)
    guard isNew || isElsewhere, !state.isSubmitted, state.field != field else { return }
    state.field = field
    context.send(.focus(field))
  }

  /// A travel after a tap: strip, outline and flip together, the outline on a straight line
  /// (section 5.7).
  static func travel(
    to field: Field, _ state: inout State, _ context: inout SceneContext<CardInput>
  ) {
    let geometry = Geometry(state.measures, context.environment, context.configuration)
    let outline = state.seenFocus(at: context.progress, geometry)
    let position = state.seenPosition(at: context.progress)
    state.drag = nil
    start(
      State.Motion(isTravel: true, start: position, page: field.page), .straight(from: outline),
      .travelled, &state, &context)
  }

  private static func start(
    _ motion: State.Motion, _ outline: State.Outline?, _ completion: Completion,
    _ state: inout State, _ context: inout SceneContext<CardInput>
  ) {
    let flip = Flip(at: motion.start)
    state.motion = motion
    state.outline = outline
    state.lastFace =
      context.environment.reduceMotion ? Flip(at: Double(motion.page)).face : flip.face
    var transaction = Transaction<Completion>.following(Metrics.travel, completion: completion)
    if motion.flips {
      // A card that lies flat has no transform; the one it starts from has the perspective too.
      transaction.starts.append(
        PropertyStart(Part.cardFront.id, .transform, from: AnimatableValue(flip.front)))
      transaction.starts.append(
        PropertyStart(Part.cardBack.id, .transform, from: AnimatableValue(flip.back)))
    }
    context.animate(transaction)
  }
}

extension Rect {
  /// Whether no frame would show the difference, the rectangle being one.
  fileprivate var isAlmostZero: Bool {
    let limit = 1e-6
    return minX.magnitude < limit && minY.magnitude < limit && width.magnitude < limit
      && height.magnitude < limit
  }

  /// All four numbers times a factor.
  fileprivate func scaled(by factor: Double) -> Rect {
    Rect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}
