import FlowEngine

/// The numbers of a scene's configuration, and what a trace is like if one of them is off.
enum ConfigurationNumbers {
  /// The setup that a header describes, with all members of its configuration.
  private static func complete<S: Scene>(_ scene: S.Type, _ header: TraceHeader) -> JSONValue? {
    let given = header.setup.state?["configuration"] ?? header.setup.configuration
    let configuration: S.Configuration?
    if let given {
      configuration = try? S.Configuration(json: given)
    } else {
      configuration = S.Configuration()
    }
    return configuration.flatMap { parsed(ValueWriter.text(of: $0)) }
  }

  private static func parsed(_ text: String) -> JSONValue? {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { try? JSONValue(parsing: $0) }
  }

  /// The paths of the numbers, each once; all elements of an array have one path.
  static func paths<S: Scene>(_ scene: S.Type, _ header: TraceHeader) -> [String] {
    var paths: [String] = []
    complete(scene, header)?.forEachNumber { path, _ in
      if !paths.contains(path) { paths.append(path) }
    }
    return paths
  }

  /// The numbers at a path.
  static func numbers<S: Scene>(
    _ scene: S.Type, _ header: TraceHeader, at path: String
  ) -> [Double] {
    complete(scene, header).map { numbers(in: $0, at: path) } ?? []
  }

  private static func numbers(in configuration: JSONValue, at path: String) -> [Double] {
    var numbers: [Double] = []
    configuration.forEachNumber { place, number in
      if place == path { numbers.append(number) }
    }
    return numbers
  }

  /// The setup of a header in which the numbers at a path are off.
  ///
  /// - Returns: `nil` if the header has no such number, or the scene refuses all that are as far off.
  static func setup<S: Scene>(
    _ scene: S.Type, _ header: TraceHeader, changing path: String, by percent: Int
  ) -> ReplaySetup? {
    guard let configuration = complete(scene, header) else { return nil }
    let share = Double(percent) / 100
    // Rounded, so that 20 is off by 10 % as 22 and not as the sum of two inexact numbers.
    func rounded(_ number: Double) -> Double { (number * 1e9).rounded() / 1e9 }
    // A whole number may have to stay one, and what is at its limit can only be less.
    let changes: [(Double) -> Double] = [
      { $0 == 0 ? share : rounded($0 * (1 + share)) },
      { $0 + Swift.max(1, ($0.magnitude * share).rounded()) },
      { $0 == 0 ? -share : rounded($0 * (1 - share)) },
      { $0 - Swift.max(1, ($0.magnitude * share).rounded()) },
    ]
    let count = numbers(in: configuration, at: path).count
    // All elements of an array are off, or if that is refused, one of them.
    for index in [nil] + (0..<count).map({ $0 }) where count > 0 {
      for change in changes {
        var place = -1
        let changed = configuration.mapNumbers { name, number in
          guard name == path else { return number }
          place += 1
          return index == nil || index == place ? change(number) : number
        }
        guard (try? S.Configuration(json: changed)) != nil else { continue }
        return ReplaySetup(
          environment: header.setup.environment, configuration: changed,
          state: header.setup.state?.replacing("configuration", with: changed))
      }
    }
    return nil
  }
}

extension JSONValue {
  /// Calls a function with each number and its path.
  fileprivate func forEachNumber(at path: String = "", _ body: (String, Double) -> Void) {
    switch content {
    case .number(let number): body(path, number)
    case .array(let elements):
      for element in elements { element.forEachNumber(at: path + "[]", body) }
    case .object(let members):
      for member in members {
        member.value.forEachNumber(at: Self.path(path, member.name), body)
      }
    case .null, .bool, .string: break
    }
  }

  /// The same value with other numbers.
  fileprivate func mapNumbers(
    at path: String = "", _ change: (String, Double) -> Double
  ) -> JSONValue {
    var value = self
    switch content {
    case .number(let number): value.content = .number(change(path, number))
    case .array(let elements):
      value.content = .array(elements.map { $0.mapNumbers(at: path + "[]", change) })
    case .object(let members):
      value.content = .object(
        members.map { member in
          var member = member
          member.value = member.value.mapNumbers(at: Self.path(path, member.name), change)
          return member
        })
    case .null, .bool, .string: break
    }
    return value
  }

  /// The same object with another value of a member.
  fileprivate func replacing(_ name: String, with other: JSONValue) -> JSONValue {
    guard case .object(var members) = content else { return self }
    for index in members.indices where members[index].name == name { members[index].value = other }
    var value = self
    value.content = .object(members)
    return value
  }

  private static func path(_ path: String, _ name: String) -> String {
    path.isEmpty ? name : "\(path).\(name)"
  }
}
