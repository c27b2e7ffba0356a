import FlowEngine

/// A case with a pending golden, and why it has one.
package struct PendingCase: Sendable {
  /// How the pending frames compare with the golden.
  enum State: Sendable {
    /// There is no golden yet.
    case new(frames: Int)
    /// The frames differ.
    case changed(FramesDiff)
    /// The frames are the same but written differently.
    case rewritten
    /// The golden cannot be compared, for the given reason.
    case unreadable(String)
    /// The pending frames cannot be read, for the given reason.
    case broken(String)
  }

  /// The case.
  package let snapshot: SnapshotCase
  let scene: String?
  let state: State
  /// The versions of the pending file and the golden that were compared.
  private let versions: [FileVersion?]

  /// Compares the pending frames of a case with its golden.
  package init(_ snapshot: SnapshotCase) {
    self.snapshot = snapshot
    versions = Self.versions(of: snapshot)
    scene = (try? TraceText(at: snapshot.trace))?.scene
    state = Self.state(of: snapshot)
  }

  private static func versions(of snapshot: SnapshotCase) -> [FileVersion?] {
    [FileVersion(of: snapshot.pending), FileVersion(of: snapshot.golden)]
  }

  /// Requires that the pending file and the golden are those that were compared.
  ///
  /// - Throws: `PendingError` if either was written or removed since.
  package func requireUnchanged() throws(PendingError) {
    guard Self.versions(of: snapshot) == versions else { throw .changed(snapshot) }
  }

  private static func state(of snapshot: SnapshotCase) -> State {
    let count: Int
    do throws(DocumentError) {
      count = try frameCount(at: snapshot.pending)
    } catch {
      return .broken(error.message)
    }
    guard File.kind(of: snapshot.golden) != nil else { return .new(frames: count) }
    do throws(DocumentError) {
      let diff = try FramesDiff(reader(of: snapshot.golden), reader(of: snapshot.pending))
      return diff.isEmpty ? .rewritten : .changed(diff)
    } catch {
      return .unreadable(error.message)
    }
  }

  static func reader(of path: String) throws(DocumentError) -> FrameReader {
    do throws(FileError) {
      return try FrameReader(framesAt: path)
    } catch {
      throw .file(error)
    }
  }

  private static func frameCount(at path: String) throws(DocumentError) -> Int {
    let reader = try reader(of: path)
    var count = 0
    while try reader.next() != nil { count += 1 }
    return count
  }

  /// All that differs, in words that do not depend on the case, the leading difference first.
  var reasons: [String] {
    switch state {
    case .new: [text("no golden yet")]
    case .rewritten: [text(FramesDiff.rewrittenText)]
    case .unreadable: [text("a golden that cannot be compared")]
    case .broken: [text("pending frames that cannot be read")]
    case .changed(let diff): diff.reasons(in: scene).map { $0.text }
    }
  }

  /// What the case has in common with others to be decided together: the reasons, and both values where
  /// no distance between them can be shown.
  var key: [String] {
    guard case .changed(let diff) = state else { return reasons }
    let values = diff.differences.filter { $0.change == .changed && $0.greatest.distance == nil }
    let texts = values.map { "\($0.subject.text): \($0.first.expected), \($0.first.found)" }
    return reasons + texts.sorted()
  }

  /// The differences from the golden; none where the frames are not compared.
  var differences: [Difference] {
    if case .changed(let diff) = state { diff.differences } else { [] }
  }

  private func text(_ reason: String) -> String { Reason.text(scene, reason) }

  /// The differences, in lines.
  package var lines: [String] {
    switch state {
    case .new(let count): ["\(count) frames, and no golden yet"]
    case .changed(let diff): diff.lines
    case .rewritten: [FramesDiff.rewrittenText]
    case .unreadable(let message), .broken(let message): [message]
    }
  }
}
