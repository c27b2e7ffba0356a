import FlowEngine

/// A trace line for `JSONDecoder`, with the same members, declared the usual way.
struct DecodableEvent: Decodable {
  let time: Double
  let event: Event

  private enum Key: String, CodingKey {
    case t, type, phase, translation, velocity, location, target, replacement, range, offset
    case frame, duration, curve
  }

  private enum Kind: String, Decodable {
    case pan, tap, text, deleteBackward, focus, blur, keyboard, scroll, tick
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    func target() throws -> NodeID { NodeID(try members.decode(String.self, forKey: .target)) }
    time = try members.decode(Double.self, forKey: .t)
    switch try members.decode(Kind.self, forKey: .type) {
    case .pan:
      event = .pan(
        Pan(
          try members.decode(Pan.Phase.self, forKey: .phase),
          translation: try members.decode(Point.self, forKey: .translation),
          velocity: try members.decode(Point.self, forKey: .velocity),
          location: try members.decodeIfPresent(Point.self, forKey: .location),
          target: try members.decodeIfPresent(String.self, forKey: .target).map { NodeID($0) }))
    case .tap:
      event = .tap(
        Tap(
          on: try members.decodeIfPresent(String.self, forKey: .target).map { NodeID($0) },
          at: try members.decodeIfPresent(Point.self, forKey: .location)))
    case .text:
      event = .text(
        TextEdit(
          try target(), replacement: try members.decode(String.self, forKey: .replacement),
          range: try members.decodeIfPresent([Int].self, forKey: .range)
            .map { TextRange(location: $0[0], length: $0[1]) }))
    case .deleteBackward: event = .deleteBackward(target: try target())
    case .focus: event = .focus(target: try target())
    case .blur: event = .blur(target: try target())
    case .keyboard:
      event = .keyboard(
        KeyboardChange(
          try members.decode(KeyboardChange.Phase.self, forKey: .phase),
          frame: try members.decode(Rect.self, forKey: .frame),
          duration: try members.decode(Double.self, forKey: .duration),
          curve: try members.decode(TimingCurve.Name.self, forKey: .curve)))
    case .scroll:
      event = .scroll(
        Scroll(
          try target(), offset: try members.decode(Point.self, forKey: .offset),
          velocity: try members.decodeIfPresent(Point.self, forKey: .velocity) ?? .zero,
          phase: try members.decodeIfPresent(Scroll.Phase.self, forKey: .phase) ?? .changed))
    case .tick: event = .tick
    }
  }
}

extension Point: Decodable {
  /// Reads an array of numbers.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(x: try numbers.decode(Double.self), y: try numbers.decode(Double.self))
  }
}

extension Rect: Decodable {
  /// Reads an array of numbers.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(
      x: try numbers.decode(Double.self), y: try numbers.decode(Double.self),
      width: try numbers.decode(Double.self), height: try numbers.decode(Double.self))
  }
}

extension Pan.Phase: Decodable {}
extension Scroll.Phase: Decodable {}
extension KeyboardChange.Phase: Decodable {}
extension TimingCurve.Name: Decodable {}
