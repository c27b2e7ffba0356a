import FlowEngine

extension CardInput {
  /// The texts of the screen.
  enum Strings {

    // MARK: The inputs

    @_transparent static var number: SceneString {
      SceneString(
        "card-input.number", "Card number",
        comment: "What a screen reader calls the number of the card.")
    }
    @_transparent static var numberPlaceholder: SceneString {
      SceneString(
        "card-input.number.placeholder", "Input card number",
        comment: "Placeholder of the number.")
    }
    @_transparent static var numberInvalid: SceneString {
      SceneString(
        "card-input.number.invalid", "not a valid card number",
        comment: "Value of a number that is wrong.")
    }
    @_transparent static var numberIsInvalid: SceneString {
      SceneString(
        "card-input.number.announcement", "This card number is not valid",
        comment: "Spoken when the number is wrong.")
    }
    @_transparent static var holder: SceneString {
      SceneString(
        "card-input.holder", "Card holder name",
        comment: "What a screen reader calls the name on the card.")
    }
    @_transparent static var holderPlaceholder: SceneString {
      SceneString(
        "card-input.holder.placeholder", "Input card holder name",
        comment: "Placeholder of the name.")
    }
    @_transparent static var expiry: SceneString {
      SceneString(
        "card-input.expiry", "Expiry date",
        comment: "What a screen reader calls the month at which the card expires.")
    }
    @_transparent static var expiryPlaceholder: SceneString {
      SceneString(
        "card-input.expiry.placeholder", "Input card expired date",
        comment: "Placeholder of the expiry date.")
    }
    @_transparent static var code: SceneString {
      SceneString(
        "card-input.code", "Security code",
        comment: "What a screen reader calls the code on the back of the card.")
    }
    @_transparent static var codePlaceholder: SceneString {
      SceneString(
        "card-input.code.placeholder", "Input card security code",
        comment: "Placeholder of the security code.")
    }
    @_transparent static var progress: SceneString {
      SceneString(
        "card-input.digits", one: "%2$lld of %1$lld digit",
        other: "%2$lld of %1$lld digits",
        comment: "Value of number and code. %1$lld: digits in all. %2$lld: how many are entered.")
    }
    @_transparent static var wheels: SceneString {
      SceneString(
        "card-input.wheels", "Expiry month and year",
        comment: "What a screen reader calls the wheels of the date.")
    }

    // MARK: The strip and the bar

    @_transparent static var strip: SceneString {
      SceneString(
        "card-input.strip", "Card details",
        comment: "What a screen reader calls the strip of four inputs.")
    }
    @_transparent static var page: SceneString {
      SceneString(
        "card-input.strip.value", "page %lld of %lld",
        comment: "Value of the strip: the input that is shown, of all.")
    }
    @_transparent static var next: SceneString {
      SceneString(
        "card-input.next", "Next",
        comment: "Title of the button to the next input.")
    }
    @_transparent static var done: SceneString {
      SceneString(
        "card-input.done", "Done",
        comment: "Title of the button that submits the card.")
    }
    @_transparent static var cancel: SceneString {
      SceneString(
        "card-input.cancel", "Cancel",
        comment: "Title of the button that puts the keyboard away.")
    }

    // MARK: The drawn card

    @_transparent static var editNumber: SceneString {
      SceneString(
        "card-input.edit.number", "Edit card number",
        comment: "What a screen reader calls the number on the card.")
    }
    @_transparent static var editHolder: SceneString {
      SceneString(
        "card-input.edit.holder", "Edit card holder name",
        comment: "What a screen reader calls the name on the card.")
    }
    @_transparent static var editExpiry: SceneString {
      SceneString(
        "card-input.edit.expiry", "Edit expiry date",
        comment: "What a screen reader calls the date on the card.")
    }
    @_transparent static var holderTemplate: SceneString {
      SceneString(
        "card-input.face.holder", "NAME SURNAME",
        comment: "Printed on the drawn card until a name is entered.")
    }
    @_transparent static var expiryTemplate: SceneString {
      SceneString(
        "card-input.face.expiry", "MM/YY",
        comment: "Printed on the drawn card until a date is chosen.")
    }
    @_transparent static var holderCaption: SceneString {
      SceneString(
        "card-input.face.holder.caption", "C A R D    H O L D E R    N A M E",
        comment: "Printed over the name on the drawn card, as wide as this.")
    }
    @_transparent static var expiryCaption: SceneString {
      SceneString(
        "card-input.face.expiry.caption", "E X P .    D A T E",
        comment: "Printed over the date on the drawn card, as wide as this.")
    }
    @_transparent static var visa: SceneString {
      SceneString(
        "card-input.brand.visa", "Visa",
        comment: "What a screen reader calls the mark of the network.")
    }
    @_transparent static var mastercard: SceneString {
      SceneString(
        "card-input.brand.mastercard", "Mastercard",
        comment: "What a screen reader calls the mark of the network.")
    }
    @_transparent static var amex: SceneString {
      SceneString(
        "card-input.brand.amex", "American Express",
        comment: "What a screen reader calls the mark of the network.")
    }
  }

  /// The texts of the scene (docs/languages.md).
  public static var strings: [SceneString] {
    [
      Strings.number, Strings.numberPlaceholder, Strings.numberInvalid, Strings.numberIsInvalid,
      Strings.holder, Strings.holderPlaceholder, Strings.expiry, Strings.expiryPlaceholder,
      Strings.code, Strings.codePlaceholder, Strings.progress, Strings.wheels, Strings.strip,
      Strings.page, Strings.next, Strings.done, Strings.cancel, Strings.editNumber,
      Strings.editHolder, Strings.editExpiry, Strings.holderTemplate, Strings.expiryTemplate,
      Strings.holderCaption, Strings.expiryCaption, Strings.visa, Strings.mastercard,
      Strings.amex,
    ]
  }
}
