import FlowEngine

extension Stack {
  // MARK: Events

  /// Takes commands, and the finger that drags a page away.
  public mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .command(let command): try obey(command, &context)
    case .keyboard(let change): keyboard.note(change, seenBy: top)
    case .pan(let pan):
      _ = follows(pan, context)
      drag(pan, &context)
    default: break
    }
  }

  /// Claims a pan that has begun at the leading edge once it goes along the width, and what would scroll
  /// by it.
  public mutating func claims(_ event: Event, _ context: inout Context) -> Bool {
    switch event {
    case .pan(let pan): follows(pan, context)
    case .scroll: state == .dragging
    default: false
    }
  }

  /// Does what pages ask for.
  public mutating func childrenDidChange(_ context: inout Context) {
    var stack = StackRequests<Pages.Page>()
    held.pagesDidChange(&stack, &context)
    for request in stack.requests {
      switch request {
      case .push(let page): push(page, &context)
      case .pop: pop(&context)
      case .popToRoot: pop(to: 1, &context)
      case .open(let path): open(path, &context)
      }
    }
  }

  /// Pages have come to rest: what is covered is no longer laid out.
  ///
  /// Where they were pages that have since gone, others still move.
  public mutating func complete(_ completion: Completion, _ context: inout Context) {
    guard state == .moving else { return }
    if let page = context.presented[StackGeometry.id(top.rawValue)] {
      guard abs(page.transform.translation.x) < NavigationMetrics.arrival else { return }
    }
    state = .resting
  }

  private mutating func obey(_ command: Command, _ context: inout Context) throws(EventError) {
    switch command.name.bytes {
    case "pop": pop(&context)
    case "popToRoot": pop(to: 1, &context)
    case "open": open(try command.value(), &context)
    default: push(try command.value(), &context)
    }
  }

  // MARK: Pages

  /// Puts a page on top, which comes in from the trailing edge.
  mutating func push(_ page: Pages.Page, _ context: inout Context) {
    guard !path.contains(page) else { return }
    takeFocus(from: top, &context)
    openAnew(page, &context)
    path.append(page)
    offset = 0
    move(&context)
    announce(&context)
  }

  /// Takes the top page away, which goes to the trailing edge.
  ///
  /// - Parameters:
  ///   - count: How many pages are left; one less by default.
  ///   - velocity: That of the finger that has let it go, towards the trailing edge, in points per second.
  mutating func pop(to count: Int? = nil, _ context: inout Context, velocity: Double = 0) {
    guard path.count > 1 else { return }
    let page = top
    takeFocus(from: page, &context)
    let left = path.prefix(count ?? path.count - 1)
    for page in path.dropFirst(left.count) { close(page) }
    path = Array(left)
    offset = 0
    move(&context, page, velocity: velocity)
    show(&context)
  }

  /// Makes these the pages above the root, at once.
  mutating func open(_ pages: [Pages.Page], _ context: inout Context) {
    var next = [Pages.root]
    for page in pages where !next.contains(page) { next.append(page) }
    guard next != path else { return }
    if next.last != top { takeFocus(from: top, &context) }
    for page in path where !next.contains(page) { close(page) }
    for page in next where !path.contains(page) { openAnew(page, &context) }
    let changesTop = next.last != top
    path = next
    (offset, state) = (0, .resting)
    context.stopAnimations()
    isAtEdge = false
    if changesTop { show(&context) }
  }

  private mutating func openAnew(_ page: Page, _ context: inout Context) {
    open(page, &context)
    keyboard.forget(page)
  }

  /// The top page is seen again.
  private mutating func show(_ context: inout Context) {
    // A change of the keyboard is never refused.
    if let event = keyboard.missed(by: top) { try? send(event, to: top, &context) }
    announce(&context)
  }

  /// Moves the pages to where they belong.
  ///
  /// - Parameters:
  ///   - dragged: The page that a finger has let go, if one has.
  ///   - velocity: That of the finger, towards the trailing edge, in points per second.
  private mutating func move(
    _ context: inout Context, _ dragged: Pages.Page? = nil, velocity: Double = 0
  ) {
    state = .moving
    let sign = StackGeometry.sign(context.environment)
    let beneath = Point(x: velocity * sign * StackMetrics.parallax, y: 0)
    // A finger that waits at the edge drags no other page.
    isAtEdge = false
    guard let dragged, velocity != 0 else {
      var transaction = Transaction<Completion>(StackMetrics.movement, completion: .moved)
      transaction.initialVelocity = beneath
      return context.animate(transaction)
    }
    // Each goes on as fast as it was dragged; the one beneath moves a part of the way.
    var first = Transaction<Completion>(
      StackMetrics.movement, of: StackGeometry.id(dragged.rawValue))
    first.initialVelocity = Point(x: velocity * sign, y: 0)
    guard dragged == top, let under = path.dropLast().last else {
      var rest = Transaction<Completion>(StackMetrics.movement, completion: .moved)
      rest.initialVelocity = beneath
      context.animate(first)
      return context.animate(rest)
    }
    // Turned back: the page on top has the completion, for where the other one goes changes with the window.
    var rest = Transaction<Completion>(
      StackMetrics.movement, of: StackGeometry.id(under.rawValue))
    rest.initialVelocity = beneath
    first.completion = .moved
    context.animate(rest)
    context.animate(first)
  }

  private func announce(_ context: inout Context) {
    let title = Pages.title(of: top, in: context.environment)
    if !title.isEmpty { context.announce(title) }
  }

  // MARK: The finger

  /// Whether a pan is the stack's.
  private mutating func follows(_ pan: Pan, _ context: Context) -> Bool {
    if state == .dragging { return true }
    if pan.phase == .began {
      isAtEdge = false
      guard path.count > 1, state == .resting, let location = pan.location else { return false }
      let width = context.environment.size.width
      let isMirrored = StackGeometry.sign(context.environment) < 0
      isAtEdge = (isMirrored ? width - location.x : location.x) <= StackMetrics.edge
      return false
    }
    guard isAtEdge, pan.phase == .changed else {
      isAtEdge = false
      return false
    }
    let distance = pan.translation.x * StackGeometry.sign(context.environment)
    // What goes along the height first, or out of the window, is the page's own.
    if pan.isVertical || distance < 0 { isAtEdge = false }
    guard isAtEdge, distance > 0 else { return false }
    isAtEdge = false
    state = .dragging
    return true
  }

  private mutating func drag(_ pan: Pan, _ context: inout Context) {
    guard state == .dragging else { return }
    // Another finger ends what the first one did.
    if pan.phase == .began { return turnBack(0, &context) }
    let sign = StackGeometry.sign(context.environment)
    let width = context.environment.size.width
    offset = min(max(0, pan.translation.x * sign), min(width, StackMetrics.farthest))
    let velocity = pan.velocity.x * sign
    switch pan.phase {
    case .began, .changed: break
    case .ended:
      let pops =
        velocity > StackMetrics.flick || velocity > -StackMetrics.flick && offset > width / 2
      if pops { pop(&context, velocity: velocity) } else { turnBack(velocity, &context) }
    case .cancelled: turnBack(0, &context)
    }
  }

  private mutating func turnBack(_ velocity: Double, _ context: inout Context) {
    offset = 0
    move(&context, top, velocity: velocity)
  }
}
