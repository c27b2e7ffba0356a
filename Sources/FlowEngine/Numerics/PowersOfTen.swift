/// Powers of ten that a double holds exactly.
enum PowersOfTen {
  /// 10ⁿ, for n in 0…22.
  @inline(__always) static func double(_ n: Int) -> Double { doubles[n] }

  /// 10ⁿ, for n in 1…7, without the check whether an array has been made.
  @inline(__always) static func short(_ n: Int) -> Double {
    switch n {
    case 1: 1e1
    case 2: 1e2
    case 3: 1e3
    case 4: 1e4
    case 5: 1e5
    case 6: 1e6
    default: 1e7
    }
  }

  private static let doubles: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
