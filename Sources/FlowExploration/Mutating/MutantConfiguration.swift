import FlowEngine

/// The configuration of a scene, with the probe of the run that it is made for.
struct MutantConfiguration<Base: SceneConfiguration>: SceneConfiguration {
  /// What the scene is configured with.
  var base = Base()
  /// What goes with the run.
  let probe: MutationProbe?

  init() { probe = MutationProbe.current }

  mutating func visit(_ members: inout ConfigurationMembers) { base.visit(&members) }

  func validate() throws(MemberError) { try base.validate() }

  func canHave(_ id: NodeID) -> Bool { base.canHave(id) }

  static func == (configuration: Self, other: Self) -> Bool {
    configuration.base == other.base
  }
}
