import FlowEngine

/// Compares a step with the descriptions of the versions before and after it.
struct StepCheck {
  private let step: VersionStep
  private let old: VersionDescription
  private let new: VersionDescription
  /// The groups of the configuration that steps of children change.
  private let groups: [String]
  /// What the step says nothing of, or says wrongly; a line each.
  private(set) var faults: [String] = []

  init(
    _ step: VersionStep, from old: VersionDescription, to new: VersionDescription,
    groups: [String] = []
  ) {
    self.step = step
    self.old = old
    self.new = new
    self.groups = groups
    guard step.refusal == nil else { return }
    for section in VersionDescription.Section.allCases { check(section) }
  }

  private mutating func fault(_ text: String) {
    faults.append("the step from version \(old.version) to \(new.version) \(text)")
  }

  private mutating func check(_ section: VersionDescription.Section) {
    let subject = section.subject
    let olds = Rows(old[section])
    let news = Rows(new[section])
    for change in step.changes {
      if let name = change.oldName, name.subject == subject, !olds.has(name.name) {
        fault("names the \(subject.rawValue) '\(name.name)', which version \(old.version) has not")
      }
      if let addition = change.addition, addition.subject == subject, !news.has(addition.path) {
        fault(
          "adds the \(subject.rawValue) '\(addition.path)', which version \(new.version) has not")
      }
    }
    let hasFunction = step.changes.contains { change in
      switch subject {
      case .member, .configuration: change.isFunction(of: subject)
      case .command, .response: change.isOfEvents
      case .part, .completion, .child, .string: false
      }
    }
    var kept: Set<String> = []
    for row in olds.rows {
      guard let name = newName(of: row.name, subject) else { continue }
      kept.insert(name)
      if subject == .configuration, groups.contains(where: { name.hasPrefix($0 + ".") }) {
        continue
      }
      guard let other = news.rows.first(where: { $0.name == name }) else {
        if !hasFunction {
          fault(
            name == row.name
              ? "says nothing of the \(subject.rawValue) '\(name)', which is gone"
              : "leads to the \(subject.rawValue) '\(name)', which version \(new.version) has not")
        }
        continue
      }
      if !hasFunction, !isReadable(row, as: other, subject) {
        fault(
          "says nothing of the \(subject.rawValue) '\(name)', which was \(row.text) and is now "
            + other.text)
      }
    }
    // An older state lacks what is new; of all else older recordings know nothing.
    guard subject == .member, !hasFunction else { return }
    for row in news.rows where !kept.contains(row.name) && !isAdded(row.name) {
      fault("gives no value to the member '\(row.name)', which is new")
    }
  }

  /// The name of something in the newer version; `nil` if it is not to be there.
  private func newName(of name: String, _ subject: VersionChange.Subject) -> String? {
    // Of inputs with targets the name alone counts, and of keyed children that without the key.
    let pieces =
      subject == .member || subject == .configuration
      ? name.split(separator: ".").map(String.init) : [name]
    var old = ""
    var new = ""
    for piece in pieces {
      let isArray = piece.hasSuffix("[]")
      let bare = isArray ? String(piece.dropLast(2)) : piece
      old += old.isEmpty ? bare : "." + bare
      var renamed = bare
      for change in step.changes {
        guard let named = change.oldName, named.subject == subject,
          Rows.isNamed(old, named.name, subject), change.newValue == nil
        else { continue }
        guard let newName = change.newName else { return nil }
        renamed = Rows.replacing(named.name, in: bare, by: newName, subject)
      }
      new += new.isEmpty ? renamed : "." + renamed
      if isArray {
        old += "[]"
        new += "[]"
      }
    }
    return new
  }

  private func isAdded(_ name: String) -> Bool {
    step.changes.contains { change in
      guard let addition = change.addition, addition.subject == .member else { return false }
      return name == addition.path || name.hasPrefix(addition.path + ".")
        || name.hasPrefix(addition.path + "[]")
    }
  }

  /// Whether values of the older version can be read as those of the newer one.
  private func isReadable(
    _ row: VersionDescription.Row, as other: VersionDescription.Row,
    _ subject: VersionChange.Subject
  ) -> Bool {
    switch subject {
    case .part, .string: return true
    case .completion, .response, .command, .child: return row.text == other.text
    case .configuration:
      // Where it is not given, it has to take the value that it had.
      let isGiven = step.changes.contains {
        $0.addition.map { $0.subject == subject && $0.path == other.name } ?? false
      }
      let (old, new) = (Self.parts(row.text), Self.parts(other.text))
      guard isGiven || old.value == new.value || renamed(old.value, of: row, subject) == new.value
      else { return false }
      return isReadable(old.expectation, as: new.expectation, of: row, subject)
    case .member: return isReadable(row.text, as: other.text, of: row, subject)
    }
  }

  private func isReadable(
    _ old: String, as new: String, of row: VersionDescription.Row, _ subject: VersionChange.Subject
  ) -> Bool {
    if old == new { return true }
    // More names, or names that have been renamed.
    let names = Set(new.components(separatedBy: " or "))
    guard new.hasPrefix("\""), old.hasPrefix("\"") else { return false }
    return old.components(separatedBy: " or ").allSatisfy {
      names.contains(renamed($0, of: row, subject))
    }
  }

  /// A quoted name as the step renames it.
  private func renamed(
    _ quoted: String, of row: VersionDescription.Row, _ subject: VersionChange.Subject
  ) -> String {
    for change in step.changes {
      guard let named = change.oldName, named.subject == subject, named.name == row.name,
        let value = change.newValue, quoted == "\"\(value.from)\""
      else { continue }
      return "\"\(value.to)\""
    }
    return quoted
  }

  /// The form and the default of a member of a configuration.
  private static func parts(_ text: String) -> (expectation: String, value: String) {
    let end = " by default"
    let pieces = text.components(separatedBy: "; ")
    guard let last = pieces.last, pieces.count > 1, last.hasSuffix(end) else { return (text, "") }
    return (
      pieces.dropLast().joined(separator: "; "), String(last.dropLast(end.count))
    )
  }

  /// The names of a section.
  private struct Rows {
    let rows: [VersionDescription.Row]

    init(_ rows: [VersionDescription.Row]) { self.rows = rows }

    /// Whether there is a name, or a group of that name.
    func has(_ name: String) -> Bool {
      rows.contains { row in
        row.name == name || row.name.hasPrefix(name + ".") || row.name.hasPrefix(name + "[]")
          || row.name.hasPrefix(name + " for ") || row.name == name + "/<key>"
      }
    }

    /// Whether a name in a description is the one that a change names.
    static func isNamed(
      _ name: String, _ changed: String, _ subject: VersionChange.Subject
    ) -> Bool {
      switch subject {
      case .command, .response: name == changed || name.hasPrefix(changed + " for ")
      case .child: name == changed || name == changed + "/<key>"
      case .member, .configuration, .part, .completion, .string: name == changed
      }
    }

    static func replacing(
      _ changed: String, in name: String, by newName: String, _ subject: VersionChange.Subject
    ) -> String {
      switch subject {
      case .command, .response, .child: newName + name.dropFirst(changed.count)
      case .member, .configuration, .part, .completion, .string: newName
      }
    }
  }
}

extension String {
  /// The pieces between a separator.
  fileprivate func components(separatedBy separator: String) -> [String] {
    var pieces: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      pieces.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return pieces + [String(rest)]
  }
}
