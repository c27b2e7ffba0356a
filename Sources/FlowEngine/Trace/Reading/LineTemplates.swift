#if !arch(wasm32)
  /// The forms that the lines of a trace have had, so that the next one of each is read by what it
  /// differs in.
  ///
  /// Lines are of one writer, so that all begin with the same bytes before the time.
  struct LineTemplates: Sendable {
    /// A form that has been seen, and how often it was not read by a template.
    private struct Sighting {
      var key: UInt64
      var members: EventMembers
      var count: UInt32
    }

    /// The most templates, and the most forms that are remembered.
    private static let capacity = 16
    /// Where the eight bytes begin that tell a template from most others, from the end of the time: after
    /// `,"type":"`.
    private static let keyOffset = 9

    private var templates: [LineTemplate] = []
    /// For each template, the bytes that it has at `keyOffset`.
    private var keys: [UInt64] = []
    private var sightings: [Sighting] = []
    /// The number of templates and forms made, by which the oldest is replaced.
    private var made = 0
    private var seen = 0
    /// The template of the last line.
    private(set) var current = 0

    /// What all lines begin with, up to eight bytes before the time.
    private var head: UInt64 = 0
    private var headCount = 0

    /// The template of the line that was read last.
    var template: LineTemplate {
      _read { yield templates[current] }
    }

    /// Reads a line into slots, if it is of a known form; otherwise the slots are left as they may be.
    mutating func read(
      _ bytes: UnsafeBufferPointer<UInt8>, into slots: inout EventSlots
    ) -> LineTemplate.Likeness {
      // No line with fewer has a time and a type.
      guard headCount > 0, bytes.count >= 16 else { return .none }
      let cursor = JSONCursor(unchecked: bytes)
      let start = cursor.start + headCount
      let shift = UInt64(truncatingIfNeeded: 64 &- headCount &* 8)
      guard (EightBytes(at: cursor.start).word ^ head) &<< shift == 0,
        let time = ShortDecimal.unended(from: start, to: cursor.end)
      else { return .none }
      let key = Self.key(after: time.end, before: cursor.end)
      var likeness = LineTemplate.Likeness.none
      slots.withSlots { slots in
        slots[EventMember.t.rawValue].setTime(time.value, at: headCount)
        templates.withUnsafeBufferPointer { templates in
          keys.withUnsafeBufferPointer { keys in
            var index = current
            var left = keys.count
            while true {
              if keys[index] == key {
                likeness = templates[index].match(from: time.end, cursor, into: slots)
                if likeness != .none { break }
              }
              left &-= 1
              if left == 0 { return }
              index &+= 1
              if index == keys.count { index = 0 }
            }
            current = index
            slots[EventMember.type.rawValue].offset =
              time.end - cursor.start &+ templates[index].typeOffset
            slots[EventMember.value.rawValue].kind = templates[index].valueKind
          }
        }
      }
      if likeness != .none {
        slots.members = template.members
        slots.offset = template.offset
      }
      return likeness
    }

    /// Keeps the names of a line of the last template.
    mutating func keep(
      _ names: LineTemplate.Names, _ bytes: UnsafeBufferPointer<UInt8>, from slots: EventSlots
    ) {
      if let first = bytes.baseAddress { templates[current].keep(names, slots, first) }
    }

    /// Notes a line that has been read without a template, and makes one of it if its form recurs.
    ///
    /// - Complexity: O(*n*), where *n* is the bytes of the line, for a form that is seen for the second,
    ///   fourth, eighth time and so on: one that no template can have costs little.
    mutating func note(
      _ type: EventType, _ bytes: UnsafeBufferPointer<UInt8>, from slots: EventSlots
    ) {
      guard let first = bytes.baseAddress, bytes.count >= 16,
        let time = ShortDecimal(from: first + slots[.t].offset, to: first + bytes.count)
      else { return }
      let key = Self.key(after: time.end, before: first + bytes.count)
      let members = slots.members
      guard
        let index = sightings.firstIndex(where: { $0.key == key && $0.members == members })
      else {
        let sighting = Sighting(key: key, members: members, count: 1)
        Self.put(sighting, into: &sightings, &seen)
        return
      }
      sightings[index].count &+= 1
      let count = sightings[index].count
      guard count & (count &- 1) == 0 else { return }
      learn(type, bytes, key, from: slots)
    }

    private mutating func learn(
      _ type: EventType, _ bytes: UnsafeBufferPointer<UInt8>, _ key: UInt64,
      from slots: EventSlots
    ) {
      guard let template = LineTemplate(type, bytes, from: slots),
        let count = template.pieces.first?.count, count <= 8, count > 0
      else { return }
      let word = EightBytes(at: template.bytes, count: count).word
      if head != word || headCount != count {
        // The lines of another writer.
        templates.removeAll(keepingCapacity: true)
        keys.removeAll(keepingCapacity: true)
        (head, headCount, made) = (word, count, 0)
      }
      var made = self.made
      Self.put(key, into: &keys, &made)
      Self.put(template, into: &templates, &self.made)
      current = (self.made &- 1) % Self.capacity
    }

    /// Adds an element, or puts it in the place of the oldest.
    private static func put<Element>(
      _ element: Element, into elements: inout [Element], _ count: inout Int
    ) {
      if elements.count < capacity {
        elements.append(element)
      } else {
        elements[count % capacity] = element
      }
      count &+= 1
    }

    /// The bytes that tell most templates from each other.
    @inline(__always) private static func key(
      after time: UnsafePointer<UInt8>, before end: UnsafePointer<UInt8>
    ) -> UInt64 {
      let count = end - time &- keyOffset
      if count >= 8 { return EightBytes(at: time + keyOffset).word }
      return count > 0 ? EightBytes(at: time + keyOffset, count: count).word : 0
    }
  }
#endif
