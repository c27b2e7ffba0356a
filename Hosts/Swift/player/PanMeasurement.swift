import FlowEngine
import Foundation
import Scenes

/// What a pan costs in Swift, to compare with `Hosts/C/bench.c`, which does the same through C.
enum PanMeasurement {
  private static let rounds = 20
  private static let pans = 10_000

  static func run() throws {
    let live = try LiveScene(GlideCard.self)
    var shown = NodeChanges()
    var changeCount = 0
    live.onFrame = { frame in
      shown.update(to: frame.nodes, remove: { _ in }, update: { _, _ in changeCount += 1 })
    }
    var time = 1.0
    try live.send(.pan(Pan(.began, translation: .zero, target: "card")), at: time)
    var best = Double.infinity
    for _ in 0..<rounds {
      let start = DispatchTime.now().uptimeNanoseconds
      for index in 0..<pans {
        time += 0.001
        let pan = Pan(
          .changed, translation: Point(x: 0, y: -100 - Double(index % 200)), target: "card")
        try live.send(.pan(pan), at: time)
      }
      best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start) / Double(pans))
    }
    print("pan with changes applied \(Int(best)) ns, \(changeCount) changes")
  }
}
