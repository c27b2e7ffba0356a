import FlowEngine
import QuartzCore
import Scenes
import Testing
import UIKit

@testable import FlowUIKit

extension UIKitTests {
  /// The card on a screen, moved by fingers.
  @MainActor @Suite struct GlideCardTests {
    private func phone() throws -> Phone<GlideCard> { Phone(try LiveScene<GlideCard>()) }

    @Test("A tap brings the card up, and a finger opens it; all views are where the frames say")
    func opens() throws {
      let phone = try phone()
      defer { phone.close() }
      var moves: [GlideCard.Position] = []
      phone.host.onEffect = { if case .didMove(let position) = $0 { moves.append(position) } }
      #expect(phone.isPaused)
      phone.tap(337, 66)
      #expect(!phone.isPaused)
      phone.refresh()
      #expect(moves == [.compressed])
      phone.drag(from: (187.5, 525), by: (0, -350))
      phone.refresh()
      #expect(moves == [.compressed, .open])
      #expect(phone.isPaused)
      #expect(phone.faults == [])
      #expect(phone[GlideCard.Part.card.id]?.frame.minY == 112)
    }

    @Test("A pan has its touches' times, the node where the finger went down, and no second finger")
    func pan() throws {
      let phone = try phone()
      defer { phone.close() }
      phone.tap(337, 66)
      phone.refresh()
      let recorder = try phone.live.record()
      // 6 points high: where it has become a pan, the finger is not on it any more.
      phone.finger.down(at: CGPoint(x: 187, y: 525), time: 5100)
      phone.finger.move(to: CGPoint(x: 187, y: 505), time: 5100.5)
      let other = SimulatedFinger(in: phone.window)
      other.down(at: CGPoint(x: 100, y: 700), time: 5100.6)
      other.move(to: CGPoint(x: 100, y: 500), time: 5100.65)
      phone.finger.move(to: CGPoint(x: 187, y: 495), time: 5100.75)
      other.up(time: 5100.8)
      phone.finger.cancel(time: 5101)
      let lines = recorder.trace.split(separator: "\n").filter { $0.contains("\"pan\"") }
      let start = 5000.0
      #expect(lines.count == 4)
      #expect(lines[0].contains("\"t\":\(JSONNumber(5100.5 - start))"))
      #expect(lines[0].contains("\"phase\":\"began\",\"translation\":[0,0]"))
      #expect(lines[0].contains("\"location\":[187,525],\"target\":\"grabber\""))
      // The way up to where it has become a pan is not lost.
      #expect(lines[1].contains("\"t\":\(JSONNumber(5100.5 - start))"))
      #expect(lines[1].contains("\"phase\":\"changed\",\"translation\":[0,-20]"))
      #expect(lines[1].contains("\"location\":[187,505]"))
      #expect(lines[2].contains("\"t\":\(JSONNumber(5100.75 - start))"))
      #expect(lines[2].contains("\"translation\":[0,-30],\"velocity\":[0,-40]"))
      #expect(lines[3].contains("\"phase\":\"cancelled\",\"translation\":[0,-30]"))
    }

    @Test("A flick of three samples takes the card along all of its way, and opens it")
    func flick() throws {
      let phone = try phone()
      defer { phone.close() }
      phone.tap(337, 66)
      phone.refresh()
      let time = phone.time + 1
      phone.finger.down(at: CGPoint(x: 187, y: 525), time: time)
      phone.finger.move(to: CGPoint(x: 187, y: 465), time: time + 0.008)
      #expect(phone[GlideCard.Part.card.id]?.frame.minY == 452)
      phone.finger.up(time: time + 0.016)
      phone.refresh()
      #expect(phone.live.frame.scene.position == .open)
      #expect(phone.faults == [])
    }

