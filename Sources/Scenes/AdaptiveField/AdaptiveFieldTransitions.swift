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
  ///
  /// - Parameter places: The places of the fields, where text is larger.
  mutating func show(_ pace: Pace, _ places: Places?, _ context: inout Context) {
    let labelHeight = labelHeight(context.environment, context.configuration)
    for index in fields.indices {
      let before = fields[index].look
      let after = look(of: index, places, labelHeight, context)
      guard after != before else { continue }
      fields[index].look = after
      // On its way the label would no longer be in the place that its box has in the new layout (F4).
      if after.size != before.size || after.labelHeight != before.labelHeight {
        context.stopAnimations(of: fields[index].ids.field)
      }
      let change = Change(
        ids: fields[index].ids, context.configuration.fields[index], context.environment,
        from: before, to: after)
      switch pace {
      case .animated:
        if after.isRaised == before.isRaised {
          fade(change, fields[index].sections, &context)
        } else if after.isRaised {
          raise(change, &context)
        } else {
          collapse(change, &context)
        }
      case .raisingAtOnce:
        if after.isRaised == before.isRaised {
          fade(change, fields[index].sections, &context)
        } else {
          stopUnfolding(change, fields[index].sections, &context)
          if after.isRaised { fadeFromRaised(change, fields[index].sections, &context) }
        }
      case .atOnce: break
      }
    }
  }

  /// Updates the fields' looks to their state, with nothing in flight yet.
  mutating func showAtOnce(_ context: Context) {
    let places = places(context.environment, context.configuration)
    let labelHeight = labelHeight(context.environment, context.configuration)
    for index in fields.indices {
      fields[index].look = look(of: index, places, labelHeight, context)
    }
  }

  /// The look that a field should have.
  ///
  /// - Parameters:
  ///   - places: The places of the fields, where text is larger.
  ///   - labelHeight: The height of labels of text that is not, in points.
  private func look(
    of index: Int, _ places: Places?, _ labelHeight: Double, _ context: Context
  ) -> Look {
    var look = fields[index].look
    look.isRaised = raises(index)
    look.verdict = fields[index].verdict
    if context.configuration.fields[index].images.size(of: look.verdict) != nil {
      look.picture = look.verdict
    }
    if let place = places?.places[index] {
      look.size = place.frame.size
      look.labelHeight = place.labelHeight
    } else {
      look.size = context.configuration.fields[index].frame.size
      look.labelHeight = labelHeight
    }
    return look
  }

  /// A field's look before a change and after it.
  private struct Change {
    let ids: FieldIDs
    let before: Look
    let after: Look
    let oldPaint: Paint
    let paint: Paint
    /// The colours of the raised field without a verdict.
    let raisedPaint: Paint
    /// Where the label of the raised field rests.
    let labelTransform: Transform
    let showedImage: Bool
    let showsImage: Bool

    init(
      ids: FieldIDs, _ configuration: FieldConfiguration, _ environment: Environment,
      from before: Look, to after: Look
    ) {
      self.ids = ids
      self.before = before
      self.after = after
      oldPaint = Paint(configuration, before, environment)
      paint = Paint(configuration, after, environment)
      raisedPaint = Paint(configuration, Look(isRaised: true), environment)
      labelTransform = Geometry(configuration, configuration.frame, isRaised: true)
        .labelTransform(configuration.alignment)
      showedImage = configuration.images.size(of: before.verdict) != nil
      showsImage = configuration.images.size(of: after.verdict) != nil
    }

    /// One change of what shows a verdict: label, boxes and image, and the line of a field that has
    /// no boxes. What else there is, unfolding moves.
    func verdict(on sections: [Section]) -> Transaction<Completion> {
      var transaction = Transaction<Completion>(
        Metrics.verdict, of: ids.label, ids.stateImage, properties: [.colors, .alpha])
      for section in sections { transaction.subtrees.append(section.id) }
      if paint.border == nil { transaction.subtrees.append(ids.underline) }
      return transaction
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

  /// A verdict appears or disappears; what unfolding moves goes on (F8).
  private func fade(_ change: Change, _ sections: [Section], _ context: inout Context) {
    guard change.paint != change.oldPaint || change.showsImage != change.showedImage else {
      return
    }
    if isUnfolding(change, context) {
      context.animate(change.verdict(on: sections))
    } else {
      context.animate(
        Transaction(Metrics.verdict, of: change.ids.field, properties: [.colors, .alpha]))
    }
  }

  /// Whether a raised field is still on its way up.
  private func isUnfolding(_ change: Change, _ context: Context) -> Bool {
    context.presented[change.ids.label]?.transform != change.labelTransform
  }

  /// Everything but the state image is where it is to be: that goes on fading (F9, F14).
  private func stopUnfolding(
    _ change: Change, _ sections: [Section], _ context: inout Context
  ) {
    context.stopAnimations(of: change.ids.label)
    for section in sections { context.stopAnimations(of: section.id) }
    context.stopAnimations(of: change.ids.underline)
    context.stopAnimations(of: change.ids.placeholderImage)
  }

  /// A verdict appears on a field that has been raised at once, colours included; the state image
  /// starts from where it is seen (D15, F9, F14).
  private func fadeFromRaised(
    _ change: Change, _ sections: [Section], _ context: inout Context
  ) {
    let raised = change.raisedPaint
    guard change.paint != raised || change.showsImage else { return }
    var transaction = change.verdict(on: sections)
    func start(_ node: NodeID, _ property: AnimatableProperty, from value: AnimatableValue) {
      transaction.starts.append(PropertyStart(node, property, from: value))
    }
    start(change.ids.label, .textColor, from: AnimatableValue(raised.label))
    if let border = raised.border {
      for section in sections { start(section.id, .borderColor, from: AnimatableValue(border)) }
    } else {
      start(change.ids.underline, .background, from: AnimatableValue(raised.underline))
    }
    context.animate(transaction)
  }
}
