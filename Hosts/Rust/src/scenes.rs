// Written by scripts/generate-members; change the scene instead.

//! The scenes of the library: nodes, states, commands, effects, configurations.

/// A form of text fields that unfold into sections under a floating placeholder.
pub mod adaptive_field {
    /// The scene's name.
    pub const NAME: &str = "adaptive-field";

    /// The ids of its nodes.
    pub mod node {
        /// A scroll.
        pub const SCREEN: &str = "screen";
        /// A view in `screen`.
        pub fn by_id(id: &str) -> String {
            format!("{id}")
        }
        /// A label in `<id>`.
        pub fn placeholder_label(id: &str) -> String {
            format!("{id}.placeholder-label")
        }
        /// A field in `<id>`.
        pub fn section(id: &str, k: u32) -> String {
            format!("{id}.section-{k}")
        }
        /// A view in `<id>.section-<k>`.
        pub fn left_view(id: &str) -> String {
            format!("{id}.left-view")
        }
        /// A shape in `<id>`.
        pub fn underline(id: &str) -> String {
            format!("{id}.underline")
        }
        /// An image in `<id>`.
        pub fn placeholder_image(id: &str) -> String {
            format!("{id}.placeholder-image")
        }
        /// An image in `<id>`.
        pub fn state_image(id: &str) -> String {
            format!("{id}.state-image")
        }
        /// A view.
        pub const ACCESSORY_BAR: &str = "accessory-bar";
        /// A button in `accessory-bar`.
        pub const ACCESSORY_NEXT: &str = "accessory-next";
    }

    /// Its states.
    pub mod state {
        /// `resting`
        pub const RESTING: &str = "resting";
        /// `editing`
        pub const EDITING: &str = "editing";
    }

    /// Its commands.
    pub mod command {
        /// `setText`
        pub const SET_TEXT: &str = "setText";
        /// `reload`
        pub const RELOAD: &str = "reload";
        /// `setLimits`
        pub const SET_LIMITS: &str = "setLimits";
    }

    /// The types of its effects.
    pub mod effect {
        /// `didChange`
        pub const DID_CHANGE: &str = "didChange";
        /// `validate`
        pub const VALIDATE: &str = "validate";
        /// `didValidate`
        pub const DID_VALIDATE: &str = "didValidate";
        /// `didEndEditing`
        pub const DID_END_EDITING: &str = "didEndEditing";
        /// `focus`
        pub const FOCUS: &str = "focus";
        /// `blur`
        pub const BLUR: &str = "blur";
        /// `announce`
        pub const ANNOUNCE: &str = "announce";
        /// `copy`
        pub const COPY: &str = "copy";
        /// `paste`
        pub const PASTE: &str = "paste";
    }

    /// The members of its configuration.
    pub mod configuration {
        /// `fields`, the fields of the form, in order; an array, each an object.
        pub const FIELDS: &str = "fields";
        /// `fields[].id`, the field's name; a string.
        pub const FIELDS_ID: &str = "fields[].id";
        /// `fields[].frame`, place in the window, in points; \[x, y, width, height\].
        pub const FIELDS_FRAME: &str = "fields[].frame";
        /// `fields[].limits`, characters of each section; an array, each a whole number.
        pub const FIELDS_LIMITS: &str = "fields[].limits";
        /// `fields[].placeholder`, what the label says; a string; default "".
        pub const FIELDS_PLACEHOLDER: &str = "fields[].placeholder";
        /// `fields[].alignment`, how the label stands; "left" or "center" or "right"; default "center".
        pub const FIELDS_ALIGNMENT: &str = "fields[].alignment";
        /// `fields[].style`, boxes or a line; "bordered" or "underlined"; default "bordered".
        pub const FIELDS_STYLE: &str = "fields[].style";
        /// `fields[].borderWidth`, border or line, in points; a number; default 1.
        pub const FIELDS_BORDER_WIDTH: &str = "fields[].borderWidth";
        /// `fields[].colors`.
        pub const FIELDS_COLORS: &str = "fields[].colors";
        /// `fields[].colors.border`, boxes and line at rest; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#9CA8AD".
        pub const FIELDS_COLORS_BORDER: &str = "fields[].colors.border";
        /// `fields[].colors.raisedBorder`, boxes and line when raised; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4".
        pub const FIELDS_COLORS_RAISED_BORDER: &str = "fields[].colors.raisedBorder";
        /// `fields[].colors.placeholder`, the label at rest; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#505050".
        pub const FIELDS_COLORS_PLACEHOLDER: &str = "fields[].colors.placeholder";
        /// `fields[].colors.raisedPlaceholder`, the label when raised; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4".
        pub const FIELDS_COLORS_RAISED_PLACEHOLDER: &str = "fields[].colors.raisedPlaceholder";
        /// `fields[].colors.text`, what is entered; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#505050".
        pub const FIELDS_COLORS_TEXT: &str = "fields[].colors.text";
        /// `fields[].colors.underline`, the line of the underlined style; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4".
        pub const FIELDS_COLORS_UNDERLINE: &str = "fields[].colors.underline";
        /// `fields[].colors.tint`, the caret; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#007AFF".
        pub const FIELDS_COLORS_TINT: &str = "fields[].colors.tint";
        /// `fields[].colors.validBorder`, of a valid text; null is as raised; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
        pub const FIELDS_COLORS_VALID_BORDER: &str = "fields[].colors.validBorder";
        /// `fields[].colors.validPlaceholder`, of a valid text's label; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
        pub const FIELDS_COLORS_VALID_PLACEHOLDER: &str = "fields[].colors.validPlaceholder";
        /// `fields[].colors.invalidBorder`, of an invalid text; null is as raised; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
        pub const FIELDS_COLORS_INVALID_BORDER: &str = "fields[].colors.invalidBorder";
        /// `fields[].colors.invalidPlaceholder`, of an invalid text's label; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
        pub const FIELDS_COLORS_INVALID_PLACEHOLDER: &str = "fields[].colors.invalidPlaceholder";
        /// `fields[].validation`, how a text is judged; an object, or null; default null.
        pub const FIELDS_VALIDATION: &str = "fields[].validation";
        /// `fields[].validation.minimumLength`, least number of characters; a whole number, or null; default null.
        pub const FIELDS_VALIDATION_MINIMUM_LENGTH: &str = "fields[].validation.minimumLength";
        /// `fields[].validation.exactLength`, number of characters; a whole number, or null; default null.
        pub const FIELDS_VALIDATION_EXACT_LENGTH: &str = "fields[].validation.exactLength";
        /// `fields[].validation.luhn`, whether the text is digits with a right check digit; true or false; default false.
        pub const FIELDS_VALIDATION_LUHN: &str = "fields[].validation.luhn";
        /// `fields[].validation.pattern`, what all characters must be; "digits" or "letters" or "alphanumeric", or null; default null.
        pub const FIELDS_VALIDATION_PATTERN: &str = "fields[].validation.pattern";
        /// `fields[].validation.host`, whether the host is asked as well; true or false; default false.
        pub const FIELDS_VALIDATION_HOST: &str = "fields[].validation.host";
        /// `fields[].texts`.
        pub const FIELDS_TEXTS: &str = "fields[].texts";
        /// `fields[].texts.valid`, of a valid text; null is the placeholder; a string, or null; default null.
        pub const FIELDS_TEXTS_VALID: &str = "fields[].texts.valid";
        /// `fields[].texts.invalid`, of an invalid text; null is the placeholder; a string, or null; default null.
        pub const FIELDS_TEXTS_INVALID: &str = "fields[].texts.invalid";
        /// `fields[].images`.
        pub const FIELDS_IMAGES: &str = "fields[].images";
        /// `fields[].images.placeholder`, at the end of the placeholder; \[width, height\], or null; default null.
        pub const FIELDS_IMAGES_PLACEHOLDER: &str = "fields[].images.placeholder";
        /// `fields[].images.valid`, beside a valid text; \[width, height\], or null; default null.
        pub const FIELDS_IMAGES_VALID: &str = "fields[].images.valid";
        /// `fields[].images.invalid`, beside an invalid text; \[width, height\], or null; default null.
        pub const FIELDS_IMAGES_INVALID: &str = "fields[].images.invalid";
        /// `fields[].leftView`, size of a view before the text, in points; \[width, height\], or null; default null.
        pub const FIELDS_LEFT_VIEW: &str = "fields[].leftView";
        /// `fields[].keyboard`, letters, or digits only; "default" or "numberPad"; default "default".
        pub const FIELDS_KEYBOARD: &str = "fields[].keyboard";
        /// `fields[].accessory`, sections that show the accessory bar; "last" or "always"; default "last".
        pub const FIELDS_ACCESSORY: &str = "fields[].accessory";
        /// `fields[].secret`, whether the text is a secret; null is where luhn is; true or false, or null; default null.
        pub const FIELDS_SECRET: &str = "fields[].secret";
        /// `labelHeight`, height of a placeholder, in points; a number; default 19.5.
        pub const LABEL_HEIGHT: &str = "labelHeight";
        /// `accessoryTitle`, what the accessory bar's button says; a string; default "NEXT FIELD".
        pub const ACCESSORY_TITLE: &str = "accessoryTitle";
    }
}

