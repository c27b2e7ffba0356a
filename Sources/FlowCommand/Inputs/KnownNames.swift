import FlowEngine
import FlowExploration
import FlowSnapshots

/// The names that options may give, by what a scene says of itself.
extension SceneDescription {
  /// Requires that an invariant has a name.
  ///
  /// - Throws: A usage error that names the nearest.
  func requireInvariant(_ name: String) throws(CommandError) {
    if let fault = fault(ofInvariant: name) { throw .usage(fault) }
  }

  /// Requires that a state, a command or an event has a name.
  ///
  /// - Throws: A usage error that names the nearest.
  func requireReachable(_ name: String) throws(CommandError) {
    let known = states + commands + EventName.allCases.map { $0.rawValue }
    guard !known.contains(where: { $0.bytes == name.bytes }) else { return }
    let listed = transitions.map { $0.trigger }.filter { $0 != Transition.completion }
    var own: [String] = []
    for each in states + commands + listed where !own.contains(each) { own.append(each) }
    throw .usage(Suggestion.unknown("state, command or event", name, among: own))
  }
}
