extension Engine {
  /// The engine's whole state as canonical JSON, from which `init(restoring:checksLayout:)` resumes
  /// with identical frames on any platform.
  ///
  /// Numbers are exact. Two engines of one scene that will give the same frames for the same events
  /// have the same text, except for their frame numbers.
  /// - Complexity: O(*n*), where *n* is the size of the state and of everything in flight.
  public var saved: String {
    var json = JSONWriter()
    write(to: &json)
    return json.text
  }

  /// The same with stand-ins for all texts that are marked as entered, and for those of leaving nodes.
  var savedWithStandIns: String {
    var json = JSONWriter()
    write(to: &json, .masked(variant: 0))
    return json.text
  }

  /// Writes the saved state.
  @usableFromInline package func write(to json: inout JSONWriter) { write(to: &json, .exact) }

  private func write(to json: inout JSONWriter, _ style: ValueWriter.Style) {
    json.beginObject()
    json.member("flowState", SavedState.version)
    json.member("scene", S.name)
    writeVersions(to: &json)
    json.member("t", exact: current.time)
    writeSavedMembers(to: &json, isChild: false, style)
    if Recognition.isIncluded { writeInput(to: &json) }
    json.member("frame", current.index)
    json.endObject()
  }

  /// Writes what it knows of fingers, keys and edits.
  private func writeInput(to json: inout JSONWriter) {
    if let gestures = gestures.active(at: current.time) { json.saved(gestures, at: current.time) }
    if let focus = keyFocus.target { json.member("keyFocus", focus.name) }
    if let range = keyFocus.reversed { json.member("keySelection", range) }
    if let marked { json.saved(marked) }
    if !history.isEmpty { json.saved(history) }
  }

  /// Writes the versions of the scene and of those that it holds, where they are not 1.
  @usableFromInline func writeVersions(to json: inout JSONWriter) {
    json.members(of: S.versions(of: current.scene))
  }

  /// Writes what an engine has for itself, be it that of a child or not.
  func writeSavedMembers(
    to json: inout JSONWriter, isChild: Bool, _ style: ValueWriter.Style
  ) {
    json.key("environment")
    json.environment(environment)
    json.key("configuration")
    withUnsafeMutablePointer(to: &json) { ValueWriter.write(configuration, to: $0, style) }
    json.key("state")
    json.beginObject()
    json.members(of: model, style)
    json.endObject()
    json.key("animations")
    json.beginArray()
    // What follows the progress is determined anew.
    for animation in current.animations where !animation.isFollowing {
      if let place = place(of: animation.transaction) { json.saved(animation, place) }
    }
    json.endArray()
    json.key("transactions")
    json.beginArray()
    for transaction in running {
      json.beginObject()
      json.member("end", exact: transaction.end)
      json.member("completion", transaction.completion?.rawValue)
      json.member("isTimer", transaction.isTimer)
      if transaction.completesWhenReplaced { json.member("completesWhenReplaced", true) }
      if transaction.wasReplaced { json.member("wasReplaced", true) }
      json.endObject()
    }
    json.endArray()
    json.key("transition")
    if let transition, let place = place(of: transition.transaction) {
      json.beginObject()
      json.member("transaction", place)
      json.saved(transition.timing)
      json.member("begin", exact: transition.begin)
      if transition.velocity != 0 { json.member("velocity", exact: transition.velocity) }
      json.member("isListed", transition.isListed)
      json.endObject()
    } else {
      json.null()
    }
    if !leaving.isEmpty { writeLeaving(to: &json, style) }
    if isChild || S.isComposed {
      // Of what ends together, what began first comes first, in all scenes of the tree.
      json.key("numbers")
      json.beginArray()
      for transaction in running { json.integer(transaction.number) }
      json.endArray()
      if !isChild {
        json.key("nextNumber")
        json.integer(nextTransaction)
      }
    }
    if S.isComposed { writeTree(to: &json) }
  }

  /// Writes the nodes on their way out, each with what it goes with.
  private func writeLeaving(to json: inout JSONWriter, _ style: ValueWriter.Style) {
    var nodes = leaving.nodes
    if case .masked = style { nodes = leaving.masked }
    json.key("leaving")
    json.beginArray()
    for index in leaving.entries.indices {
      let entry = leaving.entries[index]
      json.beginObject()
      json.key("node")
      withUnsafeMutablePointer(to: &json) {
        ValueWriter.write(SavedNode(node: nodes[index]), to: $0, .exact)
      }
      if entry.isRoot { json.member("rear", entry.rear?.name) }
      json.member("transaction", place(of: entry.transaction) ?? 0)
      json.endObject()
    }
    json.endArray()
  }

  /// The scene as a model, without its presented progress.
  private var model: S {
    var scene = current.scene
    scene.progress = 1
    return scene
  }

  /// The index of a transaction among those in flight.
  private func place(of number: Int) -> Int? {
    running.firstIndex { $0.number == number }
  }
}

/// The format of a saved state.
enum SavedState {
  /// The version that is written and read.
  static let version = 1
  /// The greatest frame number that is accepted.
  static let greatestIndex = 2_000_000_000
}

extension JSONWriter {
  /// Writes an animation in flight.
  ///
  /// - Parameter transaction: The index of its transaction among those in flight.
  fileprivate mutating func saved(_ animation: Animation, _ transaction: Int) {
    beginObject()
    member("node", animation.node.name)
    member("property", animation.property.rawValue)
    for (name, value) in [
      ("from", animation.from), ("to", animation.to), ("velocity", animation.velocity),
    ] as [(StaticString, AnimatableValue)] {
      key(name)
      beginArray()
      for index in 0..<animation.property.shape.componentCount {
        exactNumber(value.components[index])
      }
      endArray()
    }
    saved(animation.timing)
    member("begin", exact: animation.begin)
    member("end", exact: animation.end)
    member("transaction", transaction)
    endObject()
  }

  /// Writes the member `timing`.
  fileprivate mutating func saved(_ timing: Timing) {
    key("timing")
    beginObject()
    switch timing {
    case .curve(let curve, let duration):
      key("controlPoints")
      exactNumbers([curve.first.x, curve.first.y, curve.second.x, curve.second.y])
      member("duration", exact: duration)
    case .spring(let spring):
      member("dampingRatio", exact: spring.dampingRatio)
      member("duration", exact: spring.duration)
    }
    endObject()
  }
}
