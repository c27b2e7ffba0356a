import FlowEngine
import FlowTesting
import Testing

struct EngineTests {
  @Test("The first frame is there at time 0")
  func start() throws {
    let run = try SceneRun(Probe.self)
    #expect(run.frame.index == 0)
    #expect(run.frame.time == 0)
    #expect(run.frame.cause == .start)
    #expect(run.frame.event == nil)
    #expect(run.engine.isSettled)
  }

  @Test("Frames are numbered, and each has its cause")
  func causes() throws {
    var run = try SceneRun(Probe.self)
    try run.command("spring", 100, at: 0.5)
    try run.advance(to: 1)
    try run.send(.tick, at: 1.2)
    try run.settle()
    #expect(run.frames.map(\.index) == [0, 1, 2, 3, 4])
    #expect(run.frames.map(\.cause) == [.start, .event, .sample, .event, .completion])
    #expect(run.frames.map(\.event) == [nil, .command, nil, .tick, nil])
    #expect(run.frames.map(\.time) == [0, 0.5, 1, 1.2, 1.3])
  }

  @Test("A change without a transaction is immediate")
  func immediate() throws {
    var run = try SceneRun(Probe.self)
    try run.command("set", 30, at: 1)
    #expect(run.a == 30)
    #expect(run.engine.isSettled)
  }

  @Test("Two completions of one time come in the order in which their transactions began")
  func order() throws {
    var run = try SceneRun(Probe.self)
    try run.command("both", 100, at: 0.1)
    try run.settle()
    #expect(run.done == ["first 0.4", "second 0.4"])
  }

  @Test("Two in flight complete in the order of their ends")
  func orderOfEnds() throws {
    var run = try SceneRun(Probe.self)
    try run.command("slow", 10, at: 0)
    try run.command("ease", 100, at: 0.3)
    try run.send(.tick, at: 5)
    #expect(run.done == ["ease 0.8", "slow 2.0"])
    #expect(run.frames.map(\.time) == [0, 0, 0.3, 0.8, 2, 5])
  }

  @Test(
    "A completion comes at the exact decimal end, before an event of that time",
    arguments: [
      (0.1, "fade", 0.3), (0.7, "chain", 0.8), (0.1, "spring", 0.9),
      (123.456789, "both", 123.756789),
    ])
  func exactEnd(begin: Double, name: String, end: Double) throws {
    var run = try SceneRun(Probe.self)
    try run.command(name, 0.5, at: begin)
    try run.send(.tick, at: end)
    #expect(run.frames.last?.event == .tick)
    #expect(run.frames.contains { $0.cause == .completion && $0.time == end })
  }

  @Test("A completion may begin the next animation")
  func chain() throws {
    var run = try SceneRun(Probe.self)
    try run.command("chain", 10, at: 1)
    try run.send(.tick, at: 9)
    #expect(run.done == ["chain 1.1", "chain 1.2", "chain 1.3"])
    #expect(run.a == 30)
  }

  @Test("Where nothing differs the completion comes at once, after the event's frame")
  func nothing() throws {
    var run = try SceneRun(Probe.self)
    try run.command("nothing", at: 2)
    #expect(run.frames.map(\.cause) == [.start, .event, .completion])
    #expect(run.done == ["nothing 2.0"])
  }

