#if !arch(wasm32)
  // Reads a line that may be of the form of a template.
  extension LineTemplate {
    /// Reads the values of a line into slots, if the line has the template's form; otherwise the slots are
    /// left as they may be.
    ///
    /// - Parameters:
    ///   - start: The end of the line's first value, which has been read.
    ///   - cursor: The whole line.
    /// - Complexity: O(*n*), where *n* is the bytes of the line.
    @inline(__always) func match(
      from start: UnsafePointer<UInt8>, _ cursor: JSONCursor,
      into slots: UnsafeMutablePointer<EventSlot>
    ) -> Likeness {
      let end = cursor.end
      return pieces.withUnsafeBufferPointer { pieces in
        bytes.withUnsafeBufferPointer { bytes in
          guard let literals = bytes.baseAddress, var piece = pieces.baseAddress else {
            return .none
          }
          var likeness = Likeness.sameNames
          var position = start
          while true {
            piece += 1
            let count = piece.pointee.count
            guard end - position >= count,
              EightBytes.areEqual(position, literals + piece.pointee.offset, count)
            else { return .none }
            position += count
            let hole = piece.pointee.hole
            if hole == .end { return position == end ? likeness : .none }
            let slot = slots + piece.pointee.member.rawValue
            slot.pointee.offset = position - cursor.start &- piece.pointee.lead
            switch hole {
            case .numbers, .wholeNumbers:
              guard
                let next = slot.pointee.readNumbers(piece.pointee.numbers, from: position, to: end)
              else { return .none }
              position = next
              if hole == .wholeNumbers,
                !slot.pointee.areWhole(piece.pointee.numbers)
              {
                return .none
              }
            case .name, .text, .end:
              let kept = piece.pointee.keptCount
              if kept > 0, end - position >= kept,
                EightBytes.areEqual(position, literals + piece.pointee.kept, kept)
              {
                slot.pointee.text = JSONText(offset: position - cursor.start, count: kept &- 1)
                position += kept
              } else {
                guard let text = cursor.plainText(from: position) else { return .none }
                slot.pointee.text = text
                position += text.count &+ 1
                if hole == .name { likeness = .otherNames }
              }
            }
          }
        }
      }
    }
  }

  extension EventSlot {
    /// Reads short decimals with commas between them; returns their end, or `nil` for anything else.
    @inline(__always) fileprivate mutating func readNumbers(
      _ count: Int, from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>
    ) -> UnsafePointer<UInt8>? {
      withUnsafeMutablePointer(to: &numbers) { numbers in
        let numbers = UnsafeMutableRawPointer(numbers).assumingMemoryBound(to: Double.self)
        var position = start
        var index = 0
        while true {
          // No piece begins with an exponent.
          guard let number = ShortDecimal.unended(from: position, to: end) else { return nil }
          numbers[index] = number.value
          position = number.end
          index &+= 1
          if index == count { return position }
          guard position < end, position.pointee == UInt8(ascii: ",") else { return nil }
          position += 1
        }
      }
    }

    /// Whether the first numbers, one or two, are integers, and not negative.
    fileprivate func areWhole(_ count: Int) -> Bool {
      func isWhole(_ number: Double) -> Bool { number >= 0 && Double(Int32(number)) == number }
      return isWhole(numbers.0) && (count < 2 || isWhole(numbers.1))
    }
  }
#endif
