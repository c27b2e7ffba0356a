// Written by scripts/generate-members; change the scene instead.

#ifndef FLOW_SCENES_H
#define FLOW_SCENES_H

// MARK: adaptive-field

/// A form of text fields that unfold into sections under a floating placeholder.
#define FLOW_ADAPTIVE_FIELD "adaptive-field"

/// A scroll.
#define FLOW_ADAPTIVE_FIELD_NODE_SCREEN "screen"
/// A view in `screen`.
#define FLOW_ADAPTIVE_FIELD_NODE_BY_ID_FORMAT "%s"
/// A label in `<id>`.
#define FLOW_ADAPTIVE_FIELD_NODE_PLACEHOLDER_LABEL_FORMAT "%s.placeholder-label"
/// A field in `<id>`.
#define FLOW_ADAPTIVE_FIELD_NODE_SECTION_FORMAT "%s.section-%d"
/// A view in `<id>.section-<k>`.
#define FLOW_ADAPTIVE_FIELD_NODE_LEFT_VIEW_FORMAT "%s.left-view"
/// A shape in `<id>`.
#define FLOW_ADAPTIVE_FIELD_NODE_UNDERLINE_FORMAT "%s.underline"
/// An image in `<id>`.
#define FLOW_ADAPTIVE_FIELD_NODE_PLACEHOLDER_IMAGE_FORMAT "%s.placeholder-image"
/// An image in `<id>`.
#define FLOW_ADAPTIVE_FIELD_NODE_STATE_IMAGE_FORMAT "%s.state-image"
/// A view.
#define FLOW_ADAPTIVE_FIELD_NODE_ACCESSORY_BAR "accessory-bar"
/// A button in `accessory-bar`.
#define FLOW_ADAPTIVE_FIELD_NODE_ACCESSORY_NEXT "accessory-next"

#define FLOW_ADAPTIVE_FIELD_STATE_RESTING "resting"
#define FLOW_ADAPTIVE_FIELD_STATE_EDITING "editing"

#define FLOW_ADAPTIVE_FIELD_COMMAND_SET_TEXT "setText"
#define FLOW_ADAPTIVE_FIELD_COMMAND_RELOAD "reload"
#define FLOW_ADAPTIVE_FIELD_COMMAND_SET_LIMITS "setLimits"

#define FLOW_ADAPTIVE_FIELD_EFFECT_DID_CHANGE "didChange"
#define FLOW_ADAPTIVE_FIELD_EFFECT_VALIDATE "validate"
#define FLOW_ADAPTIVE_FIELD_EFFECT_DID_VALIDATE "didValidate"
#define FLOW_ADAPTIVE_FIELD_EFFECT_DID_END_EDITING "didEndEditing"
#define FLOW_ADAPTIVE_FIELD_EFFECT_FOCUS "focus"
#define FLOW_ADAPTIVE_FIELD_EFFECT_BLUR "blur"
#define FLOW_ADAPTIVE_FIELD_EFFECT_ANNOUNCE "announce"
#define FLOW_ADAPTIVE_FIELD_EFFECT_COPY "copy"
#define FLOW_ADAPTIVE_FIELD_EFFECT_PASTE "paste"

/// `fields`, the fields of the form, in order; an array, each an object.
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS "fields"
/// `fields[].id`, the field's name; a string.
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_ID "fields[].id"
/// `fields[].frame`, place in the window, in points; [x, y, width, height].
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_FRAME "fields[].frame"
/// `fields[].limits`, characters of each section; an array, each a whole number.
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_LIMITS "fields[].limits"
/// `fields[].placeholder`, what the label says; a string; default "".
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_PLACEHOLDER "fields[].placeholder"
/// `fields[].alignment`, how the label stands; "left" or "center" or "right"; default "center".
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_ALIGNMENT "fields[].alignment"
/// `fields[].style`, boxes or a line; "bordered" or "underlined"; default "bordered".
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_STYLE "fields[].style"
/// `fields[].borderWidth`, border or line, in points; a number; default 1.
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_BORDER_WIDTH "fields[].borderWidth"
/// `fields[].colors`.
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_COLORS "fields[].colors"
/// `fields[].colors.border`, boxes and line at rest; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#9CA8AD".
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_COLORS_BORDER "fields[].colors.border"
/// `fields[].colors.raisedBorder`, boxes and line when raised; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4".
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_COLORS_RAISED_BORDER "fields[].colors.raisedBorder"
/// `fields[].colors.placeholder`, the label at rest; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#505050".
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_COLORS_PLACEHOLDER "fields[].colors.placeholder"
/// `fields[].colors.raisedPlaceholder`, the label when raised; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4".
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_COLORS_RAISED_PLACEHOLDER "fields[].colors.raisedPlaceholder"
/// `fields[].colors.text`, what is entered; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#505050".
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_COLORS_TEXT "fields[].colors.text"
/// `fields[].colors.underline`, the line of the underlined style; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4".
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_COLORS_UNDERLINE "fields[].colors.underline"
/// `fields[].colors.tint`, the caret; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#007AFF".
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_COLORS_TINT "fields[].colors.tint"
/// `fields[].colors.validBorder`, of a valid text; null is as raised; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_COLORS_VALID_BORDER "fields[].colors.validBorder"
/// `fields[].colors.validPlaceholder`, of a valid text's label; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_COLORS_VALID_PLACEHOLDER "fields[].colors.validPlaceholder"
/// `fields[].colors.invalidBorder`, of an invalid text; null is as raised; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_COLORS_INVALID_BORDER "fields[].colors.invalidBorder"
/// `fields[].colors.invalidPlaceholder`, of an invalid text's label; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_COLORS_INVALID_PLACEHOLDER "fields[].colors.invalidPlaceholder"
/// `fields[].validation`, how a text is judged; an object, or null; default null.
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_VALIDATION "fields[].validation"
/// `fields[].validation.minimumLength`, least number of characters; a whole number, or null; default null.
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_VALIDATION_MINIMUM_LENGTH "fields[].validation.minimumLength"
/// `fields[].validation.exactLength`, number of characters; a whole number, or null; default null.
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_VALIDATION_EXACT_LENGTH "fields[].validation.exactLength"
/// `fields[].validation.luhn`, whether the text is digits with a right check digit; true or false; default false.
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_VALIDATION_LUHN "fields[].validation.luhn"
/// `fields[].validation.pattern`, what all characters must be; "digits" or "letters" or "alphanumeric", or null; default null.
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_VALIDATION_PATTERN "fields[].validation.pattern"
/// `fields[].validation.host`, whether the host is asked as well; true or false; default false.
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_VALIDATION_HOST "fields[].validation.host"
/// `fields[].texts`.
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_TEXTS "fields[].texts"
/// `fields[].texts.valid`, of a valid text; null is the placeholder; a string, or null; default null.
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_TEXTS_VALID "fields[].texts.valid"
/// `fields[].texts.invalid`, of an invalid text; null is the placeholder; a string, or null; default null.
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_TEXTS_INVALID "fields[].texts.invalid"
/// `fields[].images`.
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_IMAGES "fields[].images"
/// `fields[].images.placeholder`, at the end of the placeholder; [width, height], or null; default null.
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_IMAGES_PLACEHOLDER "fields[].images.placeholder"
/// `fields[].images.valid`, beside a valid text; [width, height], or null; default null.
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_IMAGES_VALID "fields[].images.valid"
/// `fields[].images.invalid`, beside an invalid text; [width, height], or null; default null.
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_IMAGES_INVALID "fields[].images.invalid"
/// `fields[].leftView`, size of a view before the text, in points; [width, height], or null; default null.
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_LEFT_VIEW "fields[].leftView"
/// `fields[].keyboard`, letters, or digits only; "default" or "numberPad"; default "default".
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_KEYBOARD "fields[].keyboard"
/// `fields[].accessory`, sections that show the accessory bar; "last" or "always"; default "last".
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_ACCESSORY "fields[].accessory"
/// `fields[].secret`, whether the text is a secret; null is where luhn is; true or false, or null; default null.
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_FIELDS_SECRET "fields[].secret"
/// `labelHeight`, height of a placeholder, in points; a number; default 19.5.
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_LABEL_HEIGHT "labelHeight"
/// `accessoryTitle`, what the accessory bar's button says; a string; default "NEXT FIELD".
#define FLOW_ADAPTIVE_FIELD_CONFIGURATION_ACCESSORY_TITLE "accessoryTitle"