/// A card's number, holder, expiry and security code, entered page by page below a drawn card.
pub mod card_input {
    /// The scene's name.
    pub const NAME: &str = "card-input";

    /// The ids of its nodes.
    pub mod node {
        /// A view.
        pub const SCREEN: &str = "screen";
        /// A view.
        pub const CARD_INPUT: &str = "card-input";
        /// A view in `card-input`.
        pub const CARD_CONTAINER: &str = "card-container";
        /// A view in `card-container`.
        pub const CARD_FRONT: &str = "card-front";
        /// A label in `card-front`.
        pub const NUMBER_PLACEHOLDER: &str = "number-placeholder";
        /// A label in `card-front`.
        pub const NUMBER_LABEL: &str = "number-label";
        /// A label in `card-front`.
        pub fn number_cell(k: u32) -> String {
            format!("number-cell-{k}")
        }
        /// A label in `card-front`.
        pub const HOLDER_CAPTION: &str = "holder-caption";
        /// A label in `card-front`.
        pub const HOLDER_PLACEHOLDER: &str = "holder-placeholder";
        /// A label in `card-front`.
        pub const HOLDER_LABEL: &str = "holder-label";
        /// A label in `card-front`.
        pub const EXPIRY_CAPTION: &str = "expiry-caption";
        /// A label in `card-front`.
        pub const EXPIRY_PLACEHOLDER: &str = "expiry-placeholder";
        /// A label in `card-front`.
        pub const EXPIRY_LABEL: &str = "expiry-label";
        /// An image in `card-front`.
        pub const BRAND_FRONT: &str = "brand-front";
        /// A button in `card-front`.
        pub const NUMBER_BUTTON: &str = "number-button";
        /// A button in `card-front`.
        pub const HOLDER_BUTTON: &str = "holder-button";
        /// A button in `card-front`.
        pub const EXPIRY_BUTTON: &str = "expiry-button";
        /// A shape in `card-front`.
        pub const FOCUS_AREA: &str = "focus-area";
        /// A view in `card-container`.
        pub const CARD_BACK: &str = "card-back";
        /// An image in `card-back`.
        pub const BRAND_BACK: &str = "brand-back";
        /// A view in `card-back`.
        pub const MAGNETIC_STRIPE: &str = "magnetic-stripe";
        /// A view in `card-back`.
        pub const SIGNATURE_STRIP: &str = "signature-strip";
        /// A label in `card-back`.
        pub const SIGNATURE_LABEL: &str = "signature-label";
        /// A view in `card-back`.
        pub const CSC_AREA: &str = "csc-area";
        /// A label in `card-back`.
        pub const CSC_LABEL: &str = "csc-label";
        /// A shape in `card-back`.
        pub const CSC_FOCUS: &str = "csc-focus";
        /// A scroll in `card-input`.
        pub const INPUT_STRIP: &str = "input-strip";
        /// A view in `input-strip`.
        pub const INPUT_NUMBER: &str = "input-number";
        /// A field in `input-number`.
        pub const INPUT_NUMBER_TEXT: &str = "input-number-text";
        /// A button in `input-number`.
        pub const INPUT_NUMBER_NEXT: &str = "input-number-next";
        /// A view in `input-strip`.
        pub const INPUT_HOLDER: &str = "input-holder";
        /// A field in `input-holder`.
        pub const INPUT_HOLDER_TEXT: &str = "input-holder-text";
        /// A button in `input-holder`.
        pub const INPUT_HOLDER_NEXT: &str = "input-holder-next";
        /// A view in `input-strip`.
        pub const INPUT_EXPIRY: &str = "input-expiry";
        /// A field in `input-expiry`.
        pub const INPUT_EXPIRY_TEXT: &str = "input-expiry-text";
        /// A button in `input-expiry`.
        pub const INPUT_EXPIRY_NEXT: &str = "input-expiry-next";
        /// A view in `input-strip`.
        pub const INPUT_CODE: &str = "input-code";
        /// A field in `input-code`.
        pub const INPUT_CODE_TEXT: &str = "input-code-text";
        /// A button in `input-code`.
        pub const INPUT_CODE_NEXT: &str = "input-code-next";
        /// A view.
        pub const BAR: &str = "bar";
        /// A button in `bar`.
        pub const BAR_CANCEL: &str = "bar-cancel";
        /// A button in `bar`.
        pub const BAR_NEXT: &str = "bar-next";
        /// A picker.
        pub const PICKER_EXPIRY: &str = "picker-expiry";
    }

    /// Its states.
    pub mod state {
        /// `entering`
        pub const ENTERING: &str = "entering";
        /// `scrolling`
        pub const SCROLLING: &str = "scrolling";
        /// `travelling`
        pub const TRAVELLING: &str = "travelling";
        /// `submitted`
        pub const SUBMITTED: &str = "submitted";
    }

    /// Its commands.
    pub mod command {
        /// `setValue`
        pub const SET_VALUE: &str = "setValue";
    }

    /// The types of its effects.
    pub mod effect {
        /// `numberInvalid`
        pub const NUMBER_INVALID: &str = "numberInvalid";
        /// `submitted`
        pub const SUBMITTED: &str = "submitted";
        /// `focus`
        pub const FOCUS: &str = "focus";
        /// `blur`
        pub const BLUR: &str = "blur";
        /// `announce`
        pub const ANNOUNCE: &str = "announce";
        /// `copy`
        pub const COPY: &str = "copy";
        /// `paste`
        pub const PASTE: &str = "paste";
    }

    /// The members of its configuration.
    pub mod configuration {
        /// `origin`, top left in the window, in points; null is \[20, safe area's top\]; \[x, y\], or null; default null.
        pub const ORIGIN: &str = "origin";
        /// `width`, width of the card, in points; null is the window's less 40; a number, or null; default null.
        pub const WIDTH: &str = "width";
        /// `brands`, the brands, told by a number's first digits; an array, each an object.
        pub const BRANDS: &str = "brands";
        /// `brands[].brand`, the card network; "visa" or "mastercard" or "amex".
        pub const BRANDS_BRAND: &str = "brands[].brand";
        /// `brands[].prefixes`, what its numbers begin with; an array, each \[first, last\].
        pub const BRANDS_PREFIXES: &str = "brands[].prefixes";
        /// `brands[].length`, digits of a number, 12 to 16; a whole number; default 16.
        pub const BRANDS_LENGTH: &str = "brands[].length";
        /// `brands[].groups`, after how many digits a space stands; an array, each a whole number; default \[4,8,12\].
        pub const BRANDS_GROUPS: &str = "brands[].groups";
        /// `brands[].codeLength`, digits of the security code, 3 or 4; a whole number; default 3.
        pub const BRANDS_CODE_LENGTH: &str = "brands[].codeLength";
        /// `luhn`, whether a number must pass the Luhn check; true or false; default true.
        pub const LUHN: &str = "luhn";
    }
}

