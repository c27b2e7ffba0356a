#if !hasFeature(Embedded)
  extension NodeList {
    /// The nodes as they are at the start of each cycle of what repeats, whatever the time is.
    package var atCycleStart: NodeList {
      guard !repeating.isEmpty else { return self }
      var list = self
      for animation in repeating {
        guard let index = list.firstIndex(of: animation.node) else { continue }
        list.set(animation.property, at: index, to: animation.from)
      }
      return list
    }
  }
#endif
