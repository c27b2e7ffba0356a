/// The parts of a scene, and of those that it holds, by their paths.
public struct SceneParts: Sendable {
  /// A part, or a family of parts, of a scene or of one that it holds.
  public struct Part: Equatable, Sendable {
    /// The id of its node, with the path; what varies is in angle brackets, as in `rows/<key>/title`.
    public let name: String
    /// The kind of view.
    public let kind: Node.Kind
    /// The name of the part that is its parent, if it has one in its scene.
    public let parent: String?
    /// Whether its text is a secret, which no recording shows.
    public let isSecret: Bool
    /// Whether it is a piece of a picture.
    public let isPicture: Bool
    /// Whether its scene lists the texts that a user enters in it.
    package let isListed: Bool
    /// The gestures that it takes of pointers.
    public let gestures: GestureSet

    /// Whether an id is that of the part, or of a member of its family.
    public func names(_ id: NodeID) -> Bool { PartName.names(name, id) }

    /// How many bytes of its name do not vary.
    package var fixedLength: Int { PartName.fixedLength(of: name) }
  }

  /// The parts in drawing order: the scene's own, then those of each child.
  public private(set) var parts: [Part] = []
  /// The texts of the scene and of those that it holds, each key once.
  public private(set) var strings: [SceneString] = []
  /// The colours of the scene and of those that it holds, each by its scene's name, a dot, and its own.
  public private(set) var palette: [(name: String, color: SceneColor)] = []

  #if !hasFeature(Embedded)
    /// A scene that the scene holds, or a family of them, with what a host sends and gets by its path.
    package struct HeldScene: Equatable, Sendable {
      /// The path; what varies is in angle brackets, as in `rows/<key>`.
      package let path: String
      /// The scene's name.
      package let scene: String
      /// The names of its states.
      package let states: [String]
      /// Its commands.
      package let commands: [SceneInput]
      /// What comes with responses to it.
      package let responses: [SceneInput]
      /// The effects of its own.
      package let effects: [EffectDescription]
      /// The names of its own invariants; `nil` if it has some and does not list them.
      package let invariants: [String]?
    }

    /// The scenes that it holds, each before those that it holds itself.
    package private(set) var children: [HeldScene] = []
    /// Where the parts are declared, in the order of `parts`: the scene's type, such as `Screens.TabBar`,
    /// and the case.
    package private(set) var declarations: [(type: String, name: String)] = []
  #endif

  /// Creates an empty list.
  package init() {}

  /// Lists the parts of a scene.
  ///
  /// What it holds is found out by opening it, with its default configuration.
  public init<S: Scene>(_ scene: S.Type) { add(scene, behind: "") }

  /// The part of a node, of families the one that says most of its id; `nil` if the scene has no such part.
  public func part(of id: NodeID) -> Part? {
    // Most are parts themselves, and comparing names is quicker than searching a family.
    if let part = parts.first(where: { $0.name.bytes == id.name.bytes }) { return part }
    var found: Part?
    for part in parts where part.names(id) && part.fixedLength > found?.fixedLength ?? -1 {
      found = part
    }
    return found
  }

  #if !hasFeature(Embedded)
    /// The scene that is held at a path, of families the one that says most of it; `nil` if there is none.
    package func child(at path: String) -> HeldScene? {
      let found = children.filter { PartName.names($0.path, NodeID(path)) }
      return found.max { PartName.fixedLength(of: $0.path) < PartName.fixedLength(of: $1.path) }
    }
  #endif

  /// Whether a scene among them has fields and does not list their texts.
  package var hasUnlistedTexts: Bool { parts.contains { $0.kind == .field && !$0.isListed } }

  /// Whether a scene among them takes texts that people enter.
  private(set) var takesTexts = false
  /// Whether a scene among them takes such texts by an input, and neither lists texts nor marks any, in itself
  /// or in what it holds: nobody knows which of its members they are in.
  package private(set) var hasUnmarkedTexts = false
  #if !hasFeature(Embedded)
    /// Whether it is looked for a scene that lists or marks texts, and whether there is one.
    private var searchesMarks = false
    private var hasMarks = false
  #endif
  /// Whether nothing but the parts is listed.
  private var isForGestures = false

  /// Lists the parts of a scene alone, for their gestures: a finger that is down waits for them.
  init<S: Scene>(gesturesOf scene: S.Type) {
    isForGestures = true
    add(scene, behind: "")
  }