/// An app of the five screens: a stack of pages, and a card over it in which one pays.
pub mod checkout {
    /// The scene's name.
    pub const NAME: &str = "checkout";

    /// The ids of its nodes.
    pub mod node {
        /// A view.
        pub const BELOW: &str = "below";
        /// A view.
        pub const ABOVE: &str = "above";
        /// A view.
        pub fn pages_page(name: &str) -> String {
            format!("pages/page-{name}")
        }
        /// A scroll.
        pub fn pages_onboarding_page(k: u32) -> String {
            format!("pages/onboarding/page-{k}")
        }
        /// A label in `pages/onboarding/page-<k>`.
        pub fn pages_onboarding_title(k: u32) -> String {
            format!("pages/onboarding/title-{k}")
        }
        /// A field in `pages/onboarding/page-<k>`.
        pub fn pages_onboarding_field(id: &str) -> String {
            format!("pages/onboarding/field-{id}")
        }
        /// A label in `pages/onboarding/page-<k>`.
        pub fn pages_onboarding_hint(id: &str) -> String {
            format!("pages/onboarding/hint-{id}")
        }
        /// A view.
        pub const PAGES_ONBOARDING_BOTTOM_BAR: &str = "pages/onboarding/bottom-bar";
        /// A button in `pages/onboarding/bottom-bar`.
        pub const PAGES_ONBOARDING_BACK_BUTTON: &str = "pages/onboarding/back-button";
        /// A label in `pages/onboarding/bottom-bar`.
        pub const PAGES_ONBOARDING_SKIP_HINT: &str = "pages/onboarding/skip-hint";
        /// A button in `pages/onboarding/bottom-bar`.
        pub const PAGES_ONBOARDING_NEXT_BUTTON: &str = "pages/onboarding/next-button";
        /// A view.
        pub const PAGES_ONBOARDING_FINISH: &str = "pages/onboarding/finish";
        /// A shape in `pages/onboarding/finish`.
        pub const PAGES_ONBOARDING_DONE_CIRCLE: &str = "pages/onboarding/done-circle";
        /// A view.
        pub const PAGES_FORM_SCREEN: &str = "pages/form/screen";
        /// A view in `pages/form/screen`.
        pub const PAGES_FORM_TOP: &str = "pages/form/top";
        /// A button in `pages/form/screen`.
        pub const PAGES_FORM_PAY: &str = "pages/form/pay";
        /// A scroll.
        pub const PAGES_FORM_FIELDS_SCREEN: &str = "pages/form/fields/screen";
        /// A view in `pages/form/fields/screen`.
        pub fn pages_form_fields(id: &str) -> String {
            format!("pages/form/fields/{id}")
        }
        /// A label in `pages/form/fields/<id>`.
        pub fn pages_form_fields_placeholder_label(id: &str) -> String {
            format!("pages/form/fields/{id}.placeholder-label")
        }
        /// A field in `pages/form/fields/<id>`.
        pub fn pages_form_fields_section(id: &str, k: u32) -> String {
            format!("pages/form/fields/{id}.section-{k}")
        }
        /// A view in `pages/form/fields/<id>.section-<k>`.
        pub fn pages_form_fields_left_view(id: &str) -> String {
            format!("pages/form/fields/{id}.left-view")
        }
        /// A shape in `pages/form/fields/<id>`.
        pub fn pages_form_fields_underline(id: &str) -> String {
            format!("pages/form/fields/{id}.underline")
        }
        /// An image in `pages/form/fields/<id>`.
        pub fn pages_form_fields_placeholder_image(id: &str) -> String {
            format!("pages/form/fields/{id}.placeholder-image")
        }
        /// An image in `pages/form/fields/<id>`.
        pub fn pages_form_fields_state_image(id: &str) -> String {
            format!("pages/form/fields/{id}.state-image")
        }
        /// A view.
        pub const PAGES_FORM_FIELDS_ACCESSORY_BAR: &str = "pages/form/fields/accessory-bar";
        /// A button in `pages/form/fields/accessory-bar`.
        pub const PAGES_FORM_FIELDS_ACCESSORY_NEXT: &str = "pages/form/fields/accessory-next";
        /// A view.
        pub const PAGES_CODE_SCREEN: &str = "pages/code/screen";
        /// A label in `pages/code/screen`.
        pub const PAGES_CODE_PHONE_LABEL: &str = "pages/code/phone-label";
        /// A field in `pages/code/screen`.
        pub const PAGES_CODE_CODE_INPUT: &str = "pages/code/code-input";
        /// A shape in `pages/code/code-input`.
        pub fn pages_code_underline(k: u32) -> String {
            format!("pages/code/underline-{k}")
        }
        /// A label in `pages/code/code-input`.
        pub fn pages_code_digit(k: u32) -> String {
            format!("pages/code/digit-{k}")
        }
        /// A shape in `pages/code/code-input`.
        pub const PAGES_CODE_CARET: &str = "pages/code/caret";
        /// A button in `pages/code/screen`.
        pub const PAGES_CODE_RESEND_BUTTON: &str = "pages/code/resend-button";
        /// A view.
        pub const PAGES_DONE_SCREEN: &str = "pages/done/screen";
        /// A label in `pages/done/screen`.
        pub const PAGES_DONE_DONE_TITLE: &str = "pages/done/done-title";
        /// A button in `pages/done/screen`.
        pub const PAGES_DONE_DISMISS: &str = "pages/done/dismiss";
        /// A view.
        pub const CARD_HOST: &str = "card/host";
        /// A button in `card/host`.
        pub const CARD_TRIGGER: &str = "card/trigger";
        /// A view.
        pub const CARD_DIM: &str = "card/dim";
        /// A view.
        pub const CARD_CARD: &str = "card/card";
        /// A scroll in `card/card`.
        pub const CARD_SCROLL: &str = "card/scroll";
        /// A view in `card/card`.
        pub const CARD_GRABBER: &str = "card/grabber";
        /// A view.
        pub const INPUT_SCREEN: &str = "input/screen";
        /// A view.
        pub const INPUT_CARD_INPUT: &str = "input/card-input";
        /// A view in `input/card-input`.
        pub const INPUT_CARD_CONTAINER: &str = "input/card-container";
        /// A view in `input/card-container`.
        pub const INPUT_CARD_FRONT: &str = "input/card-front";
        /// A label in `input/card-front`.
        pub const INPUT_NUMBER_PLACEHOLDER: &str = "input/number-placeholder";
        /// A label in `input/card-front`.
        pub const INPUT_NUMBER_LABEL: &str = "input/number-label";
        /// A label in `input/card-front`.
        pub fn input_number_cell(k: u32) -> String {
            format!("input/number-cell-{k}")
        }
        /// A label in `input/card-front`.
        pub const INPUT_HOLDER_CAPTION: &str = "input/holder-caption";
        /// A label in `input/card-front`.
        pub const INPUT_HOLDER_PLACEHOLDER: &str = "input/holder-placeholder";
        /// A label in `input/card-front`.
        pub const INPUT_HOLDER_LABEL: &str = "input/holder-label";
        /// A label in `input/card-front`.
        pub const INPUT_EXPIRY_CAPTION: &str = "input/expiry-caption";
        /// A label in `input/card-front`.
        pub const INPUT_EXPIRY_PLACEHOLDER: &str = "input/expiry-placeholder";
        /// A label in `input/card-front`.
        pub const INPUT_EXPIRY_LABEL: &str = "input/expiry-label";
        /// An image in `input/card-front`.
        pub const INPUT_BRAND_FRONT: &str = "input/brand-front";
        /// A button in `input/card-front`.
        pub const INPUT_NUMBER_BUTTON: &str = "input/number-button";
        /// A button in `input/card-front`.
        pub const INPUT_HOLDER_BUTTON: &str = "input/holder-button";
        /// A button in `input/card-front`.
        pub const INPUT_EXPIRY_BUTTON: &str = "input/expiry-button";
        /// A shape in `input/card-front`.
        pub const INPUT_FOCUS_AREA: &str = "input/focus-area";
        /// A view in `input/card-container`.
        pub const INPUT_CARD_BACK: &str = "input/card-back";
        /// An image in `input/card-back`.
        pub const INPUT_BRAND_BACK: &str = "input/brand-back";
        /// A view in `input/card-back`.
        pub const INPUT_MAGNETIC_STRIPE: &str = "input/magnetic-stripe";
        /// A view in `input/card-back`.
        pub const INPUT_SIGNATURE_STRIP: &str = "input/signature-strip";
        /// A label in `input/card-back`.
        pub const INPUT_SIGNATURE_LABEL: &str = "input/signature-label";
        /// A view in `input/card-back`.
        pub const INPUT_CSC_AREA: &str = "input/csc-area";
        /// A label in `input/card-back`.
        pub const INPUT_CSC_LABEL: &str = "input/csc-label";
        /// A shape in `input/card-back`.
        pub const INPUT_CSC_FOCUS: &str = "input/csc-focus";
        /// A scroll in `input/card-input`.
        pub const INPUT_INPUT_STRIP: &str = "input/input-strip";
        /// A view in `input/input-strip`.
        pub const INPUT_INPUT_NUMBER: &str = "input/input-number";
        /// A field in `input/input-number`.
        pub const INPUT_INPUT_NUMBER_TEXT: &str = "input/input-number-text";
        /// A button in `input/input-number`.
        pub const INPUT_INPUT_NUMBER_NEXT: &str = "input/input-number-next";
        /// A view in `input/input-strip`.
        pub const INPUT_INPUT_HOLDER: &str = "input/input-holder";
        /// A field in `input/input-holder`.
        pub const INPUT_INPUT_HOLDER_TEXT: &str = "input/input-holder-text";
        /// A button in `input/input-holder`.
        pub const INPUT_INPUT_HOLDER_NEXT: &str = "input/input-holder-next";
        /// A view in `input/input-strip`.
        pub const INPUT_INPUT_EXPIRY: &str = "input/input-expiry";
        /// A field in `input/input-expiry`.
        pub const INPUT_INPUT_EXPIRY_TEXT: &str = "input/input-expiry-text";
        /// A button in `input/input-expiry`.
        pub const INPUT_INPUT_EXPIRY_NEXT: &str = "input/input-expiry-next";
        /// A view in `input/input-strip`.
        pub const INPUT_INPUT_CODE: &str = "input/input-code";
        /// A field in `input/input-code`.
        pub const INPUT_INPUT_CODE_TEXT: &str = "input/input-code-text";
        /// A button in `input/input-code`.
        pub const INPUT_INPUT_CODE_NEXT: &str = "input/input-code-next";
        /// A view.
        pub const INPUT_BAR: &str = "input/bar";
        /// A button in `input/bar`.
        pub const INPUT_BAR_CANCEL: &str = "input/bar-cancel";
        /// A button in `input/bar`.
        pub const INPUT_BAR_NEXT: &str = "input/bar-next";
        /// A picker.
        pub const INPUT_PICKER_EXPIRY: &str = "input/picker-expiry";
    }