  @Test("A scene whose animations follow each other for ever is given up")
  func neverSettles() throws {
    var run = try SceneRun(Probe.self)
    #expect(throws: EventError.neverSettles(after: Engine<Probe>.completionLimit)) {
      try run.command("ever", at: 1)
    }
  }

  @Test(
    "A replaced animation never completes", arguments: ["spring", "bounce", "creep", "set", "stop"])
  func replaced(by name: String) throws {
    var run = try SceneRun(Probe.self)
    try run.command("ease", 100, at: 0)
    try run.command(name, 50, at: 0.2)
    try run.settle()
    #expect(!run.done.contains { $0.hasPrefix("ease") })
  }

  @Test("A transaction of which a part goes on completes with that part")
  func partlyReplaced() throws {
    var run = try SceneRun(Probe.self)
    try run.command("wide", 100, at: 0)
    // The label's fade is taken over; the box goes on as before.
    try run.command("fade", 1, at: 0.2)
    try run.settle()
    #expect(run.done == ["fade 0.4", "wide 0.8"])
    #expect(run.a == 100 && run.label?.alpha == 1)
  }

  @Test("A transaction of which nothing is left never completes")
  func whollyReplaced() throws {
    var run = try SceneRun(Probe.self)
    try run.command("spring", 100, at: 0)
    // The box, and with it its child.
    try run.command("ease", 40, at: 0.2)
    try run.settle()
    #expect(run.done == ["ease 0.7"])
  }

  @Test("An animation whose node goes away never completes")
  func nodeGone() throws {
    var run = try SceneRun(Probe.self)
    try run.command("enter", at: 0)
    try run.command("leave", at: 0.2)
    try run.settle()
    #expect(run.done.isEmpty)
    #expect(run.engine.isSettled)
  }

  @Test("A node that comes in starts where the transaction says")
  func enters() throws {
    var run = try SceneRun(Probe.self)
    try run.command("enter", at: 0)
    #expect(run.frame.nodes["guest"]?.frame.minX == 100)
    try run.advance(to: 0.2)
    #expect(isNear(run.frame.nodes["guest"]?.frame.minX, 50))
    try run.settle()
    #expect(run.frame.nodes["guest"]?.frame.minX == 0)
  }

  @Test("Other animations go on through a change that does not concern them")
  func untouched() throws {
    var run = try SceneRun(Probe.self)
    try run.command("slow", 100, at: 0)
    try run.command("set", 7, at: 0.5)
    try run.command("stopA", at: 0.6)
    try run.advance(to: 1)
    #expect(isNear(run.b, 50))
    try run.settle()
    #expect(run.done == ["slow 2.0"])
  }

  @Test("What follows the progress is laid out at each moment, and can be stopped")
  func follows() throws {
    var run = try SceneRun(Probe.self)
    try run.command("follow", 100, at: 1)
    #expect(run.frame.nodes["b"]?.hidden == true)
    // The way of `b` is none that its ends and the timing tell.
    #expect(run.frame.animations.isEmpty)
    try run.advance(to: 1.125)
    #expect(isNear(run.b, 100 * 0.12916 * 0.12916, within: 0.001))
    try run.send(.tick, at: 1.375)
    #expect(run.frame.nodes["b"]?.hidden == false)
    #expect(isNear(run.b, 100 * 0.87084 * 0.87084, within: 0.001))
    try run.settle()
    #expect(run.b == 100)
    #expect(run.done == ["follow 1.5"])
    try run.command("follow", 200, at: 2)
    try run.command("stop", at: 2.1)
    #expect(run.b == 200)
    try run.settle()
    #expect(run.done == ["follow 1.5"])
  }

  @Test("What moves in a straight line with the progress is listed, with the ends it has then")
  func followsStraight() throws {
    var run = try SceneRun(Probe.self)
    try run.command("enter", at: 0)
    try run.settle()
    try run.command("follow", 100, at: 1)
    #expect(run.frame.animations.map(\.node) == ["guest"])
    try run.send(.tick, at: 1.125)
    let animation = try #require(run.frame.animations.first)
    #expect(animation.property == .frame && animation.begin == 1 && animation.end == 1.5)
    #expect(animation.from == AnimatableValue(Rect(x: 30, y: 0, width: 10, height: 10)))
    #expect(animation.to == AnimatableValue(Rect(x: 0, y: 0, width: 10, height: 10)))
    // What another transaction takes over is that one's.
    try run.command("enter", at: 1.2)
    #expect(run.frame.animations.count { $0.node == "guest" } == 1)
    try run.settle()
    #expect(run.frame.animations.isEmpty)
  }

  @Test("Reduced motion: movement is immediate, fades up to 0.2 s and loops stay")
  func reduceMotion() throws {
    var run = try SceneRun(Probe.self, environment: Environment(reduceMotion: true))
    try run.command("spring", 100, at: 0)
    #expect(run.a == 100)
    try run.command("follow", 10, at: 0.1)
    #expect(run.b == 10)
    try run.command("fade", 0, at: 1)
    try run.advance(to: 1.1)
    #expect(isNear(run.label?.alpha, 0.5))
    try run.settle()
    #expect(run.done == ["spring 0.0", "follow 0.1", "fade 1.2"])
  }

  @Test("Time cannot run back, nor be no time", arguments: [0.5, -1, .nan, .infinity])
  func badTime(time: Double) throws {
    var run = try SceneRun(Probe.self)
    try run.command("set", 1, at: 1)
    #expect(throws: EventError.self) { try run.send(.tick, at: time) }
    #expect(throws: EventError.self) { try run.advance(to: time) }
    #expect(run.frames.count == 2)
  }

  @Test("An event that is refused changes nothing")
  func refused() throws {
    var run = try SceneRun(Probe.self)
    try run.command("spring", 100, at: 0)
    try run.advance(to: 0.3)
    let before = run.engine
    #expect(throws: EventError.invalidMember("value", expected: "something else")) {
      try run.command("refuse", at: 0.3)
    }
    #expect(run.frame.nodes == before.frame.nodes)
    #expect(run.engine.saved == before.saved)
    #expect(run.frames.count == 3)
    try run.settle()
    #expect(run.done == ["spring 0.8"])
  }

  @Test("An event that is refused ends no animation that has an end before it")
  func refusedLater() throws {
    var run = try SceneRun(Probe.self)
    try run.command("spring", 500, at: 0)
    // With the velocity of the first spring, one of the two goes on for longer.
    try run.command("pair", 50, at: 0.2)
    let ends = Set(run.frame.animations.map(\.end)).sorted()
    let first = try #require(ends.first)
    let last = try #require(ends.last)
    #expect(first < last)
    var other = run
    #expect(throws: EventError.self) { try run.command("refuse", at: (first + last) / 2) }
    try run.advance(to: 0.6)
    try other.advance(to: 0.6)
    #expect(run.frame.nodes == other.frame.nodes)
    #expect(run.engine.saved == other.engine.saved)
  }

  @Test("An engine is a value: a copy goes its own way")
  func forks() throws {
    var first = try SceneRun(Probe.self)
    try first.command("spring", 100, at: 0)
    var second = first
    try first.command("set", 0, at: 0.4)
    try second.settle()
    #expect(first.a == 0)
    #expect(second.a == 100)
  }

  @Test("A configuration that cannot be is rejected")
  func configuration() throws {
    var configuration = Probe.Configuration()
    configuration.limit = -1
    #expect(throws: MemberError("expected more than 0", of: "limit")) {
      _ = try Engine(Probe.self, configuration: configuration)
    }
  }
}
