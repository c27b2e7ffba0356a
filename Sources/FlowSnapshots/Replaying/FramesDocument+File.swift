import FlowEngine

extension FramesDocument {
  /// Reads the frames in a file, or those that the trace in it leads to.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - scenes: Which scenes a trace may be of; where none are given, only frames are read.
  /// - Throws: `DocumentError` with the place of what is wrong.
  package init(at path: String, of scenes: SceneList = SceneList()) throws(DocumentError) {
    var bytes: [UInt8]
    do throws(FileError) {
      bytes = try File.contents(of: path)
    } catch {
      throw .file(error)
    }
    if TraceText(bytes).isTrace {
      do throws(TraceError) {
        bytes = try scenes.replay(bytes, named: Path.name(of: path))
      } catch {
        throw .trace(error, path: path)
      }
    }
    do throws(FramesError) {
      try self.init(bytes)
    } catch {
      throw .frames(error, at: TextPlace(of: error.offset, in: bytes), path: path)
    }
  }
}
