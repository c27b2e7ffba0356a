import FlowSnapshots

/// What is decided about pending frames.
enum PendingDecision {
  /// They are the golden from now on.
  case accept
  /// They are dropped.
  case reject

  /// Does so for a case and tells it.
  ///
  /// - Returns: Whether it could be done; if not, a message has said why.
  func carryOut(on snapshot: SnapshotCase) throws(CommandError) -> Bool {
    do throws(PendingError) {
      switch self {
      case .accept: try snapshot.accept()
      case .reject: try snapshot.reject()
      }
    } catch {
      Console.tell(error.message)
      return false
    }
    switch self {
    case .accept: try Console.show("accepted \(snapshot.golden)\n")
    case .reject: try Console.show("rejected \(snapshot.pending)\n")
    }
    return true
  }

  /// Does so for all cases that the arguments name.
  func carryOut(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let pending = try arguments.search().pending
    if pending.isEmpty { try Console.show("nothing is pending in \(arguments.pathsText)\n") }
    var isDone = true
    for snapshot in pending where try !carryOut(on: snapshot) { isDone = false }
    return isDone ? .success : .badInput
  }
}
