/// The versions of a scene, and of those that it holds, as a header or a saved state names them.
public struct SceneVersions: Equatable, Sendable {
  /// The version of scenes that are held under a path, such as `sheet/card` or `rows/<key>`.
  public struct Child: Equatable, Sendable {
    /// The path, with `<key>` in place of keys.
    public let path: String
    /// The version.
    public let version: Int
    /// The offset of the version in the text, in bytes, if it has been read.
    let offset: Int?

    init(_ path: String, _ version: Int, at offset: Int? = nil) {
      self.path = path
      self.version = version
      self.offset = offset
    }

    /// Whether two have the same path, to the byte, and the same version.
    public static func == (child: Child, other: Child) -> Bool {
      child.path.bytes == other.path.bytes && child.version == other.version
    }
  }

  /// The version of the scene.
  public private(set) var own = 1
  /// Those of its children, at any depth, that are not 1, and those that a text names all the same.
  public private(set) var children: [Child] = []
  /// The offset of the scene's version in the text, in bytes, if it has been read.
  private(set) var offset: Int?

  /// All are 1.
  init() {}

  /// Creates versions; `children` that are 1 are left out.
  init(_ own: Int, _ children: [Child]) {
    self.own = own
    self.children = children.filter { $0.version != 1 }
  }

  /// Whether two are the same, wherever and in whatever order they have been read.
  public static func == (versions: SceneVersions, other: SceneVersions) -> Bool {
    versions.own == other.own && versions.areAmong(other) && other.areAmong(versions)
  }

  private func areAmong(_ other: SceneVersions) -> Bool {
    children.allSatisfy { child in child.version == 1 || other.children.contains { $0 == child } }
  }

  /// All are 1.
  package static let ones = SceneVersions()

  /// Whether all are 1, and none of a child is named.
  var areOne: Bool { own == 1 && children.isEmpty }

  /// The error for a version that nobody here knows yet.
  static func newer(_ scene: String, _ version: Int, known: Int, at offset: Int?) -> MemberError {
    MemberError(
      "version \(version) of '\(scene)' is newer than version \(known), the newest one known",
      at: offset)
  }

  /// The error for the version of a child that a version of a scene did not have.
  static func unknown(_ child: Child, in scene: String, _ version: Int) -> MemberError {
    MemberError(
      "version \(version) of '\(scene)' has no child at '\(child.path)'", at: child.offset
    ).within(child.path).within("versions")
  }

  /// The greatest version that is accepted.
  static let limit = 1_000_000

  /// Reads `version` and `versions` of an object; what is not given is 1.
  init(of json: JSONValue) throws(JSONError) {
    if let version = json["version"] {
      do throws(JSONError) { own = try version.version() } catch {
        throw error.within("version")
      }
      offset = version.offset
    }
    guard let versions = json["versions"] else { return }
    do throws(JSONError) {
      for member in try versions.members() {
        do throws(JSONError) {
          children.append(
            Child(member.name, try member.value.version(), at: member.value.offset))
        } catch {
          throw error.within(member.name)
        }
      }
    } catch {
      throw error.within("versions")
    }
  }
}

extension JSONValue {
  /// The version of a scene.
  fileprivate func version() throws(JSONError) -> Int {
    let number = try number(in: 1...Double(SceneVersions.limit))
    guard let version = Int(exactly: number) else {
      throw invalid(.form("a whole number from 1"))
    }
    return version
  }
}

extension JSONWriter {
  /// Writes the members `version` and `versions`, where they are not 1.
  package mutating func members(of versions: SceneVersions) {
    if versions.own != 1 { member("version", versions.own) }
    guard !versions.children.isEmpty else { return }
    key("versions")
    beginObject()
    for child in versions.children {
      key(child.path)
      integer(child.version)
    }
    endObject()
  }
}
