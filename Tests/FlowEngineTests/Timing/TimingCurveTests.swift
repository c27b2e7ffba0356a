import FlowEngine
import Testing

struct TimingCurveTests {
  @Test(
    "easeInOut at these shares of the time",
    arguments: [
      (0.1, 0.019722), (0.25, 0.129162), (0.5, 0.5), (0.75, 0.870838),
    ])
  func easeInOut(time: Double, value: Double) {
    #expect(isNear(TimingCurve.easeInOut.value(at: time), value, within: 5e-7))
  }

  @Test(
    "easeIn at these shares of the time",
    arguments: [
      (0.1, 0.017027), (0.25, 0.093465), (0.5, 0.315357), (0.75, 0.621862), (0.9, 0.839428),
    ])
  func easeIn(time: Double, value: Double) {
    #expect(isNear(TimingCurve.easeIn.value(at: time), value, within: 5e-7))
    // The mirror image of easeOut.
    #expect(isNear(TimingCurve.easeOut.value(at: 1 - time), 1 - value, within: 5e-7))
  }

  @Test(
    "Every curve is solved to 1e-9",
    arguments: [
      TimingCurve.linear, .easeIn, .easeOut, .easeInOut,
      TimingCurve(Point(x: 0, y: 1), Point(x: 1, y: 0)),
      TimingCurve(Point(x: 1, y: 0), Point(x: 0, y: 1)),
      TimingCurve(Point(x: 0, y: 0), Point(x: 0, y: 1)),
      TimingCurve(Point(x: 1, y: 0.3), Point(x: 1, y: 1)),
      TimingCurve(Point(x: 0.3, y: -2), Point(x: 0.6, y: 3)),
    ])
  func solved(curve: TimingCurve) {
    for step in 1..<1000 {
      let s = Double(step) / 1000
      let r = 1 - s
      let x = 3 * r * r * s * curve.first.x + 3 * r * s * s * curve.second.x + s * s * s
      let y = 3 * r * r * s * curve.first.y + 3 * r * s * s * curve.second.y + s * s * s
      // Where a curve stands upright, a hair in x is a long way in y; it has no single y there.
      let dx =
        3 * r * r * curve.first.x + 6 * r * s * (curve.second.x - curve.first.x)
        + 3 * s * s * (1 - curve.second.x)
      guard dx > 0.01 else { continue }
      #expect(isNear(curve.value(at: x), y, within: 1e-9))
    }
  }

  @Test("The ends hold, and names are known")
  func ends() {
    for name in TimingCurve.Name.allCases {
      let curve = TimingCurve(name)
      #expect(curve.value(at: -1) == 0 && curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1 && curve.value(at: 2) == 1)
      #expect(curve.name == name)
    }
    #expect(TimingCurve(Point(x: 0.1, y: 0.2), Point(x: 0.3, y: 0.4)).name == nil)
    #expect(
      TimingCurve(Point(x: -3, y: 0), Point(x: 7, y: 1))
        == TimingCurve(Point(x: 0, y: 0), Point(x: 1, y: 1)))
  }
}