// MARK: card-input

/// A card's number, holder, expiry and security code, entered page by page below a drawn card.
#define FLOW_CARD_INPUT "card-input"

/// A view.
#define FLOW_CARD_INPUT_NODE_SCREEN "screen"
/// A view.
#define FLOW_CARD_INPUT_NODE_CARD_INPUT "card-input"
/// A view in `card-input`.
#define FLOW_CARD_INPUT_NODE_CARD_CONTAINER "card-container"
/// A view in `card-container`.
#define FLOW_CARD_INPUT_NODE_CARD_FRONT "card-front"
/// A label in `card-front`.
#define FLOW_CARD_INPUT_NODE_NUMBER_PLACEHOLDER "number-placeholder"
/// A label in `card-front`.
#define FLOW_CARD_INPUT_NODE_NUMBER_LABEL "number-label"
/// A label in `card-front`.
#define FLOW_CARD_INPUT_NODE_NUMBER_CELL_FORMAT "number-cell-%d"
/// A label in `card-front`.
#define FLOW_CARD_INPUT_NODE_HOLDER_CAPTION "holder-caption"
/// A label in `card-front`.
#define FLOW_CARD_INPUT_NODE_HOLDER_PLACEHOLDER "holder-placeholder"
/// A label in `card-front`.
#define FLOW_CARD_INPUT_NODE_HOLDER_LABEL "holder-label"
/// A label in `card-front`.
#define FLOW_CARD_INPUT_NODE_EXPIRY_CAPTION "expiry-caption"
/// A label in `card-front`.
#define FLOW_CARD_INPUT_NODE_EXPIRY_PLACEHOLDER "expiry-placeholder"
/// A label in `card-front`.
#define FLOW_CARD_INPUT_NODE_EXPIRY_LABEL "expiry-label"
/// An image in `card-front`.
#define FLOW_CARD_INPUT_NODE_BRAND_FRONT "brand-front"
/// A button in `card-front`.
#define FLOW_CARD_INPUT_NODE_NUMBER_BUTTON "number-button"
/// A button in `card-front`.
#define FLOW_CARD_INPUT_NODE_HOLDER_BUTTON "holder-button"
/// A button in `card-front`.
#define FLOW_CARD_INPUT_NODE_EXPIRY_BUTTON "expiry-button"
/// A shape in `card-front`.
#define FLOW_CARD_INPUT_NODE_FOCUS_AREA "focus-area"
/// A view in `card-container`.
#define FLOW_CARD_INPUT_NODE_CARD_BACK "card-back"
/// An image in `card-back`.
#define FLOW_CARD_INPUT_NODE_BRAND_BACK "brand-back"
/// A view in `card-back`.
#define FLOW_CARD_INPUT_NODE_MAGNETIC_STRIPE "magnetic-stripe"
/// A view in `card-back`.
#define FLOW_CARD_INPUT_NODE_SIGNATURE_STRIP "signature-strip"
/// A label in `card-back`.
#define FLOW_CARD_INPUT_NODE_SIGNATURE_LABEL "signature-label"
/// A view in `card-back`.
#define FLOW_CARD_INPUT_NODE_CSC_AREA "csc-area"
/// A label in `card-back`.
#define FLOW_CARD_INPUT_NODE_CSC_LABEL "csc-label"
/// A shape in `card-back`.
#define FLOW_CARD_INPUT_NODE_CSC_FOCUS "csc-focus"
/// A scroll in `card-input`.
#define FLOW_CARD_INPUT_NODE_INPUT_STRIP "input-strip"
/// A view in `input-strip`.
#define FLOW_CARD_INPUT_NODE_INPUT_NUMBER "input-number"
/// A field in `input-number`.
#define FLOW_CARD_INPUT_NODE_INPUT_NUMBER_TEXT "input-number-text"
/// A button in `input-number`.
#define FLOW_CARD_INPUT_NODE_INPUT_NUMBER_NEXT "input-number-next"
/// A view in `input-strip`.
#define FLOW_CARD_INPUT_NODE_INPUT_HOLDER "input-holder"
/// A field in `input-holder`.
#define FLOW_CARD_INPUT_NODE_INPUT_HOLDER_TEXT "input-holder-text"
/// A button in `input-holder`.
#define FLOW_CARD_INPUT_NODE_INPUT_HOLDER_NEXT "input-holder-next"
/// A view in `input-strip`.
#define FLOW_CARD_INPUT_NODE_INPUT_EXPIRY "input-expiry"
/// A field in `input-expiry`.
#define FLOW_CARD_INPUT_NODE_INPUT_EXPIRY_TEXT "input-expiry-text"
/// A button in `input-expiry`.
#define FLOW_CARD_INPUT_NODE_INPUT_EXPIRY_NEXT "input-expiry-next"
/// A view in `input-strip`.
#define FLOW_CARD_INPUT_NODE_INPUT_CODE "input-code"
/// A field in `input-code`.
#define FLOW_CARD_INPUT_NODE_INPUT_CODE_TEXT "input-code-text"
/// A button in `input-code`.
#define FLOW_CARD_INPUT_NODE_INPUT_CODE_NEXT "input-code-next"
/// A view.
#define FLOW_CARD_INPUT_NODE_BAR "bar"
/// A button in `bar`.
#define FLOW_CARD_INPUT_NODE_BAR_CANCEL "bar-cancel"
/// A button in `bar`.
#define FLOW_CARD_INPUT_NODE_BAR_NEXT "bar-next"
/// A picker.
#define FLOW_CARD_INPUT_NODE_PICKER_EXPIRY "picker-expiry"

#define FLOW_CARD_INPUT_STATE_ENTERING "entering"
#define FLOW_CARD_INPUT_STATE_SCROLLING "scrolling"
#define FLOW_CARD_INPUT_STATE_TRAVELLING "travelling"
#define FLOW_CARD_INPUT_STATE_SUBMITTED "submitted"

#define FLOW_CARD_INPUT_COMMAND_SET_VALUE "setValue"

#define FLOW_CARD_INPUT_EFFECT_NUMBER_INVALID "numberInvalid"
#define FLOW_CARD_INPUT_EFFECT_SUBMITTED "submitted"
#define FLOW_CARD_INPUT_EFFECT_FOCUS "focus"
#define FLOW_CARD_INPUT_EFFECT_BLUR "blur"
#define FLOW_CARD_INPUT_EFFECT_ANNOUNCE "announce"
#define FLOW_CARD_INPUT_EFFECT_COPY "copy"
#define FLOW_CARD_INPUT_EFFECT_PASTE "paste"

/// `origin`, top left in the window, in points; null is [20, safe area's top]; [x, y], or null; default null.
#define FLOW_CARD_INPUT_CONFIGURATION_ORIGIN "origin"
/// `width`, width of the card, in points; null is the window's less 40; a number, or null; default null.
#define FLOW_CARD_INPUT_CONFIGURATION_WIDTH "width"
/// `brands`, the brands, told by a number's first digits; an array, each an object.
#define FLOW_CARD_INPUT_CONFIGURATION_BRANDS "brands"
/// `brands[].brand`, the card network; "visa" or "mastercard" or "amex".
#define FLOW_CARD_INPUT_CONFIGURATION_BRANDS_BRAND "brands[].brand"
/// `brands[].prefixes`, what its numbers begin with; an array, each [first, last].
#define FLOW_CARD_INPUT_CONFIGURATION_BRANDS_PREFIXES "brands[].prefixes"
/// `brands[].length`, digits of a number, 12 to 16; a whole number; default 16.
#define FLOW_CARD_INPUT_CONFIGURATION_BRANDS_LENGTH "brands[].length"
/// `brands[].groups`, after how many digits a space stands; an array, each a whole number; default [4,8,12].
#define FLOW_CARD_INPUT_CONFIGURATION_BRANDS_GROUPS "brands[].groups"
/// `brands[].codeLength`, digits of the security code, 3 or 4; a whole number; default 3.
#define FLOW_CARD_INPUT_CONFIGURATION_BRANDS_CODE_LENGTH "brands[].codeLength"
/// `luhn`, whether a number must pass the Luhn check; true or false; default true.
#define FLOW_CARD_INPUT_CONFIGURATION_LUHN "luhn"

