extension ChildVisitor {
  /// Lists children by key.
  ///
  /// A pass reaches those that are mounted, and those of which something is in flight.
  /// - Parameters:
  ///   - name: Their name, by which paths and the state know them.
  ///   - children: The children.
  @inlinable public mutating func visit<S: Scene>(
    _ name: StaticString, _ children: inout Children<S>
  ) {
    switch task {
    case .write(let writer, let style):
      writer.pointee.key(name)
      let json = writer.pointee.json
      json.pointee.beginArray()
      for index in children.entries.indices {
        children.entries[index].child.core.write(to: json, style, key: children.entries[index].key)
      }
      json.pointee.endArray()
    case .restore(let restoring):
      if let restored = restoring.pointee.children(name, S.self, at: time) { children = restored }
    case .find(let delivery), .check(let delivery):
      if let place = children.place(of: delivery.pointee.event, name) {
        ask(children.entries[place].child.core)
      }
    case .history(let list):
      SceneHistory.add(name, isKeyed: true, children.entries.first?.child.scene, to: list)
    case .parts(let pass): pass.pointee.add(S.self, name, "/<key>/")
    #if !hasFeature(Embedded)
      case .canonical(let json):
        json.pointee.canonical(children.entries.count)
        for index in children.entries.indices {
          json.pointee.canonical(children.entries[index].key)
          children.entries[index].child.core.writeCanonical(to: &json.pointee, at: time)
        }
    #endif
    case .deliver(let delivery):
      deliver(delivery, name, to: &children)
    case .locate(let locating):
      children.noteMounts(of: locating.pointee.list)
      visitActive(name, &children)
    case .kind(let asked):
      if let place = children.place(of: asked.pointee.event, name) {
        ask(children.entries[place].child.core)
      }
    case .propose(let proposing):
      if let place = children.place(of: proposing.pointee.event, name) {
        visit(name, &children, at: place)
      }
    case .adopt, .texts, .verdicts, .refine:
      for place in children.entries.indices { visit(name, &children, at: place) }
    default: visitActive(name, &children)
    }
  }

  @inlinable mutating func visitActive<S: Scene>(
    _ name: StaticString, _ children: inout Children<S>
  ) {
    for index in children.active.indices { visit(name, &children, at: children.active[index]) }
  }

  @inlinable mutating func visit<S: Scene>(
    _ name: StaticString, _ children: inout Children<S>, at place: Int
  ) {
    let core = children.entries[place].child.own
    if core.path.utf8.isEmpty { core.name(name, children.entries[place].key) }
    visit(core)
  }

  /// Hands an event to the child that it is for; another one's new pan ends that of any other.
  @inlinable mutating func deliver<S: Scene>(
    _ delivery: UnsafeMutablePointer<Delivery>, _ name: StaticString,
    to children: inout Children<S>
  ) {
    let owner = isDone ? nil : children.place(of: delivery.pointee.event, name)
    if let owner { children.activate(owner) }
    if delivery.pointee.event.isPanBegan { return visitActive(name, &children) }
    if let owner { visit(name, &children, at: owner) }
  }
}

extension ChildCore {
  /// Gives it its path, which is its name and its key.
  @usableFromInline func name(_ name: StaticString, _ key: String) {
    self.name(name.text + "/" + key)
  }
}

extension Children {
  /// The place of the child that an event is for: by its path, or because it has the pan.
  @inlinable func place(of event: Event, _ name: StaticString) -> Int? {
    if event.isOfPan {
      for place in active where entries[place].child.core.ownsPan { return place }
    }
    return event.address.flatMap { self.place(ofPath: $0, name) }
  }

  /// The place of the child to which a path leads.
  @usableFromInline func place(ofPath path: String, _ name: StaticString) -> Int? {
    let start = name.utf8CodeUnitCount + 1
    guard !entries.isEmpty, path.isBehind(name.text) else { return nil }
    return path.withBytes { bytes -> Int? in
      guard bytes.count > start else { return nil }
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "/") { end += 1 }
      let key = UnsafeBufferPointer(rebasing: bytes[start..<end])
      return places.place(of: key) { entries[$0].key.withBytes { $0.elementsEqual(key) } }
    }
  }

  /// Has passes reach those that are mounted in a list, and of the others those of which something is in
  /// flight.
  @inlinable mutating func noteMounts(of list: borrowing NodeList) {
    if hasSameMounts(as: list) { return }
    var kept = 0
    for index in active.indices {
      let place = active[index]
      entries[place].isActive = entries[place].child.core.isBusy
      guard entries[place].isActive else { continue }
      active[kept] = place
      kept += 1
    }
    active.removeLast(active.count - kept)
    mounted.removeAll(keepingCapacity: true)
    for mount in list.mounts where isMounted(mount) {
      activate(mount.slot)
      mounted.append(mount.number)
    }
  }

  /// Whether the children are mounted that were when it was last noted, and no others are active.
  @inlinable func hasSameMounts(as list: borrowing NodeList) -> Bool {
    guard active.count == mounted.count else { return false }
    var count = 0
    for mount in list.mounts where isMounted(mount) {
      guard count < mounted.count, mounted[count] == mount.number else { return false }
      count += 1
    }
    return count == mounted.count
  }

  @inlinable func isMounted(_ mount: NodeMount) -> Bool {
    mount.slot >= 0 && mount.slot < entries.count
      && entries[mount.slot].child.core.number == mount.number
  }

  /// Adds a child that has been restored.
  ///
  /// - Returns: Whether its key is one, and no other child's.
  mutating func append(restored child: Child<S>, _ key: String) -> Bool {
    guard Self.isKey(key), self.place(of: key) == nil else { return false }
    entries.append(Entry(key, child))
    active.append(entries.count - 1)
    index(from: entries.count - 1)
    return true
  }
}

extension ChildVisitor.Restoring {
  /// Restores children by key from their member, which is taken away from those given; `nil` for an error.
  @usableFromInline mutating func children<S: Scene>(
    _ name: StaticString, _ scene: S.Type, at time: Double
  ) -> Children<S>? {
    guard let json = take(name) else { return nil }
    do throws(MemberError) {
      return try children(json, scene, at: time)
    } catch {
      self.error = error.within(name.text)
      return nil
    }
  }

  private mutating func children<S: Scene>(
    _ json: JSONValue, _ scene: S.Type, at time: Double
  ) throws(MemberError) -> Children<S> {
    guard case .array(let elements) = json.content else {
      throw MemberError("expected an array, found \(json.kind)", at: json.offset)
    }
    var children = Children<S>()
    for (index, element) in elements.enumerated() {
      do throws(MemberError) {
        guard case .object(var members) = element.content else {
          throw MemberError("expected an object, found \(element.kind)", at: element.offset)
        }
        guard let first = members.first, first.name.bytes == "key" else {
          throw MemberError("expected 'key' first", at: element.offset)
        }
        members.removeFirst()
        guard case .string(let key) = first.value.content else {
          throw MemberError("expected a string, found \(first.value.kind)", at: first.value.offset)
            .within("key")
        }
        let rest = JSONValue(content: .object(members), offset: element.offset)
        guard children.append(restored: try child(rest, scene, at: time), key) else {
          throw MemberError(
            "expected 1 to 64 letters, digits, '-', '_' and '.', other than any before",
            at: first.value.offset
          ).within("key")
        }
      } catch {
        throw error.within("\(index)")
      }
    }
    return children
  }
}
