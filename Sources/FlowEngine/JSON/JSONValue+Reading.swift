// Typed access to a parsed value. Every function throws `JSONError` at the value's offset.
extension JSONValue {
  /// The members of an object.
  func members() throws(JSONError) -> [Member] {
    guard case .object(let members) = content else { throw mismatch(.kind(.object)) }
    return members
  }

  /// A truth value.
  func bool() throws(JSONError) -> Bool {
    guard case .bool(let value) = content else { throw mismatch(.kind(.bool)) }
    return value
  }

  /// A text.
  func string() throws(JSONError) -> String {
    guard case .string(let value) = content else { throw mismatch(.kind(.string)) }
    return value
  }

  /// A number.
  func number() throws(JSONError) -> Double {
    guard case .number(let value) = content else { throw mismatch(.kind(.number)) }
    return value
  }

  /// A number within bounds.
  func number(in bounds: ClosedRange<Double>) throws(JSONError) -> Double {
    let value = try number()
    guard bounds.contains(value) else {
      throw invalid(.number(from: bounds.lowerBound, to: bounds.upperBound))
    }
    return value
  }

  /// An array of `count` numbers within bounds.
  func numbers(_ count: Int, in bounds: ClosedRange<Double>) throws(JSONError) -> [Double] {
    guard case .array(let elements) = content else { throw mismatch(.numbers(count)) }
    guard elements.count == count else { throw invalid(.numbers(count)) }
    var numbers: [Double] = []
    for (index, element) in elements.enumerated() {
      do throws(JSONError) {
        numbers.append(try element.number(in: bounds))
      } catch {
        throw error.within(index)
      }
    }
    return numbers
  }

  /// Checks that no number in the value is too large.
  func check(magnitude: Double) throws(JSONError) {
    switch content {
    case .number(let number):
      if number.magnitude > magnitude { throw invalid(.number(from: -magnitude, to: magnitude)) }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        do throws(JSONError) {
          try element.check(magnitude: magnitude)
        } catch {
          throw error.within(index)
        }
      }
    case .object(let members):
      for member in members {
        do throws(JSONError) {
          try member.value.check(magnitude: magnitude)
        } catch {
          throw error.within(member.name)
        }
      }
    case .null, .bool, .string: break
    }
  }

  /// One of the names of a type's cases.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ type: Choice.Type = Choice.self
  ) throws(JSONError) -> Choice {
    let name = try string()
    guard let choice = Choice(named: name) else {
      throw JSONError(.unknownValue(name, known: Choice.names), at: offset)
    }
    return choice
  }

  /// The error for a value of another kind.
  func mismatch(_ expected: JSONError.Expected) -> JSONError {
    JSONError(.unexpected(.value(content.kind), expected: expected), at: offset)
  }

  /// The error for a value that is out of bounds.
  func invalid(_ expected: JSONError.Expected) -> JSONError {
    JSONError(.invalid(expected: expected), at: offset)
  }
}

extension JSONValue.Member {
  /// The key that the member's name stands for.
  func key<Key: CaseIterable & RawRepresentable<String>>(
    _ type: Key.Type = Key.self
  ) throws(JSONError) -> Key {
    guard let key = Key(named: name) else {
      throw JSONError(.unknownMember(name, known: Key.names), at: offset)
    }
    return key
  }
}
