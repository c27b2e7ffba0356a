import FlowEngine

/// What led to a value that a frame presents.
package struct ValueCause: Sendable {
  /// The frame that has decided the value: where an animation to it began, or where it was set.
  package struct Step: Sendable {
    /// Its time, in seconds.
    package var time: Double
    /// Its cause, such as `tap` or `completion`.
    package var cause: String
    /// The event in a few words, such as `tap trigger`; of a completion, the last one before it.
    package var event: String?
    /// The event's line in the trace, from 1.
    package var line: Int?
    /// The members of the state that it changed.
    package var state: [String]
    /// The effects that it asked for.
    package var effects: [String]
    /// The names of the event, by which rules are found.
    var names: [String]
  }

  /// The value, as `card.frame.y`.
  package let subject: String
  /// The node's id.
  package let node: String
  /// The member, such as `frame`.
  package let member: String
  /// The time of the question, in seconds.
  package let time: Double
  /// The value, as frames have it.
  package let value: String
  /// What has decided it.
  package let step: Step
  /// The animation that the value is in, or has come by; `nil` if it was set at once.
  package let motion: FrameMotion?
  /// The state at the time of the question, as written.
  package let state: String
  /// The rules of the scene's page, the one about the node first.
  package let rules: [ScenePage.Rule]
  /// The scene's page, if there is one.
  package let page: String?
  /// Where the value is laid out, as far as that is known.
  package let source: LayoutSource?
  /// The name of the trace.
  package let trace: String

  /// Finds what led to a value.
  ///
  /// - Parameters:
  ///   - subject: The value, as `NODE.MEMBER`; a component may follow, as in `card.frame.y`.
  ///   - time: The time, in seconds.
  ///   - trace: The trace.
  ///   - name: The name that messages use for it.
  ///   - scenes: The scenes that the trace may be for.
  /// - Throws: `CauseError` for a trace at fault, or what is no member of it at that time.
  package init(
    of subject: String, at time: Double, in trace: [UInt8], named name: String, of scenes: SceneList
  ) throws(CauseError) {
    let story = TraceStory(trace, of: scenes, upTo: time)
    guard time >= story.begin else { throw .tooEarly(begin: story.begin) }
    let last: FrameRecord
    do throws(DocumentError) {
      guard let frame = try story.frame(scenes, named: name) else {
        throw DocumentError.trace(TraceError(.headerMissing, line: 1), path: name)
      }
      last = frame
    } catch {
      throw .document(error)
    }
    let path = try ValuePath(subject, in: last)
    var search = CauseSearch(for: path, in: story)
    do throws(DocumentError) {
      try story.read(scenes, named: name) { search.take($0) }
    } catch {
      throw .document(error)
    }
    guard let value = path.value(in: last), let step = search.step else {
      throw .malformed(subject)
    }
    self.subject = path.text
    node = path.node
    member = path.member
    self.time = time
    self.value = value
    self.step = step
    motion = search.motion
    state = last.outline.text(of: last.state)
    self.trace = name
    let scene = TraceText(trace).scene ?? ""
    let page = ScenePage(of: scene)
    self.page = page?.path
    rules = page?.rules(for: path.node, path.member, after: step.names) ?? []
    source = LayoutIndex(of: scene, in: scenes)?.source(of: path.node, path.member)
  }
}
