import FlowEngine
import FlowSnapshots

/// What tools work with.
struct Workshop {
  /// The scenes.
  let scenes: SceneList
  /// A worker that makes no progress for so long is stopped, in seconds.
  let patience: Double
  /// The requests that come; `nil` where somebody else reads them.
  var inbox: Inbox?
  /// The folder whose files may be read.
  let folder = ServedFolder()
  /// The sessions.
  var sessions = SessionTable()
}
