/// The metrics of a font, in ems: all that layout knows about it.
///
/// Omitted members keep the values that the scene ships for its own fonts; for other fonts they are
/// those of an undescribed font.
public struct FontMetrics: Equatable, Sendable {
  /// The advance of one character.
  public struct Advance: Equatable, Sendable {
    /// The character.
    public var character: Unicode.Scalar
    /// Its advance, in ems.
    public var advance: Double

    /// Creates the advance of one character, in ems.
    public init(_ character: Unicode.Scalar, _ advance: Double) {
      self.character = character
      self.advance = advance
    }
  }

  /// The advance of characters that are not listed, in ems; `nil` to leave it as it is shipped, with
  /// the characters that the shipped metrics list.
  public var defaultAdvance: Double?
  /// The advances of individual characters.
  public var advances: [Advance]
  /// The height of a line, in ems; `nil` to leave it as it is shipped.
  public var lineHeight: Double?

  /// Creates metrics; omitted members keep the values that the scene ships.
  public init(
    defaultAdvance: Double? = nil, advances: [Advance] = [], lineHeight: Double? = nil
  ) {
    self.defaultAdvance = defaultAdvance
    self.advances = advances
    self.lineHeight = lineHeight
  }

  /// The advance of a font that nothing describes, in ems.
  static let undescribedAdvance = 0.5
  /// The line height of a font that nothing describes, in ems.
  static let undescribedLineHeight = 1.2

  /// The metrics with all members: what they leave out is taken from those that a scene ships, and
  /// what these leave out from a font that nothing describes.
  func completed(by shipped: FontMetrics?) -> FontMetrics {
    var metrics = self
    if defaultAdvance == nil {
      metrics.defaultAdvance = shipped?.defaultAdvance ?? Self.undescribedAdvance
      let listed = shipped?.advances ?? []
      // The first advance of a character counts, which is the client's.
      metrics.advances = advances.isEmpty ? listed : advances + listed
    }
    if lineHeight == nil {
      metrics.lineHeight = shipped?.lineHeight ?? Self.undescribedLineHeight
    }
    return metrics
  }

  /// The width of `text` on one line, in ems.
  ///
  /// A character that is not listed has the default advance; a wide one has 1 em, and a combining one
  /// none.
  /// - Complexity: O((*n* + *a*) log *a*) for *n* characters of text and *a* listed ones.
  public func width(of text: String) -> Double {
    var width = 0.0
    // Counted, so that texts of as many characters have the same width to the bit.
    var (others, wide) = (0, 0)
    let listed = Advances(of: self, in: text)
    for scalar in text.unicodeScalars {
      if let advance = listed[scalar] {
        width += advance
        continue
      }
      switch scalar.extent {
      case .narrow:
        others += 1
        if !advances.isEmpty { width += defaultAdvance ?? Self.undescribedAdvance }
      case .wide: wide += 1
      case .none: break
      }
    }
    if advances.isEmpty { width = Double(others) * (defaultAdvance ?? Self.undescribedAdvance) }
    return wide == 0 ? width : width + Double(wide)
  }

  /// The same metrics with all advances times a factor.
  func scaled(by factor: Double) -> FontMetrics {
    var metrics = self
    metrics.defaultAdvance = (defaultAdvance ?? Self.undescribedAdvance) * factor
    for index in advances.indices { metrics.advances[index].advance *= factor }
    return metrics
  }

  /// The advances in the order of their characters, each once: the first one listed counts.
  static func sorted(_ advances: [Advance]) -> [Advance] {
    let order = advances.indices.sorted { one, other in
      let (first, second) = (advances[one].character.value, advances[other].character.value)
      return first == second ? one < other : first < second
    }
    var sorted: [Advance] = []
    sorted.reserveCapacity(order.count)
    for index in order where sorted.last?.character != advances[index].character {
      sorted.append(advances[index])
    }
    return sorted
  }
}

extension FontMetrics {
  /// The advances that a font lists, to be looked up for each character of a text.
  struct Advances {
    private let list: [Advance]
    private let isSorted: Bool
    private let other: Double

    /// The number of steps up to which looking through the list is quicker than to sort it.
    private static var mostSteps: Int { 1 << 14 }

    init(of metrics: FontMetrics, in text: String) {
      isSorted = metrics.advances.count * text.utf8.count > Self.mostSteps
      list = isSorted ? FontMetrics.sorted(metrics.advances) : metrics.advances
      other = metrics.defaultAdvance ?? FontMetrics.undescribedAdvance
    }

    #if arch(wasm32)
      /// Those of a font as they are listed, however long a text is.
      init(of metrics: FontMetrics) {
        isSorted = false
        list = metrics.advances
        other = metrics.defaultAdvance ?? FontMetrics.undescribedAdvance
      }
    #endif

    /// The advance of a character, in ems, if it is listed.
    subscript(scalar: Unicode.Scalar) -> Double? {
      if !isSorted {
        return list.isEmpty ? nil : list.first { $0.character == scalar }?.advance
      }
      var (low, high) = (0, list.count)
      while low < high {
        let middle = (low + high) / 2
        if list[middle].character.value < scalar.value { low = middle + 1 } else { high = middle }
      }
      return low < list.count && list[low].character == scalar ? list[low].advance : nil
    }

    /// The advance of any character, in ems.
    func advance(of scalar: Unicode.Scalar) -> Double {
      if let listed = self[scalar] { return listed }
      return switch scalar.extent {
      case .narrow: other
      case .wide: 1
      case .none: 0
      }
    }
  }
}
