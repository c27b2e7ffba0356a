import FlowEngine
import FlowSnapshots

extension Console {
  /// Tells what is probably a slip in the traces of some cases, in their order.
  static func tellWarnings(_ cases: [SnapshotCase], _ scenes: SceneList, jobs: Int) {
    let texts = Parallel.map(cases, jobs: jobs, progress: { _, _ in }) {
      TraceWarnings.texts(ofTraceAt: $0.trace, scenes: scenes)
    }
    for text in texts.joined() { tell(text) }
  }
}
