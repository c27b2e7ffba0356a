#if canImport(UIKit)
import UIKit

/// A call that comes once, at a later time.
@MainActor final class WakeUp {
  /// Makes `action` be called after a number of seconds, and returns how to call that off.
  typealias Schedule = @MainActor (TimeInterval, @escaping @MainActor () -> Void) -> () -> Void

  /// Schedules on the main queue, which also runs while something is being tracked.
  static let onMainQueue: Schedule = { delay, action in
    let item = DispatchWorkItem { MainActor.assumeIsolated { action() } }
    // By the wall, which goes on while the device sleeps.
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + delay, execute: item)
    return { item.cancel() }
  }

  private let schedule: Schedule
  private var cancellation: (() -> Void)?
  /// The time that it is set for, in seconds of `HostTime`.
  private(set) var time: TimeInterval?

  init(_ schedule: @escaping Schedule) {
    self.schedule = schedule
  }

  /// Sets it for another time; `nil` for none.
  func set(for time: TimeInterval?, _ action: @escaping @MainActor () -> Void) {
    guard time != self.time else { return }
    cancellation?()
    cancellation = nil
    self.time = time
    guard let time else { return }
    cancellation = schedule(max(0, time - HostTime.shared.now)) { [weak self] in
      self?.time = nil
      self?.cancellation = nil
      action()
    }
  }
}
#endif
