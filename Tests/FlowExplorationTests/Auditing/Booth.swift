import FlowEngine

/// A screen that fits everybody, unless a fault is planted in it.
struct Booth: CheckedScene {
  enum State: String, CaseIterable, Sendable { case open, sold }

  enum Part: String, ScenePart {
    case screen, title, note, row, buy, back, arrow, bar

    var kind: Node.Kind {
      switch self {
      case .screen: .scroll
      case .title, .note: .label
      case .row: .field
      case .buy, .back, .arrow: .button
      case .bar: .view
      }
    }

    var parent: Part? { self == .screen || self == .bar ? nil : .screen }
  }

  struct Configuration: SceneConfiguration {
    var fault = Fault.none

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("fault", &fault, "what is wrong")
    }
  }

  enum Fault: String, MemberChoice, CaseIterable {
    case none
    case titleUnlisted, labelUnlisted, valueUnlisted, placeholderUnlisted, announcementUnlisted
    case groundUnlisted, inkUnlisted, borderUnlisted, tintUnlisted, placeholderColorUnlisted
    case rowFixed, titleFixed, noteFixed, buttonFixed, germanCut, boldCut, clipped
    case buttonLow, arrowNarrow
    case textFaint, textFaintInDark, textFaintInContrast, placeholderFaint, borderFaint, tintFaint
    case arrowKept, arrowBeyond, arrowHalfBeyond
    case keyboardIgnored, barOverField
    case unlabelled, labelledById
    case buttonsOverlap, textsOverlap
    case untold
  }

  enum Strings {
    static var title: SceneString { SceneString("booth.title", "Your ticket", comment: "Title.") }
    static var note: SceneString { SceneString("booth.note", "Doors open at 7", comment: "Note.") }
    static var row: SceneString { SceneString("booth.row", "Name", comment: "Field.") }
    static var empty: SceneString { SceneString("booth.empty", "empty", comment: "Its value.") }
    static var buy: SceneString { SceneString("booth.buy", "Buy", comment: "Button.") }
    static var back: SceneString { SceneString("booth.back", "Back", comment: "Button.") }
    static var next: SceneString { SceneString("booth.next", "Next", comment: "Button.") }
    static var sold: SceneString { SceneString("booth.sold", "Sold", comment: "Spoken.") }
    static var form: SceneString { SceneString("booth.form", "Booth", comment: "Screen.") }
  }

  enum Palette {
    static var ground: SceneColor { SceneColor("ground", 0xFFFFFF, dark: 0x000000) }
    static var ink: SceneColor { SceneColor("ink", 0x1C1C1E, dark: 0xF2F2F7) }
    static var accent: SceneColor { SceneColor("accent", 0x0040DD, dark: 0x409CFF) }
    static var placeholder: SceneColor { SceneColor("placeholder", 0x5C5C60, dark: 0xAEAEB2) }
    // Below 4.5 on white: 4.4.
    static var faint: SceneColor { SceneColor("faint", 0x797979, dark: 0xF2F2F7) }
    static var faintInDark: SceneColor { SceneColor("faint-dark", 0x1C1C1E, dark: 0x606060) }
    static var faintInContrast: SceneColor {
      SceneColor("faint-contrast", 0x1C1C1E, dark: 0xF2F2F7, contrast: 0x8A8A8A)
    }
    static var faintMark: SceneColor { SceneColor("faint-mark", 0x999999, dark: 0xAEAEB2) }
  }

  static let name = "booth"
  static var strings: [SceneString] {
    [
      Strings.title, Strings.note, Strings.row, Strings.empty, Strings.buy, Strings.back,
      Strings.next, Strings.sold, Strings.form,
    ]
  }
  static var palette: [SceneColor] {
    [
      Palette.ground, Palette.ink, Palette.accent, Palette.placeholder, Palette.faint,
      Palette.faintInDark, Palette.faintInContrast, Palette.faintMark,
    ]
  }
  static let unmirroredParts: [Part]? = nil

  static func invariants(
    of frame: Frame<Booth>, in environment: Environment, _ configuration: Configuration
  ) -> [InvariantViolation] { [] }

  private var isSold = false
  private var isFocused = false
  private var keyboardTop: Double?

  init(_ context: inout Context) {}

  var state: State { isSold ? .sold : .open }

  mutating func visit(_ members: inout StateMembers) {
    members.kept("isSold", &isSold)
    members.kept("isFocused", &isFocused)
    members.kept("keyboardTop", &keyboardTop)
  }

  mutating func receive(_ event: Event, _ context: inout Context) {
    switch event {
    case .tap(let tap) where tap.target == Part.buy.id:
      isSold = true
      switch context.configuration.fault {
      case .untold: break
      case .announcementUnlisted: context.announce("Sold out")
      default: context.announce(context.environment.text(Strings.sold))
      }
    case .tap(let tap) where tap.target == Part.row.id:
      isFocused = true
      context.focus(Part.row.id)
    case .keyboard(let change):
      keyboardTop = change.phase == .willHide ? nil : change.frame.minY
    default: break
    }
  }

  private static let titleFont = SceneFont("System-Bold", size: 24)
  private static let font = SceneFont("System", size: 17)

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let fault = configuration.fault
    let width = environment.size.width - 40
    func height(_ string: SceneString, _ font: SceneFont) -> Double {
      environment.size(
        of: environment.text(string), in: environment.font(font), width: width
      ).height
    }
    var top = environment.safeArea.top + 16
    func next(_ height: Double) -> Rect {
      let frame = Rect(x: 20, y: top, width: width, height: height)
      top += height + 16
      return frame
    }
    var title = next(fault == .titleFixed ? 29 : height(Strings.title, Self.titleFont))
    let note = next(height(Strings.note, Self.font))
    let row = next(fault == .rowFixed ? 44 : max(44, height(Strings.row, Self.font) + 16))
    var buy = next(max(44, height(Strings.buy, Self.font)))
    let buttons = next(44)
    if fault == .germanCut { title.size.width = 150 }
    if fault == .boldCut {
      title.size.width =
        Environment().size(
          of: environment.text(Strings.title), in: Self.titleFont.font
        ).width
    }
    if fault == .buttonLow { buy.size.height = 40 }
    if fault == .buttonFixed { buy.size.height = 44 }
    let isMirrored = environment.layoutDirection == .rightToLeft
    var offset = 0.0
    if let keyboardTop, isFocused, fault != .keyboardIgnored {
      offset = max(0, row.maxY + 8 - keyboardTop)
    }

    nodes.append(Part.screen, frame: environment.window) { screen in
      screen.background =
        fault == .groundUnlisted
        ? Color(environment.colorScheme == .dark ? 0x010101 : 0xFEFEFE)
        : environment.color(Palette.ground)
      screen.contentSize = Size(
        width: environment.size.width, height: max(environment.size.height, top))
      screen.contentOffset.y = offset
      screen.interactive = true
      screen.accessibilityLabel = environment.text(Strings.form)
    }
    if fault == .clipped { title.origin.x = environment.size.width - 100 }
    if fault == .textsOverlap, environment.textSize != .large { title.origin.y += 60 }
    nodes.append(Part.title, frame: title) { label in
      label.text = fault == .titleUnlisted ? "Your ticket" : environment.text(Strings.title)
      label.font = environment.font(Self.titleFont)
      label.textColor =
        fault == .inkUnlisted ? Color(0x717273) : environment.color(Palette.ink)
      label.accessibilityTraits = .header
    }
    nodes.append(
      Part.note,
      frame: fault == .noteFixed
        ? Rect(origin: note.origin, size: Size(width: width, height: 21)) : note
    ) { label in
      label.text = environment.text(Strings.note)
      label.font = environment.font(Self.font)
      let color =
        switch fault {
        case .textFaint: Palette.faint
        case .textFaintInDark: Palette.faintInDark
        case .textFaintInContrast: Palette.faintInContrast
        default: Palette.ink
        }
      label.textColor = environment.color(color)
      label.accessibilityTraits = .staticText
    }
    nodes.append(Part.row, frame: row) { field in
      field.placeholder =
        fault == .placeholderUnlisted ? "Name" : environment.text(Strings.row)
      field.placeholderColor =
        switch fault {
        case .placeholderFaint: environment.color(Palette.faint)
        case .placeholderColorUnlisted: Color(0x757575)
        default: environment.color(Palette.placeholder)
        }
      field.font = environment.font(Self.font)
      field.borderWidth = 1
      field.borderColor =
        switch fault {
        case .borderFaint: environment.color(Palette.faintMark)
        case .borderUnlisted: Color(0x717273)
        default: environment.color(Palette.placeholder)
        }
      field.focused = isFocused
      field.interactive = true
      field.accessibilityLabel =
        switch fault {
        case .unlabelled: nil
        case .labelledById: Part.row.rawValue
        case .labelUnlisted: "Holder"
        default: environment.text(Strings.row)
        }
      field.accessibilityValue =
        fault == .valueUnlisted ? "nothing" : environment.text(Strings.empty)
    }
    nodes.append(Part.buy, frame: buy) { button in
      button.text = environment.text(Strings.buy)
      button.font = environment.font(Self.font)
      button.textColor = environment.color(Palette.ground)
      button.background = environment.color(Palette.accent)
      button.textAlignment = .center
      button.interactive = true
      button.accessibilityLabel = environment.text(Strings.buy)
      button.accessibilityTraits = .button
    }
    appendButtons(
      buttons, isMirrored: isMirrored, top: top, fault, environment, into: &nodes)
    if fault == .barOverField, isFocused {
      nodes.append(
        Part.bar, frame: Rect(x: 0, y: row.minY, width: environment.size.width, height: row.height)
      ) {
        $0.background = environment.color(Palette.ground)
      }
    }
  }

  private func appendButtons(
    _ frame: Rect, isMirrored: Bool, top: Double, _ fault: Fault, _ environment: Environment,
    into nodes: inout NodeBuilder
  ) {
    let (left, right) = (frame.minX, frame.maxX - 44)
    nodes.append(
      Part.back, frame: Rect(x: isMirrored ? right : left, y: frame.minY, width: 44, height: 44)
    ) { back in
      back.image = "back"
      back.tintColor = environment.color(Palette.accent)
      back.interactive = true
      back.accessibilityLabel = environment.text(Strings.back)
      back.accessibilityTraits = .button
    }
    var arrow = Rect(x: isMirrored ? left : right, y: frame.minY, width: 44, height: 44)
    let isLarge = environment.textSize == .accessibilityXXXLarge
    switch fault {
    case .arrowNarrow: arrow.size.width = 40
    case .arrowKept:
      // Apart from the other button, on which it would lie.
      arrow = Rect(x: right, y: frame.minY - 0, width: 44, height: 44)
      arrow.origin.x = right - 60
    case .arrowBeyond: if isLarge { arrow.origin.y = top + 2000 }
    case .arrowHalfBeyond: arrow.origin.x = isMirrored ? -20 : environment.size.width - 24
    case .buttonsOverlap:
      if isLarge { arrow.origin.x = isMirrored ? right - 30 : left + 30 }
    default: break
    }
    nodes.append(Part.arrow, frame: arrow) { next in
      next.image = "arrow"
      next.tintColor =
        switch fault {
        case .tintFaint: environment.color(Palette.faintMark)
        case .tintUnlisted: Color(0x717273)
        default: environment.color(Palette.accent)
        }
      next.interactive = true
      next.accessibilityLabel = environment.text(Strings.next)
      next.accessibilityTraits = .button
    }
  }
}
