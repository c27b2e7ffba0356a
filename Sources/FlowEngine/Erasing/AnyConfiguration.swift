#if hasFeature(Embedded)
  /// The configuration of a scene of any type.
  package struct AnyConfiguration: SceneConfiguration {
    nonisolated(unsafe) private let box: ConfigurationBox

    package init() { box = SceneKind.current.configuration() }

    package init(json: JSONValue) throws(MemberError) {
      box = try SceneKind.current.configuration(json)
    }

    package static func == (one: AnyConfiguration, other: AnyConfiguration) -> Bool {
      one.box === other.box
    }

    /// The configuration, of a scene whose type is known.
    func of<S: Scene>(_ scene: S.Type) -> S.Configuration {
      unsafeDowncast(box, to: BoxedConfiguration<S>.self).configuration
    }

    package mutating func visit(_ members: inout ConfigurationMembers) {}
    package func validate() throws(MemberError) { try box.validate() }
    #if !LIVE_ONLY
      package func canHave(_ id: NodeID) -> Bool { box.canHave(id) }
      package func write(to json: inout ValueWriter) { box.write(to: &json) }
    #endif
  }

  /// Holds the configuration of a scene of any type.
  package class ConfigurationBox {
    // Overridden by the box of a type, which is the only subclass.

    func validate() throws(MemberError) {}
    #if !LIVE_ONLY
      func canHave(_ id: NodeID) -> Bool { true }
      func write(to json: inout ValueWriter) {}
    #endif
  }

  /// Holds the configuration of a scene of a type.
  final class BoxedConfiguration<S: Scene>: ConfigurationBox {
    let configuration: S.Configuration

    init(_ configuration: S.Configuration) { self.configuration = configuration }

    override func validate() throws(MemberError) { try configuration.validate() }
    #if !LIVE_ONLY
      override func canHave(_ id: NodeID) -> Bool { configuration.canHave(id) }
      override func write(to json: inout ValueWriter) { configuration.write(to: &json) }
    #endif
  }
#endif
