/// The first line of a trace: which scene it is of, and how that is set up.
public struct TraceHeader: Equatable, Sendable {
  /// The version of the trace format that is read.
  public static let version = 1

  /// The scene's name.
  public private(set) var scene = ""
  /// What the scene is shown in; the defaults where the header says nothing.
  public private(set) var environment = Environment()
  /// The scene's configuration, as it stands; `nil` if there is none.
  public private(set) var configuration: JSONValue?
  /// The saved state that the trace begins with, as it stands; `nil` if the scene is opened anew.
  public private(set) var state: JSONValue?
  /// The line that the header stands in, from 1.
  public let line: Int

  private var sceneOffset = 0

  private enum Key: String, CaseIterable {
    case flowTrace, scene, environment, configuration, state
  }

  /// Reads a header from what stands in its line.
  init(_ json: JSONValue, line: Int) throws(TraceError) {
    self.line = line
    guard let version = json[Key.flowTrace.rawValue] else {
      throw TraceError(.headerMissing, line: line, offset: json.offset)
    }
    // The version first: a newer trace may differ in all the rest.
    if case .number(let number) = version.content, number != Double(Self.version) {
      throw TraceError(.unsupportedVersion(number), line: line, offset: version.offset)
    }
    do throws(JSONError) {
      for member in try json.members() { try read(member) }
      guard json[Key.scene.rawValue] != nil else {
        throw JSONError(
          .missingMember(oneOf: [Key.scene.rawValue], of: "the header"), at: json.offset)
      }
      try checkState(in: json)
    } catch {
      throw TraceError(error, line: line)
    }
  }

  private mutating func read(_ member: JSONValue.Member) throws(JSONError) {
    let key: Key = try member.key()
    do throws(JSONError) {
      switch key {
      case .flowTrace: _ = try member.value.number()
      case .scene:
        scene = try member.value.string()
        sceneOffset = member.value.offset
      case .environment: environment.apply(try EnvironmentChange(json: member.value))
      case .configuration:
        _ = try member.value.members()
        try member.value.check(magnitude: InputLimits.magnitude)
        configuration = member.value
      case .state:
        _ = try member.value.members()
        state = member.value
      }
    } catch {
      throw error.within(member.name)
    }
  }
}

extension TraceHeader {
  /// A state says itself what it is set up with.
  private func checkState(in json: JSONValue) throws(JSONError) {
    guard state != nil, case .object(let members) = json.content else { return }
    for member in members
    where member.name == Key.environment.rawValue || member.name == Key.configuration.rawValue {
      throw JSONError(
        .foreignMember(member.name, of: "a header with 'state', which has its own"),
        at: member.offset)
    }
  }

  /// The error for a scene that is none of those in `known`, at the scene's name.
  public func unknownScene(known: [String]) -> TraceError {
    TraceError(.unknownScene(scene, known: known), line: line, offset: sceneOffset)
  }

  /// The error for a configuration, or a state, that the scene rejects, at the member at fault.
  public func error(for error: MemberError) -> TraceError {
    let place = (state ?? configuration)?.offset(of: error.path) ?? sceneOffset
    return TraceError(
      state == nil ? .configuration(error) : .state(error), line: line,
      offset: error.offset ?? place)
  }
}
