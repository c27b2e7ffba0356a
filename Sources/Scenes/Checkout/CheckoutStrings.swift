import FlowEngine

extension Checkout {
  /// The texts of the pages that the checkout adds.
  enum Strings {
    @_transparent static var pay: SceneString {
      SceneString(
        "checkout.pay", "Pay",
        comment: "Title of the button that asks for the payment card.")
    }
    @_transparent static var done: SceneString {
      SceneString(
        "checkout.dismiss", "Done",
        comment: "Title of the button that ends the checkout.")
    }
    @_transparent static var thankYou: SceneString {
      SceneString(
        "checkout.thanks", "Thank you",
        comment: "Title of the last page, and spoken when it comes.")
    }
    @_transparent static var profile: SceneString {
      SceneString(
        "checkout.page.profile", "Your profile",
        comment: "Spoken when the first page comes back.")
    }
    @_transparent static var order: SceneString {
      SceneString(
        "checkout.page.order", "Your order",
        comment: "Spoken when the page of the order comes.")
    }
    @_transparent static var enterCode: SceneString {
      SceneString(
        "checkout.page.code", "Enter the code",
        comment: "Spoken when the page of the code comes.")
    }
  }

  /// The texts of the scene (docs/languages.md).
  public static var strings: [SceneString] {
    [
      Strings.pay, Strings.done, Strings.thankYou, Strings.profile,
      Strings.order, Strings.enterCode,
    ]
  }
}
