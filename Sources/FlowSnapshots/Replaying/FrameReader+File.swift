import FlowEngine

extension FrameReader {
  /// Reads the frames in a file.
  ///
  /// - Throws: `FileError` for a file that cannot be read.
  package convenience init(framesAt path: String) throws(FileError) {
    let file = OpenFile(try File.openForReading(path))
    // A file that can no longer be read leaves the place unknown.
    let locate: (Int) -> TextPlace = {
      (try? TextPlace(of: $0, at: path)) ?? TextPlace(of: 0, in: [])
    }
    self.init(path: path, locate: locate) { (buffer) throws(DocumentError) in
      do throws(FileError) {
        return try file.descriptor.append(to: &buffer)
      } catch {
        throw .file(error)
      }
    }
  }

  /// Reads the frames that a trace gives.
  ///
  /// - Parameters:
  ///   - replay: The trace.
  ///   - copy: Called with the text of the frames as it is made.
  package convenience init(
    _ replay: ReplayedFrames, copy: @escaping (UnsafeBufferPointer<UInt8>) -> Void = { _ in }
  ) {
    self.init(path: replay.path, isReplayed: true, locate: { _ in TextPlace(of: 0, in: []) }) {
      (buffer) throws(DocumentError) in
      var made: [UInt8] = []
      let isThere = try replay.next { bytes in
        copy(bytes)
        made += bytes
      }
      buffer += made
      return isThere
    }
  }

  /// Reads the frames in a file, or those that the trace in it gives.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - scenes: The scenes that a trace may be for.
  /// - Throws: `DocumentError` for a file that cannot be read.
  package static func open(
    _ path: String, of scenes: SceneList
  ) throws(DocumentError) -> FrameReader {
    do throws(FileError) {
      guard try TraceText(at: path).isTrace else { return try FrameReader(framesAt: path) }
      let options = ReplayOptions(format: .document(trace: Path.name(of: path)))
      return FrameReader(try ReplayedFrames(of: path, scenes: scenes, options: options))
    } catch {
      throw .file(error)
    }
  }
}
