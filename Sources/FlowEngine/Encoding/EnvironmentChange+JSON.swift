extension EnvironmentChange {
  /// Reads the members of a header's or an event's `environment`; each may be left out.
  ///
  /// - Parameter isDerived: Whether it is a child's, whose place follows from layouts and has no limits.
  init(json: JSONValue, isDerived: Bool = false) throws(JSONError) {
    self.init()
    for member in try json.members() {
      let key: Key = try member.key()
      do throws(JSONError) {
        if isDerived, try readPlace(key, member.value) { continue }
        try read(key, member.value)
      } catch {
        throw error.within(member.name)
      }
    }
  }

  /// Reads a member of a child's place; returns whether it is one.
  private mutating func readPlace(_ key: Key, _ json: JSONValue) throws(JSONError) -> Bool {
    let all = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    switch key {
    case .size: size = try json.size(in: all)
    case .safeArea: safeArea = try json.insets(in: all)
    case .windowOrigin: windowOrigin = try json.point(in: all)
    default: return false
    }
    return true
  }
}

// The values of members by type.
extension JSONValue {
  func size(in range: ClosedRange<Double>) throws(JSONError) -> Size {
    let numbers = try numbers(2, in: range)
    return Size(width: numbers[0], height: numbers[1])
  }

  func point(in range: ClosedRange<Double>) throws(JSONError) -> Point {
    let numbers = try numbers(2, in: range)
    return Point(x: numbers[0], y: numbers[1])
  }

  func insets(in range: ClosedRange<Double>) throws(JSONError) -> Insets {
    let numbers = try numbers(4, in: range)
    return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  func positiveNumber() throws(JSONError) -> Double {
    let number = try number()
    guard number.isPositive else { throw invalid(.positiveNumber(to: InputLimits.magnitude)) }
    return number
  }

  func date() throws(JSONError) -> CalendarDate {
    guard let day = CalendarDate(try string()) else {
      throw invalid(.form(CalendarDate.expectation))
    }
    return day
  }
}

extension FontBook {
  /// Reads metrics by font name.
  init(json: JSONValue) throws(JSONError) {
    self.init()
    let members = try json.members()
    guard members.count <= InputLimits.fonts else {
      throw json.invalid(.members(upTo: InputLimits.fonts))
    }
    for member in members {
      guard member.name.utf8.count <= InputLimits.fontName else {
        throw JSONError(
          .invalid(
            expected: .form("an object with names of at most \(InputLimits.fontName) bytes")),
          at: member.offset)
      }
      do throws(JSONError) {
        self[member.name] = try FontMetrics(json: member.value)
      } catch {
        throw error.within(member.name)
      }
      guard advanceCount <= InputLimits.fontAdvances else {
        throw JSONError(
          .invalid(
            expected: .form(
              "an object with at most \(InputLimits.fontAdvances) advances in all")),
          at: member.offset)
      }
    }
  }
}

extension FontMetrics {
  private enum Key: String, CaseIterable {
    case advance, lineHeight
  }

  /// The member of `advance` for all characters that are not listed.
  private static var defaultKey: String { "default" }

  fileprivate init(json: JSONValue) throws(JSONError) {
    self.init()
    for member in try json.members() {
      let key: Key = try member.key()
      do throws(JSONError) {
        switch key {
        case .advance: try readAdvance(member.value)
        case .lineHeight: lineHeight = try Self.length(member.value)
        }
      } catch {
        throw error.within(member.name)
      }
    }
  }

  /// Reads one advance for all characters, or an object of them.
  private mutating func readAdvance(_ json: JSONValue) throws(JSONError) {
    switch json.content {
    case .number: defaultAdvance = try Self.length(json)
    case .object(let members):
      // The advance of all others is not one of them.
      let listed = members.count { $0.name.bytes != Self.defaultKey.bytes }
      guard listed <= InputLimits.advances else {
        throw json.invalid(.members(upTo: InputLimits.advances))
      }
      for member in members { try readAdvance(member) }
    default: throw json.mismatch(.numberOrObject)
    }
  }

  private mutating func readAdvance(_ member: JSONValue.Member) throws(JSONError) {
    do throws(JSONError) {
      let scalars = member.name.unicodeScalars
      if member.name.bytes == Self.defaultKey.bytes {
        defaultAdvance = try Self.length(member.value)
      } else if let scalar = scalars.first, scalars.count == 1 {
        advances.append(Advance(scalar, try Self.length(member.value)))
      } else {
        throw JSONError(
          .invalid(expected: .form("'default' or a single character")), at: member.offset)
      }
    } catch {
      throw error.within(member.name)
    }
  }

  /// Reads a length in ems.
  private static func length(_ json: JSONValue) throws(JSONError) -> Double {
    try json.number(in: 0...InputLimits.magnitude)
  }
}
