import CFlow
import FlowEngine

/// Writes the changes of a session in the form that `flow_changes` describes.
///
/// Without an output it only counts.
struct ChangePacker {
  private let base: UnsafeMutableRawPointer?
  private let capacity: Int
  /// The number of bytes in all, written or not.
  private(set) var count = 0

  /// - Parameters:
  ///   - base: The beginning of the output, aligned to 8 bytes; `nil` to count only.
  ///   - capacity: How much there may be.
  init(_ base: UnsafeMutableRawPointer?, capacity: Int) {
    self.base = base
    self.capacity = base == nil ? 0 : capacity
  }

  /// Writes what differs from a revision.
  mutating func pack(
    _ log: borrowing ChangeLog, since revision: UInt64, _ nodes: borrowing NodeList, state: String
  ) {
    let isAll = revision < log.oldestRevision
    let since = isAll ? 0 : revision
    let isReordered = log.orderRevision > since
    reserve(MemoryLayout<flow_changes>.stride)
    var head = flow_changes()
    head.size = UInt32(MemoryLayout<flow_changes>.stride)
    head.flags =
      (isAll ? UInt32(FLOW_CHANGES_ALL) : 0)
      | (isReordered ? UInt32(FLOW_CHANGES_ORDER) : 0)
    head.revision = log.revision
    head.state = add(state)
    align(4)
    head.gone = begin()
    for departure in log.departures where !isAll && departure.revision > since {
      add(departure.number)
      head.gone.count += 1
    }
    head.order = begin()
    if isReordered {
      for row in log.rows { add(row.number) }
      head.order.count = UInt32(log.rows.count)
    }
    align(8)
    head.nodes = begin()
    for index in log.rows.indices {
      let hasContent = log.rows[index].contentRevision > since
      guard hasContent || log.rows[index].geometryRevision > since else { continue }
      let row = (number: log.rows[index].number, parent: log.parentNumber(at: index))
      nodes.withNode(at: index) { node in add(node, row, hasContent: hasContent) }
      head.nodes.count += 1
    }
    store(head, at: 0)
  }

  // MARK: Nodes

  private mutating func add(
    _ node: UnsafePointer<Node>, _ row: (number: UInt32, parent: UInt32), hasContent: Bool
  ) {
    let start = reserve(MemoryLayout<flow_node>.stride)
    // All that there is to count, as for most nodes while something moves.
    guard base != nil || hasContent else { return }
    var record = flow_node()
    record.number = row.number
    record.parent = row.parent
    record.fill(from: node)
    if hasContent {
      record.content = flow_place(offset: UInt32(truncatingIfNeeded: count), count: 1)
      add(contentOf: node)
    }
    record.size = UInt32(truncatingIfNeeded: count - start)
    store(record, at: start)
  }

  private mutating func add(contentOf node: UnsafePointer<Node>) {
    let start = reserve(MemoryLayout<flow_content>.stride)
    var content = flow_content()
    content.size = UInt32(MemoryLayout<flow_content>.stride)
    fill(&content, from: node)
    add(rowsOf: node, to: &content)
    align(8)
    store(content, at: start)
  }

  private mutating func add(
    rowsOf node: UnsafePointer<Node>, to content: inout flow_content
  ) {
    guard !node.pointee.rows.isEmpty || !node.pointee.selectedRows.isEmpty else { return }
    align(4)
    content.row_counts = begin()
    for component in node.pointee.rows { add(UInt32(truncatingIfNeeded: component.count)) }
    content.row_counts.count = UInt32(truncatingIfNeeded: node.pointee.rows.count)
    content.selected_rows = begin()
    for row in node.pointee.selectedRows { add(UInt32(bitPattern: Int32(clamping: row))) }
    content.selected_rows.count = UInt32(truncatingIfNeeded: node.pointee.selectedRows.count)
    content.rows = begin()
    for component in node.pointee.rows {
      content.rows.count += UInt32(truncatingIfNeeded: component.count)
    }
    var place = reserve(Int(content.rows.count) * MemoryLayout<flow_place>.stride)
    for component in node.pointee.rows {
      for row in component {
        store(add(row), at: place)
        place += MemoryLayout<flow_place>.stride
      }
    }
  }

  // MARK: Bytes

  /// The place of what is to follow.
  private func begin() -> flow_place {
    flow_place(offset: UInt32(truncatingIfNeeded: count), count: 0)
  }

  /// Leaves room for bytes; returns where.
  @discardableResult private mutating func reserve(_ size: Int) -> Int {
    let start = count
    count += size
    return start
  }

  private mutating func align(_ alignment: Int) {
    while count % alignment != 0 { add(byte: 0) }
  }

  private func store<Value: BitwiseCopyable>(_ value: Value, at start: Int) {
    guard let base, start + MemoryLayout<Value>.stride <= capacity else { return }
    base.storeBytes(of: value, toByteOffset: start, as: Value.self)
  }

  private mutating func add(_ number: UInt32) {
    store(number, at: count)
    count += 4
  }

  private mutating func add(byte: UInt8) {
    store(byte, at: count)
    count += 1
  }

  /// Writes a text; returns its place.
  mutating func add(_ text: String?) -> flow_place {
    guard let text else { return begin() }
    var place = begin()
    text.withBytes { bytes in
      if let base, let source = bytes.baseAddress, count + bytes.count <= capacity {
        (base + count).copyMemory(from: source, byteCount: bytes.count)
      }
      count += bytes.count
      place.count = UInt32(truncatingIfNeeded: bytes.count)
    }
    return place
  }
}
