import FlowEngine

extension AdaptiveField {
  /// How a change is shown.
  enum Pace {
    case animated
    /// Unfolding and folding happen at once, verdicts fade as usual (D15).
    case raisingAtOnce
    /// All at once: the nodes are new.
    case atOnce
  }

  /// Updates the fields' looks to their state, and animates the differences.
  mutating func show(_ pace: Pace, _ context: inout Context) {
    for index in fields.indices {
      let configuration = context.configuration.fields[index]
      let before = fields[index].look
      let after = look(of: index, configuration)
      guard after != before else { continue }
      fields[index].look = after
      let change = Change(ids: fields[index].ids, configuration, from: before, to: after)
      switch pace {
      case .animated:
        if after.isRaised == before.isRaised {
          fade(change, &context)
        } else if after.isRaised {
          raise(change, &context)
        } else {
          collapse(change, &context)
        }
      case .raisingAtOnce:
        if after.isRaised { fade(change, &context) }
      case .atOnce: break
      }
    }
  }

  /// The look that a field should have.
  func look(of index: Int, _ configuration: FieldConfiguration) -> Look {
    var look = fields[index].look
    look.isRaised = raises(index)
    look.verdict = fields[index].verdict
    if configuration.images.size(of: look.verdict) != nil { look.picture = look.verdict }
    return look
  }

  /// A field's look before a change and after it.
  private struct Change {
    let ids: FieldIDs
    let before: Look
    let after: Look
    let oldPaint: Paint
    let paint: Paint
    let showedImage: Bool
    let showsImage: Bool

    init(
      ids: FieldIDs, _ configuration: FieldConfiguration, from before: Look, to after: Look
    ) {
      self.ids = ids
      self.before = before
      self.after = after
      oldPaint = Paint(configuration, before)
      paint = Paint(configuration, after)
      showedImage = configuration.images.size(of: before.verdict) != nil
      showsImage = configuration.images.size(of: after.verdict) != nil
    }
  }

  /// What unfolding moves, and the colours that change with it, except the label's.
  private static let moving: PropertySet = [.frame, .transform, .alpha, .borderColor, .background]

  /// The field unfolds; the label's colour changes at once.
  private func raise(_ change: Change, _ context: inout Context) {
    fadeImageOut(change, &context)
    context.animate(Transaction(Metrics.raise, of: change.ids.field, properties: Self.moving))
  }

  /// The field folds back from where it is seen.
  private func collapse(_ change: Change, _ context: inout Context) {
    if change.paint.label != change.oldPaint.label {
      context.animate(
        Transaction(Metrics.verdict, of: change.ids.label, properties: .textColor))
    }
    fadeImageOut(change, &context)
    context.animate(Transaction(Metrics.collapse, of: change.ids.field, properties: Self.moving))
  }

  /// Fades out what is left of the state image, in its own, shorter time.
  private func fadeImageOut(_ change: Change, _ context: inout Context) {
    guard let image = context.presented[change.ids.stateImage], image.alpha > 0 else { return }
    context.animate(Transaction(Metrics.verdict, of: change.ids.stateImage, properties: .alpha))
  }

  /// A verdict appears or disappears.
  private func fade(_ change: Change, _ context: inout Context) {
    let paints = change.paint != change.oldPaint
    let fadesImage = change.showsImage != change.showedImage
    guard paints || fadesImage else { return }
    if change.after.isRaised == change.before.isRaised {
      context.animate(
        Transaction(Metrics.verdict, of: change.ids.field, properties: [.colors, .alpha]))
      return
    }
    // The line and the placeholder's image disappear at once (D15).
    context.animate(Transaction(Metrics.verdict, of: change.ids.field, properties: .colors))
    if fadesImage {
      context.animate(Transaction(Metrics.verdict, of: change.ids.stateImage, properties: .alpha))
    }
  }
}
