/// The first line of a trace: which scene it is for, and how the scene is set up.
package struct TraceHeader: Equatable, Sendable {
  /// The version of the trace format that is read.
  package static let version = 1

  /// The scene's name.
  package private(set) var scene = ""
  /// How the scene is opened: with the defaults for whatever the header does not set.
  package private(set) var setup = ReplaySetup()
  /// The number of the header's line, from 1.
  package let line: Int

  private var sceneOffset = 0
  private var environmentOffset = 0

  private enum Key: String, CaseIterable {
    case flowTrace, scene, environment, configuration, state
  }

  /// Reads a header from its line's JSON.
  init(_ json: JSONValue, line: Int) throws(TraceError) {
    self.line = line
    guard let version = json[Key.flowTrace.rawValue] else {
      throw TraceError(.headerMissing, line: line, offset: json.offset)
    }
    // The version first, because a newer trace may differ in everything else.
    if case .number(let number) = version.content, number != Double(Self.version) {
      throw TraceError(.unsupportedVersion(number), line: line, offset: version.offset)
    }
    do throws(JSONError) {
      for member in try json.members() {
        let key: Key = try member.key()
        do throws(JSONError) {
          switch key {
          case .flowTrace: _ = try member.value.number()
          case .scene:
            scene = try member.value.string()
            sceneOffset = member.value.offset
          case .environment:
            environmentOffset = member.value.offset
            setup.environment.apply(try EnvironmentChange(json: member.value))
          case .configuration:
            _ = try member.value.members()
            try member.value.check(magnitude: InputLimits.magnitude)
            setup.configuration = member.value
          case .state:
            _ = try member.value.members()
            setup.state = member.value
          }
        } catch {
          throw error.within(member.name)
        }
      }
      guard json[Key.scene.rawValue] != nil else {
        throw JSONError(
          .missingMember(oneOf: [Key.scene.rawValue], of: "the header"), at: json.offset)
      }
      try checkState(in: json)
    } catch {
      throw TraceError(error, line: line)
    }
  }
}

extension TraceHeader {
  /// The header with some members of the environment changed.
  package func changed(by change: EnvironmentChange) -> TraceHeader {
    var header = self
    header.setup.environment.apply(change)
    return header
  }

  /// Checks that there is no environment or configuration beside a state, which has its own.
  private func checkState(in json: JSONValue) throws(JSONError) {
    guard setup.state != nil, case .object(let members) = json.content else { return }
    for member in members
    where member.name.bytes == Key.environment.rawValue.bytes
      || member.name.bytes == Key.configuration.rawValue.bytes
    {
      throw JSONError(
        .foreignMember(member.name, of: "a header with 'state', which has its own"),
        at: member.offset)
    }
  }

  /// The error, at the scene's name, for a scene that is not in `known`.
  package func unknownScene(known: [String]) -> TraceError {
    TraceError(.unknownScene(scene, known: known), line: line, offset: sceneOffset)
  }

  /// The warning about the environment.
  func warning(for warning: EventWarning) -> TraceWarning {
    TraceWarning(line: line, column: environmentOffset + 1, warning: warning)
  }

  /// The error, at the environment, for what is probably a slip in it.
  func error(for warning: EventWarning) -> TraceError {
    TraceError(.event(.slip(warning)), line: line, offset: environmentOffset)
  }

  /// The error, at the member at fault, for a configuration or a state that the scene rejects.
  package func error(for error: MemberError) -> TraceError {
    let place = (setup.state ?? setup.configuration)?.offset(of: error.path) ?? sceneOffset
    return TraceError(
      setup.state == nil ? .configuration(error) : .state(error), line: line,
      offset: error.offset ?? place)
  }
}
