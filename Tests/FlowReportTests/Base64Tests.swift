import Foundation
import Testing

@testable import FlowReport

@Suite("Base 64")
struct Base64Tests {
  @Test("It is what Foundation writes, whatever the number of bytes", arguments: 0...9)
  func agrees(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 97 &+ 201) }
    let text = String(decoding: Base64.text(of: bytes), as: UTF8.self)
    #expect(text == Data(bytes).base64EncodedString())
  }

  @Test("It has all digits")
  func hasAllDigits() {
    let bytes = Array(UInt8.min...UInt8.max)
    let text = String(decoding: Base64.text(of: bytes), as: UTF8.self)
    #expect(text == Data(bytes).base64EncodedString())
  }
}