// MARK: checkout

/// An app of the five screens: a stack of pages, and a card over it in which one pays.
#define FLOW_CHECKOUT "checkout"

/// A view.
#define FLOW_CHECKOUT_NODE_BELOW "below"
/// A view.
#define FLOW_CHECKOUT_NODE_ABOVE "above"
/// A view.
#define FLOW_CHECKOUT_NODE_PAGES_PAGE_FORMAT "pages/page-%s"
/// A scroll.
#define FLOW_CHECKOUT_NODE_PAGES_ONBOARDING_PAGE_FORMAT "pages/onboarding/page-%d"
/// A label in `pages/onboarding/page-<k>`.
#define FLOW_CHECKOUT_NODE_PAGES_ONBOARDING_TITLE_FORMAT "pages/onboarding/title-%d"
/// A field in `pages/onboarding/page-<k>`.
#define FLOW_CHECKOUT_NODE_PAGES_ONBOARDING_FIELD_FORMAT "pages/onboarding/field-%s"
/// A label in `pages/onboarding/page-<k>`.
#define FLOW_CHECKOUT_NODE_PAGES_ONBOARDING_HINT_FORMAT "pages/onboarding/hint-%s"
/// A view.
#define FLOW_CHECKOUT_NODE_PAGES_ONBOARDING_BOTTOM_BAR "pages/onboarding/bottom-bar"
/// A button in `pages/onboarding/bottom-bar`.
#define FLOW_CHECKOUT_NODE_PAGES_ONBOARDING_BACK_BUTTON "pages/onboarding/back-button"
/// A label in `pages/onboarding/bottom-bar`.
#define FLOW_CHECKOUT_NODE_PAGES_ONBOARDING_SKIP_HINT "pages/onboarding/skip-hint"
/// A button in `pages/onboarding/bottom-bar`.
#define FLOW_CHECKOUT_NODE_PAGES_ONBOARDING_NEXT_BUTTON "pages/onboarding/next-button"
/// A view.
#define FLOW_CHECKOUT_NODE_PAGES_ONBOARDING_FINISH "pages/onboarding/finish"
/// A shape in `pages/onboarding/finish`.
#define FLOW_CHECKOUT_NODE_PAGES_ONBOARDING_DONE_CIRCLE "pages/onboarding/done-circle"
/// A view.
#define FLOW_CHECKOUT_NODE_PAGES_FORM_SCREEN "pages/form/screen"
/// A view in `pages/form/screen`.
#define FLOW_CHECKOUT_NODE_PAGES_FORM_TOP "pages/form/top"
/// A button in `pages/form/screen`.
#define FLOW_CHECKOUT_NODE_PAGES_FORM_PAY "pages/form/pay"
/// A scroll.
#define FLOW_CHECKOUT_NODE_PAGES_FORM_FIELDS_SCREEN "pages/form/fields/screen"
/// A view in `pages/form/fields/screen`.
#define FLOW_CHECKOUT_NODE_PAGES_FORM_FIELDS_FORMAT "pages/form/fields/%s"
/// A label in `pages/form/fields/<id>`.
#define FLOW_CHECKOUT_NODE_PAGES_FORM_FIELDS_PLACEHOLDER_LABEL_FORMAT "pages/form/fields/%s.placeholder-label"
/// A field in `pages/form/fields/<id>`.
#define FLOW_CHECKOUT_NODE_PAGES_FORM_FIELDS_SECTION_FORMAT "pages/form/fields/%s.section-%d"
/// A view in `pages/form/fields/<id>.section-<k>`.
#define FLOW_CHECKOUT_NODE_PAGES_FORM_FIELDS_LEFT_VIEW_FORMAT "pages/form/fields/%s.left-view"
/// A shape in `pages/form/fields/<id>`.
#define FLOW_CHECKOUT_NODE_PAGES_FORM_FIELDS_UNDERLINE_FORMAT "pages/form/fields/%s.underline"
/// An image in `pages/form/fields/<id>`.
#define FLOW_CHECKOUT_NODE_PAGES_FORM_FIELDS_PLACEHOLDER_IMAGE_FORMAT "pages/form/fields/%s.placeholder-image"
/// An image in `pages/form/fields/<id>`.
#define FLOW_CHECKOUT_NODE_PAGES_FORM_FIELDS_STATE_IMAGE_FORMAT "pages/form/fields/%s.state-image"
/// A view.
#define FLOW_CHECKOUT_NODE_PAGES_FORM_FIELDS_ACCESSORY_BAR "pages/form/fields/accessory-bar"
/// A button in `pages/form/fields/accessory-bar`.
#define FLOW_CHECKOUT_NODE_PAGES_FORM_FIELDS_ACCESSORY_NEXT "pages/form/fields/accessory-next"
/// A view.
#define FLOW_CHECKOUT_NODE_PAGES_CODE_SCREEN "pages/code/screen"
/// A label in `pages/code/screen`.
#define FLOW_CHECKOUT_NODE_PAGES_CODE_PHONE_LABEL "pages/code/phone-label"
/// A field in `pages/code/screen`.
#define FLOW_CHECKOUT_NODE_PAGES_CODE_CODE_INPUT "pages/code/code-input"
/// A shape in `pages/code/code-input`.
#define FLOW_CHECKOUT_NODE_PAGES_CODE_UNDERLINE_FORMAT "pages/code/underline-%d"
/// A label in `pages/code/code-input`.
#define FLOW_CHECKOUT_NODE_PAGES_CODE_DIGIT_FORMAT "pages/code/digit-%d"
/// A shape in `pages/code/code-input`.
#define FLOW_CHECKOUT_NODE_PAGES_CODE_CARET "pages/code/caret"
/// A button in `pages/code/screen`.
#define FLOW_CHECKOUT_NODE_PAGES_CODE_RESEND_BUTTON "pages/code/resend-button"
/// A view.
#define FLOW_CHECKOUT_NODE_PAGES_DONE_SCREEN "pages/done/screen"
/// A label in `pages/done/screen`.
#define FLOW_CHECKOUT_NODE_PAGES_DONE_DONE_TITLE "pages/done/done-title"
/// A button in `pages/done/screen`.
#define FLOW_CHECKOUT_NODE_PAGES_DONE_DISMISS "pages/done/dismiss"
/// A view.
#define FLOW_CHECKOUT_NODE_CARD_HOST "card/host"
/// A button in `card/host`.
#define FLOW_CHECKOUT_NODE_CARD_TRIGGER "card/trigger"
/// A view.
#define FLOW_CHECKOUT_NODE_CARD_DIM "card/dim"
/// A view.
#define FLOW_CHECKOUT_NODE_CARD_CARD "card/card"
/// A scroll in `card/card`.
#define FLOW_CHECKOUT_NODE_CARD_SCROLL "card/scroll"
/// A view in `card/card`.
#define FLOW_CHECKOUT_NODE_CARD_GRABBER "card/grabber"
/// A view.
#define FLOW_CHECKOUT_NODE_INPUT_SCREEN "input/screen"
/// A view.
#define FLOW_CHECKOUT_NODE_INPUT_CARD_INPUT "input/card-input"
/// A view in `input/card-input`.
#define FLOW_CHECKOUT_NODE_INPUT_CARD_CONTAINER "input/card-container"
/// A view in `input/card-container`.
#define FLOW_CHECKOUT_NODE_INPUT_CARD_FRONT "input/card-front"
/// A label in `input/card-front`.
#define FLOW_CHECKOUT_NODE_INPUT_NUMBER_PLACEHOLDER "input/number-placeholder"
/// A label in `input/card-front`.
#define FLOW_CHECKOUT_NODE_INPUT_NUMBER_LABEL "input/number-label"
/// A label in `input/card-front`.
#define FLOW_CHECKOUT_NODE_INPUT_NUMBER_CELL_FORMAT "input/number-cell-%d"
/// A label in `input/card-front`.
#define FLOW_CHECKOUT_NODE_INPUT_HOLDER_CAPTION "input/holder-caption"
/// A label in `input/card-front`.
#define FLOW_CHECKOUT_NODE_INPUT_HOLDER_PLACEHOLDER "input/holder-placeholder"
/// A label in `input/card-front`.
#define FLOW_CHECKOUT_NODE_INPUT_HOLDER_LABEL "input/holder-label"
/// A label in `input/card-front`.
#define FLOW_CHECKOUT_NODE_INPUT_EXPIRY_CAPTION "input/expiry-caption"
/// A label in `input/card-front`.
#define FLOW_CHECKOUT_NODE_INPUT_EXPIRY_PLACEHOLDER "input/expiry-placeholder"
/// A label in `input/card-front`.
#define FLOW_CHECKOUT_NODE_INPUT_EXPIRY_LABEL "input/expiry-label"
/// An image in `input/card-front`.
#define FLOW_CHECKOUT_NODE_INPUT_BRAND_FRONT "input/brand-front"
/// A button in `input/card-front`.
#define FLOW_CHECKOUT_NODE_INPUT_NUMBER_BUTTON "input/number-button"
/// A button in `input/card-front`.
#define FLOW_CHECKOUT_NODE_INPUT_HOLDER_BUTTON "input/holder-button"
/// A button in `input/card-front`.
#define FLOW_CHECKOUT_NODE_INPUT_EXPIRY_BUTTON "input/expiry-button"
/// A shape in `input/card-front`.
#define FLOW_CHECKOUT_NODE_INPUT_FOCUS_AREA "input/focus-area"
/// A view in `input/card-container`.
#define FLOW_CHECKOUT_NODE_INPUT_CARD_BACK "input/card-back"
/// An image in `input/card-back`.
#define FLOW_CHECKOUT_NODE_INPUT_BRAND_BACK "input/brand-back"
/// A view in `input/card-back`.
#define FLOW_CHECKOUT_NODE_INPUT_MAGNETIC_STRIPE "input/magnetic-stripe"
/// A view in `input/card-back`.
#define FLOW_CHECKOUT_NODE_INPUT_SIGNATURE_STRIP "input/signature-strip"
/// A label in `input/card-back`.
#define FLOW_CHECKOUT_NODE_INPUT_SIGNATURE_LABEL "input/signature-label"
/// A view in `input/card-back`.
#define FLOW_CHECKOUT_NODE_INPUT_CSC_AREA "input/csc-area"
/// A label in `input/card-back`.
#define FLOW_CHECKOUT_NODE_INPUT_CSC_LABEL "input/csc-label"
/// A shape in `input/card-back`.
#define FLOW_CHECKOUT_NODE_INPUT_CSC_FOCUS "input/csc-focus"
/// A scroll in `input/card-input`.
#define FLOW_CHECKOUT_NODE_INPUT_INPUT_STRIP "input/input-strip"
/// A view in `input/input-strip`.
#define FLOW_CHECKOUT_NODE_INPUT_INPUT_NUMBER "input/input-number"
/// A field in `input/input-number`.
#define FLOW_CHECKOUT_NODE_INPUT_INPUT_NUMBER_TEXT "input/input-number-text"
/// A button in `input/input-number`.
#define FLOW_CHECKOUT_NODE_INPUT_INPUT_NUMBER_NEXT "input/input-number-next"
/// A view in `input/input-strip`.
#define FLOW_CHECKOUT_NODE_INPUT_INPUT_HOLDER "input/input-holder"
/// A field in `input/input-holder`.
#define FLOW_CHECKOUT_NODE_INPUT_INPUT_HOLDER_TEXT "input/input-holder-text"
/// A button in `input/input-holder`.
#define FLOW_CHECKOUT_NODE_INPUT_INPUT_HOLDER_NEXT "input/input-holder-next"
/// A view in `input/input-strip`.
#define FLOW_CHECKOUT_NODE_INPUT_INPUT_EXPIRY "input/input-expiry"
/// A field in `input/input-expiry`.
#define FLOW_CHECKOUT_NODE_INPUT_INPUT_EXPIRY_TEXT "input/input-expiry-text"
/// A button in `input/input-expiry`.
#define FLOW_CHECKOUT_NODE_INPUT_INPUT_EXPIRY_NEXT "input/input-expiry-next"
/// A view in `input/input-strip`.
#define FLOW_CHECKOUT_NODE_INPUT_INPUT_CODE "input/input-code"
/// A field in `input/input-code`.
#define FLOW_CHECKOUT_NODE_INPUT_INPUT_CODE_TEXT "input/input-code-text"
/// A button in `input/input-code`.
#define FLOW_CHECKOUT_NODE_INPUT_INPUT_CODE_NEXT "input/input-code-next"
/// A view.
#define FLOW_CHECKOUT_NODE_INPUT_BAR "input/bar"
/// A button in `input/bar`.
#define FLOW_CHECKOUT_NODE_INPUT_BAR_CANCEL "input/bar-cancel"
/// A button in `input/bar`.
#define FLOW_CHECKOUT_NODE_INPUT_BAR_NEXT "input/bar-next"
/// A picker.
#define FLOW_CHECKOUT_NODE_INPUT_PICKER_EXPIRY "input/picker-expiry"