    /// Its states.
    pub mod state {
        /// `filling`
        pub const FILLING: &str = "filling";
        /// `paying`
        pub const PAYING: &str = "paying";
        /// `done`
        pub const DONE: &str = "done";
    }

    /// Its commands.
    pub mod command {
        /// `open`
        pub const OPEN: &str = "open";
        /// `push`
        pub const PUSH: &str = "push";
        /// `pop`
        pub const POP: &str = "pop";
        /// `popToRoot`
        pub const POP_TO_ROOT: &str = "popToRoot";
        /// `setValue`
        pub const SET_VALUE: &str = "setValue";
        /// `setText`
        pub const SET_TEXT: &str = "setText";
        /// `reload`
        pub const RELOAD: &str = "reload";
        /// `setLimits`
        pub const SET_LIMITS: &str = "setLimits";
        /// `setLength`
        pub const SET_LENGTH: &str = "setLength";
        /// `resend`
        pub const RESEND: &str = "resend";
        /// `show`
        pub const SHOW: &str = "show";
        /// `dismiss`
        pub const DISMISS: &str = "dismiss";
        /// `escape`
        pub const ESCAPE: &str = "escape";
        /// `increment`
        pub const INCREMENT: &str = "increment";
        /// `decrement`
        pub const DECREMENT: &str = "decrement";
        /// `remove`
        pub const REMOVE: &str = "remove";
    }

    /// The types of its effects.
    pub mod effect {
        /// `pay`
        pub const PAY: &str = "pay";
        /// `chooseImage`
        pub const CHOOSE_IMAGE: &str = "chooseImage";
        /// `endEditing`
        pub const END_EDITING: &str = "endEditing";
        /// `didChangePage`
        pub const DID_CHANGE_PAGE: &str = "didChangePage";
        /// `didSkip`
        pub const DID_SKIP: &str = "didSkip";
        /// `finished`
        pub const FINISHED: &str = "finished";
        /// `didChange`
        pub const DID_CHANGE: &str = "didChange";
        /// `validate`
        pub const VALIDATE: &str = "validate";
        /// `didValidate`
        pub const DID_VALIDATE: &str = "didValidate";
        /// `didEndEditing`
        pub const DID_END_EDITING: &str = "didEndEditing";
        /// `verify`
        pub const VERIFY: &str = "verify";
        /// `resend`
        pub const RESEND: &str = "resend";
        /// `dismiss`
        pub const DISMISS: &str = "dismiss";
        /// `didMove`
        pub const DID_MOVE: &str = "didMove";
        /// `didRemove`
        pub const DID_REMOVE: &str = "didRemove";
        /// `numberInvalid`
        pub const NUMBER_INVALID: &str = "numberInvalid";
        /// `submitted`
        pub const SUBMITTED: &str = "submitted";
        /// `focus`
        pub const FOCUS: &str = "focus";
        /// `blur`
        pub const BLUR: &str = "blur";
        /// `announce`
        pub const ANNOUNCE: &str = "announce";
        /// `copy`
        pub const COPY: &str = "copy";
        /// `paste`
        pub const PASTE: &str = "paste";
    }

