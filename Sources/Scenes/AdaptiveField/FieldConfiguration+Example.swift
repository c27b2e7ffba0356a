import FlowEngine

extension AdaptiveField.FieldConfiguration {
  /// The form of the example: a name, a card number, a price (view controller and storyboard).
  static let example: [Self] = {
    var name = Self()
    name.id = "name"
    name.frame = Rect(x: 40, y: 92, width: 240, height: 32)
    name.limits = [20]
    name.placeholder = AdaptiveField.Strings.name.english
    name.validation = .minimumLength(5)
    name.texts.valid = AdaptiveField.Strings.correctName.english
    name.texts.invalid = AdaptiveField.Strings.wrongName.english
    name.images.valid = Size(width: 12, height: 10)
    name.images.invalid = Size(width: 12, height: 11)

    var card = Self()
    card.id = "card"
    card.frame = Rect(x: 40, y: 152, width: 240, height: 28)
    card.limits = [4, 4, 4, 4]
    card.placeholder = AdaptiveField.Strings.cardNumber.english
    card.validation = .exactLength(16)
    card.keyboard = .numberPad
    card.accessory = .always

    var price = Self()
    price.id = "price"
    price.frame = Rect(x: 40, y: 208, width: 240, height: 32)
    price.limits = [6]
    price.placeholder = AdaptiveField.Strings.price.english
    price.validation = AdaptiveField.Validation()
    price.leftView = Size(width: 30, height: 30)
    price.keyboard = .numberPad

    return [name, card, price].map { field in
      var field = field
      field.alignment = .left
      field.images.placeholder = Size(width: 11, height: 12)
      field.colors.validBorder = AdaptiveField.Palette.valid.light
      field.colors.validPlaceholder = AdaptiveField.Palette.valid.light
      field.colors.invalidBorder = AdaptiveField.Palette.invalid.light
      field.colors.invalidPlaceholder = AdaptiveField.Palette.invalid.light
      return field
    }
  }()
}
