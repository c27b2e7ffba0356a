import FlowSnapshots
import Testing

@Suite("Work on a stream")
struct OrderedWorkTests {
  /// What a run has come to.
  private struct State {
    var taken = 0
    var results: [Int] = []
    var ahead = 0
  }

  @Test(
    "hands on results in the order of the inputs, and takes no more than may wait",
    arguments: [1, 2, 5])
  func order(jobs: Int) {
    let state = Guarded(State())
    OrderedWork.run(
      jobs: jobs, waiting: 8,
      next: {
        state.withLock { state in
          guard state.taken < 2_000 else { return nil }
          state.taken += 1
          state.ahead = max(state.ahead, state.taken - state.results.count)
          return state.taken - 1
        }
      },
      transform: { number in
        // Some take longer, so that others come before them.
        number % 7 == 0 ? (0..<2_000).reduce(number) { $0 ^ $1 ^ $1 } : number
      },
      receive: { result in
        state.withLock { $0.results.append(result) }; return true
      })
    #expect(state.withLock { $0.results } == Array(0..<2_000))
    #expect(state.withLock { $0.ahead } <= 8 + 2 * jobs)
  }

  @Test("ends when nobody takes the results any more", arguments: [1, 4])
  func stop(jobs: Int) {
    let state = Guarded(State())
    OrderedWork.run(
      jobs: jobs, waiting: 8,
      next: {
        state.withLock { state in
          state.taken += 1
          return state.taken
        }
      }, transform: { $0 },
      receive: { result in
        state.withLock { $0.results.append(result) }
        return result < 10
      })
    #expect(state.withLock { $0.results } == Array(1...10))
  }
}
