import CFlowGTK
import FlowEngine
import GTK4

/// Shows a live scene in GTK: between its frames and a tree of widgets, and between what a user does with
/// these and its events.
///
/// It draws every frame, sends taps, pans, text, scrolling and changes of the environment, follows the
/// display's frame clock while something moves, gives and takes the keyboard, and describes nodes to
/// assistive technology. The scene's own effects are left to the client:
///
/// ```swift
/// let host = FlowHost(try LiveScene<GlideCard>())
/// gtk_window_set_child(window, host.widget.root)
/// ```
///
/// The scene begins when the widget has a size.
@MainActor public final class FlowHost<S: Scene> {
  /// The scene that is shown; `record(_:)` of it records what happens.
  public let live: LiveScene<S>
  /// The widget that it is shown in.
  public let widget: SceneWidget
  /// Receives the effects of the scene's own, after the widgets are those of the frame.
  public var onEffect: ((S.Effect) -> Void)?
  /// Called with each effect of a child's own.
  public var onChildEffect: ((ChildEffect) -> Void)?
  /// Receives each frame, after the widgets are those of the frame.
  public var onFrame: ((borrowing Frame<S>) -> Void)?
  /// Receives each event that the scene has refused; a `tick` for a refresh of the display.
  public var onRefusal: ((Event, EventError) -> Void)?

  /// The environment as last reported to the scene; `nil` before it has begun.
  private var environment: Environment?

  /// Creates a host for a scene, which may have begun elsewhere.
  ///
  /// - Parameters:
  ///   - live: The scene; the host sets its `onFrame`, `onRefusal` and `samplesRepeating`.
  ///   - options: The client's pictures.
  public init(_ live: LiveScene<S>, _ options: FlowOptions = FlowOptions()) {
    self.live = live
    widget = SceneWidget(options)
    // GTK has no animator that a blinking caret could be left to.
    live.samplesRepeating = true
    widget.onEvent = { [weak self] event, time in self?.send(event, at: time) }
    widget.hitNode = { [weak live] point in live?.frame.nodes.hitTest(point) }
    widget.onRefresh = { [weak self] in self?.refresh() }
    widget.onWake = { [weak self] in self?.refresh() }
    widget.onChange = { [weak self] in self?.update() }
    widget.onEscape = { [weak self] focused in self?.escape(from: focused) ?? false }
    live.onFrame = { [weak self] frame in self?.show(frame) }
    live.onRefusal = { [weak self] event, error in self?.onRefusal?(event, error) }
  }

  /// Sends an event now, such as the answer to an effect or a command.
  ///
  /// A handler may call it, too; the event is then taken after the frame that is being shown. One that
  /// is refused goes to `onRefusal`.
  public func post(_ event: Event) {
    send(event, at: .now)
  }

  private func send(_ event: Event, at time: Double) {
    do throws(EventError) { try deliver(event, at: time) } catch { onRefusal?(event, error) }
  }

  private func deliver(_ event: Event, at time: Double) throws(EventError) {
    defer { wake() }
    widget.endComposition(before: event)
    try live.send(event, at: time)
  }

  private func show(_ frame: borrowing Frame<S>) {
    widget.tree.draw(frame.nodes)
    for effect in frame.effects {
      switch effect {
      case .focus(let target): widget.focus(target, in: frame.nodes)
      case .blur: widget.blur()
      case .announce(let text): widget.announce(text)
      case .copy(let text): widget.copy(text)
      case .paste(let target): widget.paste(into: target)
      case .own(let effect): onEffect?(effect)
      case .child(let effect):
        switch effect.request {
        case .focus(let target): widget.focus(target, in: frame.nodes)
        case .blur: widget.blur()
        case .announce(let text): widget.announce(text)
        case .copy(let text): widget.copy(text)
        case .paste(let target): widget.paste(into: target)
        case .own: onChildEffect?(effect)
        }
      }
    }
    widget.matchFocus(to: frame.nodes)
    onFrame?(frame)
  }

  /// Gives the command `escape` to the first scene that has it: those around the focus, those around what is on
  /// top, and last the scene itself.
  private func escape(from focused: NodeID?) -> Bool {
    let nodes = live.frame.nodes
    let others = nodes.reversed().filter { widget.tree[$0.id]?.isReachable == true }.map { $0.id }
    let paths = nodes.paths(around: (focused.map { [$0] } ?? []) + others)
    for target in paths as [NodeID?] + [nil] {
      let event = Event.command(Command("escape", target: target))
      do throws(EventError) {
        try deliver(event, at: .now)
      } catch {
        if case .unknownCommand = error { continue }
        onRefusal?(event, error)
      }
      return true
    }
    return false
  }

  /// Begins, or reports a new environment.
  private func update() {
    guard widget.size != nil else { return }
    let last = environment ?? live.engine.environment
    var current = last
    widget.update(&current)
    let isNew = environment == nil
    environment = current
    if let change = EnvironmentChange(from: last, to: current) {
      post(.environment(change))
    } else if isNew {
      refresh()
    }
    // One that began elsewhere does not hand out its last frame again.
    if isNew {
      widget.tree.draw(live.frame.nodes)
      widget.matchFocus(to: live.frame.nodes)
    }
  }

  private func refresh() {
    do throws(EventError) {
      try live.advance(to: .now)
      wake()
    } catch {
      onRefusal?(.tick, error)
      // It would be refused with each frame of the display.
      widget.run(false)
    }
  }

  /// Follows the display while something moves, and waits for the next timer otherwise.
  private func wake() {
    if live.isClosed {
      widget.run(false)
      widget.wake(after: nil)
    } else if !live.isSettled {
      widget.run(true)
      widget.wake(after: nil)
    } else {
      widget.run(false)
      widget.wake(after: live.nextWakeUp.map { $0 - .now })
    }
  }
}
