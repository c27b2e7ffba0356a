import FlowEngine

/// A scene whose layout makes a mistake at a moment.
struct Crooked: Scene {
  enum Mistake: String, MemberChoice {
    case duplicate, orphan, early, itself
    case frame, transform, alpha, contentOffset, contentSize, font
  }

  /// When the mistake is made.
  enum Moment: String, MemberChoice {
    case start, event, completion
  }

  enum Part: String, ScenePart {
    case root, box
  }

  enum Completion: String, Sendable {
    case late
  }

  struct Configuration: SceneConfiguration {
    var mistake = Mistake.duplicate
    var moment = Moment.start

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("mistake", &mistake, "what is wrong")
      members.member("moment", &moment, "from when on")
    }
  }

  static let name = "crooked"
  var isWrong: Bool

  init(_ context: inout Context) {
    isWrong = context.configuration.moment == .start
  }

  mutating func receive(_ event: Event, _ context: inout Context) {
    guard case .tap = event else { return }
    switch context.configuration.moment {
    case .start: break
    case .event: isWrong = true
    case .completion: context.schedule(.late, after: 1)
    }
  }

  mutating func complete(_ completion: Completion, _ context: inout Context) {
    isWrong = true
  }

  mutating func visit(_ members: inout StateMembers) {
    members.kept("isWrong", &isWrong)
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let mistake = isWrong ? configuration.mistake : nil
    if mistake == .early { nodes.append(Part.box, in: "root", frame: .zero) }
    nodes.append(
      Part.root, frame: Rect(x: 0, y: 0, width: 10, height: mistake == .frame ? .nan : 10))
    let parent: NodeID? =
      switch mistake {
      case .orphan: "nobody"
      case .itself: "box"
      default: nil
      }
    nodes.append(Part.box, id: mistake == .early ? "other" : nil, in: parent, frame: .zero) { box in
      switch mistake {
      case .transform: box.transform.scale.x = .infinity
      case .alpha: box.alpha = .nan
      case .contentOffset: box.contentOffset.y = -.infinity
      case .contentSize: box.contentSize = Size(width: .nan, height: 1)
      case .font: box.font = Node.Font("A", size: .infinity)
      default: break
      }
    }
    if mistake == .duplicate { nodes.append(Part.box, frame: .zero) }
  }
}
