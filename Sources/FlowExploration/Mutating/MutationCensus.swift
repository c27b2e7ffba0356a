import FlowEngine

/// The mutations that would show on the way of a trace, as far as that can be told, each with the time
/// before which it cannot.
struct MutationCensus: Sendable {
  /// The times, in seconds.
  private(set) var times: [Mutation: Double] = [:]
  /// The time of the latest step.
  private var time = 0.0
  /// The members and pairs of parts that are known, which are looked at in each layout.
  private var known: Set<String> = []

  /// Adds a mutation that can show from a time on.
  mutating func add(_ mutation: Mutation, at time: Double) {
    if times[mutation] == nil { times[mutation] = time }
  }

  /// Notes the time of a step.
  mutating func begin(at time: Double) { self.time = time }

  /// Notes what could be lost: an event or a completion that has changed something.
  mutating func note(_ mutation: Mutation) { add(mutation, at: time) }

  /// Notes what a step has asked for.
  ///
  /// - Parameters:
  ///   - context: What it has asked for.
  ///   - cause: The name of the event or of the completion.
  ///   - state: The state before.
  mutating func note<S: Scene>(
    _ context: SceneContext<S>, by cause: String, in state: String
  ) {
    let types = context.requestedEffects.map { $0.type }
    for (index, type) in types.enumerated() {
      note(.effect(type, state: state))
      if index > 0, types[index - 1] != type { note(.effectOrder(types[index - 1], type)) }
    }
    for (index, timing) in context.requestedTimings.enumerated() {
      let place = Mutation.TransactionPlace(cause: cause, state: state, number: index + 1)
      note(.slower(place))
      if case .spring = timing { note(.undamped(place)) }
    }
    for timer in context.requestedTimers where timer.delay > 0 {
      note(.later(timer.completion.rawValue, state: state))
    }
  }

  /// Notes the members and the order of nodes that have been laid out.
  mutating func note(_ nodes: borrowing NodeBuilder, part: (NodeID) -> String) {
    var last: String?
    for index in 0..<nodes.count {
      let name = part(nodes[index].id)
      for member in NodeMember.all where !known.contains(name + "\n" + member.name) {
        guard member.isSet(nodes[index]) else { continue }
        known.insert(name + "\n" + member.name)
        note(.member(member.name, part: name))
      }
      if let last, last != name, nodes.areSwappable(index),
        known.insert(last + "\n\n" + name).inserted
      {
        note(.nodeOrder(last, name))
      }
      last = name
    }
  }
}
