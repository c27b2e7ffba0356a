import FlowEngine
import FlowNavigation
import FlowTesting
import Testing

/// A sheet with a list with a pager in it: each finger has one owner at a time, and what it travels is what its
/// owner travels.
struct FingerTests {
  /// Who follows a finger.
  enum Owner: String { case none, sheet, list, pager }

  /// How far each of the three has been pulled, with what gives way at its ends counted as if it did not.
  struct Places: Equatable {
    var sheet = 0.0
    var list = 0.0
    var pager = 0.0
  }

  /// A session with random fingers.
  struct Session {
    var engine: Engine<Sheet<FeedPages>>
    var random: SeededGenerator
    var time = 0.0
    /// The finger that is down: its translation, and who has followed it.
    var translation = Point.zero
    /// The top at which the finger has taken the sheet, and how far it has dragged it to where it does not go.
    var start = 54.0
    var beyond = 0.0
    var owners: [Owner] = []
    var isDown = false
    /// How often each was the owner, so that a test can see that all are tried.
    var counts: [Owner: Int] = [:]
    var handOvers = 0
    /// The last events, for the text of a failure.
    var log: [String] = []

    /// Sends an event.
    private mutating func send(_ event: Event) throws {
      log.append("\(time) \(event)")
      try engine.send(event, at: time)
    }

    init(seed: UInt64) throws {
      engine = try Engine(Sheet<FeedPages>.self)
      random = SeededGenerator(seed: seed)
      try engine.send(command("present", random.one(of: ["feed", "tall", "firm"])), at: 0)
      if random.chance(0.7) { try engine.settle() }
      time = engine.frame.time
    }

    private func command(_ name: String, _ value: String? = nil) -> Event {
      .command(Command(name, value: value.map { .string($0) }))
    }

    var feed: Child<Feed>? {
      let pages = engine.scene.pages
      return pages.feed ?? pages.tall ?? pages.firm
    }

    /// Who follows a finger, by each of them; more than one is a fault.
    var followers: [Owner] {
      var found: [Owner] = []
      if engine.scene.owner == .sheet { found.append(.sheet) }
      if feed?.state == .following { found.append(.list) }
      if feed?.scene.pager.state == .following { found.append(.pager) }
      return found
    }

    /// Where the three are, by the nodes that are seen.
    func places() -> Places {
      var places = Places()
      guard let page = engine.scene.presented, feed != nil else { return places }
      let nodes = engine.frame.nodes
      let path = page.rawValue
      if let sheet = nodes[NodeID("sheet-\(path)")] {
        places.sheet = pulled(sheet.frame.minY + sheet.transform.translation.y) + beyond
      }
      if let list = nodes[NodeID("\(path)/list")] {
        let height = list.frame.height
        places.list = Feed.pulled(to: list.contentOffset.y, Feed.limit(height), height)
      }
      if let pages = nodes[NodeID("\(path)/pager/pages")] {
        let width = pages.frame.width
        places.pager = Feed.pulled(to: -pages.transform.translation.x, 2 * width, width)
      }
      return places
    }

    /// The tops of the sheet's heights in a window of 375 × 812: 54 for large, 406 for medium, and for `firm`
    /// 812 − 200 − 34 and 812 − (812 − 54 − 34)·0.75 − 34.
    private var tops: (highest: Double, lowest: Double) {
      switch engine.scene.presented {
      case .feed: (54, 406)
      case .firm: (235, 578)
      default: (54, 54)
      }
    }

    /// What a top that is seen says of how far the sheet has been pulled.
    private func pulled(_ top: Double) -> Double {
      let (highest, lowest) = (min(tops.highest, start), max(tops.lowest, start))
      if top < highest {
        return highest - RubberBand.pull(toReach: highest - top, dimension: highest)
      }
      if top > lowest, engine.scene.presented == .firm {
        return lowest + RubberBand.pull(toReach: top - lowest, dimension: 812 - lowest)
      }
      return top
    }

    /// How far a place is from where a sheet can be: none goes below the window, a modal one that was taken
    /// there goes no farther, and neither does one that was taken above the window.
    private static func beyond(_ place: Double, _ start: Double, isModal: Bool) -> Double {
      if place > 812, !isModal || start >= 812 { return place - max(812, isModal ? start : 812) }
      return start <= 0 ? min(0, place - start) : 0
    }

    /// The finger takes the sheet from where it is seen.
    private mutating func takeSheet() {
      beyond = 0
      guard let page = engine.scene.presented,
        let sheet = engine.frame.nodes[NodeID("sheet-\(page.rawValue)")]
      else { return }
      start = sheet.frame.minY + sheet.transform.translation.y
    }

    // MARK: Events