    @Test(
      "The list scrolls only while the card is open, and a drag down from its top moves the card")
    func list() throws {
      let phone = try phone()
      defer { phone.close() }
      phone.host.post(.command(Command("show", value: .string("open"))))
      phone.refresh()
      let list = try #require(phone.scroll("scroll"))
      #expect(list.isScrollEnabled)
      #expect(list.contentSize == CGSize(width: 375, height: 2200))
      let recorder = try phone.live.record()
      phone.drag(from: (187, 700), by: (0, -300))
      #expect(list.contentOffset.y > 200)
      let phases = recorder.trace.split(separator: "\n").filter {
        $0.contains("\"scroll\",\"target\"")
      }
      .compactMap { line in
        ["began", "changed", "ended"].first { line.contains("\"phase\":\"\($0)\"") } ?? "changed"
      }
      #expect(phases.first == "began" && phases.last == "ended" && phases.count == 21)
      #expect(phone.node("scroll")?.contentOffset.y == Double(list.contentOffset.y))
      // The system's deceleration goes on and is reported.
      list.simulatedDeceleration(to: CGPoint(x: 0, y: 321))
      #expect(phone.node("scroll")?.contentOffset.y == 321)
      #expect(list.simulatedTarget != list.contentOffset)
      list.simulatedDeceleration(to: .zero)
      // From its top the finger takes the card along; the list stays, whatever the system makes of it.
      phone.drag(from: (187, 300), by: (0, 120), isLifted: false)
      #expect(list.contentOffset.y == 0)
      #expect((phone[GlideCard.Part.card.id]?.frame.minY ?? 0) > 200)
      phone.finger.up(time: phone.time + 0.3)
      phone.refresh()
      #expect(phone.faults == [])
      phone.host.post(.command(Command("show", value: .string("compressed"))))
      #expect(!list.isScrollEnabled)
    }

    @Test("What the system scrolls by itself, such as to the top, is the scene's")
    func systemScroll() throws {
      let phone = try phone()
      defer { phone.close() }
      phone.host.post(.command(Command("show", value: .string("open"))))
      phone.refresh()
      let list = try #require(phone.scroll("scroll"))
      list.simulatedDeceleration(to: CGPoint(x: 0, y: 300))
      let recorder = try phone.live.record()
      // Neither a finger nor a deceleration: the status bar has been touched.
      for y in [200, 100, 0] as [CGFloat] { list.contentOffset.y = y }
      #expect(phone.node("scroll")?.contentOffset.y == 0)
      // A sample of every step, and none of what is only drawn.
      #expect(recorder.trace.components(separatedBy: #""type":"scroll""#).count == 4)
      func resize(to height: CGFloat) {
        phone.view.frame = CGRect(x: 0, y: 0, width: 375, height: height)
        phone.window.layoutIfNeeded()
        phone.refresh()
      }
      resize(to: 500)
      let end = list.contentSize.height - list.bounds.height
      list.simulatedDeceleration(to: CGPoint(x: 0, y: end))
      resize(to: 812)
      #expect(recorder.trace.components(separatedBy: #""type":"scroll""#).count == 5)
      #expect(phone.faults == [])
    }

    @Test("A list that is let go of has a velocity per second, towards larger offsets")
    func release() throws {
      let phone = try phone()
      defer { phone.close() }
      phone.host.post(.command(Command("show", value: .string("open"))))
      phone.refresh()
      var scrolls: [Scroll] = []
      let send = phone.view.onEvent
      phone.view.onEvent = { event, time in
        if case .scroll(let scroll) = event { scrolls.append(scroll) }
        send(event, time)
      }
      // 15 points in a sixtieth of a second.
      phone.drag(from: (187, 700), by: (0, -300))
      #expect(scrolls.last?.phase == .ended)
      #expect(scrolls.last?.velocity.y.rounded() == 900)
      #expect(scrolls.dropLast().allSatisfy { $0.velocity == .zero })
    }

    @Test("What is gone has no view, and what is left stays")
    func removal() throws {
      let phone = try phone()
      defer { phone.close() }
      let card = try #require(phone["card"])
      #expect(phone["grabber"]?.superview === card)
      phone.host.post(.command(Command("remove")))
      #expect(phone["card"] == nil)
      #expect(card.superview == nil)
      #expect(phone.view.subviews.map { ($0 as? any NodeDrawing)?.node?.id.name } == ["host"])
      #expect(phone.faults == [])
    }

    @Test("Only what has changed is drawn, and nothing is animated by the system")
    func changes() throws {
      let phone = try phone()
      defer { phone.close() }
      phone.tap(337, 66)
      phone.refresh()
      phone.drag(from: (187.5, 525), by: (0, -40), isLifted: false)
      let before = phone.view.tree.drawCount
      CATransaction.simulatedImplicitActions = 0
      phone.finger.move(to: CGPoint(x: 187.5, y: 470), time: phone.time + 0.02)
      // The card, and the list in it.
      #expect(phone.view.tree.drawCount == before + 2)
      #expect(CATransaction.simulatedImplicitActions == 0)
    }