    /// The members of its configuration.
    pub mod configuration {
        /// `pages`.
        pub const PAGES: &str = "pages";
        /// `pages.onboarding`.
        pub const PAGES_ONBOARDING: &str = "pages.onboarding";
        /// `pages.onboarding.pages`, the five pages; an array, each an object.
        pub const PAGES_ONBOARDING_PAGES: &str = "pages.onboarding.pages";
        /// `pages.onboarding.pages[].title`, what stands at the top of the page; a string; default "".
        pub const PAGES_ONBOARDING_PAGES_TITLE: &str = "pages.onboarding.pages[].title";
        /// `pages.onboarding.pages[].fields`, the fields, in reading order; an array, each an object; default \[\].
        pub const PAGES_ONBOARDING_PAGES_FIELDS: &str = "pages.onboarding.pages[].fields";
        /// `pages.onboarding.pages[].fields[].id`, name of the field, unique in the form; a string.
        pub const PAGES_ONBOARDING_PAGES_FIELDS_ID: &str = "pages.onboarding.pages[].fields[].id";
        /// `pages.onboarding.pages[].fields[].label`, what the field asks for; a string; default "".
        pub const PAGES_ONBOARDING_PAGES_FIELDS_LABEL: &str = "pages.onboarding.pages[].fields[].label";
        /// `pages.onboarding.pages[].fields[].kind`, what the field takes; "text" or "date" or "multiline" or "image"; default "text".
        pub const PAGES_ONBOARDING_PAGES_FIELDS_KIND: &str = "pages.onboarding.pages[].fields[].kind";
        /// `pages.onboarding.pages[].fields[].required`, whether the page needs it; pages 1 and 2 only; true or false; default false.
        pub const PAGES_ONBOARDING_PAGES_FIELDS_REQUIRED: &str = "pages.onboarding.pages[].fields[].required";
        /// `pages.onboarding.pages[].fields[].frame`, place in the page's content; null is the field's row; \[x, y, width, height\], or null; default null.
        pub const PAGES_ONBOARDING_PAGES_FIELDS_FRAME: &str = "pages.onboarding.pages[].fields[].frame";
        /// `pages.onboarding.pages[].fields[].contentType`, meaning of the text, for autofill; default null.
        pub const PAGES_ONBOARDING_PAGES_FIELDS_CONTENT_TYPE: &str = "pages.onboarding.pages[].fields[].contentType";
        /// `pages.onboarding.pages[].contentHeight`, height of the content, in points; null is the page's own; a number, or null; default null.
        pub const PAGES_ONBOARDING_PAGES_CONTENT_HEIGHT: &str = "pages.onboarding.pages[].contentHeight";
        /// `pages.onboarding.barHeight`, height of the bar, in points; a number; default 64.
        pub const PAGES_ONBOARDING_BAR_HEIGHT: &str = "pages.onboarding.barHeight";
        /// `pages.onboarding.circleRadius`, radius of the done circle, in points; a number; default 50.
        pub const PAGES_ONBOARDING_CIRCLE_RADIUS: &str = "pages.onboarding.circleRadius";
        /// `pages.onboarding.focusMargin`, room between a focused field and what covers it, in points; a number; default 8.
        pub const PAGES_ONBOARDING_FOCUS_MARGIN: &str = "pages.onboarding.focusMargin";
        /// `pages.form`.
        pub const PAGES_FORM: &str = "pages.form";
        /// `pages.form.fields`.
        pub const PAGES_FORM_FIELDS: &str = "pages.form.fields";
        /// `pages.form.fields.fields`, the fields of the form, in order; an array, each an object.
        pub const PAGES_FORM_FIELDS_FIELDS: &str = "pages.form.fields.fields";
        /// `pages.form.fields.fields[].id`, the field's name; a string.
        pub const PAGES_FORM_FIELDS_FIELDS_ID: &str = "pages.form.fields.fields[].id";
        /// `pages.form.fields.fields[].frame`, place in the window, in points; \[x, y, width, height\].
        pub const PAGES_FORM_FIELDS_FIELDS_FRAME: &str = "pages.form.fields.fields[].frame";
        /// `pages.form.fields.fields[].limits`, characters of each section; an array, each a whole number.
        pub const PAGES_FORM_FIELDS_FIELDS_LIMITS: &str = "pages.form.fields.fields[].limits";
        /// `pages.form.fields.fields[].placeholder`, what the label says; a string; default "".
        pub const PAGES_FORM_FIELDS_FIELDS_PLACEHOLDER: &str = "pages.form.fields.fields[].placeholder";
        /// `pages.form.fields.fields[].alignment`, how the label stands; "left" or "center" or "right"; default "center".
        pub const PAGES_FORM_FIELDS_FIELDS_ALIGNMENT: &str = "pages.form.fields.fields[].alignment";
        /// `pages.form.fields.fields[].style`, boxes or a line; "bordered" or "underlined"; default "bordered".
        pub const PAGES_FORM_FIELDS_FIELDS_STYLE: &str = "pages.form.fields.fields[].style";
        /// `pages.form.fields.fields[].borderWidth`, border or line, in points; a number; default 1.
        pub const PAGES_FORM_FIELDS_FIELDS_BORDER_WIDTH: &str = "pages.form.fields.fields[].borderWidth";
        /// `pages.form.fields.fields[].colors`.
        pub const PAGES_FORM_FIELDS_FIELDS_COLORS: &str = "pages.form.fields.fields[].colors";
        /// `pages.form.fields.fields[].colors.border`, boxes and line at rest; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#9CA8AD".
        pub const PAGES_FORM_FIELDS_FIELDS_COLORS_BORDER: &str = "pages.form.fields.fields[].colors.border";
        /// `pages.form.fields.fields[].colors.raisedBorder`, boxes and line when raised; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4".
        pub const PAGES_FORM_FIELDS_FIELDS_COLORS_RAISED_BORDER: &str = "pages.form.fields.fields[].colors.raisedBorder";
        /// `pages.form.fields.fields[].colors.placeholder`, the label at rest; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#505050".
        pub const PAGES_FORM_FIELDS_FIELDS_COLORS_PLACEHOLDER: &str = "pages.form.fields.fields[].colors.placeholder";
        /// `pages.form.fields.fields[].colors.raisedPlaceholder`, the label when raised; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4".
        pub const PAGES_FORM_FIELDS_FIELDS_COLORS_RAISED_PLACEHOLDER: &str = "pages.form.fields.fields[].colors.raisedPlaceholder";
        /// `pages.form.fields.fields[].colors.text`, what is entered; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#505050".
        pub const PAGES_FORM_FIELDS_FIELDS_COLORS_TEXT: &str = "pages.form.fields.fields[].colors.text";
        /// `pages.form.fields.fields[].colors.underline`, the line of the underlined style; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4".
        pub const PAGES_FORM_FIELDS_FIELDS_COLORS_UNDERLINE: &str = "pages.form.fields.fields[].colors.underline";
        /// `pages.form.fields.fields[].colors.tint`, the caret; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#007AFF".
        pub const PAGES_FORM_FIELDS_FIELDS_COLORS_TINT: &str = "pages.form.fields.fields[].colors.tint";
        /// `pages.form.fields.fields[].colors.validBorder`, of a valid text; null is as raised; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
        pub const PAGES_FORM_FIELDS_FIELDS_COLORS_VALID_BORDER: &str = "pages.form.fields.fields[].colors.validBorder";
        /// `pages.form.fields.fields[].colors.validPlaceholder`, of a valid text's label; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
        pub const PAGES_FORM_FIELDS_FIELDS_COLORS_VALID_PLACEHOLDER: &str = "pages.form.fields.fields[].colors.validPlaceholder";
        /// `pages.form.fields.fields[].colors.invalidBorder`, of an invalid text; null is as raised; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
        pub const PAGES_FORM_FIELDS_FIELDS_COLORS_INVALID_BORDER: &str = "pages.form.fields.fields[].colors.invalidBorder";
        /// `pages.form.fields.fields[].colors.invalidPlaceholder`, of an invalid text's label; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
        pub const PAGES_FORM_FIELDS_FIELDS_COLORS_INVALID_PLACEHOLDER: &str = "pages.form.fields.fields[].colors.invalidPlaceholder";
        /// `pages.form.fields.fields[].validation`, how a text is judged; an object, or null; default null.
        pub const PAGES_FORM_FIELDS_FIELDS_VALIDATION: &str = "pages.form.fields.fields[].validation";
        /// `pages.form.fields.fields[].validation.minimumLength`, least number of characters; a whole number, or null; default null.
        pub const PAGES_FORM_FIELDS_FIELDS_VALIDATION_MINIMUM_LENGTH: &str = "pages.form.fields.fields[].validation.minimumLength";
        /// `pages.form.fields.fields[].validation.exactLength`, number of characters; a whole number, or null; default null.
        pub const PAGES_FORM_FIELDS_FIELDS_VALIDATION_EXACT_LENGTH: &str = "pages.form.fields.fields[].validation.exactLength";
        /// `pages.form.fields.fields[].validation.luhn`, whether the text is digits with a right check digit; true or false; default false.
        pub const PAGES_FORM_FIELDS_FIELDS_VALIDATION_LUHN: &str = "pages.form.fields.fields[].validation.luhn";
        /// `pages.form.fields.fields[].validation.pattern`, what all characters must be; "digits" or "letters" or "alphanumeric", or null; default null.
        pub const PAGES_FORM_FIELDS_FIELDS_VALIDATION_PATTERN: &str = "pages.form.fields.fields[].validation.pattern";
        /// `pages.form.fields.fields[].validation.host`, whether the host is asked as well; true or false; default false.
        pub const PAGES_FORM_FIELDS_FIELDS_VALIDATION_HOST: &str = "pages.form.fields.fields[].validation.host";
        /// `pages.form.fields.fields[].texts`.
        pub const PAGES_FORM_FIELDS_FIELDS_TEXTS: &str = "pages.form.fields.fields[].texts";
        /// `pages.form.fields.fields[].texts.valid`, of a valid text; null is the placeholder; a string, or null; default null.
        pub const PAGES_FORM_FIELDS_FIELDS_TEXTS_VALID: &str = "pages.form.fields.fields[].texts.valid";
        /// `pages.form.fields.fields[].texts.invalid`, of an invalid text; null is the placeholder; a string, or null; default null.
        pub const PAGES_FORM_FIELDS_FIELDS_TEXTS_INVALID: &str = "pages.form.fields.fields[].texts.invalid";
        /// `pages.form.fields.fields[].images`.
        pub const PAGES_FORM_FIELDS_FIELDS_IMAGES: &str = "pages.form.fields.fields[].images";
        /// `pages.form.fields.fields[].images.placeholder`, at the end of the placeholder; \[width, height\], or null; default null.
        pub const PAGES_FORM_FIELDS_FIELDS_IMAGES_PLACEHOLDER: &str = "pages.form.fields.fields[].images.placeholder";
        /// `pages.form.fields.fields[].images.valid`, beside a valid text; \[width, height\], or null; default null.
        pub const PAGES_FORM_FIELDS_FIELDS_IMAGES_VALID: &str = "pages.form.fields.fields[].images.valid";
        /// `pages.form.fields.fields[].images.invalid`, beside an invalid text; \[width, height\], or null; default null.
        pub const PAGES_FORM_FIELDS_FIELDS_IMAGES_INVALID: &str = "pages.form.fields.fields[].images.invalid";
        /// `pages.form.fields.fields[].leftView`, size of a view before the text, in points; \[width, height\], or null; default null.
        pub const PAGES_FORM_FIELDS_FIELDS_LEFT_VIEW: &str = "pages.form.fields.fields[].leftView";
        /// `pages.form.fields.fields[].keyboard`, letters, or digits only; "default" or "numberPad"; default "default".
        pub const PAGES_FORM_FIELDS_FIELDS_KEYBOARD: &str = "pages.form.fields.fields[].keyboard";
        /// `pages.form.fields.fields[].accessory`, sections that show the accessory bar; "last" or "always"; default "last".
        pub const PAGES_FORM_FIELDS_FIELDS_ACCESSORY: &str = "pages.form.fields.fields[].accessory";
        /// `pages.form.fields.fields[].secret`, whether the text is a secret; null is where luhn is; true or false, or null; default null.
        pub const PAGES_FORM_FIELDS_FIELDS_SECRET: &str = "pages.form.fields.fields[].secret";
        /// `pages.form.fields.labelHeight`, height of a placeholder, in points; a number; default 19.5.
        pub const PAGES_FORM_FIELDS_LABEL_HEIGHT: &str = "pages.form.fields.labelHeight";
        /// `pages.form.fields.accessoryTitle`, what the accessory bar's button says; a string; default "NEXT FIELD".
        pub const PAGES_FORM_FIELDS_ACCESSORY_TITLE: &str = "pages.form.fields.accessoryTitle";
        /// `pages.code`.
        pub const PAGES_CODE: &str = "pages.code";
        /// `pages.code.length`, how many digits the code has, 1 to 13; a whole number; default 4.
        pub const PAGES_CODE_LENGTH: &str = "pages.code.length";
        /// `pages.code.box`, size of the row of cells, in points; \[width, height\]; default \[208,48\].
        pub const PAGES_CODE_BOX: &str = "pages.code.box";
        /// `pages.code.gap`, distance between cells, in points; a number; default 16.
        pub const PAGES_CODE_GAP: &str = "pages.code.gap";
        /// `pages.code.origin`.
        pub const PAGES_CODE_ORIGIN: &str = "pages.code.origin";
        /// `pages.code.origin.phoneLabel`, frame of the phone label, in points; \[x, y, width, height\]; default \[20,120,335,24\].
        pub const PAGES_CODE_ORIGIN_PHONE_LABEL: &str = "pages.code.origin.phoneLabel";
        /// `pages.code.origin.spacing`, distance from the label to the row, in points; a number; default 24.
        pub const PAGES_CODE_ORIGIN_SPACING: &str = "pages.code.origin.spacing";
        /// `pages.code.glyph`, size of a digit, in points; \[width, height\]; default \[14,28\].
        pub const PAGES_CODE_GLYPH: &str = "pages.code.glyph";
        /// `pages.code.phone`, text of the phone label; a string; default "".
        pub const PAGES_CODE_PHONE: &str = "pages.code.phone";
        /// `pages.code.colors`.
        pub const PAGES_CODE_COLORS: &str = "pages.code.colors";
        /// `pages.code.colors.digit`, the digits, and the phone number; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FFFFFF".
        pub const PAGES_CODE_COLORS_DIGIT: &str = "pages.code.colors.digit";
        /// `pages.code.colors.underline`, the lines under the cells, and the resend button; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#2E86F0".
        pub const PAGES_CODE_COLORS_UNDERLINE: &str = "pages.code.colors.underline";
        /// `pages.code.colors.caret`, the caret; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FFFFFF".
        pub const PAGES_CODE_COLORS_CARET: &str = "pages.code.colors.caret";
        /// `pages.code.colors.failure`, the lines under the cells after a wrong code; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FF453A".
        pub const PAGES_CODE_COLORS_FAILURE: &str = "pages.code.colors.failure";
        /// `pages.code.colors.background`, the screen's background; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#1C1C1E".
        pub const PAGES_CODE_COLORS_BACKGROUND: &str = "pages.code.colors.background";
        /// `pages.code.resendAfter`, seconds until the code can be sent again; null is no button; a number, or null; default null.
        pub const PAGES_CODE_RESEND_AFTER: &str = "pages.code.resendAfter";
        /// `card`.
        pub const CARD: &str = "card";
        /// `card.segmented`, whether there is a compressed position; true or false; default true.
        pub const CARD_SEGMENTED: &str = "card.segmented";
        /// `card.heights`.
        pub const CARD_HEIGHTS: &str = "card.heights";
        /// `card.heights.open`, in points; a number; default 700.
        pub const CARD_HEIGHTS_OPEN: &str = "card.heights.open";
        /// `card.heights.compressed`, in points; a number; default 300.
        pub const CARD_HEIGHTS_COMPRESSED: &str = "card.heights.compressed";
        /// `card.heights.closed`, in points; a number; default 0.
        pub const CARD_HEIGHTS_CLOSED: &str = "card.heights.closed";
        /// `card.dimension`, how far an unsegmented card opens; default "fullScreen".
        pub const CARD_DIMENSION: &str = "card.dimension";
        /// `card.navigationBar`, whether a full-screen card leaves 44 pt free; true or false; default true.
        pub const CARD_NAVIGATION_BAR: &str = "card.navigationBar";
        /// `card.headerHeight`, visible height of a closed unsegmented card, in points; a number; default 100.
        pub const CARD_HEADER_HEIGHT: &str = "card.headerHeight";
        /// `card.indicator`, whether the card shows a grabber; true or false; default true.
        pub const CARD_INDICATOR: &str = "card.indicator";
        /// `card.content`.
        pub const CARD_CONTENT: &str = "card.content";
        /// `card.content.scrolls`, whether there is a list that scrolls; true or false; default false.
        pub const CARD_CONTENT_SCROLLS: &str = "card.content.scrolls";
        /// `card.content.height`, height of all its rows, in points; a number; default 2200.
        pub const CARD_CONTENT_HEIGHT: &str = "card.content.height";
        /// `card.host`, whether a plain screen stands in for the host; true or false; default false.
        pub const CARD_HOST: &str = "card.host";
        /// `input`.
        pub const INPUT: &str = "input";
        /// `input.origin`, top left in the window, in points; null is \[20, safe area's top\]; \[x, y\], or null; default \[20,32\].
        pub const INPUT_ORIGIN: &str = "input.origin";
        /// `input.width`, width of the card, in points; null is the window's less 40; a number, or null; default null.
        pub const INPUT_WIDTH: &str = "input.width";
        /// `input.brands`, the brands, told by a number's first digits; an array, each an object.
        pub const INPUT_BRANDS: &str = "input.brands";
        /// `input.brands[].brand`, the card network; "visa" or "mastercard" or "amex".
        pub const INPUT_BRANDS_BRAND: &str = "input.brands[].brand";
        /// `input.brands[].prefixes`, what its numbers begin with; an array, each \[first, last\].
        pub const INPUT_BRANDS_PREFIXES: &str = "input.brands[].prefixes";
        /// `input.brands[].length`, digits of a number, 12 to 16; a whole number; default 16.
        pub const INPUT_BRANDS_LENGTH: &str = "input.brands[].length";
        /// `input.brands[].groups`, after how many digits a space stands; an array, each a whole number; default \[4,8,12\].
        pub const INPUT_BRANDS_GROUPS: &str = "input.brands[].groups";
        /// `input.brands[].codeLength`, digits of the security code, 3 or 4; a whole number; default 3.
        pub const INPUT_BRANDS_CODE_LENGTH: &str = "input.brands[].codeLength";
        /// `input.luhn`, whether a number must pass the Luhn check; true or false; default true.
        pub const INPUT_LUHN: &str = "input.luhn";
    }
}

