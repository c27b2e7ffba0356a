import FlowEngine

extension TraceAudit {
  /// Checks that right to left each node is at the other side if its siblings are: one that keeps its
  /// place among others that do not has been forgotten.
  mutating func checkMirroring(
    _ matrix: AuditMatrix, except skipped: Set<Int>
  ) throws(TraceError) {
    func first(_ direction: Environment.LayoutDirection) -> AuditVariant? {
      matrix.variants.indices.first {
        matrix.variants[$0].layoutDirection == direction && !skipped.contains($0)
      }.map { matrix.variants[$0] }
    }
    guard let left = first(.leftToRight), let right = first(.rightToLeft) else { return }
    let (one, other) = (try variants.opened(in: left), try variants.opened(in: right))
    var fingers = (left: TraceVariants.Fingers(), right: TraceVariants.Fingers())
    let keeps = variants.scenes.unmirrored(in: variants.trace.header.scene)
    compare(one.frame, other.frame, right, keeps)
    for (place, step) in variants.trace.steps.enumerated() {
      // A finger that goes sideways goes elsewhere there.
      switch step.event {
      case .pan, .scroll: return
      case .pointer(let pointer): if pointer.phase == .move { return }
      default: break
      }
      let event = variants.event(at: place, in: left, &fingers.left, seeing: one)
      let mirrored = variants.event(at: place, in: right, &fingers.right, seeing: other)
      guard (try? one.send(event, at: step.time)) != nil,
        (try? other.send(mirrored, at: step.time)) != nil
      else { return }
      compare(one.frame, other.frame, right, keeps)
    }
  }

  private mutating func compare(
    _ one: ExploredFrame, _ other: ExploredFrame, _ variant: AuditVariant,
    _ keeps: ((NodeID) -> Bool)?
  ) {
    guard one.nodes.count == other.nodes.count, one.animations.allSatisfy({ !$0.end.isFinite })
    else { return }
    var kept: [(parent: NodeID, id: NodeID)] = []
    var flipped: Set<NodeID> = []
    var widths: [NodeID: Double] = [:]
    let root = NodeID("")
    for (node, mirrored) in zip(one.nodes, other.nodes) {
      guard node.id == mirrored.id else { return }
      widths[node.id] = node.contentSize?.width ?? node.frame.width
      guard !node.hidden, node.frame.width > 0 else { continue }
      let room = node.parent.flatMap { widths[$0] } ?? one.environment.size.width
      let opposite = room - node.frame.maxX
      let stays = (mirrored.frame.minX - node.frame.minX).magnitude < 0.01
      let flips = (mirrored.frame.minX - opposite).magnitude < 0.01
      if stays == flips { continue }
      if flips {
        flipped.insert(node.parent ?? root)
      } else if keeps?(node.id) != true {
        kept.append((node.parent ?? root, node.id))
      }
    }
    for (parent, id) in kept where flipped.contains(parent) || keeps != nil {
      if known[id] == nil { known[id] = knowledge(of: id) }
      guard !(known[id]?.isPicture ?? false) else { continue }
      add(
        .mirroring, id, "keeps its place right to left, and what is beside it does not",
        other.time, other.index, variant, part: known[id]?.part ?? id.name)
    }
  }
}
