import FlowEngine

extension AdaptiveField {
  /// The texts of the form.
  enum Strings {

    // MARK: The fields, unless the configuration has others

    @_transparent static var name: SceneString {
      SceneString(
        "adaptive-field.field.name", "Name",
        comment: "Placeholder: the name of the user.")
    }
    @_transparent static var correctName: SceneString {
      SceneString(
        "adaptive-field.field.name.valid", "Correct name",
        comment: "In place of the placeholder, over a name that is valid.")
    }
    @_transparent static var wrongName: SceneString {
      SceneString(
        "adaptive-field.field.name.invalid", "Wrong name",
        comment: "In place of the placeholder, over a name that is not valid.")
    }
    @_transparent static var cardNumber: SceneString {
      SceneString(
        "adaptive-field.field.card", "Card number",
        comment: "Placeholder: the number of a payment card.")
    }
    @_transparent static var price: SceneString {
      SceneString(
        "adaptive-field.field.price", "Price",
        comment: "Placeholder: an amount of money.")
    }
    @_transparent static var address: SceneString {
      SceneString(
        "adaptive-field.field.address", "Address",
        comment: "Placeholder: a postal address, in the checkout.")
    }
    @_transparent static var nextField: SceneString {
      SceneString(
        "adaptive-field.next", "NEXT FIELD",
        comment: "Title of the button to the next field.")
    }

    // MARK: The form

    @_transparent static var form: SceneString {
      SceneString(
        "adaptive-field.form", "Form",
        comment: "What a screen reader calls the screen.")
    }
    @_transparent static var section: SceneString {
      SceneString(
        "adaptive-field.section", "%@, section %lld of %lld",
        comment: "What a screen reader calls a part of a field. %@: the field; its number, of all.")
    }
    @_transparent static var digits: SceneString {
      SceneString(
        "adaptive-field.digits", one: "%2$lld of %1$lld digit",
        other: "%2$lld of %1$lld digits",
        comment: "Value of a part. %1$lld: how many digits it takes. %2$lld: how many are entered.")
    }
    @_transparent static var characters: SceneString {
      SceneString(
        "adaptive-field.characters", one: "%2$lld of %1$lld character",
        other: "%2$lld of %1$lld characters",
        comment: "The same of characters.")
    }
    @_transparent static var valid: SceneString {
      SceneString(
        "adaptive-field.valid", "Valid",
        comment: "Value of a field whose text is valid.")
    }
    @_transparent static var invalid: SceneString {
      SceneString(
        "adaptive-field.invalid", "Invalid",
        comment: "Value of a field whose text is not valid.")
    }
    @_transparent static var isValid: SceneString {
      SceneString(
        "adaptive-field.announce.valid", "%@: valid",
        comment: "Spoken when a text is found valid. %@: the field.")
    }
    @_transparent static var isInvalid: SceneString {
      SceneString(
        "adaptive-field.announce.invalid", "%@: invalid",
        comment: "Spoken when a text is found not valid. %@: the field.")
    }

    /// The texts of fields, unless the configuration has others.
    static let labels: [SceneString] = [name, correctName, wrongName, cardNumber, price, address]
  }

  /// The texts of the scene (docs/languages.md).
  public static var strings: [SceneString] {
    Strings.labels + [
      Strings.nextField, Strings.form, Strings.section, Strings.digits, Strings.characters,
      Strings.valid, Strings.invalid, Strings.isValid, Strings.isInvalid,
    ]
  }
}
