import FlowEngine
import FlowSnapshots

/// Replays traces in a worker, which they may end.
package final class ReplayTrial {
  /// What comes of a trace.
  package enum Outcome: Equatable {
    /// It is replayed to its end.
    case complete
    /// It is at fault, or the worker is gone.
    case refused
    /// It ends the worker.
    case crash(WorkerEnd)
  }

  private let pool: WorkerPool

  /// Starts a worker; the process must have no other threads.
  ///
  /// - Returns: `nil` where the system makes no copies of processes.
  package init?(_ scenes: SceneList, _ limits: WorkerLimits) {
    let pool = WorkerPool(count: 1, limits: limits) { trace, clock, _ in
      clock.restart()
      let frames = ReplayedFrames(trace, named: "", scenes: scenes, options: ReplayOptions())
      do throws(DocumentError) {
        while try frames.next({ _ in }) {}
        return [1]
      } catch {
        return []
      }
    }
    guard let pool else { return nil }
    self.pool = pool
  }

  /// Replays a trace.
  package func outcome(of trace: EventTrace) -> Outcome {
    switch pool.ask(Array(trace.text.utf8))?.answer {
    case .reply(let bytes)?: bytes.isEmpty ? .refused : .complete
    case .crash(let end, _)?: .crash(end)
    case nil: .refused
    }
  }
}
