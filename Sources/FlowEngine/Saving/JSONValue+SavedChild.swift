#if !hasFeature(Embedded)
  extension JSONValue {
    /// Whether it is what has been saved of a scene that another one holds.
    package var isSavedChild: Bool {
      self["ownsPan"] != nil && self["environment"] != nil && self["transactions"] != nil
    }
  }
#endif