    @Test("A host is released with its controller, although the display link knows it")
    func isReleased() throws {
      weak var host: FlowHost<GlideCard>?
      do {
        let phone = try phone()
        phone.tap(337, 66)
        phone.refresh(for: 0.1)
        host = phone.host
        phone.close()
      }
      #expect(host == nil)
    }

    @Test("A display link ends with its host, although the view stays on the screen")
    func endsWithHost() throws {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
      let links = CADisplayLink.simulatedLinks.count
      var host: FlowHost<GlideCard>? = FlowHost(try LiveScene<GlideCard>())
      let view = try #require(host).view
      view.frame = window.bounds
      window.addSubview(view)
      window.layoutIfNeeded()
      #expect(CADisplayLink.simulatedLinks.count == links + 1)
      host = nil
      #expect(CADisplayLink.simulatedLinks.count == links)
      view.removeFromSuperview()
    }

    @Test("A screen that is left does not move; one that comes back goes on")
    func window() throws {
      let phone = try phone()
      phone.tap(337, 66)
      phone.refresh(for: 0.1)
      let links = CADisplayLink.simulatedLinks.count
      phone.close()
      #expect(CADisplayLink.simulatedLinks.count == links - 1)
      phone.window.rootViewController = phone.controller
      phone.window.layoutIfNeeded()
      let link = try #require(CADisplayLink.simulatedLinks.last)
      #expect(!link.isPaused)
      link.simulatedRefresh(at: phone.time + 5)
      #expect(phone.live.frame.scene.position == .compressed)
      phone.close()
    }

    @Test("An event that is refused is told of, and changes nothing")
    func refusal() throws {
      let phone = try phone()
      defer { phone.close() }
      let count = phone.frames.count
      phone.host.post(.command(Command("shwo")))
      #expect(
        phone.refusals == [.unknownCommand("shwo", known: GlideCard.commands.map { $0.name })])
      #expect(phone.frames.count == count)
    }

    @Test("A scene that cannot be laid out is not drawn sixty times a second")
    func fault() throws {
      var node = Node("node", frame: FlowEngine.Rect(x: 0, y: 0, width: 10, height: 10))
      Stage.steps = [[node]]
      node.frame.origin.x = .nan
      Stage.steps.append([node])
      Stage.repeats = .cornerRadius
      defer { Stage.repeats = nil }
      let phone = Phone(try LiveScene<Stage>())
      defer { phone.close() }
      #expect(!phone.isPaused)
      phone.host.post(.command(Command("next")))
      #expect(phone.refusals.count == 1)
      phone.refresh()
      #expect(phone.isPaused)
      #expect(phone.refusals.count == 2)
    }

    @Test("The display link runs only while something repeats that Core Animation does not run")
    func repeating() throws {
      let node = Node("node", frame: FlowEngine.Rect(x: 0, y: 0, width: 10, height: 10))
      Stage.steps = [[node], [node], [node]]
      Stage.repeats = .alpha
      defer { Stage.repeats = nil }
      let phone = Phone(try LiveScene<Stage>())
      defer { phone.close() }
      phone.refresh(for: 1)
      #expect(phone.isPaused)
      for (property, isPaused) in [(AnimatableProperty.cornerRadius, false), (.alpha, true)] {
        Stage.repeats = property
        phone.host.post(.command(Command("next")))
        phone.refresh(for: 1)
        #expect(phone.isPaused == isPaused)
      }
    }

    @Test("A scene that is closed in the middle of a movement stops the display link")
    func closed() throws {
      let phone = try phone()
      defer { phone.close() }
      phone.tap(337, 66)
      phone.refresh(for: 0.1)
      phone.live.close()
      phone.refresh(for: 0.1)
      #expect(phone.isPaused)
    }

    @Test("A scene that has begun elsewhere is shown as it is")
    func adoption() throws {
      // In the environment of the view, so that nothing happens when it comes.
      let live = try LiveScene<GlideCard>(
        environment: FlowEngine.Environment(date: CalendarDate(year: 2026, month: 6, day: 15)))
      try live.send(.command(Command("show")), at: 10)
      try live.advance(to: 20)
      let phone = Phone(live)
      defer { phone.close() }
      #expect(phone.frames == [])
      #expect(phone.view.faults(live.frame.nodes) == [])
      #expect(phone["card"]?.frame.minY == 512)
    }
  }
}

/// A number as a trace has it.
private func JSONNumber(_ number: Double) -> String {
  let text = "\((number * 1e6).rounded() / 1e6)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
