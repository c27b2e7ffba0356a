#if canImport(UIKit)
import QuartzCore
import UIKit

/// A display link that runs only while something moves, and that a timer wakes.
@MainActor final class DisplayClock {
  /// Used on the main thread, but by `deinit`.
  private nonisolated(unsafe) var link: CADisplayLink?
  private let wakeUp: WakeUp
  private let tick: @MainActor (TimeInterval) -> Void

  /// Creates a clock that is paused.
  ///
  /// - Parameters:
  ///   - schedule: How a later time is waited for.
  ///   - tick: Called with the time at which the next frame is going to be shown.
  init(_ schedule: @escaping WakeUp.Schedule, tick: @escaping @MainActor (TimeInterval) -> Void) {
    wakeUp = WakeUp(schedule)
    self.tick = tick
    // A display link retains its target.
    let target = ActionTarget { [weak self] in self?.refresh() }
    let link = CADisplayLink(target: target, selector: ActionTarget.selector)
    link.isPaused = true
    // Springs and fingers are worth a display's full rate; it rests when nothing moves.
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  // The run loop retains the link, which any thread may invalidate. An isolated `deinit` needs iOS 18.4.
  deinit {
    link?.invalidate()
  }

  /// Runs while something moves, and otherwise pauses until a time.
  ///
  /// - Parameters:
  ///   - isMoving: Whether the next refresh has something to show.
  ///   - time: When something happens by itself next; `nil` for never.
  func run(isMoving: Bool, until time: TimeInterval?) {
    link?.isPaused = !isMoving
    wakeUp.set(for: isMoving ? nil : time) { [weak self] in
      // The tick that follows is for a time at or after the one that has come.
      self?.link?.isPaused = false
    }
  }

  /// Ends it; it does not tick again.
  func invalidate() {
    wakeUp.set(for: nil) {}
    link?.invalidate()
    link = nil
  }

  private func refresh() {
    if let link { tick(HostTime.shared.time(at: link.targetTimestamp)) }
  }
}
#endif
