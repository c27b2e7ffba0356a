#if !hasFeature(Embedded)
  extension Engine {
    /// Writes what decides how the engine goes on, with times relative to the latest frame: the
    /// members of the state as JSON, then numbers as they are in memory.
    @inlinable func writeCanonical(to json: inout JSONWriter) {
      let now = current.time
      if current.scene.progress == 1 {
        json.members(of: current.scene, .relative(to: now))
      } else {
        var scene = current.scene
        scene.progress = 1
        json.members(of: scene, .relative(to: now))
      }
      json.canonical(context.moment.environment)
      for transaction in running {
        json.raw(TimeArithmetic.nanoseconds(transaction.end - now))
        if let completion = transaction.completion { json.raw(completion.rawValue) }
        json.raw(transaction.isTimer ? 1 : 0)
      }
      if current.animations.isEmpty, transition == nil { return }
      let numbers = running.map { $0.number }
      json.canonical(current.animations, of: numbers, at: now)
      if let transition { json.canonical(transition, of: numbers, at: now) }
    }
  }

  extension JSONWriter {
    /// Writes a number as it is in memory.
    @usableFromInline mutating func raw(_ number: Int) {
      writeRaw(8) { $0.storeBytes(of: number.littleEndian, as: Int.self) }
    }

    /// Writes a text, with its length.
    @usableFromInline mutating func raw(_ text: String) {
      text.withBytes { bytes in
        raw(bytes.count)
        append(bytes)
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
        raw(entry.name)
        raw(Int(bitPattern: UInt(entry.metrics.lineHeight.bitPattern)))
        raw(Int(bitPattern: UInt(entry.metrics.defaultAdvance.bitPattern)))
        for advance in entry.metrics.advances {
          raw(Int(bitPattern: UInt(advance.advance.bitPattern)))
        }
      }
    }

    /// Writes what is in flight and not determined anew.
    ///
    /// - Parameter numbers: The numbers of the transactions in flight.
    @usableFromInline mutating func canonical(
      _ animations: [Animation], of numbers: [Int], at now: Double
    ) {
      animations.withUnsafeBufferPointer { animations in
        for index in animations.indices where !animations[index].isFollowing {
          guard let place = numbers.firstIndex(of: animations[index].transaction) else { continue }
          canonical(animations.baseAddress.unsafelyUnwrapped + index, place, at: now)
        }
      }
    }

    /// Writes an animation; in place, since it is large to copy.
    private mutating func canonical(
      _ animation: UnsafePointer<Animation>, _ place: Int, at now: Double
    ) {
      raw(animation.pointee.node.name)
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

    /// Writes the change in flight that follows the progress.
    @usableFromInline mutating func canonical(
      _ transition: ProgressTransition, of numbers: [Int], at now: Double
    ) {
      raw(numbers.firstIndex(of: transition.transaction) ?? -1)
      canonical(transition.timing)
      raw(TimeArithmetic.nanoseconds(transition.begin - now))
      raw(transition.isListed ? 1 : 0)
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
          // No coordinate of a curve's point is NaN.
          numbers.put(spring.dampingRatio)
          for _ in 0..<3 { numbers.put(Double.nan) }
        }
      }
    }
  }

  /// Puts numbers one after the other, as they are in memory.
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
      place.storeBytes(of: number.bitPattern.littleEndian, as: UInt64.self)
      place += 8
    }
  }
#endif
