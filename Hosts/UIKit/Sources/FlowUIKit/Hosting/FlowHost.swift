#if canImport(UIKit)
import FlowEngine
import UIKit

/// Shows a live scene: between its frames and a tree of views, and between what happens to these and
/// its events.
///
/// It draws every frame in `view`, sends touches, text, scrolling, the keyboard and changes of the
/// environment, runs a display link while something moves, gives and takes the keyboard, and has a
/// screen reader speak. What is left to the client are the scene's own effects:
///
/// ```swift
/// let host = FlowHost(try LiveScene<VerificationCode>())
/// host.onEffect = { effect in … host.post(.response(Response(to: id, .success))) }
/// controller.view.addSubview(host.view)
/// ```
///
/// The scene begins when the view is in a window and has a size.
@MainActor public final class FlowHost<S: FlowEngine.Scene> {
  /// The scene that is shown; `record(_:)` of it records what happens.
  public let live: LiveScene<S>
  /// The view that it is shown in.
  public let view: FlowSceneView
  /// Receives the effects of the scene's own, after the views are those of the frame.
  public var onEffect: ((S.Effect) -> Void)?
  /// Called with each effect of a child's own.
  public var onChildEffect: ((ChildEffect) -> Void)?
  /// Receives each frame, after the views are those of the frame; an offset of a scroll view's that
  /// the scene has not taken is taken back after that.
  public var onFrame: ((borrowing Frame<S>) -> Void)?
  /// Receives each event that the scene has refused; a `tick` for a display's refresh.
  public var onRefusal: ((Event, EventError) -> Void)?

  /// How a later time is waited for.
  var schedule = WakeUp.onMainQueue

  /// What the scene has been told of where it is.
  private var environment: FlowEngine.Environment
  /// What the scene has been told of the keyboard.
  private var keyboard: KeyboardChange?
  private var observer: SystemObserver?
  private var clock: DisplayClock?
  /// Whether the views are those of a frame.
  private var isDrawn = false

  /// Creates a host for a scene, which may have begun elsewhere.
  ///
  /// - Parameters:
  ///   - live: The scene; the host sets its `onFrame`, `onRefusal` and `samplesRepeating`.
  ///   - options: The client's images and fonts.
  public init(_ live: LiveScene<S>, _ options: FlowOptions = FlowOptions()) {
    self.live = live
    environment = live.engine.environment
    // Listens from the first host on.
    _ = SystemKeyboard.shared
    view = FlowSceneView(frame: .zero)
    view.options = options
    view.onEvent = { [weak self] event, time in self?.send(event, at: time) }
    view.onCommand = { [weak self] name, nodes in self?.command(name, for: nodes) ?? false }
    view.hitNode = { [weak live] point in live?.frame.nodes.hitTest(point) }
    view.movesContent = { [weak self] id in self?.movesContent(id) ?? false }
    view.onChange = { [weak self] in self?.update() }
    live.onFrame = { [weak self] frame in self?.show(frame) }
    live.onRefusal = { [weak self] event, error in self?.onRefusal?(event, error) }
  }

  /// Tells the scene of an event now, such as the answer to an effect or a command.
  ///
  /// It may be called at any time, also by a handler of the host's; the event is then taken after the
  /// frame that is being shown. One that is refused goes to `onRefusal`.
  public func post(_ event: Event) {
    send(event, at: HostTime.shared.now)
  }

  // MARK: What is shown

  private func show(_ frame: borrowing Frame<S>) {
    draw(frame.nodes)
    for effect in frame.effects {
      switch effect {
      case .focus(let target): view.focus(target, in: frame.nodes)
      case .blur: view.endEditing(true)
      case .announce(let text): view.speech.announce(text)
      case .copy(let text): UIPasteboard.general.string = text
      case .paste(let target): paste(into: target)
      case .own(let effect): onEffect?(effect)
      case .child(let effect):
        switch effect.request {
        case .focus(let target): view.focus(target, in: frame.nodes)
        case .blur: view.endEditing(true)
        case .announce(let text): view.speech.announce(text)
        case .copy(let text): UIPasteboard.general.string = text
        case .paste(let target): paste(into: target)
        case .own: onChildEffect?(effect)
        }
      }
    }
    onFrame?(frame)
    wake()
  }

  /// Enters what is on the clipboard; iOS may ask the user first.
  private func paste(into target: NodeID) {
    guard let text = UIPasteboard.general.string, !text.isEmpty else { return }
    post(.text(TextEdit(target, replacement: text)))
  }