    mutating func run(steps: Int) throws {
      for _ in 0..<steps {
        if random.chance(0.7) {
          // Time passes by itself, so that what is seen before an event is seen at the time of it.
          time += Double(random.number(below: 12)) / 120
          try engine.advance(to: time)
        }
        try step()
        let followers = followers
        #expect(followers.count <= 1, "\(followers) at \(time)")
        if !isDown { #expect(followers.isEmpty, "\(followers) without a finger at \(time)") }
      }
      if isDown { try lift() }
      #expect(followers.isEmpty)
      try engine.settle()
      #expect(engine.frame.animations.isEmpty)
    }

    private mutating func step() throws {
      if !isDown { return try random.chance(0.85) ? touch() : disturb() }
      switch random.number(below: 40) {
      case 0: try disturb()
      case 1: try touch()
      case 2..<6: try lift()
      default: try drag()
      }
    }

    private mutating func touch() throws {
      let location = Point(x: random.number(in: 0...374), y: random.number(in: 0...811))
      translation = .zero
      owners = []
      isDown = true
      takeSheet()
      var pan = Pan(.began, translation: .zero, location: location)
      // What hosts say who have done the hit test themselves.
      if random.chance(0.2) { pan.target = engine.frame.nodes.hitTest(location) }
      try send(.pan(pan))
      // Before it has moved, only those follow it who have no other to share it with.
      if pan.target == nil, engine.frame.nodes.hitTest(location) == nil {
        isDown = !followers.isEmpty
      }
    }

    private mutating func lift() throws {
      let phase: Pan.Phase = random.chance(0.2) ? .cancelled : .ended
      let velocity = Point(
        x: random.number(in: -2_000...2_000), y: random.number(in: -2_000...2_000))
      isDown = false
      try send(.pan(Pan(phase, translation: translation, velocity: velocity)))
    }

    /// Moves the finger, and compares what it travels with what the others do.
    private mutating func drag() throws {
      var delta = Point(x: random.number(in: -60...60), y: random.number(in: -60...60))
      if random.chance(0.5) { delta.x *= 0.1 } else if random.chance(0.5) { delta.y *= 0.1 }
      if random.chance(0.05) { delta = .zero }
      try engine.advance(to: time)
      let former = followers.first ?? .none
      if former != .sheet { takeSheet() }
      let (before, page) = (places(), engine.scene.presented)
      translation = Point(x: translation.x + delta.x, y: translation.y + delta.y)
      let velocity =
        random.chance(0.8) ? Point(x: delta.x * 60, y: delta.y * 60) : .zero
      try send(.pan(Pan(.changed, translation: translation, velocity: velocity)))
      let owner = followers.first ?? .none
      if owner == .sheet {
        beyond = Self.beyond(before.sheet + delta.y, start, isModal: page == .firm)
      }
      let after = places()
      counts[owner, default: 0] += 1
      #expect(page == engine.scene.presented)
      note(owner, after: former)
      compare(before, after, owner, former, delta)
    }

    /// Fingers pass from the list to the sheet, and from nobody to any; nothing else changes hands.
    private mutating func note(_ owner: Owner, after former: Owner) {
      if former == .list, owner == .sheet { handOvers += 1 }
      // A finger on the pager is the pager's until it moves.
      let isFirst =
        owners.isEmpty || owners.allSatisfy { $0 == .none || $0 == .pager && former == .pager }
      let passes =
        owner == former || former == .none
        || former == .list && owner == .sheet
        || former == .pager && isFirst && (owner == .sheet || owner == .list)
      #expect(passes, "from \(former) to \(owner) at \(time), after \(owners)")
      if translation != .zero { owners.append(owner) }
    }

    /// Finger's travel = sheet's + list's + pager's + what bounces.
    private func compare(
      _ before: Places, _ after: Places, _ owner: Owner, _ former: Owner, _ delta: Point
    ) {
      let travel = Places(
        sheet: after.sheet - before.sheet, list: before.list - after.list,
        pager: before.pager - after.pager)
      var expected = Places()
      switch owner {
      case .none: break
      case .sheet:
        expected.sheet = delta.y
        // A list that bounces is put at its top.
        if former != .sheet, before.list < 0, after.list == 0 { expected.list = before.list }
      case .list: expected.list = delta.y
      case .pager: expected.pager = delta.x
      }
      let near = 1e-6
      #expect(
        abs(travel.sheet - expected.sheet) < near && abs(travel.list - expected.list) < near
          && abs(travel.pager - expected.pager) < near,
        "\(former) → \(owner) at \(time): \(travel) instead of \(expected) after \(log.suffix(9))")
    }

    /// Something else happens: a command, the keyboard.
    private mutating func disturb() throws {
      let event: Event =
        switch random.number(below: 8) {
        case 0: command("present", random.one(of: ["feed", "tall", "firm"]))
        case 1: command("increment")
        case 2: command("decrement")
        case 3: command("dismiss")
        case 4: command("escape")
        case 5: .tap(Tap(on: "dim"))
        default: command("present", random.one(of: ["feed", "tall", "firm"]))
        }
      try send(event)
    }
  }

  @Test(
    "A finger has one owner, and its travel is the owner's",
    arguments: 0..<UInt64(AuditEffort.count(25)))
  func fingers(part: UInt64) throws {
    var counts: [Owner: Int] = [:]
    var handOvers = 0
    let size: UInt64 = 4_000
    #if DEBUG
      let sessions: UInt64 = 100
    #else
      let sessions = size
    #endif
    for seed in 0..<sessions {
      var session = try Session(seed: part * size + seed)
      try session.run(steps: 25)
      counts.merge(session.counts) { $0 + $1 }
      handOvers += session.handOvers
    }
    // All of them are tried, hand-overs too.
    for owner in [Owner.sheet, .list, .pager] {
      #expect(counts[owner, default: 0] > 100, "\(counts)")
    }
    #expect(handOvers > 10)
  }
}
