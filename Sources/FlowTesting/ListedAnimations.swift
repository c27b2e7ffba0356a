import FlowEngine

/// Checks that an engine's listed animations match its frames, so that a client may run them with
/// its own animator:
///
/// - a listed property is presented as its timing has it, at any time until its end;
/// - it begins with the value that the frame at its beginning presents;
/// - it moves, and every other property that moves by a timing is listed, too.
public enum ListedAnimations {
  /// Returns the faults of the animations in flight, in words.
  ///
  /// A copy of the engine runs to the end of the animations; the engine itself does not change.
  public static func faults<S: Scene>(in engine: Engine<S>) -> [String] {
    guard engine.isAnimating else { return [] }
    var check = Check(engine)
    check.run()
    return check.faults
  }

  /// The number of samples from now to the end of what is in flight.
  private static let sampleCount = 9
  /// The largest difference that does not count: half of what a frame shows.
  private static let tolerance = 0.5e-6

  /// A property of a node.
  private struct Target: Hashable {
    let node: NodeID
    let property: AnimatableProperty

    var text: String { "\(node.name).\(property.rawValue)" }
  }

  /// A value presented at some progress of a change that follows it.
  private struct Sample {
    let progress: Double
    let value: AnimatableValue
  }

  private struct Check<S: Scene> {
    var engine: Engine<S>
    var last: Frame<S>
    var faults: [String] = []
    /// What moves and is not listed, during a change that follows the progress.
    var unlisted: [Target: [Sample]] = [:]
    /// Whether all of that change is seen, from its beginning on.
    let seesFollowed: Bool
    let isFollowing: Bool
    /// Whether nodes of children may follow a progress of theirs.
    let hasFollowingChild: Bool
    /// Whether a frame after the first one has been seen.
    var hasSamples = false

    init(_ engine: Engine<S>) {
      self.engine = engine
      last = engine.frame
      isFollowing = engine.isFollowing
      hasFollowingChild = engine.hasFollowingChild
      seesFollowed = engine.followedSince == engine.frame.time
    }

    mutating func run() {
      let start = engine.frame.time
      inspect(last)
      var end = engine.frame.animations.reduce(start) { max($0, $1.end) }
      if let completion = engine.nextCompletionTime { end = max(end, completion) }
      // What bends late is straight at first.
      if let followed = engine.followedUntil { end = max(end, followed) }
      for step in 1...sampleCount {
        // Odd shares, since something may cross its timing at a plain one.
        let share = (Double(step) - 0.37) / Double(sampleCount)
        var frames: [Frame<S>] = []
        do throws(EventError) {
          try engine.advance(to: start + (end - start) * share) { frames.append(copy $0) }
        } catch {
          faults.append(error.message)
          return
        }
        for frame in frames { compare(frame) }
      }
      guard seesFollowed else { return }
      let moved = unlisted.filter { Self.isTimed($0.value) }.keys
      for target in moved.sorted(by: { $0.text < $1.text }) {
        fault(target, "moves by a timing and is not listed")
      }
    }

    private mutating func fault(_ target: Target, _ text: String) {
      faults.append("\(target.text) \(text)")
    }

    /// Checks what a frame lists against what it presents.
    private mutating func inspect(_ frame: Frame<S>) {
      for animation in frame.animations {
        let target = Target(node: animation.node, property: animation.property)
        guard let value = frame.nodes[animation.node]?.value(of: animation.property) else {
          fault(target, "is listed and not there")
          continue
        }
        if !animation.moves { fault(target, "is listed and does not move") }
        let distance = value.distance(to: animation.presentedValue(at: frame.time))
        if distance > tolerance {
          fault(target, "is presented \(distance) away from what is listed, at \(frame.time)")
        }
      }
    }

    private mutating func compare(_ frame: Frame<S>) {
      inspect(frame)
      defer {
        last = copy frame
        hasSamples = true
      }
      guard frame.cause == .sample else {
        // The scene may have changed anything.
        unlisted.removeAll()
        return
      }
      for animation in last.animations where animation.end > frame.time {
        let goesOn = frame.animations.contains {
          $0.node == animation.node && $0.property == animation.property
            && $0.begin == animation.begin
        }
        if !goesOn {
          fault(Target(node: animation.node, property: animation.property), "ends too early")
        }
      }
      let (nodes, former) = (frame.nodes, last.nodes)
      for index in nodes.indices {
        // Most are where they were, and are not copied.
        let isThere = index < former.count && former[index].id == nodes[index].id
        if isThere, former[index].revision == nodes[index].revision { continue }
        let node = nodes[index]
        guard let before = isThere ? former[index] : former[node.id],
          before.revision != node.revision
        else { continue }
        for property in AnimatableProperty.allCases { compare(node, before, property, frame) }
      }
    }

    private mutating func compare(
      _ node: Node, _ before: Node, _ property: AnimatableProperty, _ frame: Frame<S>
    ) {
      guard let value = node.value(of: property), let old = before.value(of: property),
        value.distance(to: old) > tolerance
      else { return }
      let isListed =
        last.animations.contains { $0.node == node.id && $0.property == property }
        || last.nodes.repeatingAnimations.contains {
          $0.node == node.id && $0.property == property
        }
      if isListed || hasFollowingChild && node.id.name.utf8.contains(UInt8(ascii: "/")) { return }
      let target = Target(node: node.id, property: property)
      if isFollowing {
        // What jumps at the beginning, or stands still at first, moves by no timing, however straight
        // it goes on.
        if !hasSamples {
          unlisted[target] = [Sample(progress: 0, value: old)]
        }
        unlisted[target]?.append(Sample(progress: engine.presentedProgress, value: value))
      } else {
        fault(target, "moves and is not listed, at \(frame.time)")
      }
    }

    /// Whether samples lie on one straight line over the progress.
    private static func isTimed(_ samples: [Sample]) -> Bool {
      guard samples.count >= sampleCount - 1, let first = samples.first, let last = samples.last,
        last.progress != first.progress
      else { return false }
      return samples.allSatisfy { sample in
        let share = (sample.progress - first.progress) / (last.progress - first.progress)
        let expected = first.value.mixed(with: last.value, share: share)
        return sample.value.distance(to: expected) <= tolerance
      }
    }
  }
}
