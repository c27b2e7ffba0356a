import FlowEngine

/// A form in five full-screen pages that are pushed sideways, over a bar that stays in place and
/// rides on the keyboard.
///
/// The first two pages ask for required data; the others may be skipped. Rules are numbered as in
/// `docs/scenes/onboarding.md`.
public struct Onboarding: Scene {
  /// The states of the form.
  public enum State: String, MemberChoice {
    case page, pushing, finishing, finished
  }

  /// Whether the keyboard covers part of the window.
  public enum Keyboard: String, MemberChoice {
    case hidden, shown
  }

  /// The state of the form.
  public internal(set) var state = State.page
  /// The page shown, 1…5; the new one from the start of a push.
  public internal(set) var page = 1
  /// Whether the next button can be pressed on this page.
  public internal(set) var nextEnabled = false
  /// The pages that were skipped and not left with next since, in ascending order.
  public private(set) var skipped: [Int] = []

  /// The page on its way out, 1…5, while another one is pushed in.
  var leavingPage: Int?
  /// The contents of the pages, from the first.
  var pages: [Page]
  /// Which field of the page has the keyboard, from 0.
  var focusedField: Int?
  /// How much of the window's bottom the keyboard covers, in points (F3).
  var keyboardOverlap = 0.0

  /// Opens with the first page, empty.
  public init(_ context: inout Context) {
    pages = context.configuration.pages.map { Page($0) }
    updateNext(context)
  }

  /// Whether the page may be skipped: only pages without required data may (rule 16).
  public var canSkip: Bool { page > Metrics.requiredPageCount }

  /// Whether the keyboard covers part of the window.
  public var keyboard: Keyboard { keyboardOverlap > 0 ? .shown : .hidden }

  /// Whether the fields can be changed: no longer once the form is being finished (rule 21).
  var takesEdits: Bool {
    switch state {
    case .page, .pushing: true
    case .finishing, .finished: false
    }
  }

  /// The contents of the page shown, changed in place.
  var current: Page {
    _read { yield pages[page - 1] }
    _modify { yield &pages[page - 1] }
  }

  /// Records whether the page was skipped; leaving it with next undoes that (rule 16).
  mutating func mark(skipped isSkipped: Bool) {
    skipped.removeAll { $0 == page }
    guard isSkipped else { return }
    skipped.insert(page, at: skipped.firstIndex { $0 > page } ?? skipped.count)
  }

  /// Lists the state; frames show the page, the allowed steps, the keyboard and the skipped pages.
  public mutating func visit(_ members: inout StateMembers) {
    members.kept("state", &state)
    members.shown("page", &page, in: 1...Metrics.pageCount)
    members.derived("nextEnabled", nextEnabled)
    members.derived("canSkip", canSkip)
    members.derived("keyboard", keyboard)
    members.shown("skipped", &skipped)
    members.kept("leavingPage", &leavingPage)
    members.kept("pages", &pages)
    members.kept("focusedField", &focusedField)
    members.kept("keyboardOverlap", &keyboardOverlap)
  }

  /// Restores the configuration's part of the pages.
  ///
  /// - Throws: `MemberError` for pages, fields and a keyboard that this form cannot have.
  public mutating func didRestore(_ context: Context) throws(MemberError) {
    try checkPages()
    let forms = context.configuration.pages
    guard pages.count == forms.count else {
      throw MemberError("expected \(forms.count) pages, found \(pages.count)", of: "pages")
    }
    for index in forms.indices {
      do throws(MemberError) {
        try pages[index].configure(forms[index])
      } catch {
        throw error.within("\(index)").within("pages")
      }
    }
    if let row = focusedField {
      guard current.fields.indices.contains(row), current.fields[row].kind.takesKeyboard else {
        throw MemberError("expected a field of page \(page), from 0", of: "focusedField")
      }
    }
    guard keyboardOverlap >= 0, keyboardOverlap <= context.environment.size.height else {
      throw MemberError("expected a height inside the window", of: "keyboardOverlap")
    }
    updateNext(context)
  }

  /// Rejects pages that cannot have been skipped or cannot be leaving.
  private func checkPages() throws(MemberError) {
    let optional = (Metrics.requiredPageCount + 1)...Metrics.pageCount
    guard skipped.allSatisfy(optional.contains), zip(skipped, skipped.dropFirst()).allSatisfy(<)
    else {
      throw MemberError(
        "expected pages from \(optional.lowerBound) to \(optional.upperBound), rising",
        of: "skipped")
    }
    switch (state, leavingPage) {
    case (.pushing, let leaving?):
      guard (1...Metrics.pageCount).contains(leaving), leaving == page - 1 || leaving == page + 1
      else { throw MemberError("expected the page before 'page' or after it", of: "leavingPage") }
    case (.pushing, nil), (_, _?):
      throw MemberError("expected a page while pushing, else null", of: "leavingPage")
    case (_, nil): break
    }
  }
}

extension Onboarding {
  /// `onboarding`.
  public static var name: String { "onboarding" }
  /// One sentence about the screen.
  public static var summary: String {
    "A form in five pages that are pushed sideways, over a bar that rides on the keyboard."
  }
  /// `setValue`, whose `target` is a field and whose `value` is its new text.
  public static let commands = [SceneInput("setValue", .text)]
  /// The picture that has been chosen for a field.
  public static let responses = [SceneInput("image", .text)]
}
