import FlowEngine

/// What goes with one run of a scene: the mutation that it has, or the places where it could have one.
///
/// Unchecked, for a run has a thread of its own.
final class MutationProbe: @unchecked Sendable {
  /// The probe of the scene that is being opened.
  @TaskLocal static var current: MutationProbe?

  /// What is wrong; `nil` if nothing is.
  let mutation: Mutation?
  /// Where something could be wrong; `nil` if that is not asked for.
  var census: MutationCensus?
  private let member: NodeMember?
  /// The names of the parts of nodes.
  private var parts: [String: String] = [:]
  private var allParts: SceneParts?

  /// Creates the probe of a mutation.
  init(_ mutation: Mutation) {
    self.mutation = mutation
    if case .member(let name, _) = mutation {
      member = NodeMember.named(name)
    } else {
      member = nil
    }
  }

  /// Creates the probe of a run in which nothing is wrong.
  init(_ census: MutationCensus) {
    mutation = nil
    member = nil
    self.census = census
  }

  /// The name of a node's part; that of the node if it belongs to none.
  func part<S: Scene>(of id: NodeID, _ scene: S.Type) -> String {
    if let known = parts[id.name] { return known }
    let all = allParts ?? SceneParts(scene)
    allParts = all
    let name = all.part(of: id)?.name ?? id.name
    parts[id.name] = name
    return name
  }

  /// Moves what is to be moved of nodes that have been laid out.
  func change<S: Scene>(_ nodes: inout NodeBuilder, _ type: S.Type) {
    switch mutation {
    case .member(_, let part):
      guard let member else { return }
      for index in 0..<nodes.count where self.part(of: nodes[index].id, type) == part {
        member.move(&nodes[index])
      }
    case .nodeOrder(let first, let second):
      var index = 1
      while index < nodes.count {
        if nodes.areSwappable(index), part(of: nodes[index - 1].id, type) == first,
          part(of: nodes[index].id, type) == second
        {
          nodes.swapAt(index - 1, index)
          index += 1
        }
        index += 1
      }
    default: break
    }
    census?.note(nodes) { part(of: $0, type) }
  }
}

extension NodeBuilder {
  /// Whether the node at an index can change places with the one before it.
  func areSwappable(_ index: Int) -> Bool {
    let last = self[index - 1].id
    return self[index].parent != last && self[index].id != last
      // The nodes of a child stay together.
      && !isOfChild(at: index) && !isOfChild(at: index - 1)
  }
}
