#if !arch(wasm32)
  import CFlow
  import FlowEngine

  /// The latest changes of a session's environment: one that recurs allocates nothing, as when a device
  /// is turned to and fro.
  struct RecentEnvironments {
    private typealias Change = (given: flow_environment, event: Event)

    private var changes: [Change] = []
    /// The place of the next change that is new.
    private var next = 0

    private static let capacity = 8

    /// The event of a change.
    mutating func event(_ environment: UnsafePointer<flow_environment>) throws(Failure) -> Event {
      let given = try given(environment, "flow_environment")
      for change in changes where Self.areSame(change.given, given) { return change.event }
      let change = Change(given, .environment(try EnvironmentChange(environment)))
      if changes.count < Self.capacity {
        changes.append(change)
      } else {
        changes[next] = change
      }
      next = (next + 1) % Self.capacity
      return change.event
    }

    private static func areSame(_ one: flow_environment, _ other: flow_environment) -> Bool {
      withUnsafeBytes(of: one) { one in
        withUnsafeBytes(of: other) { one.elementsEqual($0) }
      }
    }
  }
#endif
