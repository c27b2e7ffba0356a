import FlowEngine

/// What is painted at a point, with a layer for each translucent node: its alpha is that of all that is in it
/// together, as in UIKit.
struct PaintLayers: Equatable {
  /// A translucent node.
  struct Group: Equatable {
    var index: Int
    var alpha: Double
  }

  /// What a translucent node and the nodes in it have painted so far.
  private struct Layer: Equatable {
    var group: Group
    var paint: Paint
    /// How much of what is behind it is covered, 0…1, before the group's alpha.
    var cover = 0.0
  }

  private var ground: Paint
  private var layers: [Layer] = []

  init(_ ground: Paint) { self.ground = ground }

  /// What is seen.
  var paint: Paint {
    var layers = self
    layers.enter([])
    return layers.ground
  }

  /// Goes on inside some groups, the outermost first; those that are left are painted on what is behind them.
  mutating func enter(_ groups: [Group]) {
    let kept = zip(layers, groups).prefix { $0.group == $1 }.count
    while layers.count > kept {
      let layer = layers.removeLast()
      cover(with: layer.paint, share: layer.cover * layer.group.alpha)
    }
    for group in groups.dropFirst(kept) { layers.append(Layer(group: group, paint: ground)) }
  }

  /// The same, with a colour on top.
  func under(_ color: Color) -> PaintLayers {
    var layers = self
    layers.cover(with: Paint(color), share: Double(color.alpha) / 255)
    return layers
  }

  private mutating func cover(with top: Paint, share: Double) {
    guard let last = layers.indices.last else {
      ground = ground.under(top, share: share)
      return
    }
    let cover = layers[last].cover + share - layers[last].cover * share
    guard cover > 0 else { return }
    layers[last].paint = layers[last].paint.under(top, share: share / cover)
    layers[last].cover = cover
  }
}
