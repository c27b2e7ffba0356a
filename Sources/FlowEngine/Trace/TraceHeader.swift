/// The first line of a trace: which scene it is for, and how the scene is set up.
package struct TraceHeader: Equatable, Sendable {
  /// The version of the trace format that is read.
  package static let version = 1

  /// The scene's name.
  package private(set) var scene = ""
  /// The versions of the scene and of those that it holds that the trace was recorded with.
  package private(set) var versions = SceneVersions()
  /// How the scene is opened: with the defaults for whatever the header does not set.
  package private(set) var setup = ReplaySetup()
  /// The number of the header's line, from 1.
  package let line: Int

  private var sceneOffset = 0
  private var environmentOffset = 0
  /// The header as parsed.
  private let json: JSONValue

  private enum Key: String, CaseIterable {
    case flowTrace, scene, version, versions, environment, configuration, state
  }

  /// Reads a header from its line's JSON.
  init(_ json: JSONValue, line: Int) throws(TraceError) {
    self.line = line
    self.json = json
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
          case .version, .versions: break
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
      versions = try SceneVersions(of: json)
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
  private mutating func checkState(in json: JSONValue) throws(JSONError) {
    guard let state = setup.state, case .object(let members) = json.content else { return }
    do throws(JSONError) {
      let saved = try SceneVersions(of: state)
      if json[Key.version.rawValue] == nil, json[Key.versions.rawValue] == nil {
        versions = saved
      } else if versions != saved {
        throw JSONError(
          .invalid(expected: .form("a state of the same version as its header")), at: state.offset)
      }
    } catch {
      throw error.within(Key.state.rawValue)
    }
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

  #if !hasFeature(Embedded)
    /// The header with the texts and the direction of a language.
    package func translated(by language: inout TraceLanguage) -> TraceHeader {
      var header = self
      language.begin(&header.setup)
      return header
    }

    /// Where the environment is: the trace's, or that of its state.
    private var slipOffset: Int { setup.state?["environment"]?.offset ?? environmentOffset }

    /// The warning about the environment.
    func warning(for warning: EventWarning) -> TraceWarning {
      TraceWarning(line: line, column: slipOffset + 1, warning: warning)
    }

    /// The error, at the environment, for what is probably a slip in it.
    func error(for warning: EventWarning) -> TraceError {
      TraceError(.event(.slip(warning)), line: line, offset: slipOffset)
    }
  #endif

  /// The error, at the member at fault, for a configuration or a state that the scene rejects.
  package func error(for error: MemberError) -> TraceError {
    let place = (setup.state ?? setup.configuration)?.offset(of: error.path) ?? sceneOffset
    return TraceError(
      setup.state == nil ? .configuration(error) : .state(error), line: line,
      offset: error.offset ?? place)
  }

  // MARK: Versions

  /// What reads the trace if it was recorded with older versions; `nil` for the newest ones.
  ///
  /// - Throws: `TraceError` at the version that is newer than the scene's or cannot be read.
  package func migration<S: Scene>(to scene: S.Type) throws(TraceError) -> SceneMigration? {
    do throws(MemberError) {
      return try S.migration(from: versions)
    } catch {
      throw TraceError(.version(error), line: line, offset: error.offset ?? sceneOffset)
    }
  }

  /// The error, at the scene's name, for a trace of a version that cannot be used.
  func error(ofVersion reason: String) -> TraceError {
    TraceError(.version(MemberError(reason)), line: line, offset: versions.offset ?? sceneOffset)
  }

  /// The header as the newest versions have it.
  ///
  /// - Throws: `TraceError` at the member that cannot be read.
  package func migrated(by migration: SceneMigration) throws(TraceError) -> TraceHeader {
    var header = self
    header.versions = migration.newest
    if !setup.environment.strings.isEmpty {
      do throws(MemberError) {
        header.setup.environment.strings = try migration.strings(setup.environment.strings)
      } catch {
        let error = MemberError(error.within("strings").within("environment").message)
        throw TraceError(.version(error), line: line, offset: environmentOffset)
      }
    }
    do throws(MemberError) {
      if let state = setup.state {
        header.setup.state = try migration.state(state)
      } else {
        header.setup.configuration = try migration.configuration(setup.configuration)
      }
    } catch {
      throw self.error(for: error)
    }
    return header
  }

  /// The header as the newest versions of a scene have it.
  ///
  /// - Throws: `TraceError` at the version, or at the member, that cannot be read.
  package func inNewestVersion<S: Scene>(of scene: S.Type) throws(TraceError) -> TraceHeader {
    guard let migration = try migration(to: scene) else { return self }
    return try migrated(by: migration)
  }

  /// Writes the header as the newest versions have it.
  ///
  /// - Throws: `TraceError` at the member that cannot be read.
  package func write(
    migratedBy migration: SceneMigration, to writer: inout JSONWriter
  ) throws(TraceError) {
    let migrated = try migrated(by: migration)
    guard case .object(let members) = json.content else { return }
    writer.beginObject()
    for member in members {
      switch Key(named: member.name) {
      case .version, .versions, .configuration, .state, nil: continue
      case .flowTrace, .scene, .environment:
        writer.key(member.name)
        var value = member.value
        // Its texts have been read above.
        if member.name.bytes == Key.environment.rawValue.bytes {
          value = (try? migration.environment(value)) ?? value
        }
        value.write(to: &writer)
        if member.name.bytes == Key.scene.rawValue.bytes {
          writer.members(of: migration.newest)
        }
      }
    }
    for (key, value) in [
      (Key.configuration, migrated.setup.configuration), (Key.state, migrated.setup.state),
    ] {
      guard let value else { continue }
      writer.key(key.rawValue)
      value.write(to: &writer)
    }
    writer.endObject()
  }
}
