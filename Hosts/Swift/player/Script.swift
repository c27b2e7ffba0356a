import FlowEngine
import Foundation
import Scenes

/// A script that is being played.
final class Script {
  private let number: String
  private var checksum = Checksum()
  private var frameCount = 0
  /// The sessions in the order in which they were opened; `nil` for one that could not be.
  private var sessions: [PlayedSession?] = []
  private var current = 0
  private var scene = ""

  init(number: String) {
    self.number = number
  }

  /// What a player prints of the script.
  var summary: String {
    let crc = String(checksum.value, radix: 16)
    return
      "\(number) \(String(repeating: "0", count: 8 - crc.count))\(crc) \(frameCount) \(checksum.count)"
  }

  func play(_ line: Fields) {
    var line = line
    let status: Int32
    var more: [UInt8] = []
    switch line.name {
    case "open": status = open(line.text(), at: nil)
    case "fork":
      let fork = session?.fork()
      status = fork == nil ? Status.foreign : Status.ok
      current = sessions.count
      sessions.append(fork)
    case "use":
      current = line.int()
      status = Status.ok
    case "restore":
      if let state = session?.saved {
        status = open("{\"flowTrace\":1,\"scene\":\"\(scene)\",\"state\":\(state)}", at: current)
      } else {
        status = Status.foreign
      }
    case "record": status = session?.record() ?? Status.foreign
    case "recording":
      let trace = session?.trace
      status = session == nil ? Status.foreign : trace == nil ? Status.notKept : Status.ok
      more = trace ?? []
    case "look":
      status = session == nil ? Status.foreign : Status.ok
      more = session?.look() ?? []
    case "advance": status = session?.advance(to: line.number()) ?? Status.foreign
    case "line": status = session?.send(line: Array(line.text().utf8)) ?? Status.foreign
    default:
      let time = line.number()
      if let event = line.event() {
        status = session?.send(event, at: time) ?? Status.foreign
      } else {
        status = session == nil ? Status.foreign : Status.invalid
      }
    }
    checksum.add(integer: status)
    if let session {
      frameCount += session.takeFrames { checksum.add($0) }
      session.takeEffects { checksum.add($0) }
    }
    more.withUnsafeBufferPointer { checksum.add($0) }
  }

  private var session: PlayedSession? {
    sessions.indices.contains(current) ? sessions[current] : nil
  }

  private func open(_ setup: String, at index: Int?) -> Int32 {
    var reader = TraceReader()
    var setup = setup
    if !setup.hasPrefix("{") { setup = "{\"flowTrace\":1,\"scene\":\"\(setup)\"}" }
    var opened: PlayedSession?
    var status = Status.ok
    do throws(TraceError) {
      let line = try Array(setup.utf8).withUnsafeBufferPointer { (bytes) throws(TraceError) in
        try reader.read(bytes)
      }
      if case .header(let header)? = line {
        scene = header.scene
        opened = try Self.open(header)
        if opened == nil { status = Status.unknownScene }
      }
    } catch {
      status = Status.badTrace
    }
    if let index {
      sessions[index] = opened
    } else if let opened {
      current = sessions.count
      sessions.append(opened)
    }
    return status
  }

  private static func open(_ header: TraceHeader) throws(TraceError) -> PlayedSession? {
    switch header.scene {
    case AdaptiveField.name: try PlayedScene<AdaptiveField>.open(header)
    case CardInput.name: try PlayedScene<CardInput>.open(header)
    case Checkout.name: try PlayedScene<Checkout>.open(header)
    case GlideCard.name: try PlayedScene<GlideCard>.open(header)
    case Onboarding.name: try PlayedScene<Onboarding>.open(header)
    case VerificationCode.name: try PlayedScene<VerificationCode>.open(header)
    default: nil
    }
  }
}

/// The statuses of `flow.h` that a script can bring about.
enum Status {
  static let ok: Int32 = 0
  static let foreign: Int32 = -2
  static let invalid: Int32 = -4
  static let refused: Int32 = -7
  static let badTrace: Int32 = -8
  static let unknownScene: Int32 = -9
  static let notKept: Int32 = -12
  static let badTime: Int32 = -14

  /// The status of an event that is refused.
  static func of(_ error: EventError) -> Int32 {
    if case .invalidStamp = error { badTime } else { refused }
  }
}

/// The CRC-32 of zlib.
struct Checksum {
  private static let table: [UInt32] = (0..<256).map { index in
    var value = UInt32(index)
    for _ in 0..<8 {
      let isOdd = value & 1 == 1
      value >>= 1
      if isOdd { value ^= 0xEDB8_8320 }
    }
    return value
  }

  private var state = UInt32.max
  /// The number of bytes.
  private(set) var count = 0

  var value: UInt32 { ~state }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    count += bytes.count
    Self.table.withUnsafeBufferPointer { table in
      for byte in bytes { state = state >> 8 ^ table[Int(UInt8(truncatingIfNeeded: state) ^ byte)] }
    }
  }

  mutating func add(integer: Int32) {
    withUnsafeBytes(of: integer.littleEndian) { bytes in
      add(bytes.bindMemory(to: UInt8.self))
    }
  }
}
