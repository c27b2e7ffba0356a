/// Reads the objects of a saved state; all members must be there, and no others.
struct SavedReader {
  private let members: [JSONValue.Member]
  /// The offset of the object, in bytes from the start of the text.
  private let offset: Int

  /// Creates a reader of an object that has exactly these members, and maybe some of others.
  init(_ json: JSONValue, _ names: [String], optional: [String] = []) throws(MemberError) {
    guard case .object(let members) = json.content else {
      throw MemberError("expected an object, found \(json.kind)", at: json.offset)
    }
    self.members = members
    offset = json.offset
    for name in names where json[name] == nil {
      throw MemberError("missing member '\(name)'", at: json.offset)
    }
    for member in members where !names.has(member.name) && !optional.has(member.name) {
      let reason = Suggestion.unknown("member", member.name, among: names)
      throw MemberError(reason, at: member.offset)
    }
  }

  /// Whether it has a member.
  func has(_ name: String) -> Bool { members.place(of: name) != nil }

  /// A member's JSON value.
  func json(_ name: String) throws(MemberError) -> JSONValue {
    guard let place = members.place(of: name) else {
      throw MemberError("missing member '\(name)'", at: offset)
    }
    return members[place].value
  }

  /// A member's value.
  func value<Value: MemberValue>(
    _ name: String, _ type: Value.Type = Value.self
  ) throws(MemberError) -> Value {
    let json = try json(name)
    do throws(MemberError) {
      return try Value(json: json)
    } catch {
      throw error.within(name)
    }
  }

  /// A member that is only there if it is true.
  func flag(_ name: String) throws(MemberError) -> Bool {
    has(name) ? try value(name) : false
  }

  /// A member that is one of a few names.
  func choice<Value: CaseIterable & RawRepresentable<String>>(
    _ name: String, _ type: Value.Type = Value.self
  ) throws(MemberError) -> Value {
    let text = try value(name, String.self)
    guard let choice = Value(named: text) else {
      throw try invalid(name, Suggestion.unknown("value", text, among: Value.names))
    }
    return choice
  }

  /// A time or a duration, 0 or more.
  func seconds(
    _ name: String, upTo limit: Double = InputLimits.magnitude
  ) throws(MemberError) -> Double {
    let seconds = try value(name, Double.self)
    guard seconds >= 0, seconds <= limit else {
      throw try invalid(name, "expected a number of seconds from 0 to \(limit.decimalText)")
    }
    return seconds
  }

  /// An index into a list of `count` elements.
  func place(_ name: String, below count: Int) throws(MemberError) -> Int {
    let place = try value(name, Int.self)
    guard place >= 0, place < count else {
      throw try invalid(name, "expected a whole number from 0 on, below \(count)")
    }
    return place
  }

  /// The objects of a list, each read by `read`.
  func elements<Element>(
    _ name: String, _ read: (JSONValue) throws(MemberError) -> Element
  ) throws(MemberError) -> [Element] {
    let json = try json(name)
    guard case .array(let values) = json.content else {
      throw try invalid(name, "expected an array, found \(json.kind)")
    }
    var elements: [Element] = []
    for (index, value) in values.enumerated() {
      do throws(MemberError) {
        elements.append(try read(value))
      } catch {
        throw error.within("\(index)").within(name)
      }
    }
    return elements
  }

  /// A timing.
  func timing() throws(MemberError) -> Timing {
    let json = try json("timing")
    do throws(MemberError) {
      let isSpring = json["dampingRatio"] != nil
      let reader = try SavedReader(json, [isSpring ? "dampingRatio" : "controlPoints", "duration"])
      let duration = try reader.seconds("duration", upTo: InputLimits.duration)
      guard duration > 0 else { throw try reader.invalid("duration", "expected more than 0") }
      if isSpring {
        return .spring(duration: duration, dampingRatio: try reader.value("dampingRatio"))
      }
      let points = try reader.value("controlPoints", [Double].self)
      guard points.count == 4 else {
        throw try reader.invalid("controlPoints", "expected an array of 4 numbers")
      }
      return .curve(
        TimingCurve(Point(x: points[0], y: points[1]), Point(x: points[2], y: points[3])),
        duration: duration)
    } catch {
      throw error.within("timing")
    }
  }

  /// The components of a property's value.
  func numbers(
    _ name: String, of property: AnimatableProperty
  ) throws(MemberError) -> AnimatableValue {
    let numbers = try value(name, [Double].self)
    let count = property.shape.componentCount
    guard numbers.count == count else {
      throw try invalid(name, "expected an array of \(count) numbers")
    }
    var value = AnimatableValue(components: .zero)
    for index in numbers.indices { value.components[index] = numbers[index] }
    return value
  }

  /// The error for an invalid value of a member.
  func invalid(_ name: String, _ reason: String) throws(MemberError) -> MemberError {
    MemberError(reason, at: try json(name).offset).within(name)
  }
}