/// A card that is dragged up from the bottom: closed, compressed or open, with a list in it.
pub mod glide_card {
    /// The scene's name.
    pub const NAME: &str = "glide-card";

    /// The ids of its nodes.
    pub mod node {
        /// A view.
        pub const HOST: &str = "host";
        /// A button in `host`.
        pub const TRIGGER: &str = "trigger";
        /// A view.
        pub const DIM: &str = "dim";
        /// A view.
        pub const CARD: &str = "card";
        /// A scroll in `card`.
        pub const SCROLL: &str = "scroll";
        /// A view in `card`.
        pub const GRABBER: &str = "grabber";
    }

    /// Its states.
    pub mod state {
        /// `resting`
        pub const RESTING: &str = "resting";
        /// `dragging`
        pub const DRAGGING: &str = "dragging";
        /// `settling`
        pub const SETTLING: &str = "settling";
        /// `scrolling`
        pub const SCROLLING: &str = "scrolling";
        /// `removed`
        pub const REMOVED: &str = "removed";
    }

    /// Its commands.
    pub mod command {
        /// `show`
        pub const SHOW: &str = "show";
        /// `dismiss`
        pub const DISMISS: &str = "dismiss";
        /// `escape`
        pub const ESCAPE: &str = "escape";
        /// `increment`
        pub const INCREMENT: &str = "increment";
        /// `decrement`
        pub const DECREMENT: &str = "decrement";
        /// `remove`
        pub const REMOVE: &str = "remove";
    }

