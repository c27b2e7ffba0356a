/// The members of a state or a configuration of an older version, to be changed into those of the next.
public struct OlderMembers {
  private(set) var members: [JSONValue.Member]
  /// The offset of the object, in bytes from the start of the text.
  let offset: Int

  init(_ members: [JSONValue.Member], offset: Int) {
    self.members = members
    self.offset = offset
  }

  /// The object with the members.
  var json: JSONValue { JSONValue(content: .object(members), offset: offset) }

  /// The names, in order.
  public var names: [String] { members.map { $0.name } }

  /// Whether there is a member of a name.
  public func has(_ name: String) -> Bool { members.place(of: name) != nil }

  /// The value of a member.
  ///
  /// - Throws: `MemberError` for a member that is missing or of another type.
  public func value<Value: MemberValue>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(MemberError) -> Value {
    guard let place = members.place(of: name) else {
      throw MemberError("missing member '\(name)'", at: offset)
    }
    do throws(MemberError) {
      return try Value(json: members[place].value)
    } catch {
      throw error.within(name)
    }
  }

  /// Takes a member away, and returns its value.
  ///
  /// - Throws: `MemberError` for a member that is missing or of another type.
  public mutating func take<Value: MemberValue>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(MemberError) -> Value {
    let value = try value(name, as: type)
    remove(name)
    return value
  }

  /// Gives a member a value; it is added if it is not there.
  public mutating func set<Value: MemberValue>(_ name: String, _ value: Value) {
    let json = JSONValue(written: ValueWriter.text(of: value))
    if let place = members.place(of: name) {
      members[place].value = json.placed(at: members[place].value.offset)
    } else {
      members.append(.init(name: name, offset: offset, value: json.placed(at: offset)))
    }
  }

  /// Takes a member away, if it is there.
  public mutating func remove(_ name: String) {
    if let place = members.place(of: name) { members.remove(at: place) }
  }

  /// Gives a member another name; nothing happens if it is not there.
  ///
  /// - Throws: `MemberError` if another member has the name.
  public mutating func rename(_ name: String, to newName: String) throws(MemberError) {
    guard let place = members.place(of: name) else { return }
    guard members.place(of: newName) == nil else {
      throw MemberError("there is a member '\(newName)' already", at: members[place].offset)
    }
    members[place].name = newName
  }

  /// Changes the members of a group; nothing happens if it is missing or `null`.
  ///
  /// - Throws: `MemberError` for a member that is no group, and what `body` throws.
  public mutating func group(
    _ name: String, _ body: (inout OlderMembers) throws(MemberError) -> Void
  ) throws(MemberError) {
    guard let place = members.place(of: name) else { return }
    do throws(MemberError) {
      members[place].value = try members[place].value.changingMembers(body)
    } catch {
      throw error.within(name)
    }
  }

  /// Changes the members of each group in an array; nothing happens if it is missing.
  ///
  /// - Throws: `MemberError` for a member that is no array of groups, and what `body` throws.
  public mutating func groups(
    _ name: String, _ body: (inout OlderMembers) throws(MemberError) -> Void
  ) throws(MemberError) {
    guard let place = members.place(of: name) else { return }
    let json = members[place].value
    guard case .array(var elements) = json.content else {
      throw MemberError("expected an array, found \(json.kind)", at: json.offset).within(name)
    }
    for index in elements.indices {
      do throws(MemberError) {
        elements[index] = try elements[index].changingMembers(body)
      } catch {
        throw error.within("\(index)").within(name)
      }
    }
    members[place].value.content = .array(elements)
  }
}

extension JSONValue {
  /// The same value with all of it at one offset, for what is not in the text that is read.
  func placed(at offset: Int) -> JSONValue {
    switch content {
    case .array(let elements):
      JSONValue(content: .array(elements.map { $0.placed(at: offset) }), offset: offset)
    case .object(let members):
      JSONValue(
        content: .object(
          members.map { .init(name: $0.name, offset: offset, value: $0.value.placed(at: offset)) }),
        offset: offset)
    case .null, .bool, .number, .string: JSONValue(content: content, offset: offset)
    }
  }

  /// The object with its members changed; `null` stays.
  func changingMembers(
    _ body: (inout OlderMembers) throws(MemberError) -> Void
  ) throws(MemberError) -> JSONValue {
    if case .null = content { return self }
    guard case .object(let members) = content else {
      throw MemberError("expected an object, found \(kind)", at: offset)
    }
    var older = OlderMembers(members, offset: offset)
    try body(&older)
    return older.json
  }

  /// The object with the value of a member changed, and without the member if `body` returns `nil`; the
  /// same if it has no such member.
  func changing(
    _ name: StaticString, _ body: (JSONValue) throws(MemberError) -> JSONValue?
  ) throws(MemberError) -> JSONValue {
    guard case .object(var members) = content else { return self }
    let name = name.text
    guard let place = members.place(of: name) else { return self }
    do throws(MemberError) {
      if let value = try body(members[place].value) {
        members[place].value = value
      } else {
        members.remove(at: place)
      }
    } catch {
      throw error.within(name)
    }
    return JSONValue(content: .object(members), offset: offset)
  }

  /// The array with each element changed, and those left out that `body` returns `nil` for; anything
  /// else stays.
  func changingElements(
    _ body: (JSONValue) throws(MemberError) -> JSONValue?
  ) throws(MemberError) -> JSONValue {
    guard case .array(let elements) = content else { return self }
    var kept: [JSONValue] = []
    for (index, element) in elements.enumerated() {
      do throws(MemberError) {
        if let element = try body(element) { kept.append(element) }
      } catch {
        throw error.within("\(index)")
      }
    }
    return JSONValue(content: .array(kept), offset: offset)
  }
}
