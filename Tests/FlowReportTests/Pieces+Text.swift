@testable import FlowReport

extension Pieces {
  /// All bytes, as text.
  var text: String {
    var bytes: [UInt8] = []
    forEach { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