    /// The types of its effects.
    pub mod effect {
        /// `didMove`
        pub const DID_MOVE: &str = "didMove";
        /// `didRemove`
        pub const DID_REMOVE: &str = "didRemove";
        /// `focus`
        pub const FOCUS: &str = "focus";
        /// `blur`
        pub const BLUR: &str = "blur";
        /// `announce`
        pub const ANNOUNCE: &str = "announce";
        /// `copy`
        pub const COPY: &str = "copy";
        /// `paste`
        pub const PASTE: &str = "paste";
    }

    /// The members of its configuration.
    pub mod configuration {
        /// `segmented`, whether there is a compressed position; true or false; default true.
        pub const SEGMENTED: &str = "segmented";
        /// `heights`.
        pub const HEIGHTS: &str = "heights";
        /// `heights.open`, in points; a number; default 700.
        pub const HEIGHTS_OPEN: &str = "heights.open";
        /// `heights.compressed`, in points; a number; default 300.
        pub const HEIGHTS_COMPRESSED: &str = "heights.compressed";
        /// `heights.closed`, in points; a number; default 0.
        pub const HEIGHTS_CLOSED: &str = "heights.closed";
        /// `dimension`, how far an unsegmented card opens; default "fullScreen".
        pub const DIMENSION: &str = "dimension";
        /// `navigationBar`, whether a full-screen card leaves 44 pt free; true or false; default true.
        pub const NAVIGATION_BAR: &str = "navigationBar";
        /// `headerHeight`, visible height of a closed unsegmented card, in points; a number; default 100.
        pub const HEADER_HEIGHT: &str = "headerHeight";
        /// `indicator`, whether the card shows a grabber; true or false; default true.
        pub const INDICATOR: &str = "indicator";
        /// `content`.
        pub const CONTENT: &str = "content";
        /// `content.scrolls`, whether there is a list that scrolls; true or false; default true.
        pub const CONTENT_SCROLLS: &str = "content.scrolls";
        /// `content.height`, height of all its rows, in points; a number; default 2200.
        pub const CONTENT_HEIGHT: &str = "content.height";
        /// `host`, whether a plain screen stands in for the host; true or false; default true.
        pub const HOST: &str = "host";
    }
}

/// A form in five pages that are pushed sideways, over a bar that rides on the keyboard.
pub mod onboarding {
    /// The scene's name.
    pub const NAME: &str = "onboarding";

    /// The ids of its nodes.
    pub mod node {
        /// A scroll.
        pub fn page(k: u32) -> String {
            format!("page-{k}")
        }
        /// A label in `page-<k>`.
        pub fn title(k: u32) -> String {
            format!("title-{k}")
        }
        /// A field in `page-<k>`.
        pub fn field(id: &str) -> String {
            format!("field-{id}")
        }
        /// A label in `page-<k>`.
        pub fn hint(id: &str) -> String {
            format!("hint-{id}")
        }
        /// A view.
        pub const BOTTOM_BAR: &str = "bottom-bar";
        /// A button in `bottom-bar`.
        pub const BACK_BUTTON: &str = "back-button";
        /// A label in `bottom-bar`.
        pub const SKIP_HINT: &str = "skip-hint";
        /// A button in `bottom-bar`.
        pub const NEXT_BUTTON: &str = "next-button";
        /// A view.
        pub const FINISH: &str = "finish";
        /// A shape in `finish`.
        pub const DONE_CIRCLE: &str = "done-circle";
    }

