import FlowEngine

/// A form of text fields that unfold: a placeholder over a thin line rises above the field while
/// boxed sections open out of the line, each with its own number of characters.
///
/// Rules are numbered as in `docs/scenes/adaptive-field.md`.
public struct AdaptiveField: Scene {
  /// The states of the form.
  public enum State: String, CaseIterable, Sendable {
    /// No field has the keyboard.
    case resting
    /// A section of a field has it.
    case editing
  }

  /// The section that has the keyboard.
  struct Focus: StateGroup, Equatable {
    var field = 0
    var section = 0

    mutating func visit(_ members: inout StateMembers) {
      members.kept("field", &field)
      members.kept("section", &section)
    }
  }

  var fields: [Field]
  /// Where the keyboard is, in at most one section.
  var focus: Focus?
  /// The top edge of a keyboard at the window's bottom, in window coordinates.
  var keyboardTop: Double?
  /// How far the form is moved up, in points.
  var offset = 0.0

  /// Opens with all fields empty and folded.
  public init(_ context: inout Context) {
    fields = context.configuration.fields.map { Field($0) }
    showAtOnce(context)
  }

  /// Whether a section has the keyboard.
  public var state: State { focus == nil ? .resting : .editing }

  /// Lists the state; frames show where the keyboard is, and each field.
  public mutating func visit(_ members: inout StateMembers) {
    members.derived("field", focusedField)
    members.derived("section", focusedSection)
    members.shown("fields", &fields)
    members.kept("focus", &focus)
    members.kept("keyboardTop", &keyboardTop)
    members.kept("offset", &offset)
  }

  /// Restores the configuration's part of the fields.
  ///
  /// - Throws: `MemberError` for fields, texts and a focus that this form cannot have.
  public mutating func didRestore(_ context: Context) throws(MemberError) {
    let configured = context.configuration.fields
    guard fields.count == configured.count else {
      throw MemberError("expected \(configured.count) fields, found \(fields.count)", of: "fields")
    }
    for index in fields.indices {
      do throws(MemberError) {
        try fields[index].configure(configured[index])
      } catch {
        throw error.within("\(index)").within("fields")
      }
    }
    if let focus {
      guard fields.indices.contains(focus.field) else {
        throw MemberError("expected a field of the form, from 0", of: "focus.field")
      }
      guard fields[focus.field].canBeEntered(in: focus.section) else {
        throw MemberError("expected a section that takes characters, from 0", of: "focus.section")
      }
    }
    guard offset >= 0 else { throw MemberError("expected 0 or more", of: "offset") }
    showAtOnce(context)
  }
}

extension AdaptiveField {
  /// `adaptive-field`.
  public static var name: String { "adaptive-field" }
  /// One sentence about the screen.
  public static var summary: String {
    "A form of text fields that unfold into sections under a floating placeholder."
  }
  /// The commands of a host: set a field's text, rebuild its nodes, or replace its sections.
  public static let commands: [SceneInput] = [
    SceneInput("setText", .text), "reload",
    SceneInput("setLimits", .format("whole numbers with commas between them")),
  ]
  /// The host may say why a text is not valid.
  public static let responses = [SceneInput("validate", .text)]
}

// What a host may ask.
extension AdaptiveField {
  /// The name of the field that has the keyboard.
  public var focusedField: String? { focus.map { fields[$0.field].ids.field.name } }

  /// The number of the section that has the keyboard, from 0.
  public var focusedSection: Int? { focus?.section }

  /// The texts of a field's sections; `nil` for a name that no field has.
  public func texts(of field: String) -> [String]? {
    fields.first { $0.ids.field == NodeID(field) }?.sections.map { $0.text.text }
  }

  /// The verdict on a field's text; `nil` for a name that no field has.
  public func verdict(of field: String) -> Verdict? {
    fields.first { $0.ids.field == NodeID(field) }?.verdict
  }

  /// Whether a field is unfolded or unfolding; `nil` for a name that no field has.
  public func isRaised(_ field: String) -> Bool? {
    fields.indices.first { fields[$0].ids.field == NodeID(field) }.map { raises($0) }
  }
}

extension AdaptiveField {
  /// Whether a field is raised: exactly while it has the keyboard or any text (D9).
  func raises(_ field: Int) -> Bool {
    focus?.field == field || !fields[field].isEmpty
  }

  /// The room in which the form is moved over a keyboard, which the accessory bar is part of (F13).
  ///
  /// - Parameter places: The places of the fields, where text is larger.
  func room(
    _ places: Places?, _ environment: Environment, _ configuration: Configuration
  ) -> ScrollRoom {
    let window = environment.size.height
    return ScrollRoom(
      contentHeight: places?.contentHeight ?? window,
      visibleHeight: window - overlap(places, environment, configuration),
      margin: Metrics.focusMargin)
  }

  /// What the keyboard and the accessory bar cover of the window's bottom, in points; without a
  /// keyboard nothing, unless larger text has brought a field down to the bar (F13, G19).
  func overlap(
    _ places: Places?, _ environment: Environment, _ configuration: Configuration
  ) -> Double {
    let window = environment.size.height
    guard let keyboardTop, keyboardTop < window else {
      guard isGrownToAccessory(places, environment, configuration) else { return 0 }
      return window - accessoryFrame(environment, configuration).minY
    }
    let isBarShown = showsAccessory(configuration)
    return window - (isBarShown ? accessoryFrame(environment, configuration).minY : keyboardTop)
  }

  /// Whether larger text has brought a field below the accessory bar's top (G19).
  private func isGrownToAccessory(
    _ places: Places?, _ environment: Environment, _ configuration: Configuration
  ) -> Bool {
    guard let places, showsAccessory(configuration) else { return false }
    let top = accessoryFrame(environment, configuration).minY
    return zip(places.places, configuration.fields).contains { place, field in
      place.frame.maxY > max(top, field.frame.maxY)
    }
  }

  /// Brings the field that has the keyboard into view; without one, the form back (F13).
  mutating func updateOffset(_ places: Places?, _ context: Context) {
    let room = room(places, context.environment, context.configuration)
    if let focus, room.visibleHeight < context.environment.size.height {
      var frame = context.configuration.fields[focus.field].frame
      if let place = places?.places[focus.field] {
        frame = place.frame
        // Of a field that is higher than the room, the line in the middle is what is read.
        if frame.height > room.visibleHeight {
          let line = context.environment.size(of: "", in: place.font).height
          frame = Rect(x: frame.minX, y: frame.midY - line / 2, width: frame.width, height: line)
        }
      }
      offset = room.reveal(frame, from: offset)
    } else {
      offset = room.clamp(offset)
    }
  }

  /// Whether the section that has the keyboard shows the accessory bar.
  func showsAccessory(_ configuration: Configuration) -> Bool {
    guard let focus else { return false }
    return switch configuration.fields[focus.field].accessory {
    case .always: true
    case .last: focus.section == fields[focus.field].lastSection
    }
  }
}
