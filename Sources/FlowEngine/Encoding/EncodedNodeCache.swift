/// The encoded nodes of the last frame, from which unchanged ones are copied.
///
/// Most nodes of most frames are unchanged, and most moving ones keep their content. The cache serves
/// the frames of one engine, which numbers its changes. While something moves, the engine's two lists
/// take turns, each with its own numbers and therefore its own entries.
@usableFromInline struct EncodedNodeCache: Sendable {
  private struct Entry {
    /// The numbers of the node that the bytes are, content and geometry; 0 if they are no node's.
    var current: UInt64 = 0
    /// The numbers of the node that was written last.
    var last: UInt64 = 0
    /// The offset of the node's geometry in its bytes.
    var geometry = 0
    /// The offset of its content.
    var content = 0
    /// The length of the encoded node, in bytes; 0 if it is not cached.
    var count = 0
  }

  /// The greatest length of a cached node, in bytes.
  private static let stride = 512
  /// How far nodes are indented that stand on lines of their own.
  private static let indent = 2
  /// Room for a node: an array, since debug builds append any other sequence one element at a time.
  private static let blank = [UInt8](repeating: 0, count: stride)

  /// Two for each node, one for each list.
  private var entries: [Entry] = []
  /// The encoded nodes, each at its multiple of `stride`, in the order of the entries.
  private var bytes: [UInt8] = []

  @usableFromInline init() {}

  /// Writes the nodes of a list, each on a new line if the layout requires it.
  @usableFromInline mutating func write(
    _ list: borrowing NodeList, _ layout: JSONWriter.FrameLayout, to json: inout JSONWriter
  ) {
    let count = list.storage.count
    while entries.count < 2 * count {
      entries.append(Entry())
      bytes.append(contentsOf: Self.blank)
    }
    let parity = list.revision & 1
    entries.withUnsafeMutableBufferPointer { entries in
      bytes.withUnsafeMutableBufferPointer { bytes in
        list.storage.withUnsafeBufferPointer { nodes in
          guard let entry = entries.baseAddress, let kept = bytes.baseAddress,
            let node = nodes.baseAddress
          else { return }
          Self.write(node, count, entry + parity, kept + parity &* Self.stride, layout, to: &json)
        }
      }
    }
  }

  /// Writes nodes; the entry and the bytes of each are the next but one.
  ///
  /// - Parameter nodes: A pointer, because passing values would copy them.
  private static func write(
    _ nodes: UnsafePointer<Node>, _ count: Int, _ entries: UnsafeMutablePointer<Entry>,
    _ kept: UnsafeMutablePointer<UInt8>, _ layout: JSONWriter.FrameLayout,
    to json: inout JSONWriter
  ) {
    var index = 0
    while index < count {
      if entries[2 &* index].current != nodes[index].revisions.numbers {
        if layout == .block { json.breakLine(indent: indent) }
        write(nodes + index, &entries[2 &* index], kept + 2 &* index &* stride, to: &json)
        index &+= 1
        continue
      }
      // Those that follow and are unchanged, too, without looking for room for each.
      json.write(atMost: (count &- index) &* (stride &+ indent &+ 2)) { json in
        while true {
          if layout == .block { json.breakLine(indent: indent) }
          let length = entries[2 &* index].count
          json.out.copyBytes(from: kept + 2 &* index &* stride, count: length)
          json.out += length
          index &+= 1
          if index == count || entries[2 &* index].current != nodes[index].revisions.numbers {
            return
          }
          json.byte(",")
        }
      }
    }
  }

  /// Writes a node that has changed.
  private static func write(
    _ node: UnsafePointer<Node>, _ entry: inout Entry,
    _ kept: UnsafeMutablePointer<UInt8>, to json: inout JSONWriter
  ) {
    let numbers = node.pointee.revisions.numbers
    let changes = entry.last ^ numbers
    if entry.count == 0 || changes &>> 32 != 0 {
      json.write(atMost: UncheckedJSONWriter.room(for: node)) { json in
        let start = json.out
        json.identity(node)
        entry.geometry = json.out - start
        json.geometry(node)
        entry.content = json.out - start
        json.content(node)
        keep(&entry, kept, from: start, to: json.out)
        entry.current = entry.count == 0 ? 0 : numbers
      }
    } else {
      json.write(atMost: entry.count + UncheckedJSONWriter.roomForGeometry) { json in
        let start = json.out
        json.copy(kept, entry.geometry)
        json.geometry(node)
        let content = json.out - start
        json.copy(kept + entry.content, entry.count - entry.content)
        // A node that has moved mostly moves again: its geometry is kept once it stands still.
        entry.current = 0
        if changes == 0 {
          entry.content = content
          keep(&entry, kept, from: start, to: json.out)
          entry.current = entry.count == 0 ? 0 : numbers
        }
      }
    }
    entry.last = numbers
  }

  private static func keep(
    _ entry: inout Entry, _ kept: UnsafeMutablePointer<UInt8>,
    from start: UnsafeMutablePointer<UInt8>, to end: UnsafeMutablePointer<UInt8>
  ) {
    entry.count = end - start <= stride ? end - start : 0
    kept.copyBytes(from: start, count: entry.count)
  }
}
