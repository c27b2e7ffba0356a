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
  /// The events that take the place of one. Throws, with the event's member, for what cannot be read.
  let events: @Sendable (Event) throws(MemberError) -> [Event]

  init(_ plan: VersionPlan) {
    newest = plan.newest
    state = { (json) throws(MemberError) in try plan.state(json) }
    configuration = { (json) throws(MemberError) in try plan.configuration(json) }
    events = { (event) throws(MemberError) in try plan.events(event) }
  }
}

/// Reads the events of a recording of older versions, in their order.
package struct EventMigration: Sendable {
  private let migration: SceneMigration
  /// Whether the pan under way began on what has been removed.
  private var dropsPan = false

  /// Creates a reader at the start of a recording.
  package init(_ migration: SceneMigration) { self.migration = migration }

  /// The events that take the place of the next one, all at its time.
  ///
  /// - Throws: `EventError.olderVersion` for what cannot be read.
  package mutating func events(for event: Event) throws(EventError) -> [Event] {
    if dropsPan, event.isOfPan {
      if event.endsPan { dropsPan = false }
      return [.tick]
    }
    do throws(MemberError) {
      let events = try migration.events(event)
      if event.isPanBegan { dropsPan = !events.contains { $0.isPanBegan } }
      return events
    } catch {
      throw .olderVersion(error)
    }
  }
}
