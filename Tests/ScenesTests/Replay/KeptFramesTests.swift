import FlowEngine
import FlowTesting
import Foundation
import Scenes
import Testing

/// What an engine keeps from frame to frame does not change what is seen.
struct KeptFramesTests {
  @Test("Frames are as if laid out and written anew", arguments: FixtureTrace.sample)
  func anew(trace: FixtureTrace) throws {
    #if DEBUG
      let seeds: Range<UInt64> = 1..<2
    #else
      let seeds = 0..<UInt64(max(2, AuditEffort.count(12)))
    #endif
    for seed in seeds {
      let comparison = Comparison(trace: trace, seed: seed)
      let fault =
        switch trace.header.scene {
        case AdaptiveField.name: try comparison.fault(in: AdaptiveField.self)
        case CardInput.name: try comparison.fault(in: CardInput.self)
        case Checkout.name: try comparison.fault(in: Checkout.self)
        case GlideCard.name: try comparison.fault(in: GlideCard.self)
        case Onboarding.name: try comparison.fault(in: Onboarding.self)
        default: try comparison.fault(in: VerificationCode.self)
        }
      #expect(fault == nil, "seed \(seed)")
    }
  }

  /// Plays events of a trace, from the second seed on some of them twice and some not at all, with
  /// samples between them, and looks for a frame that differs from one made anew.
  private struct Comparison {
    let trace: FixtureTrace
    let seed: UInt64

    func fault<S: Scene>(in scene: S.Type) throws -> String? {
      var engine = try trace.open(scene)
      var random = SeededGenerator(seed: seed)
      var kept = JSONWriter()
      var anew = JSONWriter()
      var cache = EncodedFrameCache()
      var fault: String?
      func compare(_ frame: borrowing Frame<S>) {
        kept.removeAll()
        anew.removeAll()
        kept.frame(frame, layout: .line, cache: &cache)
        anew.frame(frame)
        if !kept.isSame(as: anew) { fault = "kept \(kept.text)\nanew \(anew.text)" }
      }
      func compareLayout(_ engine: Engine<S>) {
        guard engine.isSettled, engine.frame.nodes.repeatingAnimations.isEmpty else { return }
        // What is composed is not the scene's to lay out, either.
        if engine.frame.nodes.contains(where: { $0.markedRange != nil }) { return }
        var nodes = NodeList {
          engine.scene.layout(engine.environment, engine.configuration, into: &$0)
        }
        if !nodes.contains(where: \.focused) {
          // What keys have put the focus on is not the scene's to lay out.
          let focused = engine.frame.nodes.first { $0.focused }?.id
          nodes = NodeList(
            nodes.map { node in
              var node = node
              if node.id == focused { node.focused = true }
              return node
            })
        }
        // Nor is what is pressed, or pointed at.
        guard nodes.count == engine.frame.nodes.count else {
          fault = "layout of frame \(engine.frame.index)"
          return
        }
        nodes = NodeList(
          zip(nodes, engine.frame.nodes).map { node, shown in
            var node = node
            (node.pressed, node.hovered) = (shown.pressed, shown.hovered)
            return node
          })
        if nodes != engine.frame.nodes { fault = "layout of frame \(engine.frame.index)" }
      }
      compare(engine.frame)
      var time = 0.0
      for (event, _) in trace.events {
        let count = seed == 0 ? 1 : random.one(of: [0, 1, 1, 1, 2])
        for _ in 0..<count {
          time += random.one(of: [0, 0.01, 0.1, 0.5, 2])
          // An event that does not fit any more is refused, which is to leave all as it was.
          try? engine.send(event, at: time) { compare($0) }
          compareLayout(engine)
          for _ in 0..<random.one(of: [0, 0, 1, 3]) {
            time += 1 / 60
            try engine.advance(to: time) { compare($0) }
            compareLayout(engine)
          }
          if let fault { return fault }
        }
      }
      try engine.settle { compare($0) }
      compareLayout(engine)
      return fault
    }
  }
}

extension JSONWriter {
  /// Whether the same bytes have been written.
  fileprivate borrowing func isSame(as other: borrowing JSONWriter) -> Bool {
    withBytes { bytes in
      other.withBytes { others in
        guard let first = bytes.baseAddress, let second = others.baseAddress else { return false }
        return bytes.count == others.count && memcmp(first, second, bytes.count) == 0
      }
    }
  }
}
