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

  private static func isTopLevel(_ path: String) -> Bool {
    !path.contains(".") && !path.contains("[")
  }
}
