/// The encoded nodes of the last frame, from which unchanged ones are copied.
///
/// Most nodes of most frames are unchanged, and most moving ones keep their content. The cache serves
/// the frames of one engine, which numbers its changes. While something moves, the engine's two lists
/// take turns, each with its own numbers and therefore its own entries.
@usableFromInline struct EncodedNodeCache: Sendable {
  private struct Entry {
    /// The revisions that the bytes correspond to.
    var revisions = NodeRevision()
    /// The offset of the node's geometry in its bytes.
    var geometry = 0
    /// The offset of its content.
    var content = 0
    /// The length of the encoded node, in bytes; 0 if it is not cached.
    var count = 0
    /// Whether the geometry in the bytes is the last one.
    var isCurrent = false
  }

  /// The greatest length of a cached node, in bytes.
  private static let stride = 512
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
          for index in 0..<count {
            if layout == .block { json.breakLine(indent: 2) }
            let own = 2 &* index &+ parity
            Self.write(node + index, &entry[own], kept + own &* Self.stride, to: &json)
          }
        }
      }
    }
  }

  /// Writes a node.
  ///
  /// - Parameter node: A pointer, because passing the value would copy it.
  private static func write(
    _ node: UnsafePointer<Node>, _ entry: inout Entry,
    _ kept: UnsafeMutablePointer<UInt8>, to json: inout JSONWriter
  ) {
    let revisions = node.pointee.revisions
    if entry.count == 0 || entry.revisions.content != revisions.content {
      json.write(atMost: UncheckedJSONWriter.room(for: node)) { json in
        let start = json.out
        json.identity(node)
        entry.geometry = json.out - start
        json.geometry(node)
        entry.content = json.out - start
        json.content(node)
        keep(&entry, kept, from: start, to: json.out)
        entry.isCurrent = true
      }
    } else if entry.revisions.geometry == revisions.geometry, entry.isCurrent {
      json.write(atMost: entry.count) { $0.copy(kept, entry.count) }
      return
    } else {
      json.write(atMost: entry.count + UncheckedJSONWriter.roomForGeometry) { json in
        let start = json.out
        json.copy(kept, entry.geometry)
        json.geometry(node)
        let content = json.out - start
        json.copy(kept + entry.content, entry.count - entry.content)
        // A node that has moved mostly moves again: its geometry is kept once it stands still.
        entry.isCurrent = entry.revisions.geometry == revisions.geometry
        if entry.isCurrent {
          entry.content = content
          keep(&entry, kept, from: start, to: json.out)
        }
      }
    }
    entry.revisions = revisions
  }

  private static func keep(
    _ entry: inout Entry, _ kept: UnsafeMutablePointer<UInt8>,
    from start: UnsafeMutablePointer<UInt8>, to end: UnsafeMutablePointer<UInt8>
  ) {
    entry.count = end - start <= stride ? end - start : 0
    kept.copyBytes(from: start, count: entry.count)
  }
}
