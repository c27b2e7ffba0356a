import FlowEngine

/// A case that waits for somebody to decide, and why.
package struct PendingCase: Sendable {
  /// What the pending frames are beside the golden.
  enum State: Sendable {
    /// There is no golden yet.
    case new(frames: Int)
    /// They differ from it.
    case changed(FramesDiff)
    /// They are the same but for how they are written.
    case rewritten
    /// The golden cannot be compared, for this reason.
    case unreadable(String)
    /// They cannot be read themselves.
    case broken(String)
  }

  /// The case.
  package let snapshot: SnapshotCase
  let scene: String?
  let state: State

  /// Compares the pending frames of a case with its golden.
  package init(_ snapshot: SnapshotCase) {
    self.snapshot = snapshot
    let trace = try? File.contentsIfPresent(of: snapshot.trace)
    scene = trace.flatMap { TraceText($0).scene }
    state = Self.state(of: snapshot)
  }

  private static func state(of snapshot: SnapshotCase) -> State {
    let pending: FramesDocument
    do throws(DocumentError) {
      pending = try FramesDocument(at: snapshot.pending)
    } catch {
      return .broken(error.message)
    }
    guard File.kind(of: snapshot.golden) != nil else { return .new(frames: pending.count) }
    do throws(DocumentError) {
      let diff = FramesDiff(try FramesDocument(at: snapshot.golden), pending)
      return diff.isEmpty ? .rewritten : .changed(diff)
    } catch {
      return .unreadable(error.message)
    }
  }

  /// What the case has in common with those that wait for the same reason: the scene, and of a
  /// change the sort of event and the property at which it begins.
  var reason: String {
    (scene.map { "\($0), " } ?? "") + stateReason
  }

  private var stateReason: String {
    switch state {
    case .new: return "no golden yet"
    case .rewritten: return "the same frames, written differently"
    case .unreadable: return "a golden that cannot be compared"
    case .broken: return "pending frames that cannot be read"
    case .changed(let diff):
      guard let first = diff.differences.first else { return "" }
      return "at \(first.first.cause): \(first.subject.text) \(first.change.verb)"
    }
  }

  /// What differs, in lines.
  package var lines: [String] {
    switch state {
    case .new(let count): ["\(count) frames, and no golden yet"]
    case .changed(let diff): diff.lines
    case .rewritten: ["the same frames, written differently"]
    case .unreadable(let message), .broken(let message): [message]
    }
  }
}

extension Difference.Change {
  fileprivate var verb: String {
    switch self {
    case .changed: "differs"
    case .appeared: "is new"
    case .gone: "is gone"
    }
  }
}
