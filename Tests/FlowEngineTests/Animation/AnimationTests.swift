import FlowTesting
import Testing

@testable import FlowEngine

struct AnimationTests {
  private static let timings: [Timing] = [
    .curve(.linear, duration: 0.3), .curve(.easeOut, duration: 0.25), .easeInOut(duration: 1),
    .spring(duration: 0.5, dampingRatio: 0.7), .spring(duration: 0.5, dampingRatio: 1),
  ]

  private func animation(_ timing: Timing, begin: Double) -> Animation {
    Animation(
      node: "lid", property: .alpha, from: AnimatableValue(0), to: AnimatableValue(60),
      velocity: AnimatableValue(7), timing: timing, begin: begin, transaction: 0, index: 0)
  }

  @Test("A motion is the same whenever it begins", arguments: timings)
  func shifted(_ timing: Timing) {
    let first = animation(timing, begin: 1)
    let progress = ProgressTransition(transaction: 0, timing: timing, begin: 1, isListed: true)
    for shift in [0.1, 1, 7.3, 1000, 86_400.7] {
      let begin = TimeArithmetic.sum(1, shift)
      let later = animation(timing, begin: begin)
      let other = ProgressTransition(transaction: 0, timing: timing, begin: begin, isListed: true)
      for step in 0...120 {
        let time = TimeArithmetic.sum(1, Double(step) / 120)
        let shifted = TimeArithmetic.sum(time, shift)
        #expect(later.value(at: shifted) == first.value(at: time), "\(shift) \(step)")
        #expect(later.velocity(at: shifted) == first.velocity(at: time), "\(shift) \(step)")
        #expect(other.progress(at: shifted) == progress.progress(at: time), "\(shift) \(step)")
      }
    }
  }

  @Test(
    "A spring takes over a curve's slope, also at its beginning",
    arguments: [
      (Timing.curve(.linear, duration: 0.3), 200.0), (.curve(.easeOut, duration: 0.3), 344.827586),
      (.easeInOut(duration: 0.3), 0), (.spring(duration: 0.3, dampingRatio: 1), 7),
    ])
  func slope(_ timing: Timing, _ velocity: Double) {
    let animation = animation(timing, begin: 2)
    for time in [2, 2.000000001] {
      #expect(isNear(animation.velocity(at: time).components[0], velocity, within: 0.1))
    }
  }
}