#define FLOW_CHECKOUT_STATE_FILLING "filling"
#define FLOW_CHECKOUT_STATE_PAYING "paying"
#define FLOW_CHECKOUT_STATE_DONE "done"

#define FLOW_CHECKOUT_COMMAND_OPEN "open"
#define FLOW_CHECKOUT_COMMAND_PUSH "push"
#define FLOW_CHECKOUT_COMMAND_POP "pop"
#define FLOW_CHECKOUT_COMMAND_POP_TO_ROOT "popToRoot"
#define FLOW_CHECKOUT_COMMAND_SET_VALUE "setValue"
#define FLOW_CHECKOUT_COMMAND_SET_TEXT "setText"
#define FLOW_CHECKOUT_COMMAND_RELOAD "reload"
#define FLOW_CHECKOUT_COMMAND_SET_LIMITS "setLimits"
#define FLOW_CHECKOUT_COMMAND_SET_LENGTH "setLength"
#define FLOW_CHECKOUT_COMMAND_RESEND "resend"
#define FLOW_CHECKOUT_COMMAND_SHOW "show"
#define FLOW_CHECKOUT_COMMAND_DISMISS "dismiss"
#define FLOW_CHECKOUT_COMMAND_ESCAPE "escape"
#define FLOW_CHECKOUT_COMMAND_INCREMENT "increment"
#define FLOW_CHECKOUT_COMMAND_DECREMENT "decrement"
#define FLOW_CHECKOUT_COMMAND_REMOVE "remove"

