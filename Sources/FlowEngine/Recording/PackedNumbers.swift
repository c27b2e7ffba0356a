/// The numbers of the last event, of which the next one's are differences.
///
/// Each is a number of units. They are plain members, because lanes of a vector are written one by one
/// and would then be read as a whole, which a processor waits for.
struct PackedNumbers {
  /// A point or a velocity.
  struct Pair {
    var x: Int64 = 0
    var y: Int64 = 0
  }

  /// What the samples of a gesture have.
  struct Motion {
    var point = Pair()
    var velocity = Pair()
  }

  /// Times are counted in microseconds.
  static let timeScale = 1e6
  /// Points are counted in units in which thirds, halves and thousandths of a point are whole.
  static let scale = 6000.0

  var time: Int64 = 0
  var step: Int64 = 0
  var pan = Motion()
  var scroll = Motion()
  var location = Pair()
}
