@testable import FlowEngine
import Testing

@Suite struct ScalarClassTests {
  /// A newer standard library knows more scalars, and an older one fewer; what both know is the same.
  @Test func everyScalarIsOfTheClassOfItsCategory() {
    var compared = 0
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 17
      else { continue }
      compared += 1
      let expected = Self.expected(scalar.properties.generalCategory)
      guard ScalarClass(scalar) != expected else { continue }
      #expect(ScalarClass(scalar) == expected, "U+\(String(value, radix: 16))")
    }
    #expect(compared > 250_000)
  }

  @Test func marksAreThoseOfTheClasses() {
    var marks = 0
    var wasMark = false
    // Planes 4 to 13 have nothing.
    for value in [0..<UInt32(0x40000), 0xE0000..<0xE1000].joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isMark = [.nonspacingMark, .enclosingMark].contains(ScalarClass(scalar))
      if isMark { marks += 1 }
      // All marks, what follows each run of them, and some of the others: they are searched for in line.
      guard isMark || wasMark || value < 0x800 || value % 499 == 0 else { continue }
      wasMark = isMark
      guard scalar.isMark != isMark else { continue }
      #expect(scalar.isMark == isMark, "U+\(String(value, radix: 16))")
    }
    #expect(marks > 2_000)
  }

  @Test func whatIsNotAssignedIsOther() {
    for value: UInt32 in [0x378, 0xFFFF, 0x10FFFF] {
      #expect(Unicode.Scalar(value).map { ScalarClass($0) } == .other)
    }
  }

  private static func expected(_ category: Unicode.GeneralCategory) -> ScalarClass {
    switch category {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .format, .control: .blank
    case .nonspacingMark: .nonspacingMark
    case .enclosingMark: .enclosingMark
    case .spacingMark: .spacingMark
    case .uppercaseLetter, .titlecaseLetter: .uppercaseLetter
    case .lowercaseLetter: .lowercaseLetter
    case .modifierLetter, .otherLetter: .otherLetter
    default: .other
    }
  }
}
