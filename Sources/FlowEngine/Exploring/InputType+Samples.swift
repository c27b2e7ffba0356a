extension InputType {
  /// Values of the type that are worth trying, found by what it expects.
  package var samples: [Command.Value] {
    let object =
      "{"
      + rows.filter { Self.isTopLevel($0.path) }.map {
        "\"\($0.path)\":\($0.defaultValue)"
      }.joined(separator: ",") + "}"
    let names = expectation.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { "\"\($0.element)\"" }
    let texts =
      [object, "[]", "[{}]"] + names.map { "[\($0)]" } + [
        "[\(names.joined(separator: ","))]", "[\(names.reversed().joined(separator: ","))]",
      ]
    return texts.compactMap { text in
      (try? CanonicalJSON(parsing: text)).map { .json($0) }
    }.filter { masked($0) != nil }
  }

  /// Values of the type in which each text that people enter is this one.
  package func samples(entering text: String) -> [Command.Value] {
    let members = rows.compactMap { row -> String? in
      // An array's rows are those of its elements.
      let path = row.path.hasPrefix("[].") ? String(row.path.dropFirst(3)) : row.path
      guard Self.isTopLevel(path) else { return nil }
      let isEntered = row.expectation == EnteredText.expectation
      return "\"\(path)\":\(isEntered ? "\"\(text)\"" : row.defaultValue)"
    }
    let object = "{\(members.joined(separator: ","))}"
    return [object, "[\(object)]", "\"\(text)\"", "[\"\(text)\"]"].compactMap { value in
      (try? CanonicalJSON(parsing: value)).map { .json($0) }
    }.filter { masked($0) != nil && !enteredTexts(in: $0).isEmpty }
  }

  private static func isTopLevel(_ path: String) -> Bool {
    !path.contains(".") && !path.contains("[")
  }
}