  /// Whether the scene can hold a child at a path.
  @usableFromInline func hasChild(at path: String) -> Bool {
    let slash = UInt8(ascii: "/")
    let names = path.utf8.split(separator: slash, omittingEmptySubsequences: false)
    return parts.contains { part in
      let others = part.name.utf8.split(separator: slash)
      guard others.count > names.count else { return false }
      return zip(names, others).allSatisfy {
        $0.elementsEqual($1) || $1.first == UInt8(ascii: "<")
      }
    }
  }

  /// The paths of the children that the scene can hold.
  @usableFromInline var childPaths: [String] {
    var paths: [String] = []
    for part in parts {
      for slash in part.name.utf8.indices where part.name.utf8[slash] == UInt8(ascii: "/") {
        let path = String(part.name[..<slash])
        // Before a key there is a name alone, to which no event goes.
        if !part.name.utf8[slash...].starts(with: "/<".utf8), !paths.has(path) {
          paths.append(path)
        }
      }
    }
    return paths
  }

  @usableFromInline mutating func add<S: Scene>(_ scene: S.Type, behind path: String) {
    let isListed = S.textInput?.listsOwn ?? false
    for part in S.Part.allCases {
      parts.append(
        Part(
          name: path + part.rawValue, kind: part.kind,
          parent: part.parent.map { path + $0.rawValue }, isSecret: part.isSecret,
          isPicture: part.isPicture, isListed: isListed, gestures: part.gestures))
    }
    if !isForGestures { addRest(of: scene, behind: path, isListed) }
    guard S.isComposed else { return }
    var context = SceneContext<S>(
      configuration: S.Configuration(), environment: Environment())
    var opened = S(&context)
    var pass = Pass(path: path, parts: SceneParts())
    swap(&self, &pass.parts)
    withUnsafeMutablePointer(to: &pass) {
      var visitor = ChildVisitor(.parts($0))
      opened.reachChildren(&visitor)
    }
    swap(&self, &pass.parts)
  }

  /// Adds all but the parts.
  private mutating func addRest<S: Scene>(
    of scene: S.Type, behind path: String, _ isListed: Bool
  ) {
    for string in S.strings
    where !strings.contains(where: { $0.key.text.bytes == string.key.text.bytes }) {
      strings.append(string)
    }
    let name = S.name + "."
    for color in S.palette {
      let name = name + color.name.text
      // A scene may be held twice; pages may name a colour as their container does.
      let isListed = palette.contains {
        $0.name.bytes == name.bytes && $0.color.values == color.values
      }
      if !isListed { palette.append((name, color)) }
    }
    #if !hasFeature(Embedded)
      let type = String(reflecting: S.self)
      declarations += S.Part.allCases.map { (type, "\($0)") }
      if !path.isEmpty {
        children.append(
          HeldScene(
            path: String(path.dropLast()), scene: S.name,
            states: S.State.allCases.map { $0.rawValue },
            commands: S.inputs, responses: S.responses, effects: S.Effect.descriptions,
            invariants: S.ownInvariantNames))
      }
    #endif
    let entersTexts = (S.inputs + S.responses).contains { $0.value?.mayEnterText ?? false }
    if entersTexts || S.textInput != nil { takesTexts = true }
    #if !hasFeature(Embedded)
      if searchesMarks {
        if isListed || S.marksTexts { hasMarks = true }
      } else if entersTexts, !isListed {
        var search = SceneParts()
        search.searchesMarks = true
        search.add(S.self, behind: "")
        if !search.hasMarks { hasUnmarkedTexts = true }
      }
    #endif
  }

  /// Where a pass over the children is.
  @usableFromInline struct Pass {
    let path: String
    var parts: SceneParts

    /// Adds the parts of children of one type.
    @usableFromInline mutating func add<S: Scene>(
      _ scene: S.Type, _ name: StaticString, _ rest: String
    ) {
      parts.add(scene, behind: path + name.text + rest)
    }
  }
}

#if !hasFeature(Embedded)
  extension Scene {
    /// Whether texts in its state or its configuration are marked as entered.
    fileprivate static var marksTexts: Bool {
      var rows = savedRows
      Configuration().describe("", "", into: &rows)
      return rows.haveEnteredText
    }
  }
#endif
