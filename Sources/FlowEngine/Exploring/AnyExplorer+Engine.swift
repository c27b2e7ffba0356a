#if !hasFeature(Embedded)
  extension AnyExplorer {
    /// Creates a type-erased exploration.
    @inlinable init<S: Scene>(_ engine: Engine<S>) {
      let box = ExplorerBox(engine)
      self.init(
        restart: { box.restart() }, mark: { box.mark($0) }, rewind: { box.rewind($0) },
        send: { (event, time, inspect) throws(EventError) in
          try box.send(event, time, inspect)
        },
        pass: { (time, inspect) throws(EventError) in try box.pass(time, inspect) },
        settle: { (inspect) throws(EventError) in try box.settle(inspect) },
        attempt: { (event, mark, json) in box.attempt(event, from: mark, &json) },
        goOn: { json in box.goOn(&json) }, requests: { json in box.writeRequests(to: &json) },
        canonical: { json in box.writeCanonical(to: &json) },
        frame: { isChecked in
          ExploredFrame(
            box.engine.frame, in: box.engine.environment, isChecked ? box.configuration : nil,
            isAtRest: box.engine.isSettled,
            entered: isChecked ? EnteredSecrets(of: box.engine.frame.scene) : EnteredSecrets())
        },
        faults: { isSeen in box.faults(isSeen: isSeen) },
        look: {
          Look(
            index: box.engine.frame.index, time: box.engine.frame.time,
            nodes: box.engine.frame.nodes, children: box.children,
            animations: box.engine.frame.animations, environment: box.engine.environment,
            hasFingers: box.engine.gestures.hasFingers)
        },
        clock: {
          Clock(
            time: box.engine.current.time, nextCompletion: box.engine.nextCompletionTime)
        },
        asked: { box.asked.ids }, saved: { box.engine.saved },
        state: { box.engine.current.scene.state.rawValue }, place: { box.place },
        keepEdits: { box.keepsEdits = true })
    }
  }

  /// The ids of the last effects that can be answered, the oldest first.
  @usableFromInline struct AskedIDs: Sendable {
    /// The number of ids that are remembered: the one to answer, and one that comes late.
    private static var limit: Int { 2 }

    @usableFromInline var ids: [String] = []

    @inlinable init() {}

    @usableFromInline mutating func note(_ id: String?) {
      guard let id, ids.last != id else { return }
      ids.append(id)
      if ids.count > Self.limit { ids.removeFirst() }
    }
  }

  /// Holds an engine that closures share and change, with the moments to go back to.
  @usableFromInline final class ExplorerBox<S: Scene> {
    /// A moment to go back to.
    @usableFromInline struct Mark {
      @usableFromInline let fork: EngineFork<S>
      @usableFromInline let asked: AskedIDs

      @inlinable init(_ fork: EngineFork<S>, _ asked: AskedIDs) {
        self.fork = fork
        self.asked = asked
      }
    }

    // Only the closures access these, and they do not call each other.
    @exclusivity(unchecked) @usableFromInline var engine: Engine<S>
    @exclusivity(unchecked) @usableFromInline var asked = AskedIDs()
    @exclusivity(unchecked) @usableFromInline var marks: [Mark] = []
    /// The mark whose nodes have been kept; `nil` if they have to be laid out.
    @exclusivity(unchecked) @usableFromInline var kept: Int?
    /// Whether the last attempt was sent, and what the scene has thrown then.
    @exclusivity(unchecked) @usableFromInline var isSent = false
    @exclusivity(unchecked) @usableFromInline var sentFault: EventError?
    /// Whether the edits that can be undone are part of what decides.
    @exclusivity(unchecked) @usableFromInline var keepsEdits = false
    @usableFromInline let start: Mark
    @usableFromInline let configuration: S.Configuration

    @inlinable init(_ engine: Engine<S>) {
      self.engine = engine
      configuration = engine.configuration
      var asked = AskedIDs()
      for effect in engine.frame.effects { asked.note(effect.identifier) }
      self.asked = asked
      start = Mark(EngineFork(engine), asked)
    }

    @inlinable func restart() {
      if kept != nil { engine.context.discard() }
      kept = nil
      engine.rewind(to: start.fork)
      asked = start.asked
    }

    @inlinable func mark(_ number: Int) {
      if kept == number { kept = nil }
      while marks.count <= number { marks.append(start) }
      marks[number] = Mark(EngineFork(engine), asked)
    }

    @inlinable func rewind(_ number: Int) {
      if kept != nil { engine.context.discard() }
      kept = nil
      engine.rewind(to: marks[number].fork)
      asked = marks[number].asked
    }

    @inlinable func attempt(
      _ event: Event, from mark: Int, _ json: inout JSONWriter
    ) -> EventError? {
      // Only the engine notes edits.
      isSent = keepsEdits || engine.doesMore(with: event)
      if isSent { return attemptWhole(event, from: mark, &json) }
      if kept == mark {
        engine.context.discard()
        engine.retract(to: marks[mark].fork)
        asked = marks[mark].asked
      } else {
        rewind(mark)
      }
      kept = mark
      var fault: EventError?
      do throws(EventError) { try engine.attempt(event) } catch { fault = error }
      for effect in engine.context.effects { asked.note(effect.identifier) }
      writeRequests(to: &json)
      return fault
    }

    /// The same for an event with which the engine does more than to hand it on.
    @inlinable @inline(never) func attemptWhole(
      _ event: Event, from mark: Int, _ json: inout JSONWriter
    ) -> EventError? {
      rewind(mark)
      sentFault = nil
      do throws(EventError) {
        try engine.send(event, at: engine.current.time) { note($0.effects) }
      } catch {
        guard error.isCausedByScene else {
          writeRequests(to: &json)
          return error
        }
        sentFault = error
      }
      writeCanonical(to: &json)
      return nil
    }

    @inlinable func goOn(_ json: inout JSONWriter) -> EventError? {
      if isSent {
        writeCanonical(to: &json)
        return sentFault
      }
      var fault: EventError?
      do throws(EventError) {
        if try !engine.goOn({ note($0.effects) }) { kept = nil }
      } catch {
        fault = error
        kept = nil
      }
      writeCanonical(to: &json)
      return fault
    }

    @inlinable func writeRequests(to json: inout JSONWriter) {
      engine.writeCanonicalScene(to: &json, at: engine.current.time)
      engine.writeCanonicalRequests(to: &json)
      for id in asked.ids { json.canonical(id) }
    }

    @inlinable func writeCanonical(to json: inout JSONWriter) {
      engine.writeCanonical(to: &json)
      if keepsEdits { json.canonical(engine.history, at: engine.current.time) }
      for id in asked.ids { json.canonical(id) }
    }

    @inlinable func send(
      _ event: Event, _ time: Double, _ inspect: ((ExploredFrame) -> Void)?
    ) throws(EventError) {
      guard let inspect else {
        return try engine.send(event, at: time) { note($0.effects) }
      }
      let before = engine.environment
      var after = before
      if case .environment(let change) = event { after.apply(change) }
      var hasCome = false
      let entering = EnteredSecrets.Entering(event, in: engine.current.scene)
      var former = engine.current.scene.enteredTexts
      let target = event.target ?? node(under: event, time)
      let isNamed = keepsRecognized(event)
      var frames: [ExploredFrame] = []
      defer { if isNamed { handOn(frames, inspect) } }
      try engine.send(event, at: time) { frame in
        note(frame.effects)
        // What was due comes before the event, in the environment before it.
        if frame.event != nil { hasCome = true }
        let texts = frame.scene.enteredTexts
        let explored = ExploredFrame(
          frame, in: hasCome ? after : before, configuration, target: target,
          entered: EnteredSecrets(texts, nil).adding(EnteredSecrets(former, entering)))
        if isNamed { frames.append(explored) } else { inspect(explored) }
        former = texts
      }
    }

    /// The node that the engine finds for a touch which has only a location.
    @usableFromInline func node(under event: Event, _ time: Double) -> NodeID? {
      guard event.isTouch, let location = event.location else { return nil }
      var engine = engine
      // A time that the engine refuses is refused with the event.
      do throws(EventError) { try engine.pass(to: time) } catch { return nil }
      return engine.current.nodes.hitTest(location)
    }

    /// Keeps what pointers become, if they may become something; returns whether it does.
    @usableFromInline func keepsRecognized(_ event: Event? = nil) -> Bool {
      var isPointer = false
      if case .pointer = event { isPointer = true }
      guard isPointer || engine.gestures.areDue else { return false }
      engine.gestures.keepLog()
      return true
    }

    /// Hands frames on with the nodes for which the events are that pointers have become.
    @usableFromInline func handOn(_ frames: [ExploredFrame], _ inspect: (ExploredFrame) -> Void) {
      let log = engine.gestures.endLog()
      var next = 0
      for var frame in frames {
        if let place = log[next...].firstIndex(where: { $0.name == frame.event }) {
          frame.target = log[place].target
          next = place + 1
        }
        inspect(frame)
      }
    }

    @inlinable func pass(
      _ time: Double, _ inspect: ((ExploredFrame) -> Void)?
    ) throws(EventError) {
      guard let inspect else { return try engine.pass(to: time) { note($0.effects) } }
      let environment = engine.environment
      var former = engine.current.scene.enteredTexts
      let isNamed = keepsRecognized()
      var frames: [ExploredFrame] = []
      defer { if isNamed { handOn(frames, inspect) } }
      try engine.pass(to: time) {
        let explored = explored($0, in: environment, &former)
        if isNamed { frames.append(explored) } else { inspect(explored) }
      }
    }

    @inlinable func settle(_ inspect: ((ExploredFrame) -> Void)?) throws(EventError) {
      guard let inspect else { return try engine.settle { note($0.effects) } }
      let environment = engine.environment
      var former = engine.current.scene.enteredTexts
      let isNamed = keepsRecognized()
      var frames: [ExploredFrame] = []
      defer { if isNamed { handOn(frames, inspect) } }
      try engine.settle {
        let explored = explored($0, in: environment, &former)
        if isNamed { frames.append(explored) } else { inspect(explored) }
      }
    }

    @inlinable func explored(
      _ frame: borrowing Frame<S>, in environment: Environment,
      _ former: inout [EnteredTexts.Entry]
    ) -> ExploredFrame {
      note(frame.effects)
      let texts = frame.scene.enteredTexts
      defer { former = texts }
      return ExploredFrame(
        frame, in: environment, configuration,
        entered: EnteredSecrets(texts, nil).adding(EnteredSecrets(former, nil)))
    }

    /// The scenes that the scene holds.
    @usableFromInline var children: [ExploredFrame.Child] {
      S.isComposed ? engine.current.scene.listedChildren : []
    }

    /// What the scene finds wrong with the latest frame, where nothing may be in flight.
    ///
    /// - Parameter isSeen: Whether it has been asked about the frame, but not whether it may rest there.
    @usableFromInline func faults(isSeen: Bool) -> [InvariantViolation] {
      S.faults(
        in: engine.frame, engine.environment, configuration, isSeen: isSeen,
        isAtRest: engine.isSettled)
    }

    /// The place of the state among all.
    @inlinable var place: Int {
      let name = engine.current.scene.state.rawValue
      for (place, state) in S.State.allCases.enumerated() where state.rawValue.bytes == name.bytes {
        return place
      }
      return 0
    }

    @inlinable func note(_ effects: [FrameEffect<S.Effect>]) {
      if effects.isEmpty { return }
      for effect in effects { asked.note(effect.identifier) }
    }
  }
#endif
