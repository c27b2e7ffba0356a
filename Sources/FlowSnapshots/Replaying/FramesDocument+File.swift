import FlowEngine

extension FramesDocument {
  /// Reads the frames in a file, or those that the trace in it gives.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - scenes: The scenes that a trace may be for; if empty, only frames are read.
  /// - Throws: `DocumentError` with the location of the fault.
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
