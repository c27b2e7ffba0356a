import FlowEngine

extension GlideCard {
  /// The settings of a client.
  public struct Configuration: SceneConfiguration {
    /// Whether there is a compressed position between closed and open.
    public var segmented = true
    /// The visible heights of the three positions; for a segmented card.
    public var heights = Heights()
    /// How far an unsegmented card opens.
    public var dimension = Dimension.fullScreen
    /// Whether a full-screen card leaves the host's navigation bar free.
    public var navigationBar = true
    /// The visible height of a closed unsegmented card, in points.
    public var headerHeight = 100.0
    /// Whether the card shows a grabber.
    public var indicator = true
    /// The list in the card.
    public var content = Content()
    /// Whether a plain screen with the trigger stands in for the host.
    public var host = true

    /// The default card.
    public init() {}

    /// Lists the members.
    public mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("segmented", &segmented, "whether there is a compressed position")
      members.member("heights", &heights, "visible heights of a segmented card")
      members.member("dimension", &dimension, "how far an unsegmented card opens")
      members.member(
        "navigationBar", &navigationBar, "whether a full-screen card leaves 44 pt free")
      members.member(
        "headerHeight", &headerHeight, "visible height of a closed unsegmented card, in points")
      members.member("indicator", &indicator, "whether the card shows a grabber")
      members.member("content", &content, "the list in the card")
      members.member("host", &host, "whether a plain screen stands in for the host")
    }

    /// Rejects heights that yield no rest positions (rules 12, 13 and 16).
    public func validate() throws(MemberError) {
      let heights = heights
      guard heights.closed.isFinite, heights.closed >= 0 else {
        throw MemberError("expected a finite height, 0 or more", of: "heights.closed")
      }
      guard heights.compressed.isFinite, heights.compressed > heights.closed else {
        throw MemberError(
          "expected a finite height above that of 'closed'", of: "heights.compressed")
      }
      guard heights.open.isFinite, heights.open > heights.compressed else {
        throw MemberError(
          "expected a finite height above that of 'compressed'", of: "heights.open")
      }
      guard headerHeight.isFinite, headerHeight >= 0 else {
        throw MemberError("expected a finite height, 0 or more", of: "headerHeight")
      }
      guard content.height.isFinite, content.height >= 0 else {
        throw MemberError("expected a finite height, 0 or more", of: "content.height")
      }
      if case .custom(let height) = dimension {
        guard height.isFinite, height >= 0 else {
          throw MemberError("expected a finite height, 0 or more", of: "dimension.custom")
        }
      }
    }
  }

  /// The visible heights of a segmented card's positions, in points; limited to the room there is.
  public struct Heights: ConfigurationGroup {
    /// When it is open.
    public var open = 700.0
    /// When it is compressed.
    public var compressed = 300.0
    /// When it is closed.
    public var closed = 0.0

    /// The default heights.
    public init() {}

    /// Lists the members.
    public mutating func visit(_ members: inout ConfigurationMembers) {
      // A position without a height has no place to rest: all or none must be given (rule 12).
      members.member("open", &open, "in points", required: true)
      members.member("compressed", &compressed, "in points", required: true)
      members.member("closed", &closed, "in points", required: true)
    }
  }

  /// The list in the card.
  public struct Content: ConfigurationGroup {
    /// Whether there is a list that scrolls.
    public var scrolls = true
    /// The height of all its rows, in points: 50 rows of 44 in the sample.
    public var height = 2200.0

    /// The list of the sample.
    public init() {}

    /// Lists the members.
    public mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("scrolls", &scrolls, "whether there is a list that scrolls")
      members.member("height", &height, "height of all its rows, in points")
    }
  }

  /// How far an unsegmented card opens.
  public enum Dimension: MemberValue, Equatable {
    /// Up to the safe area, or to the navigation bar under it.
    case fullScreen
    /// Half the window's height.
    case half
    /// A third of the window's height.
    case oneThird
    /// A quarter of the window's height.
    case oneFourth
    /// A visible height, in points.
    case custom(Double)

    /// The names, or an object with a height.
    public static var expectation: String {
      "\"fullScreen\" or \"half\" or \"oneThird\" or \"oneFourth\" or {\"custom\": points}"
    }

    /// Reads a name or an object with a height.
    ///
    /// - Throws: `MemberError` for an unknown name, and for anything else.
    public init(json: JSONValue) throws(MemberError) {
      switch json.content {
      case .string(let name):
        switch name.bytes {
        case "fullScreen": self = .fullScreen
        case "half": self = .half
        case "oneThird": self = .oneThird
        case "oneFourth": self = .oneFourth
        default:
          throw MemberError(
            "unknown value '\(name.shown())'; expected \(Self.expectation)", at: json.offset)
        }
      case .object:
        self = .custom(try Custom(json: json).custom)
      default: throw Self.mismatch(json)
      }
    }

    /// Writes the form that is read.
    public func write(to json: inout ValueWriter) {
      switch self {
      case .fullScreen: json.write("fullScreen")
      case .half: json.write("half")
      case .oneThird: json.write("oneThird")
      case .oneFourth: json.write("oneFourth")
      case .custom(let height): json.writeMembers { $0.member("custom", height) }
      }
    }

    /// The object that holds a custom height.
    private struct Custom: ConfigurationGroup {
      var custom = 0.0

      mutating func visit(_ members: inout ConfigurationMembers) {
        members.member("custom", &custom, "visible height, in points", required: true)
      }
    }
  }
}
