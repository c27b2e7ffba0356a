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
