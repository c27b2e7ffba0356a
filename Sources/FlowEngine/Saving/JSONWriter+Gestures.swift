extension JSONWriter {
  /// Writes the member `gestures` of a saved state: the pointers that are down, what others point at, and the last tap.
  ///
  /// - Parameter time: The time of the latest frame, in seconds.
  mutating func saved(_ gestures: Gestures, at time: Double) {
    key("gestures")
    beginObject()
    key("fingers")
    beginArray()
    for finger in gestures.fingersDown { saved(finger) }
    endArray()
    if !gestures.hovers.isEmpty {
      key("hovers")
      beginArray()
      for hover in gestures.hovers {
        beginObject()
        member("id", hover.id)
        member("target", hover.target)
        endObject()
      }
      endArray()
    }
    if let tap = gestures.tap(at: time) {
      key("tap")
      beginObject()
      member("target", tap.target)
      member("location", tap.location)
      member("t", exact: tap.time)
      endObject()
    }
    if let pinch = gestures.pinch {
      key("pinch")
      beginObject()
      member("target", pinch.target)
      member("first", pinch.first)
      member("second", pinch.second)
      member("distance", exact: pinch.distance)
      member("hasBegun", pinch.hasBegun)
      if pinch.awaitsOther { member("awaitsOther", true) }
      saved(gestures.pinchWay)
      endObject()
    }
    endObject()
  }

  private mutating func saved(_ finger: Finger) {
    beginObject()
    member("id", finger.id)
    member("kind", finger.kind.rawValue)
    member("role", finger.role.rawValue)
    if let hit = finger.hit { member("hit", hit) }
    if let owner = finger.owner { member("owner", owner) }
    if finger.role == .undecided || finger.role == .longPress, let pressed = finger.pressed {
      member("pressed", pressed)
    }
    member("start", finger.start)
    member("began", exact: finger.began)
    if finger.pressDue < .infinity { member("pressTime", exact: finger.pressDue) }
    if finger.role.scrolls {
      member("offset", finger.offset)
      member("least", finger.least)
      member("greatest", finger.greatest)
    }
    saved(finger.way)
    endObject()
  }

  /// Writes the member `way`: a time and two coordinates for each sample that counts.
  private mutating func saved(_ way: FingerWay) {
    key("way")
    beginArray()
    for sample in way.rest {
      exactNumber(sample.time)
      exactNumber(sample.point.x)
      exactNumber(sample.point.y)
    }
    endArray()
  }
}
