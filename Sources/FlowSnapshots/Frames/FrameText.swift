import FlowEngine

/// A frame as it is written.
struct FrameText {
  /// The bytes of the frame.
  let bytes: [UInt8]
  /// Where it begins, in bytes from the start of the document.
  let offset: Int
  /// Its place in the list of a golden; `nil` in JSON Lines.
  let index: Int?

  /// The outline, if that was found with the end.
  var outline: JSONOutline?

  /// Whether two frames are written identically.
  func isSame(as other: FrameText) -> Bool { bytes.isSame(as: other.bytes) }

  /// Reads the frame.
  ///
  /// - Throws: `FramesError` for what is not JSON or not a frame.
  func record() throws(FramesError) -> FrameRecord {
    if let outline { return try FrameRecord(outline, offset: offset) }
    let outline: JSONOutline
    do throws(JSONError) {
      outline = try JSONOutline(reading: bytes)
    } catch {
      let message = (index.map { error.within($0).within("frames") } ?? error).message
      throw FramesError(message, at: offset + error.offset)
    }
    return try FrameRecord(outline, offset: offset)
  }
}
