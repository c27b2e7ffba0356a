/// The form of a property's value in a frame, for reporting what differs in it.
indirect enum PropertyShape: Sendable {
  /// A number, with the default that it has when it is left out.
  case number(Unit, normal: Double? = nil)
  /// An array of numbers with these names, and the default of each.
  case numbers([String], Unit, normal: Double? = nil)
  /// An object with these members.
  case group([String: PropertyShape])
  /// `#RRGGBB` or `#RRGGBBAA`.
  case color
  /// Anything else, with the default that it has when it is left out.
  case plain(normal: String? = nil)

  /// The form of a node's property.
  static func ofNode(_ property: String) -> PropertyShape {
    node[property] ?? .plain()
  }

  /// The form of a member of an animation of a property.
  static func ofAnimation(_ member: String, of property: String) -> PropertyShape {
    switch member {
    case "from", "to": ofNode(property)
    case "begin", "end": .number(.seconds)
    case "timing": timing(of: property)
    default: .plain()
    }
  }

  private static func timing(of property: String) -> PropertyShape {
    .group([
      "duration": .number(.seconds), "dampingRatio": .number(.share),
      "controlPoints": .numbers(["x1", "y1", "x2", "y2"], .share),
      "initialVelocity": velocity(ofNode(property)),
    ])
  }

  /// The form of a velocity, which is that of its value with other units, except that a colour's
  /// consists of numbers.
  private static func velocity(_ shape: PropertyShape) -> PropertyShape {
    switch shape {
    case .number(let unit, let normal): .number(unit.speed, normal: normal)
    case .numbers(let names, let unit, let normal): .numbers(names, unit.speed, normal: normal)
    case .group(let shapes): .group(shapes.mapValues { velocity($0) })
    case .color: .numbers(["red", "green", "blue", "alpha"], .count)
    case .plain: shape
    }
  }

  /// The form of a transform.
  static let transform = PropertyShape.group([
    "translation": .numbers(["x", "y"], .points, normal: 0),
    "scale": .numbers(["x", "y"], .share, normal: 1),
    "rotationY": .number(.radians, normal: 0),
    "perspective": .number(.points, normal: 0),
    "matrix": .numbers(matrixElements, .share),
  ])

  private static let matrixElements = (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
}
