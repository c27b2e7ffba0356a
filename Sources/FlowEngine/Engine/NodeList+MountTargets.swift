/// Children that are mounted in nodes of other children see those at their targets, as they do those of the
/// parent, which it lays out there.
extension NodeList {
  /// Whether a child is mounted in a node of another child.
  @usableFromInline var hasMountInChild: Bool {
    for mount in mounts {
      if let index = mount.parentIndex, storage[index].revisions.isOfChild { return true }
    }
    return false
  }

  /// Puts such nodes, and those around them, where animations lead.
  ///
  /// The parents of mounts must have been found.
  @usableFromInline mutating func aimMounts(
    at animations: [Animation]
  ) -> [(index: Int, frame: Rect)] {
    var aimed: [(index: Int, frame: Rect)] = []
    for mount in mounts {
      var next = mount.parentIndex
      while let index = next, index >= 0, storage[index].revisions.isOfChild {
        let id = storage[index].id
        if !aimed.contains(where: { $0.index == index }),
          let animation = animations.last(where: { $0.node == id && $0.property == .frame })
        {
          aimed.append((index, storage[index].frame))
          storage[index].frame = animation.to.rect
        }
        next = parents.indices.contains(index) ? parents[index] : nil
      }
    }
    return aimed
  }

  /// Puts them back where they are presented.
  @usableFromInline mutating func putBack(_ aimed: [(index: Int, frame: Rect)]) {
    for (index, frame) in aimed { storage[index].frame = frame }
  }
}
