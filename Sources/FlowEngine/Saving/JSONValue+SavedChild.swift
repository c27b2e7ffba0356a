#if !hasFeature(Embedded)
  extension JSONValue {
    /// Whether it is the saved state of a child.
    package var isSavedChild: Bool {
      self["ownsPan"] != nil && self["environment"] != nil && self["transactions"] != nil
    }
  }
#endif