#define FLOW_CHECKOUT_EFFECT_PAY "pay"
#define FLOW_CHECKOUT_EFFECT_CHOOSE_IMAGE "chooseImage"
#define FLOW_CHECKOUT_EFFECT_END_EDITING "endEditing"
#define FLOW_CHECKOUT_EFFECT_DID_CHANGE_PAGE "didChangePage"
#define FLOW_CHECKOUT_EFFECT_DID_SKIP "didSkip"
#define FLOW_CHECKOUT_EFFECT_FINISHED "finished"
#define FLOW_CHECKOUT_EFFECT_DID_CHANGE "didChange"
#define FLOW_CHECKOUT_EFFECT_VALIDATE "validate"
#define FLOW_CHECKOUT_EFFECT_DID_VALIDATE "didValidate"
#define FLOW_CHECKOUT_EFFECT_DID_END_EDITING "didEndEditing"
#define FLOW_CHECKOUT_EFFECT_VERIFY "verify"
#define FLOW_CHECKOUT_EFFECT_RESEND "resend"
#define FLOW_CHECKOUT_EFFECT_DISMISS "dismiss"
#define FLOW_CHECKOUT_EFFECT_DID_MOVE "didMove"
#define FLOW_CHECKOUT_EFFECT_DID_REMOVE "didRemove"
#define FLOW_CHECKOUT_EFFECT_NUMBER_INVALID "numberInvalid"
#define FLOW_CHECKOUT_EFFECT_SUBMITTED "submitted"
#define FLOW_CHECKOUT_EFFECT_FOCUS "focus"
#define FLOW_CHECKOUT_EFFECT_BLUR "blur"
#define FLOW_CHECKOUT_EFFECT_ANNOUNCE "announce"
#define FLOW_CHECKOUT_EFFECT_COPY "copy"
#define FLOW_CHECKOUT_EFFECT_PASTE "paste"

