/// Whether a number agrees with another.
func isNear(_ first: Double?, _ second: Double, within tolerance: Double = 1e-6) -> Bool {
  ((first ?? .nan) - second).magnitude <= tolerance
}
