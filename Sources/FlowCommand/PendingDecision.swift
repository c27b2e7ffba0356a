import FlowSnapshots

/// A decision on pending goldens.
enum PendingDecision {
  /// The pending golden becomes the golden.
  case accept
  /// The pending golden is discarded.
  case reject

  /// Carries out the decision for a case and reports it.
  ///
  /// - Returns: Whether it succeeded; if not, a message has said why.
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

  /// Carries out the decision for all cases that the arguments name.
  func carryOut(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let pending = try arguments.search().pending
    if pending.isEmpty { try Console.show("nothing is pending in \(arguments.pathsText)\n") }
    var isDone = true
    for snapshot in pending where try !carryOut(on: snapshot) { isDone = false }
    return isDone ? .success : .badInput
  }
}
