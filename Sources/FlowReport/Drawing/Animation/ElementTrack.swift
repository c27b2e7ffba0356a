/// An element that is seen in a row of samples, in each of them perhaps a little otherwise.
struct ElementTrack {
  /// The number of the first sample in which it is seen.
  let start: Int
  /// The element, sample by sample.
  private(set) var elements: [DrawnElement]

  /// The samples in which it is seen.
  var range: Range<Int> { start..<start + elements.count }

  /// Puts together what samples have in common, in the order in which it is drawn.
  ///
  /// - Parameters:
  ///   - samples: What is drawn in each sample, in order.
  ///   - start: The number of the first one.
  static func tracks(of samples: [[DrawnElement]], from start: Int) -> [ElementTrack] {
    var tracks: [ElementTrack] = []
    for (offset, elements) in samples.enumerated() {
      let sample = start + offset
      let open = tracks.indices.filter { tracks[$0].range.upperBound == sample }
      let partners = partners(of: elements, among: open.map { tracks[$0].elements.last })
      var shift = 0
      var place = 0
      for (element, partner) in zip(elements, partners) {
        if let partner {
          let index = open[partner] + shift
          tracks[index].elements.append(element)
          place = index + 1
        } else {
          // Tracks that are seen at one time keep their order, so those that have ended may be anywhere.
          tracks.insert(ElementTrack(start: sample, elements: [element]), at: place)
          place += 1
          shift += 1
        }
      }
    }
    return tracks
  }

  /// For each element the index of that which it goes on from, in the same order; as many as there can be.
  private static func partners(
    of elements: [DrawnElement], among others: [DrawnElement?]
  ) -> [Int?] {
    let width = others.count + 1
    var best = [Int](repeating: 0, count: (elements.count + 1) * width)
    func worth(_ element: Int, _ other: Int) -> Int {
      guard let other = others[other], elements[element].goesOn(from: other) else { return 0 }
      return elements[element] == other ? 3 : 2
    }
    for element in elements.indices.reversed() {
      for other in others.indices.reversed() {
        let skipped = max(
          best[(element + 1) * width + other], best[element * width + other + 1])
        let worth = worth(element, other)
        best[element * width + other] =
          worth > 0 ? max(skipped, worth + best[(element + 1) * width + other + 1]) : skipped
      }
    }
    var partners = [Int?](repeating: nil, count: elements.count)
    var (element, other) = (0, 0)
    while element < elements.count, other < others.count {
      let worth = worth(element, other)
      if worth > 0,
        best[element * width + other] == worth + best[(element + 1) * width + other + 1]
      {
        partners[element] = other
        element += 1
        other += 1
      } else if best[(element + 1) * width + other] >= best[element * width + other + 1] {
        element += 1
      } else {
        other += 1
      }
    }
    return partners
  }
}
