extension ReplayOptions {
  /// Writes what precedes the first frame.
  ///
  /// - Parameter versions: Writes the versions of the scene.
  func writeHead(to json: inout JSONWriter, versions: (inout JSONWriter) -> Void) {
    guard case .document(let trace) = format else { return }
    json.beginObject()
    json.member("flowFrames", Self.formatVersion)
    json.member("trace", trace)
    versions(&json)
    json.key("frames")
    json.beginArray()
  }

  /// Writes a frame, reusing what is cached from the last one; nothing after the limit.
  @inlinable func write<S: Scene>(
    _ frame: borrowing Frame<S>, _ cache: inout EncodedFrameCache, to json: inout JSONWriter
  ) {
    if json.totalCount > outputLimit { return }
    switch format {
    case .lines:
      json.frame(frame, layout: .line, cache: &cache)
      json.endLine()
    case .document:
      json.breakLine()
      json.frame(frame, layout: .block, cache: &cache)
    case .state: break
    }
    json.endPiece()
  }

  /// Rejects an output that is longer than the limit.
  @inlinable func check(_ json: borrowing JSONWriter) throws(EventError) {
    if json.totalCount > outputLimit { throw .outputTooLong(limit: outputLimit) }
  }

  /// Writes what follows the last frame.
  func writeTail(to json: inout JSONWriter) {
    guard case .document = format else { return }
    json.endLine()
    json.endArray()
    json.endObject()
    json.endLine()
  }
}
