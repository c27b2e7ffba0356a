#if !hasFeature(Embedded)
  extension Engine {
    /// Writes what decides how the engine goes on, with times relative to the latest frame: the
    /// members of the state, the environment, and what is in flight, of children, too.
    ///
    /// Mutating only so that the engine is not copied.
    /// - Parameter time: The time of the latest frame of the whole tree; by default the engine's own.
    @inlinable mutating func writeCanonical(to json: inout JSONWriter, at time: Double? = nil) {
      let now = time ?? current.time
      writeCanonicalScene(to: &json, at: now)
      for transaction in running {
        json.canonical(
          end: TimeArithmetic.nanoseconds(transaction.end - now), isTimer: transaction.isTimer,
          completesWhenReplaced: transaction.completesWhenReplaced)
        if let completion = transaction.completion { json.canonical(completion.rawValue) }
      }
      for index in current.animations.indices where !current.animations[index].isFollowing {
        let number = current.animations[index].transaction
        guard let place = running.firstIndex(where: { $0.number == number }) else { continue }
        json.canonical(current.animations, index, of: place, at: now)
      }
      if !leaving.isEmpty {
        for index in running.indices {
          json.canonical(leaving, of: running[index].number, at: index)
        }
      }
      if let transition {
        let place = running.firstIndex { $0.number == transition.transaction }
        json.canonical(transition, of: place ?? -1, at: now)
      }
      if let gestures = gestures.active(at: now) { json.canonical(gestures, at: now) }
      if let focus = keyFocus.target { json.canonical(focus.name) }
      if let marked {
        json.canonical(marked.target.name)
        json.canonical(marked.text)
        json.canonical(marked.selection.location)
        json.canonical(marked.selection.length)
      }
      if let range = keyFocus.reversed {
        json.canonical(range.location)
        json.canonical(range.length)
      }
    }

    /// Writes the members of the state, and the environment; of children all that decides.
    @inlinable mutating func writeCanonicalScene(to json: inout JSONWriter, at now: Double) {
      let style = ValueWriter.Style.relative(to: now)
      withUnsafeMutablePointer(to: &json) { json in
        var writer = MemberWriter(json, style)
        withUnsafeMutablePointer(to: &writer) { writer in
          var members = StateMembers(writingTo: writer, style)
          current.scene.visit(&members)
        }
      }
      json.canonical(context.moment.environment)
      guard S.isComposed else { return }
      json.canonical(Int(tree.begun.rawValue))
      json.canonical(Int(tree.claimed.rawValue))
      json.canonical(focusedOutOfView()?.name ?? "")
      withUnsafeMutablePointer(to: &json) {
        var visitor = ChildVisitor(.canonical($0))
        visitor.time = now
        current.scene.reachChildren(&visitor)
      }
    }

    /// Writes what the scene has requested of the change that it is making.
    @inlinable mutating func writeCanonicalRequests(to json: inout JSONWriter) {
      for index in context.transactions.indices {
        json.canonical(context.transactions[index])
        json.canonical(context.completions[index]?.rawValue ?? "")
      }
      for stopped in context.stopped { json.canonical(stopped?.name ?? "") }
      for timer in context.timers {
        json.canonical(timer.completion.rawValue)
        json.canonical(timer.delay ?? -1)
      }
    }
  }

  extension JSONWriter {
    /// Writes what a transaction in flight has besides its completion.
    @usableFromInline mutating func canonical(
      end: Int, isTimer: Bool, completesWhenReplaced: Bool
    ) {
      writeRaw(9) { bytes in
        bytes.storeBytes(of: end.littleEndian, as: Int.self)
        bytes.storeBytes(
          of: (isTimer ? 1 : 0) + (completesWhenReplaced ? 2 : 0), toByteOffset: 8, as: UInt8.self)
      }
    }

    /// Writes an environment.
    @usableFromInline mutating func canonical(_ environment: borrowing Environment) {
      let area = environment.safeArea
      let date = environment.date
      let switches =
        (environment.layoutDirection == .rightToLeft ? 1 : 0) + (environment.reduceMotion ? 2 : 0)
      let days = date.year * 512 + date.month * 32 + date.day
      let size = environment.size
      let origin = environment.windowOrigin
      let scale = environment.scale
      writeRaw(88) { bytes in
        var numbers = RawNumbers(bytes)
        numbers.put(size.width)
        numbers.put(size.height)
        numbers.put(area.top)
        numbers.put(area.left)
        numbers.put(area.bottom)
        numbers.put(area.right)
        numbers.put(scale)
        numbers.put(switches)
        numbers.put(days)
        numbers.put(origin.x)
        numbers.put(origin.y)
      }
      for entry in environment.fonts.entries {
        canonical(entry.name)
        for number in [entry.metrics.lineHeight, entry.metrics.defaultAdvance] {
          canonical(number != nil)
          if let number { canonical(number) }
        }
        for advance in entry.metrics.advances {
          canonical(Int(advance.character.value))
          canonical(advance.advance)
        }
      }
      if let settings = environment.settings?.value { canonical(settings) }
    }

    /// Writes the settings of an environment that are not all at their defaults.
    private mutating func canonical(_ settings: EnvironmentSettings) {
      canonical(settings.colorScheme.rawValue)
      canonical(settings.contrast.rawValue)
      canonical(settings.textSize.rawValue)
      canonical(settings.boldText)
      canonical(settings.locale.text)
      for entry in settings.strings.entries {
        canonical(entry.key)
        switch entry.text {
        case .text(let text): canonical(text)
        case .plural(let forms):
          for category in PluralCategory.allCases {
            canonical(forms[category] != nil)
            if let form = forms[category] { canonical(form) }
          }
        }
      }
    }

    /// Writes the nodes that are on their way out with a transaction.
    ///
    /// - Parameter place: The place of the transaction among those in flight.
    @usableFromInline mutating func canonical(
      _ leaving: LeavingNodes, of transaction: Int, at place: Int
    ) {
      for index in leaving.entries.indices where leaving.entries[index].transaction == transaction {
        canonical(place)
        canonical(leaving.entries[index].isRoot)
        canonical(leaving.entries[index].rear?.name ?? "")
        withUnsafeMutablePointer(to: &self) { json in
          ValueWriter.write(SavedNode(node: leaving.nodes[index]), to: json, .exact)
        }
      }
    }

    /// Writes one of the animations in flight.
    ///
    /// - Parameter place: The place of its transaction among those in flight.
    @usableFromInline mutating func canonical(
      _ animations: [Animation], _ index: Int, of place: Int, at now: Double
    ) {
      animations.withUnsafeBufferPointer { animations in
        canonical(animations.baseAddress.unsafelyUnwrapped + index, place, at: now)
      }
    }

    /// Writes an animation; in place, since it is large to copy.
    private mutating func canonical(
      _ animation: UnsafePointer<Animation>, _ place: Int, at now: Double
    ) {
      canonical(animation.pointee.node.name)
      let count = animation.pointee.property.shape.componentCount
      writeRaw(32 + 24 * count) { bytes in
        var numbers = RawNumbers(bytes)
        numbers.put(place)
        numbers.put(animation.pointee.property.index)
        numbers.put(TimeArithmetic.nanoseconds(animation.pointee.begin - now))
        numbers.put(TimeArithmetic.nanoseconds(animation.pointee.end - now))
        for index in 0..<count {
          numbers.put(animation.pointee.from.components[index])
          numbers.put(animation.pointee.to.components[index])
          numbers.put(animation.pointee.velocity.components[index])
        }
      }
      canonical(animation.pointee.timing)
    }

    /// Writes the pointers that are down, and the last tap.
    @usableFromInline mutating func canonical(_ gestures: Gestures, at now: Double) {
      func put(_ way: FingerWay, _ json: inout JSONWriter) {
        for sample in way.rest {
          json.canonical(TimeArithmetic.nanoseconds(sample.time - now))
          json.canonical(sample.point.x)
          json.canonical(sample.point.y)
        }
      }
      for finger in gestures.fingersDown {
        canonical(finger.id)
        canonical(finger.kind.rawValue)
        canonical(finger.role.rawValue)
        canonical(finger.hit?.name ?? "")
        canonical(finger.owner?.name ?? "")
        canonical(finger.press?.name ?? "")
        for point in [finger.start, finger.offset, finger.least, finger.greatest] {
          canonical(point.x)
          canonical(point.y)
        }
        canonical(
          finger.pressDue < .infinity ? TimeArithmetic.nanoseconds(finger.pressDue - now) : -1)
        put(finger.way, &self)
      }
      for hover in gestures.hovers {
        canonical(hover.id)
        canonical(hover.target.name)
      }
      if let tap = gestures.tap(at: now) {
        canonical(tap.target.name)
        canonical(tap.location.x)
        canonical(tap.location.y)
        canonical(TimeArithmetic.nanoseconds(tap.time - now))
      }
      if let pinch = gestures.pinch {
        canonical(pinch.target.name)
        canonical(pinch.first)
        canonical(pinch.second)
        canonical(pinch.distance)
        canonical(pinch.hasBegun)
        canonical(pinch.awaitsOther)
        put(gestures.pinchWay, &self)
      }
    }

    /// Writes the change in flight that follows the progress.
    @usableFromInline mutating func canonical(
      _ transition: ProgressTransition, of place: Int, at now: Double
    ) {
      canonical(place)
      canonical(transition.timing)
      canonical(TimeArithmetic.nanoseconds(transition.begin - now))
      canonical(transition.isListed)
      canonical(transition.velocity)
    }

    /// Writes how a change is animated.
    @usableFromInline mutating func canonical(_ transaction: borrowing Transaction<Never>) {
      canonical(transaction.timing)
      canonical(Int(transaction.properties.rawValue))
      canonical(transaction.followsProgress)
      canonical(transaction.isListed)
      canonical(transaction.initialVelocity.x)
      canonical(transaction.initialVelocity.y)
      canonical(transaction.completesWhenReplaced)
      transaction.subtrees.forEach { canonical($0.name) }
      transaction.starts.forEach { start in
        canonical(start.node.name)
        canonical(start.property.index)
        for index in 0..<start.property.shape.componentCount {
          canonical(start.value.components[index])
        }
      }
    }

    private mutating func canonical(_ timing: Timing) {
      writeRaw(40) { bytes in
        var numbers = RawNumbers(bytes)
        numbers.put(timing.duration)
        switch timing {
        case .curve(let curve, _):
          numbers.put(curve.first.x)
          numbers.put(curve.first.y)
          numbers.put(curve.second.x)
          numbers.put(curve.second.y)
        case .spring(let spring):
          // No coordinate of a curve's point is that large.
          numbers.put(spring.dampingRatio)
          for _ in 0..<3 { numbers.put(Double.infinity) }
        }
      }
    }
  }

  /// Puts numbers one after the other.
  private struct RawNumbers {
    private var place: UnsafeMutableRawPointer

    init(_ place: UnsafeMutableRawPointer) {
      self.place = place
    }

    mutating func put(_ number: Int) {
      place.storeBytes(of: number.littleEndian, as: Int.self)
      place += 8
    }

    mutating func put(_ number: Double) {
      put(CanonicalNumber.rounded(number))
    }
  }
#endif