  private func draw(_ nodes: NodeList) {
    isDrawn = true
    view.show(nodes)
    let isRun = view.runRepeating(in: nodes) { [live] time in
      live.hostTime(of: time).map { HostTime.shared.mediaTime(at: $0) }
    }
    live.samplesRepeating = !isRun
  }

  /// Gives the keyboard to the field that has it in the scene, if it has lost it without having been
  /// told to, or could not be given it yet.
  public func restoreFocus() {
    view.restoreFocus(in: live.frame.nodes)
  }

  // MARK: What happens

  private func send(_ event: Event, at time: TimeInterval) {
    do throws(EventError) { try deliver(event, at: time) } catch { onRefusal?(event, error) }
  }

  private func deliver(_ event: Event, at time: TimeInterval) throws(EventError) {
    defer { wake() }
    if case .keyboard(let change) = event {
      update(sendsKeyboard: false)
      keyboard = change
    }
    view.commitMarkedText(before: event)
    try live.send(event, at: time)
  }

  /// Gives a command to the first scene that has it: those around each of some nodes, the innermost first,
  /// and last the scene itself.
  private func command(_ name: String, for nodes: [NodeID]) -> Bool {
    for target in live.frame.nodes.paths(around: nodes) as [NodeID?] + [nil] {
      let event = Event.command(Command(name, target: target))
      do throws(EventError) {
        try deliver(event, at: HostTime.shared.now)
      } catch {
        if case .unknownCommand = error { continue }
        onRefusal?(event, error)
      }
      return true
    }
    return false
  }

  /// Whether the scene itself is going to move the content of a scroll view: what the engine, which
  /// is a value, presents a moment later.
  private func movesContent(_ id: NodeID) -> Bool {
    var later = live.engine
    do throws(EventError) {
      try later.advance(to: later.frame.time + Self.moment)
    } catch { return false }
    return later.frame.nodes[id]?.contentOffset != live.frame.nodes[id]?.contentOffset
  }

  /// Long enough for a motion to be seen, in seconds.
  private static var moment: Double { 1.0 / 60 }

  // MARK: Where it is

  /// Begins, goes on, tells of a new environment or stops, as the view's window and size say.
  ///
  /// - Parameter sendsKeyboard: Whether to send the keyboard's last change, too, if the scene may have missed it.
  private func update(sendsKeyboard: Bool = true) {
    guard let window = view.window else {
      clock?.invalidate()
      clock = nil
      observer = nil
      return
    }
    guard view.bounds.width > 0, view.bounds.height > 0 else { return }
    let isNew = clock == nil
    let hasStarted = live.hostTime(of: 0) != nil
    if isNew { begin() }
    let current = view.environment(after: environment)
    let change = EnvironmentChange(from: environment, to: current)
    environment = current
    let now = HostTime.shared.now
    if let change {
      send(.environment(change), at: now)
    } else if isNew {
      do throws(EventError) { try live.start(at: now) } catch { onRefusal?(.tick, error) }
    }
    // In scenes both hide the keyboard, and none has one when it begins.
    let isHidden = !hasStarted || change?.size != nil || change?.safeArea != nil
    if sendsKeyboard, isNew || isHidden { sendKeyboard(on: window.screen, isHidden: isHidden) }
    guard isNew else { return }
    if !isDrawn {
      // It has begun elsewhere, and its last frame does not come again.
      draw(live.frame.nodes)
    }
    restoreFocus()
    wake()
  }

  /// Tells the scene of the keyboard as it is, unless it knows.
  ///
  /// - Parameter isHidden: Whether the scene takes it for hidden.
  private func sendKeyboard(on screen: UIScreen, isHidden: Bool) {
    guard let current = SystemKeyboard.shared.current(on: screen) else { return }
    let isKnown =
      isHidden
      ? current.phase == .willHide
      : current.phase == keyboard?.phase && current.frame == keyboard?.frame
    if !isKnown { post(.keyboard(current)) }
  }

  private func begin() {
    clock = DisplayClock(schedule) { [weak self] time in self?.refresh(at: time) }
    observer = SystemObserver(
      keyboard: { [weak self] change in self?.post(.keyboard(change)) },
      settings: { [weak self] in self?.update() },
      returns: { [weak self] in self?.refresh(at: HostTime.shared.now) })
  }

  // MARK: Time

  private func refresh(at time: TimeInterval) {
    do throws(EventError) {
      try live.advance(to: time)
      wake()
    } catch {
      onRefusal?(.tick, error)
      // It would be refused sixty times a second.
      clock?.run(isMoving: false, until: nil)
    }
  }

  private func wake() {
    // One that is closed stays where it is.
    clock?.run(
      isMoving: !live.isSettled && !live.isClosed, until: live.isClosed ? nil : live.nextWakeUp)
  }
}
#endif
