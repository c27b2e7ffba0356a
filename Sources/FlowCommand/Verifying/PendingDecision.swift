import FlowSnapshots

/// A decision on pending goldens.
enum PendingDecision {
  /// The pending golden becomes the golden.
  case accept
  /// The pending golden is discarded.
  case reject

  /// Carries out the decision for a case.
  ///
  /// - Returns: Whether it succeeded; if not, a message has said why.
  func carryOut(on snapshot: SnapshotCase) -> Bool {
    do throws(PendingError) {
      switch self {
      case .accept: try snapshot.accept()
      case .reject: try snapshot.reject()
      }
    } catch {
      Console.tell(error.message)
      return false
    }
    return true
  }

  /// Carries out the decision for a case as it was shown.
  ///
  /// - Returns: As for a case that was not; also false if its files have changed since.
  func carryOut(on shown: PendingCase) -> Bool {
    do throws(PendingError) {
      try shown.requireUnchanged()
    } catch {
      Console.tell(error.message)
      return false
    }
    return carryOut(on: shown.snapshot)
  }

  /// Reports that the decision has been carried out for a case.
  func report(on snapshot: SnapshotCase) throws(CommandError) {
    switch self {
    case .accept: try Console.show(line: "accepted \(snapshot.golden)")
    case .reject: try Console.show(line: "rejected \(snapshot.pending)")
    }
  }

  /// Carries out the decision for all cases that the arguments name.
  func carryOut(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let search = try arguments.search()
    search.removeAbandoned()
    let pending = search.pending
    if pending.isEmpty, search.faults.isEmpty {
      try Console.show(line: "nothing is pending in \(arguments.pathsText)")
    }
    for fault in search.faults { Console.tell(fault.message) }
    var isDone = search.faults.isEmpty
    var outputError: CommandError?
    for snapshot in pending {
      guard carryOut(on: snapshot) else {
        isDone = false
        continue
      }
      do throws(CommandError) {
        if outputError == nil { try report(on: snapshot) }
      } catch {
        // The work continues even if the report cannot be written.
        outputError = error
      }
    }
    if let outputError { throw outputError }
    return isDone ? .success : .badInput
  }
}
