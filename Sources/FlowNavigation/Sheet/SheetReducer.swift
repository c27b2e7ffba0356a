import FlowEngine

extension Sheet {
  // MARK: Events

  /// Takes commands, taps on the dim and the grabber, the finger that drags the sheet, the keyboard, rotations.
  public mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .command(let command): try obey(command, &context)
    case .tap(let tap): self.tap(tap.target, &context)
    case .pan(let pan): self.pan(pan, &context)
    case .keyboard(let change): move(for: change, &context)
    case .environment: resize(&context)
    default: break
    }
  }

  /// Claims the finger that is the sheet's, and keeps its list from scrolling meanwhile.
  public mutating func claims(_ event: Event, _ context: inout Context) -> Bool {
    switch event {
    case .pan(let pan): claims(pan, &context)
    case .scroll: finger != nil && owner != .list && owner != .content
    default: false
    }
  }

  /// Does what screens ask for.
  public mutating func childrenDidChange(_ context: inout Context) {
    var sheet = SheetRequests<Page>()
    held.pagesDidChange(&sheet, &context)
    for request in sheet.requests {
      switch request {
      case .present(let page, let detent): present(page, at: detent, &context)
      case .dismiss: dismiss(&context)
      case .select(let detent): select(traits?.place(of: detent), &context)
      }
    }
  }

  /// A movement has ended; where it was that of a sheet which has since been replaced, or sent down, another one
  /// goes on.
  public mutating func complete(_ completion: Completion, _ context: inout Context) {
    guard state == .moving else { return }
    if let seen = seen(context), let traits {
      let geometry = SheetGeometry(context.environment, traits, keyboard: keyboard)
      guard abs(seen - geometry.top(at: place)) < NavigationMetrics.arrival else { return }
    } else if context.presented[Part.dim.id].map({ $0.alpha > 0 }) ?? false {
      // The dim goes with the last sheet.
      return
    }
    state = .resting
  }

  private mutating func obey(_ command: Command, _ context: inout Context) throws(EventError) {
    switch command.name.bytes {
    case "present":
      let page: Page = try command.value()
      guard page != Pages.root else { throw Self.unknownSheet(page.rawValue) }
      present(page, at: nil, &context)
    case "select":
      let name: String = try command.value()
      guard let traits else { return }
      guard let place = traits.place(of: name) else {
        throw .unknownName("height", name, among: traits.detents.map { $0.name })
      }
      select(place, &context)
    case "increment": step(isAbove: true, &context)
    case "decrement": step(isAbove: false, &context)
    case "escape": if traits?.isModal == false { dismiss(&context) }
    case "open": try open(try command.value(), &context)
    default: dismiss(&context)
    }
  }

  private mutating func tap(_ target: NodeID?, _ context: inout Context) {
    guard let traits, let target else { return }
    if target == Part.dim.id, !traits.isModal { return dismiss(&context) }
    guard traits.hasGrabber, target == traits.grabber else { return }
    let geometry = SheetGeometry(context.environment, traits, keyboard: keyboard)
    select(
      geometry.next(to: place, isAbove: true) ?? geometry.nearest(to: geometry.lowest), &context)
  }

  /// Makes the names those of the sheet and of what is open in it, at once.
  private mutating func open(_ link: [String], _ context: inout Context) throws(EventError) {
    let before = self
    var page: Page?
    if let name = link.first {
      page = Page(named: name)
      guard page != nil, page != Pages.root else { throw Self.unknownSheet(name, at: "0") }
    }
    if page != presented {
      takeFocus(from: presented ?? Pages.root, &context)
      if let presented { close(presented) }
      if let page { open(page, &context) }
      show(page)
    }
    do throws(EventError) {
      if let page { try follow(Array(link.dropFirst()), in: page, &context) }
    } catch {
      self = before
      throw error
    }
    (drag, finger, state) = (0, nil, .resting)
    context.stopAnimations()
    if before.presented != page { announce(&context) }
  }

  private static func unknownSheet(_ name: String, at place: String = "") -> EventError {
    let sheets = Page.allCases.filter { $0 != Pages.root }
    return .unknownName("sheet", name, among: sheets.map { $0.rawValue }, at: place)
  }

  // MARK: Coming and going

  /// Brings up a sheet; one that is up goes down.
  mutating func present(_ page: Page, at detent: String?, _ context: inout Context) {
    if page == Pages.root { return dismiss(&context) }
    if page == presented {
      if let detent { select(traits?.place(of: detent), &context) }
      return
    }
    takeFocus(from: presented ?? Pages.root, &context)
    if let presented { close(presented) }
    open(page, &context)
    show(page)
    if let detent { place = traits?.place(of: detent) ?? 0 }
    move(&context)
    announce(&context)
  }

  /// Sends the sheet down.
  ///
  /// - Parameter velocity: That of the finger that has let it go, in points per second; down is positive.
  mutating func dismiss(_ context: inout Context, velocity: Double = 0) {
    guard let presented else { return }
    takeFocus(from: presented, &context)
    close(presented)
    show(nil)
    move(&context, velocity: velocity)
  }

  private mutating func show(_ page: Page?) {
    path = [Pages.root] + (page.map { [$0] } ?? [])
    traits = page.map { SheetTraits(of: $0, Pages.self) }
    place = 0
  }

  /// Moves the sheet to one of its heights, and ends what a finger does.
  mutating func select(_ next: Int?, _ context: inout Context, velocity: Double = 0) {
    guard let next, next != place || state == .dragging else { return }
    place = next
    move(&context, velocity: velocity)
  }

  private mutating func step(isAbove: Bool, _ context: inout Context) {
    guard let traits else { return }
    let geometry = SheetGeometry(context.environment, traits, keyboard: keyboard)
    select(geometry.next(to: place, isAbove: isAbove), &context)
  }

  /// Moves the sheet to where it belongs.
  mutating func move(_ context: inout Context, velocity: Double = 0) {
    (drag, finger, state) = (0, nil, .moving)
    var transaction = Transaction<Completion>(SheetMetrics.movement, completion: .moved)
    transaction.initialVelocity = Point(x: 0, y: velocity)
    context.animate(transaction)
  }

  private func announce(_ context: inout Context) {
    guard let presented else { return }
    let title = Self.title(of: presented, in: context.environment)
    if !title.isEmpty { context.announce(title) }
  }

  // MARK: The window

  /// A sheet that is not as high as it can be rises with the keyboard, as the keyboard moves.
  private mutating func move(for change: KeyboardChange, _ context: inout Context) {
    let next = min(change.overlap(in: context.environment), NavigationMetrics.farthest)
    guard next != keyboard else { return }
    let last = keyboard
    keyboard = next
    guard let traits else { return }
    if state == .dragging {
      // It stays where the finger has it.
      let before = SheetGeometry(context.environment, traits, keyboard: last)
      let now = SheetGeometry(context.environment, traits, keyboard: next)
      drag += before.top(at: place) - now.top(at: place)
      return
    }
    state = .moving
    context.animate(
      Transaction(
        .curve(TimingCurve(change.curve), duration: change.duration), completion: .moved))
  }

  /// With a rotation or a new safe area the sheet is where it belongs at once.
  private mutating func resize(_ context: inout Context) {
    let (now, before) = (context.environment, context.previousEnvironment)
    // The keyboard's last frame is in the old window's coordinates.
    if now.size != before.size { keyboard = 0 }
    guard traits != nil, now.size != before.size || now.safeArea != before.safeArea else { return }
    (drag, finger, state) = (0, nil, .resting)
    context.stopAnimations()
  }
}
