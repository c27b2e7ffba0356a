import FlowEngine
import Scenes

/// Writes the frames of a drag of the Glide card, and only those, as constant text with numbers in
/// it. This is the limit of what an encoder can reach.
struct PanFrameBytes: ~Copyable {
  private let base: UnsafeMutablePointer<UInt8>
  private var count = 0

  init() {
    // A frame is far shorter, and the buffer is drained after each one.
    base = .allocate(capacity: 1 << 14)
  }

  deinit {
    base.deallocate()
  }

  mutating func write(_ frame: borrowing Frame<GlideCard>) {
    text(##"{"frame":"##)
    count = writeInteger(frame.index, to: base + count) - base
    text(##","t":"##)
    count = writeNumber(frame.time, decimals: 6, to: base + count) - base
    text(
      ##","cause":"event","event":"pan.changed","state":{"name":"dragging","position":"compressed","target":"compressed","owner":"card"},"nodes":[{"id":"host","kind":"view","frame":["##
    )
    frame.nodes.withUnsafeBufferPointer { nodes in
      rect(nodes[0].frame)
      text(
        ##"],"background":"#FFFFFF"},{"id":"trigger","kind":"button","parent":"host","frame":["##)
      rect(nodes[1].frame)
      text(
        ##"],"text":"Show","textColor":"#007AFF","font":{"name":"System","size":17},"accessibilityLabel":"Show card","accessibilityTraits":["button"]},{"id":"dim","kind":"view","frame":["##
      )
      rect(nodes[2].frame)
      text(##"],"alpha":"##)
      number(nodes[2].alpha)
      text(
        ##","background":"#000000","accessibilityLabel":"Dismiss","accessibilityTraits":["button"]},{"id":"card","kind":"view","frame":["##
      )
      rect(nodes[3].frame)
      text(##"],"cornerRadius":"##)
      number(nodes[3].cornerRadius)
      text(
        ##","background":"#FFFFFF","accessibilityLabel":"Card","accessibilityValue":"compressed"},{"id":"scroll","kind":"scroll","parent":"card","frame":["##
      )
      rect(nodes[4].frame)
      text(##"],"enabled":false,"background":"#FFFFFF","contentSize":["##)
      number(nodes[4].contentSize?.width ?? 0)
      text(",")
      number(nodes[4].contentSize?.height ?? 0)
      text(
        ##"],"clipsToBounds":true,"accessibilityLabel":"Card content"},{"id":"grabber","kind":"view","parent":"card","frame":["##
      )
      rect(nodes[5].frame)
      text(##"],"cornerRadius":"##)
      number(nodes[5].cornerRadius)
      text(
        ##","background":"#AAAAAA","accessibilityLabel":"Card grabber","accessibilityValue":"compressed","accessibilityTraits":["adjustable"]}],"animations":[],"effects":[]}"##
      )
    }
    text("\n")
  }

  /// Discards what has been written.
  ///
  /// - Returns: The number of bytes discarded.
  mutating func drain() -> Int {
    defer { count = 0 }
    return count
  }

  /// Calls `body` with what has been written.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: base, count: count))
  }

  @inline(__always) private mutating func text(_ text: StaticString) {
    (base + count).update(from: text.utf8Start, count: text.utf8CodeUnitCount)
    count += text.utf8CodeUnitCount
  }

  @inline(__always) private mutating func number(_ value: Double) {
    count = writeNumber(value, decimals: 3, to: base + count) - base
  }

  @inline(__always) private mutating func rect(_ rect: Rect) {
    number(rect.origin.x)
    text(",")
    number(rect.origin.y)
    text(",")
    number(rect.size.width)
    text(",")
    number(rect.size.height)
  }
}
