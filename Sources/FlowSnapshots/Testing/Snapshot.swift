import FlowEngine

/// Golden tests of scenes, for Swift Testing, XCTest, or anything else that treats a thrown error
/// as a failure:
///
/// ```swift
/// @Test func opens() throws {
///   try Snapshot.verify(MyScene.self, trace: "Fixtures/my-scene/open.trace.jsonl")
/// }
/// ```
///
/// The golden is next to the trace, here `open.frames.json`. If it differs or is missing, the
/// frames are saved there as `open.frames.json.new`, for `flow review` or `flow accept`; if the
/// environment variable `CI` is set, nothing is written.
public enum Snapshot {
  /// Replays a trace of a scene and compares the frames with the golden next to it.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - trace: The trace's path, relative to the folder of `file` unless it is absolute.
  ///   - tolerance: How far lengths may differ, in points; 0 compares byte for byte.
  ///   - file: The file of the test.
  /// - Throws: `SnapshotError` that says what moved, at the trace's file and line.
  public static func verify<S: Scene>(
    _ scene: S.Type, trace: String, tolerance: Double = 0, file: String = #filePath
  ) throws(SnapshotError) {
    let path = resolve(trace, file)
    guard let snapshot = SnapshotCase(path: path) else {
      throw SnapshotError(SearchError.notACase(path), path: path)
    }
    try verify(scene, snapshot, tolerance: tolerance)
  }

  /// Replays the trace of a case and compares the frames with the case's golden.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - snapshot: One of `cases(in:file:)`.
  ///   - tolerance: How far lengths may differ, in points; 0 compares byte for byte.
  /// - Throws: `SnapshotError` that says what moved, at the trace's file and line.
  public static func verify<S: Scene>(
    _ scene: S.Type, _ snapshot: SnapshotCase, tolerance: Double = 0
  ) throws(SnapshotError) {
    try verify(snapshot, of: SceneList(scene), tolerance: tolerance)
  }

  /// Replays the trace of a case for one of several scenes and compares the frames with its golden.
  ///
  /// - Parameters:
  ///   - snapshot: One of `cases(in:file:)`.
  ///   - scenes: The scenes, as passed to `FlowTool.main`.
  ///   - tolerance: How far lengths may differ, in points; 0 compares byte for byte.
  /// - Throws: `SnapshotError` that says what moved, at the trace's file and line.
  public static func verify(
    _ snapshot: SnapshotCase, of scenes: SceneList, tolerance: Double = 0
  ) throws(SnapshotError) {
    let options = CheckOptions(tolerance: Tolerance(points: tolerance))
    let result = CaseCheck(scenes, options)
      .result(of: snapshot, leavesPending: !ContinuousIntegration.isPresent)
    guard result.isPassed else { throw SnapshotError(result) }
  }

  /// Returns the cases in a folder, for a parameterized test.
  ///
  /// - Parameters:
  ///   - folder: The folder's path, relative to the folder of `file` unless it is absolute.
  ///   - file: The file of the test.
  /// - Throws: `SnapshotError` if the folder cannot be read or contains no trace, so that no test
  ///   passes without having checked anything.
  public static func cases(
    in folder: String, file: String = #filePath
  ) throws(SnapshotError) -> [SnapshotCase] {
    let path = resolve(folder, file)
    let cases = try search(path).cases
    guard !cases.isEmpty else { throw SnapshotError(at: path, "there is no trace in it") }
    return cases
  }

  /// Checks that each golden in a folder has a trace.
  ///
  /// - Parameters:
  ///   - folder: The folder's path, relative to the folder of `file` unless it is absolute.
  ///   - file: The file of the test.
  /// - Throws: `SnapshotError` for the first golden that has none, or if the folder cannot be read.
  public static func requireTraces(
    in folder: String, file: String = #filePath
  ) throws(SnapshotError) {
    guard let obsolete = try search(resolve(folder, file)).obsolete.first else { return }
    throw SnapshotError(CaseResult(snapshot: obsolete, scene: nil, verdict: .obsolete))
  }

  private static func search(_ path: String) throws(SnapshotError) -> SnapshotSearch {
    do throws(SearchError) {
      let search = try SnapshotSearch([path])
      search.tellWarnings()
      try search.requireWhole()
      return search
    } catch {
      throw SnapshotError(error, path: path)
    }
  }

  private static func resolve(_ path: String, _ file: String) -> String {
    path.hasPrefix("/") ? path : Path.shortened(Path.join(Path.folder(of: file), path))
  }
}
