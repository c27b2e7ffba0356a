extension ChildVisitor {
  /// Lists children by key.
  ///
  /// A pass reaches those that it concerns: of which something is in flight, or that take part in the step.
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
    case .find(let address):
      if takes(address), children.place(of: address, name) != nil { isDone = true }
    case .check(let delivery), .reach(let delivery):
      if let place = children.place(of: delivery.pointee.address, name) {
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
      case .judge(let judging):
        for entry in children.entries { entry.child.core.judge(&judging.pointee) }
      case .list(let listing):
        for entry in children.entries.prefix(Listing.mostKeys) {
          entry.child.core.list(in: &listing.pointee, as: name, isKeyed: true)
        }
    #endif
    case .deliver(let delivery):
      deliver(delivery, name, to: &children)
    case .broadcast(let delivery):
      if let place = delivery.pointee.place, let slot = children.slot(of: place) {
        children.wake(slot)
        visit(name, &children, at: slot)
      }
    case .locate(let locating):
      for mount in locating.pointee.list.pointee.mounts {
        let place = Place(mount)
        if children.isMounted(place) { ask(children.entries[place.slot].child.core) }
      }
    case .settle(let settling):
      let place = settling.pointee.place
      if children.isMounted(place) {
        children.wake(place.slot)
        visit(name, &children, at: place.slot)
      }
    case .gather:
      for place in children.awake { ask(children.entries[place].child.core) }
    case .close:
      visitAwake(name, &children)
      children.rest()
    case .ask(let asked):
      if let place = children.place(of: asked.pointee.address, name) {
        ask(children.entries[place].child.core)
      }
    case .focused(let search):
      if let address = search.pointee.address {
        if let place = children.place(of: address, name) {
          self.search(children.entries[place].child.core, search)
        }
      } else {
        for entry in children.entries { self.search(entry.child.core, search) }
      }
    case .propose(let proposing):
      if let place = children.place(of: proposing.pointee.address, name) {
        visit(name, &children, at: place)
      }
    case .open:
      for place in children.entries.indices {
        children.wake(place)
        visit(name, &children, at: place)
      }
    case .adopt, .texts, .refresh, .verdicts, .refine:
      for place in children.entries.indices { visit(name, &children, at: place) }
    default: visitAwake(name, &children)
    }
  }

  @inlinable mutating func visitAwake<S: Scene>(
    _ name: StaticString, _ children: inout Children<S>
  ) {
    for index in children.awake.indices { visit(name, &children, at: children.awake[index]) }
  }

  @inlinable mutating func visit<S: Scene>(
    _ name: StaticString, _ children: inout Children<S>, at place: Int
  ) {
    visit(&children.entries[place].child, name, children.entries[place].key)
  }

  /// Hands an event to the child that it is for; another one's new gesture ends that of any other.
  @inlinable mutating func deliver<S: Scene>(
    _ delivery: UnsafeMutablePointer<Delivery>, _ name: StaticString,
    to children: inout Children<S>
  ) {
    let owner = isDone ? nil : children.place(of: delivery.pointee.address, name)
    if let owner, delivery.pointee.address.needsView, let seen = delivery.pointee.seen,
      seen.pointee.mountIndex(of: children.entries[owner].child.core.number) == nil
    {
      // Nobody touches what is out of view.
      return
    }
    if let owner { children.wake(owner) }
    if delivery.pointee.address.name.beginsGesture { return visitAwake(name, &children) }
    if let owner { visit(name, &children, at: owner) }
  }
}

extension Children {
  /// The place of the child that an event is for: by its path, or because it has the gesture.
  @inlinable func place(of address: borrowing EventAddress, _ name: StaticString) -> Int? {
    if !address.gesture.isEmpty {
      for place in awake
      where !entries[place].child.core.gestures.owned.isDisjoint(with: address.gesture) {
        return place
      }
    }
    guard !address.isOwned, let path = address.text else { return nil }
    return place(ofPath: path, name)
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

  /// Lets those rest of which nothing is in flight: passes do not reach them.
  @inlinable mutating func rest() {
    var kept = 0
    for index in awake.indices {
      let place = awake[index]
      entries[place].isAwake = entries[place].child.core.isBusy
      guard entries[place].isAwake else { continue }
      awake[kept] = place
      kept += 1
    }
    if kept < awake.count { awake.removeLast(awake.count - kept) }
  }

  /// Where the child stands that was mounted in a place; `nil` if it is none of these, or gone.
  @inlinable func slot(of place: ChildVisitor.Place) -> Int? {
    if isMounted(place) { return place.slot }
    // Others may have come, gone or moved since.
    return place.slot < 0 ? nil : entries.firstIndex { $0.child.core.number == place.number }
  }

  /// Whether the child that is mounted in a place is one of these.
  @inlinable func isMounted(_ place: ChildVisitor.Place) -> Bool {
    place.slot >= 0 && place.slot < entries.count
      && entries[place.slot].child.core.number == place.number
  }

  /// Adds a child that has been restored.
  ///
  /// - Returns: Whether its key is one, and no other child's.
  mutating func append(restored child: Child<S>, _ key: String) -> Bool {
    guard key.isChildKey, self.place(of: key) == nil else { return false }
    entries.append(Entry(key, child))
    awake.append(entries.count - 1)
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
