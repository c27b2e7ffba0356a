import FlowEngine
import QuartzCore
import Testing
import UIKit

@testable import FlowUIKit

/// All of them run one at a time: they share a clock and a notification centre, as apps do.
@MainActor @Suite(.serialized) struct UIKitTests {}

/// A telephone with a scene on its screen.
@MainActor final class Phone<S: FlowEngine.Scene> {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  let live: LiveScene<S>
  let controller: FlowViewController<S>
  let finger: SimulatedFinger
  /// What has been drawn, and what the frames are.
  private(set) var frames: [String] = []
  /// Where the views are not what the frame says.
  private(set) var faults: [String] = []
  private(set) var refusals: [EventError] = []
  /// What waits for a later time, and how long.
  private(set) var waiting: (delay: TimeInterval, action: @MainActor () -> Void)?
  /// What waits for the screen reader to take in a layout.
  private(set) var announcements: [@MainActor () -> Void] = []
  private var link: CADisplayLink?

  var host: FlowHost<S> { controller.host }
  var view: FlowSceneView { controller.host.view }
  var time: TimeInterval {
    get { SimulatedTime.now }
    set { SimulatedTime.now = newValue }
  }
  var isPaused: Bool { link?.isPaused ?? true }

  init(
    _ live: LiveScene<S>, _ options: FlowOptions = FlowOptions(),
    prepare: (FlowHost<S>) -> Void = { _ in }
  ) {
    self.live = live
    controller = FlowViewController(live, options)
    finger = SimulatedFinger(in: window)
    SimulatedTime.now = 5000
    SimulatedTime.slept = 0
    UIAccessibility.simulatedPosts = []
    SystemKeyboard.shared.last = nil
    host.schedule = { [unowned self] delay, action in
      waiting = (delay, action)
      return { [weak self] in self?.waiting = nil }
    }
    view.speech.schedule = { [unowned self] _, action in
      announcements.append(action)
      return {}
    }
    view.today = { CalendarDate(year: 2026, month: 6, day: 15) }
    view.simulatedInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    host.onFrame = { [unowned self] frame in check(frame) }
    host.onRefusal = { [unowned self] _, error in refusals.append(error) }
    prepare(host)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    link = CADisplayLink.simulatedLinks.last
  }

  /// Takes the scene from the screen.
  func close() {
    window.rootViewController = nil
  }

  /// The display refreshes for a number of seconds, or until there is nothing to show.
  @discardableResult func refresh(for seconds: TimeInterval = 10, rate: Double = 60) -> Int {
    var count = 0
    while let link, !link.isPaused, Double(count) < seconds * rate {
      count += 1
      time += 1 / rate
      link.simulatedRefresh(at: time, rate: rate)
      window.layoutIfNeeded()
    }
    return count
  }

  /// The time comes for which something waits.
  func wakeUp() {
    guard let waiting else { return }
    self.waiting = nil
    time += waiting.delay
    waiting.action()
  }

  /// The screen reader has taken in a layout.
  func takeInLayout() {
    let actions = announcements
    announcements = []
    for action in actions { action() }
  }

  func node(_ id: NodeID) -> Node? { live.frame.nodes[id] }
  subscript(id: NodeID) -> UIView? { view.tree[id] }
  func field(_ id: NodeID) -> UITextField? { view.tree[id] as? UITextField }
  func scroll(_ id: NodeID) -> UIScrollView? { view.tree[id] as? UIScrollView }

  /// A finger that touches a point for a moment.
  func tap(_ x: Double, _ y: Double) {
    time += 0.1
    finger.down(at: CGPoint(x: x, y: y), time: time)
    finger.up(time: time + 0.05)
  }

  /// A finger that goes down, moves in even steps and is lifted.
  func drag(
    from start: (x: Double, y: Double), by distance: (x: Double, y: Double), steps: Int = 20,
    isLifted: Bool = true
  ) {
    time += 0.1
    finger.down(at: CGPoint(x: start.x, y: start.y), time: time)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      finger.move(
        to: CGPoint(x: start.x + distance.x * share, y: start.y + distance.y * share),
        time: time + 1 / 60.0)
      link?.simulatedRefresh(at: time)
    }
    if isLifted { finger.up(time: time + 1 / 60.0) }
  }

  private func check(_ frame: borrowing Frame<S>) {
    if frame.cause != .sample { frames.append(frame.text) }
    faults += view.faults(frame.nodes)
  }
}

extension Frame {
  /// The frame as JSON, without its number, which depends on the samples in between.
  var text: String {
    var json = JSONWriter()
    json.frame(self)
    return json.text.withoutNumber
  }
}

extension String {
  /// A frame's line without its number.
  var withoutNumber: String {
    guard hasPrefix("{\"frame\":"), let comma = firstIndex(of: ",") else { return self }
    return "{" + self[index(after: comma)...]
  }
}