/// `pages`.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES "pages"
/// `pages.onboarding`.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_ONBOARDING "pages.onboarding"
/// `pages.onboarding.pages`, the five pages; an array, each an object.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_ONBOARDING_PAGES "pages.onboarding.pages"
/// `pages.onboarding.pages[].title`, what stands at the top of the page; a string; default "".
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_ONBOARDING_PAGES_TITLE "pages.onboarding.pages[].title"
/// `pages.onboarding.pages[].fields`, the fields, in reading order; an array, each an object; default [].
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_ONBOARDING_PAGES_FIELDS "pages.onboarding.pages[].fields"
/// `pages.onboarding.pages[].fields[].id`, name of the field, unique in the form; a string.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_ONBOARDING_PAGES_FIELDS_ID "pages.onboarding.pages[].fields[].id"
/// `pages.onboarding.pages[].fields[].label`, what the field asks for; a string; default "".
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_ONBOARDING_PAGES_FIELDS_LABEL "pages.onboarding.pages[].fields[].label"
/// `pages.onboarding.pages[].fields[].kind`, what the field takes; "text" or "date" or "multiline" or "image"; default "text".
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_ONBOARDING_PAGES_FIELDS_KIND "pages.onboarding.pages[].fields[].kind"
/// `pages.onboarding.pages[].fields[].required`, whether the page needs it; pages 1 and 2 only; true or false; default false.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_ONBOARDING_PAGES_FIELDS_REQUIRED "pages.onboarding.pages[].fields[].required"
/// `pages.onboarding.pages[].fields[].frame`, place in the page's content; null is the field's row; [x, y, width, height], or null; default null.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_ONBOARDING_PAGES_FIELDS_FRAME "pages.onboarding.pages[].fields[].frame"
/// `pages.onboarding.pages[].fields[].contentType`, meaning of the text, for autofill; default null.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_ONBOARDING_PAGES_FIELDS_CONTENT_TYPE "pages.onboarding.pages[].fields[].contentType"
/// `pages.onboarding.pages[].contentHeight`, height of the content, in points; null is the page's own; a number, or null; default null.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_ONBOARDING_PAGES_CONTENT_HEIGHT "pages.onboarding.pages[].contentHeight"
/// `pages.onboarding.barHeight`, height of the bar, in points; a number; default 64.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_ONBOARDING_BAR_HEIGHT "pages.onboarding.barHeight"
/// `pages.onboarding.circleRadius`, radius of the done circle, in points; a number; default 50.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_ONBOARDING_CIRCLE_RADIUS "pages.onboarding.circleRadius"
/// `pages.onboarding.focusMargin`, room between a focused field and what covers it, in points; a number; default 8.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_ONBOARDING_FOCUS_MARGIN "pages.onboarding.focusMargin"
/// `pages.form`.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM "pages.form"
/// `pages.form.fields`.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS "pages.form.fields"
/// `pages.form.fields.fields`, the fields of the form, in order; an array, each an object.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS "pages.form.fields.fields"
/// `pages.form.fields.fields[].id`, the field's name; a string.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_ID "pages.form.fields.fields[].id"
/// `pages.form.fields.fields[].frame`, place in the window, in points; [x, y, width, height].
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_FRAME "pages.form.fields.fields[].frame"
/// `pages.form.fields.fields[].limits`, characters of each section; an array, each a whole number.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_LIMITS "pages.form.fields.fields[].limits"
/// `pages.form.fields.fields[].placeholder`, what the label says; a string; default "".
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_PLACEHOLDER "pages.form.fields.fields[].placeholder"
/// `pages.form.fields.fields[].alignment`, how the label stands; "left" or "center" or "right"; default "center".
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_ALIGNMENT "pages.form.fields.fields[].alignment"
/// `pages.form.fields.fields[].style`, boxes or a line; "bordered" or "underlined"; default "bordered".
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_STYLE "pages.form.fields.fields[].style"
/// `pages.form.fields.fields[].borderWidth`, border or line, in points; a number; default 1.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_BORDER_WIDTH "pages.form.fields.fields[].borderWidth"
/// `pages.form.fields.fields[].colors`.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_COLORS "pages.form.fields.fields[].colors"
/// `pages.form.fields.fields[].colors.border`, boxes and line at rest; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#9CA8AD".
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_COLORS_BORDER "pages.form.fields.fields[].colors.border"
/// `pages.form.fields.fields[].colors.raisedBorder`, boxes and line when raised; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4".
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_COLORS_RAISED_BORDER "pages.form.fields.fields[].colors.raisedBorder"
/// `pages.form.fields.fields[].colors.placeholder`, the label at rest; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#505050".
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_COLORS_PLACEHOLDER "pages.form.fields.fields[].colors.placeholder"
/// `pages.form.fields.fields[].colors.raisedPlaceholder`, the label when raised; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4".
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_COLORS_RAISED_PLACEHOLDER "pages.form.fields.fields[].colors.raisedPlaceholder"
/// `pages.form.fields.fields[].colors.text`, what is entered; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#505050".
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_COLORS_TEXT "pages.form.fields.fields[].colors.text"
/// `pages.form.fields.fields[].colors.underline`, the line of the underlined style; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4".
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_COLORS_UNDERLINE "pages.form.fields.fields[].colors.underline"
/// `pages.form.fields.fields[].colors.tint`, the caret; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#007AFF".
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_COLORS_TINT "pages.form.fields.fields[].colors.tint"
/// `pages.form.fields.fields[].colors.validBorder`, of a valid text; null is as raised; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_COLORS_VALID_BORDER "pages.form.fields.fields[].colors.validBorder"
/// `pages.form.fields.fields[].colors.validPlaceholder`, of a valid text's label; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_COLORS_VALID_PLACEHOLDER "pages.form.fields.fields[].colors.validPlaceholder"
/// `pages.form.fields.fields[].colors.invalidBorder`, of an invalid text; null is as raised; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_COLORS_INVALID_BORDER "pages.form.fields.fields[].colors.invalidBorder"
/// `pages.form.fields.fields[].colors.invalidPlaceholder`, of an invalid text's label; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_COLORS_INVALID_PLACEHOLDER "pages.form.fields.fields[].colors.invalidPlaceholder"
/// `pages.form.fields.fields[].validation`, how a text is judged; an object, or null; default null.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_VALIDATION "pages.form.fields.fields[].validation"
/// `pages.form.fields.fields[].validation.minimumLength`, least number of characters; a whole number, or null; default null.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_VALIDATION_MINIMUM_LENGTH "pages.form.fields.fields[].validation.minimumLength"
/// `pages.form.fields.fields[].validation.exactLength`, number of characters; a whole number, or null; default null.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_VALIDATION_EXACT_LENGTH "pages.form.fields.fields[].validation.exactLength"
/// `pages.form.fields.fields[].validation.luhn`, whether the text is digits with a right check digit; true or false; default false.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_VALIDATION_LUHN "pages.form.fields.fields[].validation.luhn"
/// `pages.form.fields.fields[].validation.pattern`, what all characters must be; "digits" or "letters" or "alphanumeric", or null; default null.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_VALIDATION_PATTERN "pages.form.fields.fields[].validation.pattern"
/// `pages.form.fields.fields[].validation.host`, whether the host is asked as well; true or false; default false.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_VALIDATION_HOST "pages.form.fields.fields[].validation.host"
/// `pages.form.fields.fields[].texts`.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_TEXTS "pages.form.fields.fields[].texts"
/// `pages.form.fields.fields[].texts.valid`, of a valid text; null is the placeholder; a string, or null; default null.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_TEXTS_VALID "pages.form.fields.fields[].texts.valid"
/// `pages.form.fields.fields[].texts.invalid`, of an invalid text; null is the placeholder; a string, or null; default null.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_TEXTS_INVALID "pages.form.fields.fields[].texts.invalid"
/// `pages.form.fields.fields[].images`.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_IMAGES "pages.form.fields.fields[].images"
/// `pages.form.fields.fields[].images.placeholder`, at the end of the placeholder; [width, height], or null; default null.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_IMAGES_PLACEHOLDER "pages.form.fields.fields[].images.placeholder"
/// `pages.form.fields.fields[].images.valid`, beside a valid text; [width, height], or null; default null.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_IMAGES_VALID "pages.form.fields.fields[].images.valid"
/// `pages.form.fields.fields[].images.invalid`, beside an invalid text; [width, height], or null; default null.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_IMAGES_INVALID "pages.form.fields.fields[].images.invalid"
/// `pages.form.fields.fields[].leftView`, size of a view before the text, in points; [width, height], or null; default null.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_LEFT_VIEW "pages.form.fields.fields[].leftView"
/// `pages.form.fields.fields[].keyboard`, letters, or digits only; "default" or "numberPad"; default "default".
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_KEYBOARD "pages.form.fields.fields[].keyboard"
/// `pages.form.fields.fields[].accessory`, sections that show the accessory bar; "last" or "always"; default "last".
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_ACCESSORY "pages.form.fields.fields[].accessory"
/// `pages.form.fields.fields[].secret`, whether the text is a secret; null is where luhn is; true or false, or null; default null.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_FIELDS_SECRET "pages.form.fields.fields[].secret"
/// `pages.form.fields.labelHeight`, height of a placeholder, in points; a number; default 19.5.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_LABEL_HEIGHT "pages.form.fields.labelHeight"
/// `pages.form.fields.accessoryTitle`, what the accessory bar's button says; a string; default "NEXT FIELD".
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_FORM_FIELDS_ACCESSORY_TITLE "pages.form.fields.accessoryTitle"
/// `pages.code`.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_CODE "pages.code"
/// `pages.code.length`, how many digits the code has, 1 to 13; a whole number; default 4.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_CODE_LENGTH "pages.code.length"
/// `pages.code.box`, size of the row of cells, in points; [width, height]; default [208,48].
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_CODE_BOX "pages.code.box"
/// `pages.code.gap`, distance between cells, in points; a number; default 16.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_CODE_GAP "pages.code.gap"
/// `pages.code.origin`.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_CODE_ORIGIN "pages.code.origin"
/// `pages.code.origin.phoneLabel`, frame of the phone label, in points; [x, y, width, height]; default [20,120,335,24].
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_CODE_ORIGIN_PHONE_LABEL "pages.code.origin.phoneLabel"
/// `pages.code.origin.spacing`, distance from the label to the row, in points; a number; default 24.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_CODE_ORIGIN_SPACING "pages.code.origin.spacing"
/// `pages.code.glyph`, size of a digit, in points; [width, height]; default [14,28].
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_CODE_GLYPH "pages.code.glyph"
/// `pages.code.phone`, text of the phone label; a string; default "".
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_CODE_PHONE "pages.code.phone"
/// `pages.code.colors`.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_CODE_COLORS "pages.code.colors"
/// `pages.code.colors.digit`, the digits, and the phone number; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FFFFFF".
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_CODE_COLORS_DIGIT "pages.code.colors.digit"
/// `pages.code.colors.underline`, the lines under the cells, and the resend button; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#2E86F0".
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_CODE_COLORS_UNDERLINE "pages.code.colors.underline"
/// `pages.code.colors.caret`, the caret; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FFFFFF".
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_CODE_COLORS_CARET "pages.code.colors.caret"
/// `pages.code.colors.failure`, the lines under the cells after a wrong code; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FF453A".
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_CODE_COLORS_FAILURE "pages.code.colors.failure"
/// `pages.code.colors.background`, the screen's background; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#1C1C1E".
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_CODE_COLORS_BACKGROUND "pages.code.colors.background"
/// `pages.code.resendAfter`, seconds until the code can be sent again; null is no button; a number, or null; default null.
#define FLOW_CHECKOUT_CONFIGURATION_PAGES_CODE_RESEND_AFTER "pages.code.resendAfter"
/// `card`.
#define FLOW_CHECKOUT_CONFIGURATION_CARD "card"
/// `card.segmented`, whether there is a compressed position; true or false; default true.
#define FLOW_CHECKOUT_CONFIGURATION_CARD_SEGMENTED "card.segmented"
/// `card.heights`.
#define FLOW_CHECKOUT_CONFIGURATION_CARD_HEIGHTS "card.heights"
/// `card.heights.open`, in points; a number; default 700.
#define FLOW_CHECKOUT_CONFIGURATION_CARD_HEIGHTS_OPEN "card.heights.open"
/// `card.heights.compressed`, in points; a number; default 300.
#define FLOW_CHECKOUT_CONFIGURATION_CARD_HEIGHTS_COMPRESSED "card.heights.compressed"
/// `card.heights.closed`, in points; a number; default 0.
#define FLOW_CHECKOUT_CONFIGURATION_CARD_HEIGHTS_CLOSED "card.heights.closed"
/// `card.dimension`, how far an unsegmented card opens; default "fullScreen".
#define FLOW_CHECKOUT_CONFIGURATION_CARD_DIMENSION "card.dimension"
/// `card.navigationBar`, whether a full-screen card leaves 44 pt free; true or false; default true.
#define FLOW_CHECKOUT_CONFIGURATION_CARD_NAVIGATION_BAR "card.navigationBar"
/// `card.headerHeight`, visible height of a closed unsegmented card, in points; a number; default 100.
#define FLOW_CHECKOUT_CONFIGURATION_CARD_HEADER_HEIGHT "card.headerHeight"
/// `card.indicator`, whether the card shows a grabber; true or false; default true.
#define FLOW_CHECKOUT_CONFIGURATION_CARD_INDICATOR "card.indicator"
/// `card.content`.
#define FLOW_CHECKOUT_CONFIGURATION_CARD_CONTENT "card.content"
/// `card.content.scrolls`, whether there is a list that scrolls; true or false; default false.
#define FLOW_CHECKOUT_CONFIGURATION_CARD_CONTENT_SCROLLS "card.content.scrolls"
/// `card.content.height`, height of all its rows, in points; a number; default 2200.
#define FLOW_CHECKOUT_CONFIGURATION_CARD_CONTENT_HEIGHT "card.content.height"
/// `card.host`, whether a plain screen stands in for the host; true or false; default false.
#define FLOW_CHECKOUT_CONFIGURATION_CARD_HOST "card.host"
/// `input`.
#define FLOW_CHECKOUT_CONFIGURATION_INPUT "input"
/// `input.origin`, top left in the window, in points; null is [20, safe area's top]; [x, y], or null; default [20,32].
#define FLOW_CHECKOUT_CONFIGURATION_INPUT_ORIGIN "input.origin"
/// `input.width`, width of the card, in points; null is the window's less 40; a number, or null; default null.
#define FLOW_CHECKOUT_CONFIGURATION_INPUT_WIDTH "input.width"
/// `input.brands`, the brands, told by a number's first digits; an array, each an object.
#define FLOW_CHECKOUT_CONFIGURATION_INPUT_BRANDS "input.brands"
/// `input.brands[].brand`, the card network; "visa" or "mastercard" or "amex".
#define FLOW_CHECKOUT_CONFIGURATION_INPUT_BRANDS_BRAND "input.brands[].brand"
/// `input.brands[].prefixes`, what its numbers begin with; an array, each [first, last].
#define FLOW_CHECKOUT_CONFIGURATION_INPUT_BRANDS_PREFIXES "input.brands[].prefixes"
/// `input.brands[].length`, digits of a number, 12 to 16; a whole number; default 16.
#define FLOW_CHECKOUT_CONFIGURATION_INPUT_BRANDS_LENGTH "input.brands[].length"
/// `input.brands[].groups`, after how many digits a space stands; an array, each a whole number; default [4,8,12].
#define FLOW_CHECKOUT_CONFIGURATION_INPUT_BRANDS_GROUPS "input.brands[].groups"
/// `input.brands[].codeLength`, digits of the security code, 3 or 4; a whole number; default 3.
#define FLOW_CHECKOUT_CONFIGURATION_INPUT_BRANDS_CODE_LENGTH "input.brands[].codeLength"
/// `input.luhn`, whether a number must pass the Luhn check; true or false; default true.
#define FLOW_CHECKOUT_CONFIGURATION_INPUT_LUHN "input.luhn"

