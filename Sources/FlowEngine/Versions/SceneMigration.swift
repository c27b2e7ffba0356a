/// Reads what is of older versions of a scene: saved states, configurations and events.
///
/// A struct of closures, as `ErasedScene`: a module whose scenes have no steps does not have the code.
public struct SceneMigration: Sendable {
  /// The versions to which it leads.
  package let newest: SceneVersions
  /// A saved state in the newest versions. Throws for what cannot be read.
  let state: @Sendable (JSONValue) throws(MemberError) -> JSONValue
  /// A configuration in the newest version. Throws for what cannot be read.
  let configuration: @Sendable (JSONValue?) throws(MemberError) -> JSONValue?
  /// An environment's JSON in the newest version. Throws for what cannot be read.
  let environment: @Sendable (JSONValue) throws(MemberError) -> JSONValue
  /// An environment's texts in the newest version. Throws for what cannot be read.
  let strings: @Sendable (StringTable) throws(MemberError) -> StringTable
  /// The events that take the place of one. Throws, with the event's member, for what cannot be read.
  let events: @Sendable (Event) throws(MemberError) -> [Event]

  init(_ plan: VersionPlan) {
    newest = plan.newest
    state = { (json) throws(MemberError) in try plan.state(json) }
    configuration = { (json) throws(MemberError) in try plan.configuration(json) }
    environment = { (json) throws(MemberError) in try plan.environment(json) }
    strings = { (table) throws(MemberError) in try plan.strings(table) }
    events = { (event) throws(MemberError) in try plan.events(event) }
  }
}
