import FlowEngine
import Foundation

/// A JSON value without places, read by Foundation and not by the engine's reader.
indirect enum PlainJSON: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([PlainJSON])
  case object([String: PlainJSON])

  /// Reads a text; `nil` for what is no JSON.
  init?(_ bytes: [UInt8]) {
    let plain = Self.decoded(Data(bytes))
    // Foundation takes 0e9 for no number.
    let value =
      plain
      ?? String(validating: bytes, as: UTF8.self).flatMap { text in
        let written = text.replacing(#/([^0-9.])0[eE][-+]?[0-9]+/#) { $0.output.1 + "0" }
        return Self.decoded(Data(written.utf8))
      }
    guard let value else { return nil }
    self = value
  }

  private static func decoded(_ data: Data) -> PlainJSON? {
    try? JSONDecoder().decode(PlainJSON.self, from: data)
  }

  /// Numbers in an array.
  static func numbers(_ numbers: Double...) -> PlainJSON {
    .array(numbers.map { .number($0) })
  }

  /// The value as JSON, members by name.
  var bytes: [UInt8] {
    var json = JSONWriter()
    write(to: &json)
    return json.withBytes { Array($0) }
  }

  private func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.null()
    case .bool(let value): json.bool(value)
    case .number(let value): json.exactNumber(value)
    case .string(let value): json.string(value)
    case .array(let elements):
      json.beginArray()
      for element in elements { element.write(to: &json) }
      json.endArray()
    case .object(let members):
      json.beginObject()
      for (name, value) in members.sorted(by: { $0.key < $1.key }) {
        json.key(name)
        value.write(to: &json)
      }
      json.endObject()
    }
  }

  /// Whether it says nothing that another value does not say; objects may have fewer members.
  func isPart(of other: PlainJSON) -> Bool {
    guard case .object(let members) = self, case .object(let others) = other else {
      return self == other
    }
    return members.allSatisfy { name, value in others[name].map { value.isPart(of: $0) } ?? false }
  }
}

extension PlainJSON: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([PlainJSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: PlainJSON].self))
    }
  }
}
