/// The numbers of the last event, from which the next one's are stored as differences.
///
/// Each is a number of units. They are plain members: a vector, written lane by lane and then read as
/// a whole, would stall the processor.
struct PackedNumbers {
  /// A point or a velocity.
  struct Pair {
    var x: Int64 = 0
    var y: Int64 = 0
  }

  /// The members of a gesture's samples.
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
