import FlowEngine

/// The strip: a finger on it, its easing to a page, its travel after a tap.
extension CardInput {
  /// A report of the strip's offset.
  mutating func moveStrip(_ scroll: Scroll, _ context: inout Context) {
    // What a travel has ended, the finger does not take up again before it is lifted (B2).
    if scroll.phase == .began { isDragOver = false }
    if isDragOver { return }
    let takesStrip = drag == nil || scroll.phase == .began
    if takesStrip { grab(scroll, &context) }
    if let drag, scroll.offset.x.isFinite {
      let geometry = Geometry(measures, context.environment, context.configuration)
      let reported = (scroll.offset.x + drag.shift) / geometry.pageWidth
      position = Self.onPage(
        min(max(reported, Metrics.positions.lowerBound), Metrics.positions.upperBound))
    }
    if scroll.phase == .ended {
      release(scroll.velocity.x, joined: takesStrip ? 0 : context.progress, &context)
    }
  }

  /// A finger takes the strip, and with it the flip, where it is seen (D1).
  private mutating func grab(_ scroll: Scroll, _ context: inout Context) {
    let geometry = Geometry(measures, context.environment, context.configuration)
    let seen = Self.onPage(seenPosition(at: context.progress))
    let seenOutline = seenFocus(at: context.progress, geometry)
    let nearest = Int((seen + 0.5).rounded(.down))
    var drag = Drag(page: min(max(nearest, Metrics.pages.lowerBound), Metrics.pages.upperBound))
    if scroll.phase == .began, scroll.offset.x.isFinite {
      // A host may report another offset than the one seen, such as the one that the strip is on its
      // way to; that must not make it jump.
      drag.shift = seen * geometry.pageWidth - scroll.offset.x
    }
    self.drag = drag
    position = seen
    motion = nil
    outline = nil
    context.stopAnimations()
    let distance = seenOutline.distance(from: geometry.focus(at: seen))
    if distance.isAlmostZero { return }
    outline = .joining(distance)
    // The outline's place moves with the finger, as long as that holds the strip (F10, F15).
    context.animate(.following(Metrics.travel, completion: .joined, isListed: false))
  }

  /// The finger lets go: the strip goes to the next page in its direction, or the nearest (D21).
  ///
  /// - Parameter share: How far the outline has closed up to the finger, 0…1.
  private mutating func release(
    _ velocity: Double, joined share: Double, _ context: inout Context
  ) {
    guard let released = drag else { return }
    endDrag(&context)
    let page = Self.page(from: position, velocity: velocity, draggedFrom: released.page)
    let motion = Motion(isTravel: false, start: position, page: page)
    guard motion.hasDistance else { return settle(on: page, &context) }
    var rest: Outline?
    if case .joining(let distance) = outline {
      rest = .joining(distance.scaled(by: 1 - share))
    }
    start(motion, rest, .eased, &context)
  }

  /// The finger no longer holds the strip: an outline that closes up moves by itself from here on
  /// (F15).
  mutating func endDrag(_ context: inout Context) {
    drag = nil
    context.listProgress()
  }

  /// The page that a strip goes to when it is released at a position (B3).
  ///
  /// - Parameters:
  ///   - position: The position, in pages.
  ///   - velocity: The finger's velocity at its release, in points per second, positive towards later pages.
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

  /// The strip has come to rest on a page after a drag: the keyboard moves there if the page is a
  /// new one, or if an interrupted travel has taken the keyboard elsewhere (D20).
  mutating func settle(on page: Int, _ context: inout Context) {
    let isElsewhere = field.map { $0.page != page } ?? false
    let isNew = self.page != page
    self.page = page
    let next = Field.onPage(page)
    guard isNew || isElsewhere, !isSubmitted, field != next else { return }
    field = next
    context.focus(next.textPart.id)
  }

  /// A travel after a tap: strip, outline and flip together, the outline in a straight line (F7).
  mutating func travel(to field: Field, _ context: inout Context) {
    let geometry = Geometry(measures, context.environment, context.configuration)
    let seenOutline = seenFocus(at: context.progress, geometry)
    let seen = Self.onPage(seenPosition(at: context.progress))
    isDragOver = isDragOver || drag != nil
    drag = nil
    let motion = Motion(isTravel: true, start: seen, page: field.page)
    let rest = geometry.focus(at: Double(field.page))
    let isThere = !motion.hasDistance && seenOutline.distance(from: rest).isAlmostZero
    start(
      motion, .straight(from: seenOutline), .travelled,
      in: isThere ? Metrics.noTravel : Metrics.travel, &context)
  }

  private mutating func start(
    _ motion: Motion, _ outline: Outline?, _ completion: Completion,
    in timing: Timing = Metrics.travel, _ context: inout Context
  ) {
    self.motion = motion
    self.outline = outline
    context.animate(.following(timing, completion: completion))
  }
}

extension Rect {
  /// How far each edge, width and height are from those of another rectangle.
  fileprivate func distance(from other: Rect) -> Rect {
    Rect(
      x: minX - other.minX, y: minY - other.minY, width: width - other.width,
      height: height - other.height)
  }

  /// Whether the rectangle, a difference of two others, is too small to show in a frame.
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
