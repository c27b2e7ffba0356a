import FlowEngine

extension Onboarding {
  /// What the form is in.
  public struct State: SceneState {
    /// What the machine is doing.
    public enum Name: String, CaseIterable, Sendable {
      case page, pushing, finishing, finished
    }

    /// Whether the keyboard covers anything of the window.
    public enum Keyboard: String, CaseIterable, Sendable {
      case hidden, shown
    }

    /// How far the form has come.
    enum Phase: Equatable, Sendable {
      /// The page is at rest.
      case resting
      /// The page comes in over the page `from`, 1…5.
      case pushing(from: Int)
      /// The done circle is being drawn.
      case finishing
      /// The values have been handed over.
      case finished
    }

    /// The page shown, 1…5; the new one from the start of a push.
    public internal(set) var page = 1
    /// Whether the next button can be pressed on this page.
    public internal(set) var nextEnabled = false
    /// The pages that were skipped and not gone through since, rising.
    public private(set) var skipped: [Int] = []

    var phase = Phase.resting
    /// What the pages hold, from the first.
    var pages: [Page]
    /// Which field of the page has the keyboard, from 0.
    var focusedField: Int?
    /// How much of the window's bottom the keyboard covers, in points (the sheet's `k`).
    var keyboardOverlap = 0.0

    init(_ configuration: Configuration) {
      pages = configuration.pages.map { Page($0) }
    }

    /// What the machine is doing.
    public var name: Name {
      switch phase {
      case .resting: .page
      case .pushing: .pushing
      case .finishing: .finishing
      case .finished: .finished
      }
    }

    /// Whether the page may be skipped: those without required data (rule 16).
    public var canSkip: Bool { page > Metrics.requiredPageCount }

    /// Whether the keyboard covers anything of the window.
    public var keyboard: Keyboard { keyboardOverlap > 0 ? .shown : .hidden }

    /// Whether the fields can be changed: not once they are on their way out (rule 21).
    var takesEdits: Bool {
      switch phase {
      case .resting, .pushing: true
      case .finishing, .finished: false
      }
    }

    /// What the shown page holds, changed in place.
    var current: Page {
      _read { yield pages[page - 1] }
      _modify { yield &pages[page - 1] }
    }

    /// Remembers whether the page is left by skipping it; going through it undoes that.
    mutating func mark(skipped isSkipped: Bool) {
      skipped.removeAll { $0 == page }
      guard isSkipped else { return }
      skipped.insert(page, at: skipped.firstIndex { $0 > page } ?? skipped.count)
    }

    /// Writes the members that follow `name`.
    public func write(to json: inout JSONWriter) {
      json.member("page", page)
      json.member("nextEnabled", nextEnabled)
      json.member("canSkip", canSkip)
      json.member("keyboard", keyboard.rawValue)
      json.key("skipped")
      json.beginArray()
      for page in skipped { json.integer(page) }
      json.endArray()
    }
  }
}
