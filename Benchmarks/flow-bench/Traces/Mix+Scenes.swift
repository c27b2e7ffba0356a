import FlowEngine
import Scenes

extension Mix {
  /// The card is opened, dragged, its list scrolled, and dismissed.
  static func glideCard(cycles: Int = 40) throws -> Mix {
    try Mix(GlideCard.name, cycles: cycles) { trace, _ in
      trace.add(after: 0.8, #""type":"tap","location":[337,66]"#)
      trace.add(after: 1, #""type":"tick""#)
      trace.pan(from: 540, distance: -330, samples: 40)
      trace.add(after: 1, #""type":"tick""#)
      trace.scroll("scroll", from: .zero, to: Point(x: 0, y: 400), samples: 30)
      trace.scroll("scroll", from: Point(x: 0, y: 400), to: .zero, samples: 30)
      trace.pan(from: 200, distance: 260, samples: 30, target: "scroll")
      trace.add(after: 0.2, #""type":"pan","phase":"began","translation":[0,0],"velocity":[0,0]"#)
      trace.add(
        after: 0.02, #""type":"pan","phase":"cancelled","translation":[0,9],"velocity":[0,0]"#)
      trace.add(after: 1, #""type":"command","name":"show""#)
      trace.add(after: 0.3, #""type":"environment","environment":{"size":[812,375]}"#)
      trace.add(after: 0.3, #""type":"environment","environment":{"size":[375,812]}"#)
      trace.add(after: 0.5, #""type":"tap","target":"dim""#)
      trace.add(after: 0.2, #""type":"command","name":"dismiss""#)
      trace.add(after: 1, #""type":"tick""#)
    }
  }

  /// The card is opened, dragged and dismissed by a finger, of which the engine recognizes taps and pans.
  static func glideCardByFinger(cycles: Int = 40) throws -> Mix {
    try Mix(GlideCard.name, cycles: cycles) { trace, _ in
      trace.add(after: 0.8, #""type":"tick""#)
      trace.finger(at: Point(x: 337, y: 66))
      trace.add(after: 1, #""type":"tick""#)
      trace.finger(at: Point(x: 187.5, y: 540), distance: -330, samples: 40)
      trace.add(after: 1, #""type":"tick""#)
      trace.finger(at: Point(x: 187.5, y: 200), distance: 500, samples: 30)
      trace.add(after: 1, #""type":"command","name":"dismiss""#)
    }
  }

  /// A finger is held on the picker of a card's date.
  static func cardInputByFinger(cycles: Int = 40) throws -> Mix {
    try Mix(CardInput.name, cycles: cycles) { trace, _ in
      trace.add(after: 0.8, #""type":"tap","target":"expiry-button""#)
      trace.add(after: 1, #""type":"tick""#)
      trace.finger(at: Point(x: 100, y: 660), samples: 60)
      trace.add(after: 1, #""type":"tick""#)
    }
  }

  /// A card is entered page by page, paged back by finger, and cleared.
  static func cardInput(cycles: Int = 40) throws -> Mix {
    try Mix(CardInput.name, cycles: cycles) { trace, _ in
      trace.add(after: 0.8, #""type":"tap","target":"number-button""#)
      trace.keyboard(isShown: true)
      trace.type("4242424", into: "input-number-text")
      trace.delete(2, in: "input-number-text")
      trace.type("24242424242", into: "input-number-text")
      trace.add(after: 0.4, #""type":"tap","target":"bar-next""#)
      trace.add(after: 0.6, #""type":"focus","target":"input-holder-text""#)
      trace.type("Ada Byron", into: "input-holder-text")
      trace.delete(3, in: "input-holder-text")
      trace.add(after: 0.3, #""type":"return","target":"input-holder-text""#)
      for row in 1...6 {
        trace.add(
          after: 0.3,
          #""type":"select","target":"picker-expiry","component":0,"row":\#(row)"#)
      }
      trace.add(after: 0.4, #""type":"tap","target":"bar-next""#)
      trace.type("137", into: "input-code-text")
      trace.scroll(
        "input-strip", from: Point(x: 1029, y: 0), to: Point(x: 690, y: 0), samples: 30)
      trace.add(after: 0.8, #""type":"tick""#)
      trace.keyboard(isShown: false)
      for page in ["number", "holder", "expiry", "code"] {
        trace.add(
          after: 0.1,
          #""type":"command","name":"setValue","target":"input-\#(page)","value":"""#)
      }
      trace.add(after: 0.5, #""type":"focus","target":"input-number-text""#)
      trace.add(after: 0.8, #""type":"tick""#)
      trace.add(after: 0.1, #""type":"blur","target":"input-number-text""#)
    }
  }

  /// A page is filled in and checked, and the form is paged through to its end and back.
  static func onboarding(cycles: Int = 40) throws -> Mix {
    try Mix(Onboarding.name, cycles: cycles) { trace, _ in
      trace.add(after: 0.8, #""type":"tap","location":[145.5,165.6]"#)
      trace.add(after: 0.02, #""type":"focus","target":"field-displayName""#)
      trace.keyboard(isShown: true)
      trace.type("Annm", into: "field-displayName")
      trace.delete(1, in: "field-displayName")
      trace.type("e", into: "field-displayName")
      trace.add(after: 0.3, #""type":"return","target":"field-displayName""#)
      trace.add(after: 0.01, #""type":"focus","target":"field-realName""#)
      trace.type("Ann Lee", into: "field-realName")
      trace.scroll("page-1", from: .zero, to: Point(x: 0, y: 40), samples: 12)
      trace.add(after: 0.2, #""type":"blur","target":"field-realName""#)
      trace.keyboard(isShown: false)
      trace.add(
        after: 0.2,
        #""type":"command","name":"setValue","target":"field-birthday","value":"1990-05-17""#)
      for _ in 1...4 { trace.add(after: 0.8, #""type":"tap","target":"next-button""#) }
      for _ in 1...4 { trace.add(after: 0.8, #""type":"tap","target":"back-button""#) }
      trace.add(after: 0.8, #""type":"focus","target":"field-displayName""#)
      trace.delete(4, in: "field-displayName")
      trace.add(after: 0.1, #""type":"focus","target":"field-realName""#)
      trace.delete(7, in: "field-realName")
      trace.add(after: 0.1, #""type":"blur","target":"field-realName""#)
    }
  }

  /// A code is typed, rejected, corrected, and deleted.
  static func verificationCode(cycles: Int = 40) throws -> Mix {
    try Mix(VerificationCode.name, cycles: cycles) { trace, number in
      trace.add(after: 0.8, #""type":"tap","location":[190,180]"#)
      trace.add(after: 0.02, #""type":"focus","target":"code-input""#)
      trace.keyboard(isShown: true)
      trace.type("27", into: "code-input")
      trace.delete(1, in: "code-input")
      trace.type("818", into: "code-input")
      trace.add(
        after: 0.5,
        #""type":"response","id":"verify-\#(2 * number + 1)","outcome":"failure","#
          + #""message":"That is not the code.""#)
      trace.type("1357", into: "code-input")
      // The response to an attempt that is over; accepting the current code would end the scene.
      trace.add(
        after: 0.5,
        #""type":"response","id":"verify-\#(2 * number + 1)","outcome":"success""#)
      trace.delete(2, in: "code-input")
      trace.add(after: 0.5, #""type":"command","name":"setLength","value":6"#)
      trace.add(after: 0.5, #""type":"command","name":"setLength","value":4"#)
      trace.delete(2, in: "code-input")
      trace.keyboard(isShown: false)
      trace.add(after: 0.01, #""type":"blur","target":"code-input""#)
    }
  }

  /// Three fields are expanded, filled in, validated, collapsed and cleared.
  static func adaptiveField(cycles: Int = 40) throws -> Mix {
    try Mix(AdaptiveField.name, cycles: cycles) { trace, _ in
      trace.add(after: 0.8, #""type":"tap","location":[148.5,107.3]"#)
      trace.add(after: 0.012, #""type":"focus","target":"name.section-0""#)
      trace.keyboard(isShown: true)
      trace.type("Mai", into: "name.section-0")
      trace.delete(1, in: "name.section-0")
      trace.type("ria", into: "name.section-0")
      trace.add(after: 0.5, #""type":"tap","target":"card""#)
      trace.add(after: 0.1, #""type":"focus","target":"card.section-0""#)
      for section in 0..<4 {
        trace.type("4242", into: "card.section-\(section)")
        if section < 3 {
          trace.add(after: 0.01, #""type":"focus","target":"card.section-\#(section + 1)""#)
        }
      }
      trace.add(after: 0.5, #""type":"tap","target":"price""#)
      trace.add(after: 0.1, #""type":"focus","target":"price.section-0""#)
      trace.type("1250", into: "price.section-0")
      trace.delete(2, in: "price.section-0")
      trace.add(after: 0.3, #""type":"return","target":"price.section-0""#)
      trace.add(after: 0.01, #""type":"blur","target":"price.section-0""#)
      trace.keyboard(isShown: false)
      for field in ["name", "card", "price"] {
        trace.add(
          after: 0.4,
          #""type":"command","name":"setText","target":"\#(field)","value":"""#)
      }
      trace.add(after: 0.5, #""type":"command","name":"reload","target":"card""#)
    }
  }

  /// A text is entered, walked through and undone by keys, and for a while all texts are larger.
  static func adaptiveFieldByKeys(cycles: Int = 40) throws -> Mix {
    try Mix(AdaptiveField.name, cycles: cycles) { trace, _ in
      trace.add(after: 0.8, #""type":"tap","target":"name""#)
      trace.add(after: 0.01, #""type":"focus","target":"name.section-0""#)
      trace.keyboard(isShown: true)
      trace.type("Maria", into: "name.section-0")
      for key in ["ArrowLeft", "ArrowLeft", "Home", "ArrowRight", "End", "Backspace"] {
        trace.key(key)
      }
      trace.add(after: 0.3, #""type":"undo""#)
      trace.add(after: 0.3, #""type":"redo""#)
      trace.add(
        after: 0.5, #""type":"environment","environment":{"textSize":"accessibilityMedium"}"#)
      for key in ["Tab", "Tab"] { trace.key(key) }
      trace.add(after: 0.5, #""type":"environment","environment":{"textSize":"large"}"#)
      for key in ["Enter", "Escape"] { trace.key(key) }
      trace.keyboard(isShown: false)
      for field in ["name", "card", "price"] {
        trace.add(
          after: 0.4, #""type":"command","name":"setText","target":"\#(field)","value":"""#)
      }
      trace.add(after: 0.5, #""type":"command","name":"reload","target":"card""#)
    }
  }

  /// A form is filled in, the card raised, dragged by its input and closed, a code typed, and its page popped.
  static func checkout(cycles: Int = 40) throws -> Mix {
    try Mix(Scenes.Checkout.name, cycles: cycles) { trace, _ in
      trace.add(after: 0.8, #""type":"command","name":"open","value":["form"]"#)
      trace.add(after: 0.8, #""type":"tap","target":"pages/form/fields/name""#)
      trace.keyboard(isShown: true)
      trace.type("Ann", into: "pages/form/fields/name.section-0")
      trace.delete(3, in: "pages/form/fields/name.section-0")
      trace.add(after: 0.3, #""type":"return","target":"pages/form/fields/name.section-0""#)
      trace.keyboard(isShown: false)
      trace.add(after: 0.8, #""type":"tap","target":"pages/form/pay""#)
      trace.add(after: 1.2, #""type":"tick""#)
      trace.finger(at: Point(x: 190, y: 224), distance: 300, samples: 40)
      trace.add(after: 1.2, #""type":"command","name":"dismiss","target":"card""#)
      trace.add(after: 1.2, #""type":"command","name":"open","value":["form","code"]"#)
      trace.type("12", into: "pages/code/code-input")
      trace.delete(2, in: "pages/code/code-input")
      trace.add(after: 0.8, #""type":"command","name":"pop","target":"pages""#)
      trace.add(after: 1.2, #""type":"command","name":"open","value":["onboarding"]"#)
      trace.add(after: 1.2, #""type":"tick""#)
    }
  }
}
