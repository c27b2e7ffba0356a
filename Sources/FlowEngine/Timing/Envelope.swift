/// The bound on how far a damped oscillator is from rest:
/// `(amplitude + growth·t)·e^(−decay·t) + secondAmplitude·e^(−secondDecay·t)`.
struct Envelope {
  var amplitude: Double
  var growth = 0.0
  var decay: Double
  var secondAmplitude = 0.0
  var secondDecay = 0.0

  /// The bound at a time, in seconds.
  func value(at time: Double) -> Double {
    let first = (amplitude + growth * time) * Double.exp(-decay * time)
    guard secondAmplitude != 0 else { return first }
    return first + secondAmplitude * Double.exp(-secondDecay * time)
  }

  /// The time at which the bound has fallen to `limit`, given that it is above it at `start`.
  ///
  /// - Complexity: O(1); about eighty evaluations of the exponential.
  func time(whenFallenTo limit: Double, after start: Double, step: Double) -> Double {
    var low = start
    var step = step
    var high = start + step
    // Sixty doublings are enough for any damping that a spring can have.
    for _ in 0..<60 where value(at: high) > limit {
      low = high
      step *= 2
      high = low + step
    }
    for _ in 0..<64 {
      let middle = (low + high) / 2
      // From here on nothing would change.
      if value(at: middle) > limit {
        if middle == low { break }
        low = middle
      } else {
        if middle == high { break }
        high = middle
      }
    }
    return high
  }
}