// MARK: glide-card

/// A card that is dragged up from the bottom: closed, compressed or open, with a list in it.
#define FLOW_GLIDE_CARD "glide-card"

/// A view.
#define FLOW_GLIDE_CARD_NODE_HOST "host"
/// A button in `host`.
#define FLOW_GLIDE_CARD_NODE_TRIGGER "trigger"
/// A view.
#define FLOW_GLIDE_CARD_NODE_DIM "dim"
/// A view.
#define FLOW_GLIDE_CARD_NODE_CARD "card"
/// A scroll in `card`.
#define FLOW_GLIDE_CARD_NODE_SCROLL "scroll"
/// A view in `card`.
#define FLOW_GLIDE_CARD_NODE_GRABBER "grabber"

#define FLOW_GLIDE_CARD_STATE_RESTING "resting"
#define FLOW_GLIDE_CARD_STATE_DRAGGING "dragging"
#define FLOW_GLIDE_CARD_STATE_SETTLING "settling"
#define FLOW_GLIDE_CARD_STATE_SCROLLING "scrolling"
#define FLOW_GLIDE_CARD_STATE_REMOVED "removed"

#define FLOW_GLIDE_CARD_COMMAND_SHOW "show"
#define FLOW_GLIDE_CARD_COMMAND_DISMISS "dismiss"
#define FLOW_GLIDE_CARD_COMMAND_ESCAPE "escape"
#define FLOW_GLIDE_CARD_COMMAND_INCREMENT "increment"
#define FLOW_GLIDE_CARD_COMMAND_DECREMENT "decrement"
#define FLOW_GLIDE_CARD_COMMAND_REMOVE "remove"

#define FLOW_GLIDE_CARD_EFFECT_DID_MOVE "didMove"
#define FLOW_GLIDE_CARD_EFFECT_DID_REMOVE "didRemove"
#define FLOW_GLIDE_CARD_EFFECT_FOCUS "focus"
#define FLOW_GLIDE_CARD_EFFECT_BLUR "blur"
#define FLOW_GLIDE_CARD_EFFECT_ANNOUNCE "announce"
#define FLOW_GLIDE_CARD_EFFECT_COPY "copy"
#define FLOW_GLIDE_CARD_EFFECT_PASTE "paste"

/// `segmented`, whether there is a compressed position; true or false; default true.
#define FLOW_GLIDE_CARD_CONFIGURATION_SEGMENTED "segmented"
/// `heights`.
#define FLOW_GLIDE_CARD_CONFIGURATION_HEIGHTS "heights"
/// `heights.open`, in points; a number; default 700.
#define FLOW_GLIDE_CARD_CONFIGURATION_HEIGHTS_OPEN "heights.open"
/// `heights.compressed`, in points; a number; default 300.
#define FLOW_GLIDE_CARD_CONFIGURATION_HEIGHTS_COMPRESSED "heights.compressed"
/// `heights.closed`, in points; a number; default 0.
#define FLOW_GLIDE_CARD_CONFIGURATION_HEIGHTS_CLOSED "heights.closed"
/// `dimension`, how far an unsegmented card opens; default "fullScreen".
#define FLOW_GLIDE_CARD_CONFIGURATION_DIMENSION "dimension"
/// `navigationBar`, whether a full-screen card leaves 44 pt free; true or false; default true.
#define FLOW_GLIDE_CARD_CONFIGURATION_NAVIGATION_BAR "navigationBar"
/// `headerHeight`, visible height of a closed unsegmented card, in points; a number; default 100.
#define FLOW_GLIDE_CARD_CONFIGURATION_HEADER_HEIGHT "headerHeight"
/// `indicator`, whether the card shows a grabber; true or false; default true.
#define FLOW_GLIDE_CARD_CONFIGURATION_INDICATOR "indicator"
/// `content`.
#define FLOW_GLIDE_CARD_CONFIGURATION_CONTENT "content"
/// `content.scrolls`, whether there is a list that scrolls; true or false; default true.
#define FLOW_GLIDE_CARD_CONFIGURATION_CONTENT_SCROLLS "content.scrolls"
/// `content.height`, height of all its rows, in points; a number; default 2200.
#define FLOW_GLIDE_CARD_CONFIGURATION_CONTENT_HEIGHT "content.height"
/// `host`, whether a plain screen stands in for the host; true or false; default true.
#define FLOW_GLIDE_CARD_CONFIGURATION_HOST "host"

// MARK: onboarding

/// A form in five pages that are pushed sideways, over a bar that rides on the keyboard.
#define FLOW_ONBOARDING "onboarding"

/// A scroll.
#define FLOW_ONBOARDING_NODE_PAGE_FORMAT "page-%d"
/// A label in `page-<k>`.
#define FLOW_ONBOARDING_NODE_TITLE_FORMAT "title-%d"
/// A field in `page-<k>`.
#define FLOW_ONBOARDING_NODE_FIELD_FORMAT "field-%s"
/// A label in `page-<k>`.
#define FLOW_ONBOARDING_NODE_HINT_FORMAT "hint-%s"
/// A view.
#define FLOW_ONBOARDING_NODE_BOTTOM_BAR "bottom-bar"
/// A button in `bottom-bar`.
#define FLOW_ONBOARDING_NODE_BACK_BUTTON "back-button"
/// A label in `bottom-bar`.
#define FLOW_ONBOARDING_NODE_SKIP_HINT "skip-hint"
/// A button in `bottom-bar`.
#define FLOW_ONBOARDING_NODE_NEXT_BUTTON "next-button"
/// A view.
#define FLOW_ONBOARDING_NODE_FINISH "finish"
/// A shape in `finish`.
#define FLOW_ONBOARDING_NODE_DONE_CIRCLE "done-circle"

#define FLOW_ONBOARDING_STATE_PAGE "page"
#define FLOW_ONBOARDING_STATE_PUSHING "pushing"
#define FLOW_ONBOARDING_STATE_FINISHING "finishing"
#define FLOW_ONBOARDING_STATE_FINISHED "finished"

#define FLOW_ONBOARDING_COMMAND_SET_VALUE "setValue"

