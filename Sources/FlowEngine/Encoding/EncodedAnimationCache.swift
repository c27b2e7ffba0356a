/// The encoded animations of the last frame: in the next one, most are still in flight.
@usableFromInline struct EncodedAnimationCache: Sendable {
  private struct Entry {
    var animation: Animation
    /// The length of the encoded animation, in bytes; 0 if it is too long to be kept.
    var count: Int
  }

  /// The greatest length of an animation that is kept, in bytes.
  private static let stride = 512
  /// Room for an animation: an array, since debug builds append any other sequence one element at a time.
  private static let blank = [UInt8](repeating: 0, count: stride)

  private var entries: [Entry] = []
  /// The encoded animations, each at its multiple of `stride`, in the order of the entries.
  private var bytes: [UInt8] = []

  @usableFromInline init() {}

  /// Writes animations, each on a new line if the layout requires it.
  @usableFromInline mutating func write(
    _ animations: borrowing [Animation], _ layout: JSONWriter.FrameLayout,
    to json: inout JSONWriter
  ) {
    for index in animations.indices {
      if layout == .block { json.breakLine(indent: 2) }
      if isKept(index, of: animations) {
        copy(index, to: &json)
      } else {
        encode(animations[index], index, to: &json)
      }
    }
  }

  /// Whether the bytes of an animation are those that are kept at its index.
  private func isKept(_ index: Int, of animations: borrowing [Animation]) -> Bool {
    guard index < entries.count, entries[index].count > 0 else { return false }
    return entries.withUnsafeBufferPointer { entries in
      animations.withUnsafeBufferPointer { animations in
        guard let kept = entries.baseAddress, let first = animations.baseAddress else {
          return false
        }
        return Self.isWrittenAs(kept + index, first + index)
      }
    }
  }

  /// Whether an animation is written with the same bytes as a kept one of the same engine.
  ///
  /// Of one property of a node in one transaction, everything but the two ends stays as it began. Both are
  /// compared where they are, because passing them copies them.
  private static func isWrittenAs(
    _ kept: UnsafePointer<Entry>, _ other: UnsafePointer<Animation>
  ) -> Bool {
    kept.pointee.animation.transaction == other.pointee.transaction
      && kept.pointee.animation.property == other.pointee.property
      && kept.pointee.animation.to == other.pointee.to
      && kept.pointee.animation.from == other.pointee.from
      && kept.pointee.animation.node == other.pointee.node
  }

  private func copy(_ index: Int, to json: inout JSONWriter) {
    let count = entries[index].count
    bytes.withUnsafeBufferPointer { bytes in
      guard let kept = bytes.baseAddress else { return }
      json.write(atMost: count) { $0.copy(kept + index &* Self.stride, count) }
    }
  }

  @inline(never) private mutating func encode(
    _ animation: Animation, _ index: Int, to json: inout JSONWriter
  ) {
    if index == entries.count {
      entries.append(Entry(animation: animation, count: 0))
      bytes.append(contentsOf: Self.blank)
    } else {
      entries[index].animation = animation
    }
    let start = json.startOfNextValue
    json.animation(animation)
    let count = json.count - start
    entries[index].count = count <= Self.stride ? count : 0
    guard count <= Self.stride else { return }
    json.withBytes { written in
      bytes.withUnsafeMutableBufferPointer { bytes in
        guard let kept = bytes.baseAddress, let first = written.baseAddress else { return }
        (kept + index &* Self.stride).copyBytes(from: first + start, count: count)
      }
    }
  }
}
