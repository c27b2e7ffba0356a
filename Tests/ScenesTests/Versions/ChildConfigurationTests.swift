import FlowEngine
import Testing

@testable import FlowTesting

/// A rack whose own step changes two members of the slip's group, one of them to another value.
private enum OwnStep: MeterVersion {
  static let number = 2
  static var steps: VersionSteps {
    [
      VersionStep(
        "the rack knows better",
        [
          .renamed(.configuration, "slip.pace", to: "speed"),
          .added(configuration: "slip.limit", 2),
        ])
    ]
  }
}

@Suite("Configurations of children in those of their holders")
struct ChildConfigurationTests {
  private typealias Old = Rack<V1, V1>
  private typealias New = Rack<V2, V1>

  private func events<V: MeterVersion>(_ version: V.Type) -> [(event: Event, time: Double)] {
    let input = Slip<V>.Part.input.rawValue
    var events: [Event] = [.command(Command("add", value: .string("a")))]
    for path in ["slip/", "rows/a/"] {
      events.append(.focus(target: NodeID(path + input)))
      for letter in ["a", "b", "c", "d"] {
        events.append(.text(TextEdit(NodeID(path + input), replacement: letter)))
      }
      let thumb = NodeID(path + Slip<V>.Part.thumb.rawValue)
      events.append(.pan(Pan(.began, translation: .zero, target: thumb)))
      events.append(.pan(Pan(.changed, translation: Point(x: 10, y: 0), target: thumb)))
      events.append(.pan(Pan(.ended, translation: Point(x: 10, y: 0), target: thumb)))
    }
    return events.enumerated().map { ($1, Double($0 + 1) * 0.125) }
  }

  @Test("change by the steps of the children", arguments: [nil, 2.0])
  func groups(_ speed: Double?) throws {
    var old = VersionedSession<Old>(events: events(V1.self))
    var own = VersionedSession<New>(events: events(V2.self))
    var configuration = New.Configuration()
    configuration.slip.limit = 3
    configuration.rows.limit = 3
    if let speed {
      var older = Old.Configuration()
      older.slip.speed = speed
      older.rows.speed = speed + 1
      old.configuration = older
      configuration.slip.speed = speed
      configuration.rows.speed = speed + 1
    }
    own.configuration = configuration
    let expected = try VersionedSession<New>.frames(own.recording)
    for trace in [old.recording, old.brief] {
      #expect(try VersionedSession<New>.frames(trace) == expected)
    }
    for first in [0, 5, 12] {
      #expect(
        try VersionedSession<New>.frames(try old.recording(from: first))
          == VersionedSession<New>.frames(try own.recording(from: first)))
    }
  }

  @Test("change by a step of the holder that says so")
  func holder() throws {
    let trace = #"{"flowTrace":1,"scene":"rack","configuration":{"slip":{"pace":4}}}"# + "\n"
    let live = try RecordedTrace(trace, of: Rack<V2, OwnStep>.self).open(Rack<V2, OwnStep>.self)
    #expect(
      live.engine.saved.contains(
        #""slip":{"speed":4,"limit":2},"rows":{"speed":1,"limit":3},"title":"Rack""#))
  }

  @Test("do not raise the version of the holder")
  func audit() throws {
    var kept = KeptVersions()
    kept.descriptions = [1: VersionDescription(of: Old.self).text]
    #expect(VersionAudit.faults(of: New.self, kept) == [])
    let title = kept.descriptions[1]?.replacing("\"title\"", with: "\"name\"")
    kept.descriptions = [1: title ?? ""]
    #expect(VersionAudit.faults(of: New.self, kept).contains { $0.contains("raise the version") })
  }
}