#define FLOW_ONBOARDING_EFFECT_CHOOSE_IMAGE "chooseImage"
#define FLOW_ONBOARDING_EFFECT_END_EDITING "endEditing"
#define FLOW_ONBOARDING_EFFECT_DID_CHANGE_PAGE "didChangePage"
#define FLOW_ONBOARDING_EFFECT_DID_SKIP "didSkip"
#define FLOW_ONBOARDING_EFFECT_FINISHED "finished"
#define FLOW_ONBOARDING_EFFECT_FOCUS "focus"
#define FLOW_ONBOARDING_EFFECT_BLUR "blur"
#define FLOW_ONBOARDING_EFFECT_ANNOUNCE "announce"
#define FLOW_ONBOARDING_EFFECT_COPY "copy"
#define FLOW_ONBOARDING_EFFECT_PASTE "paste"

/// `pages`, the five pages; an array, each an object.
#define FLOW_ONBOARDING_CONFIGURATION_PAGES "pages"
/// `pages[].title`, what stands at the top of the page; a string; default "".
#define FLOW_ONBOARDING_CONFIGURATION_PAGES_TITLE "pages[].title"
/// `pages[].fields`, the fields, in reading order; an array, each an object; default [].
#define FLOW_ONBOARDING_CONFIGURATION_PAGES_FIELDS "pages[].fields"
/// `pages[].fields[].id`, name of the field, unique in the form; a string.
#define FLOW_ONBOARDING_CONFIGURATION_PAGES_FIELDS_ID "pages[].fields[].id"
/// `pages[].fields[].label`, what the field asks for; a string; default "".
#define FLOW_ONBOARDING_CONFIGURATION_PAGES_FIELDS_LABEL "pages[].fields[].label"
/// `pages[].fields[].kind`, what the field takes; "text" or "date" or "multiline" or "image"; default "text".
#define FLOW_ONBOARDING_CONFIGURATION_PAGES_FIELDS_KIND "pages[].fields[].kind"
/// `pages[].fields[].required`, whether the page needs it; pages 1 and 2 only; true or false; default false.
#define FLOW_ONBOARDING_CONFIGURATION_PAGES_FIELDS_REQUIRED "pages[].fields[].required"
/// `pages[].fields[].frame`, place in the page's content; null is the field's row; [x, y, width, height], or null; default null.
#define FLOW_ONBOARDING_CONFIGURATION_PAGES_FIELDS_FRAME "pages[].fields[].frame"
/// `pages[].fields[].contentType`, meaning of the text, for autofill; default null.
#define FLOW_ONBOARDING_CONFIGURATION_PAGES_FIELDS_CONTENT_TYPE "pages[].fields[].contentType"
/// `pages[].contentHeight`, height of the content, in points; null is the page's own; a number, or null; default null.
#define FLOW_ONBOARDING_CONFIGURATION_PAGES_CONTENT_HEIGHT "pages[].contentHeight"
/// `barHeight`, height of the bar, in points; a number; default 64.
#define FLOW_ONBOARDING_CONFIGURATION_BAR_HEIGHT "barHeight"
/// `circleRadius`, radius of the done circle, in points; a number; default 50.
#define FLOW_ONBOARDING_CONFIGURATION_CIRCLE_RADIUS "circleRadius"
/// `focusMargin`, room between a focused field and what covers it, in points; a number; default 8.
#define FLOW_ONBOARDING_CONFIGURATION_FOCUS_MARGIN "focusMargin"

// MARK: verification-code

/// A numeric code in underlined cells, checked as soon as the last cell is filled.
#define FLOW_VERIFICATION_CODE "verification-code"

/// A view.
#define FLOW_VERIFICATION_CODE_NODE_SCREEN "screen"
/// A label in `screen`.
#define FLOW_VERIFICATION_CODE_NODE_PHONE_LABEL "phone-label"
/// A field in `screen`.
#define FLOW_VERIFICATION_CODE_NODE_CODE_INPUT "code-input"
/// A shape in `code-input`.
#define FLOW_VERIFICATION_CODE_NODE_UNDERLINE_FORMAT "underline-%d"
/// A label in `code-input`.
#define FLOW_VERIFICATION_CODE_NODE_DIGIT_FORMAT "digit-%d"
/// A shape in `code-input`.
#define FLOW_VERIFICATION_CODE_NODE_CARET "caret"
/// A button in `screen`.
#define FLOW_VERIFICATION_CODE_NODE_RESEND_BUTTON "resend-button"

#define FLOW_VERIFICATION_CODE_STATE_IDLE "idle"
#define FLOW_VERIFICATION_CODE_STATE_ENTERING "entering"
#define FLOW_VERIFICATION_CODE_STATE_VERIFYING "verifying"
#define FLOW_VERIFICATION_CODE_STATE_VERIFIED "verified"
#define FLOW_VERIFICATION_CODE_STATE_FAILED "failed"

#define FLOW_VERIFICATION_CODE_COMMAND_SET_LENGTH "setLength"
#define FLOW_VERIFICATION_CODE_COMMAND_RESEND "resend"

#define FLOW_VERIFICATION_CODE_EFFECT_VERIFY "verify"
#define FLOW_VERIFICATION_CODE_EFFECT_RESEND "resend"
#define FLOW_VERIFICATION_CODE_EFFECT_FOCUS "focus"
#define FLOW_VERIFICATION_CODE_EFFECT_BLUR "blur"
#define FLOW_VERIFICATION_CODE_EFFECT_ANNOUNCE "announce"
#define FLOW_VERIFICATION_CODE_EFFECT_COPY "copy"
#define FLOW_VERIFICATION_CODE_EFFECT_PASTE "paste"

/// `length`, how many digits the code has, 1 to 13; a whole number; default 4.
#define FLOW_VERIFICATION_CODE_CONFIGURATION_LENGTH "length"
/// `box`, size of the row of cells, in points; [width, height]; default [208,48].
#define FLOW_VERIFICATION_CODE_CONFIGURATION_BOX "box"
/// `gap`, distance between cells, in points; a number; default 16.
#define FLOW_VERIFICATION_CODE_CONFIGURATION_GAP "gap"
/// `origin`.
#define FLOW_VERIFICATION_CODE_CONFIGURATION_ORIGIN "origin"
/// `origin.phoneLabel`, frame of the phone label, in points; [x, y, width, height]; default [20,120,335,24].
#define FLOW_VERIFICATION_CODE_CONFIGURATION_ORIGIN_PHONE_LABEL "origin.phoneLabel"
/// `origin.spacing`, distance from the label to the row, in points; a number; default 24.
#define FLOW_VERIFICATION_CODE_CONFIGURATION_ORIGIN_SPACING "origin.spacing"
/// `glyph`, size of a digit, in points; [width, height]; default [14,28].
#define FLOW_VERIFICATION_CODE_CONFIGURATION_GLYPH "glyph"
/// `phone`, text of the phone label; a string; default "".
#define FLOW_VERIFICATION_CODE_CONFIGURATION_PHONE "phone"
/// `colors`.
#define FLOW_VERIFICATION_CODE_CONFIGURATION_COLORS "colors"
/// `colors.digit`, the digits, and the phone number; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FFFFFF".
#define FLOW_VERIFICATION_CODE_CONFIGURATION_COLORS_DIGIT "colors.digit"
/// `colors.underline`, the lines under the cells, and the resend button; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#2E86F0".
#define FLOW_VERIFICATION_CODE_CONFIGURATION_COLORS_UNDERLINE "colors.underline"
/// `colors.caret`, the caret; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FFFFFF".
#define FLOW_VERIFICATION_CODE_CONFIGURATION_COLORS_CARET "colors.caret"
/// `colors.failure`, the lines under the cells after a wrong code; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FF453A".
#define FLOW_VERIFICATION_CODE_CONFIGURATION_COLORS_FAILURE "colors.failure"
/// `colors.background`, the screen's background; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#1C1C1E".
#define FLOW_VERIFICATION_CODE_CONFIGURATION_COLORS_BACKGROUND "colors.background"
/// `resendAfter`, seconds until the code can be sent again; null is no button; a number, or null; default null.
#define FLOW_VERIFICATION_CODE_CONFIGURATION_RESEND_AFTER "resendAfter"

#endif