    /// Its states.
    pub mod state {
        /// `page`
        pub const PAGE: &str = "page";
        /// `pushing`
        pub const PUSHING: &str = "pushing";
        /// `finishing`
        pub const FINISHING: &str = "finishing";
        /// `finished`
        pub const FINISHED: &str = "finished";
    }

    /// Its commands.
    pub mod command {
        /// `setValue`
        pub const SET_VALUE: &str = "setValue";
    }

    /// The types of its effects.
    pub mod effect {
        /// `chooseImage`
        pub const CHOOSE_IMAGE: &str = "chooseImage";
        /// `endEditing`
        pub const END_EDITING: &str = "endEditing";
        /// `didChangePage`
        pub const DID_CHANGE_PAGE: &str = "didChangePage";
        /// `didSkip`
        pub const DID_SKIP: &str = "didSkip";
        /// `finished`
        pub const FINISHED: &str = "finished";
        /// `focus`
        pub const FOCUS: &str = "focus";
        /// `blur`
        pub const BLUR: &str = "blur";
        /// `announce`
        pub const ANNOUNCE: &str = "announce";
        /// `copy`
        pub const COPY: &str = "copy";
        /// `paste`
        pub const PASTE: &str = "paste";
    }

    /// The members of its configuration.
    pub mod configuration {
        /// `pages`, the five pages; an array, each an object.
        pub const PAGES: &str = "pages";
        /// `pages[].title`, what stands at the top of the page; a string; default "".
        pub const PAGES_TITLE: &str = "pages[].title";
        /// `pages[].fields`, the fields, in reading order; an array, each an object; default \[\].
        pub const PAGES_FIELDS: &str = "pages[].fields";
        /// `pages[].fields[].id`, name of the field, unique in the form; a string.
        pub const PAGES_FIELDS_ID: &str = "pages[].fields[].id";
        /// `pages[].fields[].label`, what the field asks for; a string; default "".
        pub const PAGES_FIELDS_LABEL: &str = "pages[].fields[].label";
        /// `pages[].fields[].kind`, what the field takes; "text" or "date" or "multiline" or "image"; default "text".
        pub const PAGES_FIELDS_KIND: &str = "pages[].fields[].kind";
        /// `pages[].fields[].required`, whether the page needs it; pages 1 and 2 only; true or false; default false.
        pub const PAGES_FIELDS_REQUIRED: &str = "pages[].fields[].required";
        /// `pages[].fields[].frame`, place in the page's content; null is the field's row; \[x, y, width, height\], or null; default null.
        pub const PAGES_FIELDS_FRAME: &str = "pages[].fields[].frame";
        /// `pages[].fields[].contentType`, meaning of the text, for autofill; default null.
        pub const PAGES_FIELDS_CONTENT_TYPE: &str = "pages[].fields[].contentType";
        /// `pages[].contentHeight`, height of the content, in points; null is the page's own; a number, or null; default null.
        pub const PAGES_CONTENT_HEIGHT: &str = "pages[].contentHeight";
        /// `barHeight`, height of the bar, in points; a number; default 64.
        pub const BAR_HEIGHT: &str = "barHeight";
        /// `circleRadius`, radius of the done circle, in points; a number; default 50.
        pub const CIRCLE_RADIUS: &str = "circleRadius";
        /// `focusMargin`, room between a focused field and what covers it, in points; a number; default 8.
        pub const FOCUS_MARGIN: &str = "focusMargin";
    }
}

/// A numeric code in underlined cells, checked as soon as the last cell is filled.
pub mod verification_code {
    /// The scene's name.
    pub const NAME: &str = "verification-code";

    /// The ids of its nodes.
    pub mod node {
        /// A view.
        pub const SCREEN: &str = "screen";
        /// A label in `screen`.
        pub const PHONE_LABEL: &str = "phone-label";
        /// A field in `screen`.
        pub const CODE_INPUT: &str = "code-input";
        /// A shape in `code-input`.
        pub fn underline(k: u32) -> String {
            format!("underline-{k}")
        }
        /// A label in `code-input`.
        pub fn digit(k: u32) -> String {
            format!("digit-{k}")
        }
        /// A shape in `code-input`.
        pub const CARET: &str = "caret";
        /// A button in `screen`.
        pub const RESEND_BUTTON: &str = "resend-button";
    }

    /// Its states.
    pub mod state {
        /// `idle`
        pub const IDLE: &str = "idle";
        /// `entering`
        pub const ENTERING: &str = "entering";
        /// `verifying`
        pub const VERIFYING: &str = "verifying";
        /// `verified`
        pub const VERIFIED: &str = "verified";
        /// `failed`
        pub const FAILED: &str = "failed";
    }

    /// Its commands.
    pub mod command {
        /// `setLength`
        pub const SET_LENGTH: &str = "setLength";
        /// `resend`
        pub const RESEND: &str = "resend";
    }

    /// The types of its effects.
    pub mod effect {
        /// `verify`
        pub const VERIFY: &str = "verify";
        /// `resend`
        pub const RESEND: &str = "resend";
        /// `focus`
        pub const FOCUS: &str = "focus";
        /// `blur`
        pub const BLUR: &str = "blur";
        /// `announce`
        pub const ANNOUNCE: &str = "announce";
        /// `copy`
        pub const COPY: &str = "copy";
        /// `paste`
        pub const PASTE: &str = "paste";
    }

    /// The members of its configuration.
    pub mod configuration {
        /// `length`, how many digits the code has, 1 to 13; a whole number; default 4.
        pub const LENGTH: &str = "length";
        /// `box`, size of the row of cells, in points; \[width, height\]; default \[208,48\].
        pub const BOX: &str = "box";
        /// `gap`, distance between cells, in points; a number; default 16.
        pub const GAP: &str = "gap";
        /// `origin`.
        pub const ORIGIN: &str = "origin";
        /// `origin.phoneLabel`, frame of the phone label, in points; \[x, y, width, height\]; default \[20,120,335,24\].
        pub const ORIGIN_PHONE_LABEL: &str = "origin.phoneLabel";
        /// `origin.spacing`, distance from the label to the row, in points; a number; default 24.
        pub const ORIGIN_SPACING: &str = "origin.spacing";
        /// `glyph`, size of a digit, in points; \[width, height\]; default \[14,28\].
        pub const GLYPH: &str = "glyph";
        /// `phone`, text of the phone label; a string; default "".
        pub const PHONE: &str = "phone";
        /// `colors`.
        pub const COLORS: &str = "colors";
        /// `colors.digit`, the digits, and the phone number; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FFFFFF".
        pub const COLORS_DIGIT: &str = "colors.digit";
        /// `colors.underline`, the lines under the cells, and the resend button; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#2E86F0".
        pub const COLORS_UNDERLINE: &str = "colors.underline";
        /// `colors.caret`, the caret; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FFFFFF".
        pub const COLORS_CARET: &str = "colors.caret";
        /// `colors.failure`, the lines under the cells after a wrong code; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FF453A".
        pub const COLORS_FAILURE: &str = "colors.failure";
        /// `colors.background`, the screen's background; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#1C1C1E".
        pub const COLORS_BACKGROUND: &str = "colors.background";
        /// `resendAfter`, seconds until the code can be sent again; null is no button; a number, or null; default null.
        pub const RESEND_AFTER: &str = "resendAfter";
    }
}
