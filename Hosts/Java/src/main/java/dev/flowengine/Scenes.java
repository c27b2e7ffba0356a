// Written by scripts/generate-members; change the scene instead.

package dev.flowengine;

/** The scenes of the library: nodes, states, commands, effects, configurations. */
public final class Scenes {
  private Scenes() {}

  /** A form of text fields that unfold into sections under a floating placeholder. */
  public static final class AdaptiveField {
    private AdaptiveField() {}

    /** The scene's name. */
    public static final String NAME = "adaptive-field";

    /** The ids of its nodes. */
    public static final class Node {
      private Node() {}

      /** A scroll. */
      public static final String SCREEN = "screen";
      /** A view in {@code screen}. */
      public static String byId(String id) {
        return id;
      }
      /** A label in {@code <id>}. */
      public static String placeholderLabel(String id) {
        return id + ".placeholder-label";
      }
      /** A field in {@code <id>}. */
      public static String section(String id, int k) {
        return id + ".section-" + k;
      }
      /** A view in {@code <id>.section-<k>}. */
      public static String leftView(String id) {
        return id + ".left-view";
      }
      /** A shape in {@code <id>}. */
      public static String underline(String id) {
        return id + ".underline";
      }
      /** An image in {@code <id>}. */
      public static String placeholderImage(String id) {
        return id + ".placeholder-image";
      }
      /** An image in {@code <id>}. */
      public static String stateImage(String id) {
        return id + ".state-image";
      }
      /** A view. */
      public static final String ACCESSORY_BAR = "accessory-bar";
      /** A button in {@code accessory-bar}. */
      public static final String ACCESSORY_NEXT = "accessory-next";
    }

    /** Its states. */
    public static final class State {
      private State() {}

      public static final String RESTING = "resting";
      public static final String EDITING = "editing";
    }

    /** Its commands. */
    public static final class Command {
      private Command() {}

      public static final String SET_TEXT = "setText";
      public static final String RELOAD = "reload";
      public static final String SET_LIMITS = "setLimits";
    }

    /** The types of its effects. */
    public static final class Effect {
      private Effect() {}

      public static final String DID_CHANGE = "didChange";
      public static final String VALIDATE = "validate";
      public static final String DID_VALIDATE = "didValidate";
      public static final String DID_END_EDITING = "didEndEditing";
      public static final String FOCUS = "focus";
      public static final String BLUR = "blur";
      public static final String ANNOUNCE = "announce";
      public static final String COPY = "copy";
      public static final String PASTE = "paste";
    }

    /** The members of its configuration. */
    public static final class Configuration {
      private Configuration() {}

      /** {@code fields}, the fields of the form, in order; an array, each an object. */
      public static final String FIELDS = "fields";
      /** {@code fields[].id}, the field's name; a string. */
      public static final String FIELDS_ID = "fields[].id";
      /** {@code fields[].frame}, place in the window, in points; [x, y, width, height]. */
      public static final String FIELDS_FRAME = "fields[].frame";
      /** {@code fields[].limits}, characters of each section; an array, each a whole number. */
      public static final String FIELDS_LIMITS = "fields[].limits";
      /** {@code fields[].placeholder}, what the label says; a string; default "". */
      public static final String FIELDS_PLACEHOLDER = "fields[].placeholder";
      /** {@code fields[].alignment}, how the label stands; "left" or "center" or "right"; default "center". */
      public static final String FIELDS_ALIGNMENT = "fields[].alignment";
      /** {@code fields[].style}, boxes or a line; "bordered" or "underlined"; default "bordered". */
      public static final String FIELDS_STYLE = "fields[].style";
      /** {@code fields[].borderWidth}, border or line, in points; a number; default 1. */
      public static final String FIELDS_BORDER_WIDTH = "fields[].borderWidth";
      /** {@code fields[].colors}. */
      public static final String FIELDS_COLORS = "fields[].colors";
      /** {@code fields[].colors.border}, boxes and line at rest; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#9CA8AD". */
      public static final String FIELDS_COLORS_BORDER = "fields[].colors.border";
      /** {@code fields[].colors.raisedBorder}, boxes and line when raised; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4". */
      public static final String FIELDS_COLORS_RAISED_BORDER = "fields[].colors.raisedBorder";
      /** {@code fields[].colors.placeholder}, the label at rest; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#505050". */
      public static final String FIELDS_COLORS_PLACEHOLDER = "fields[].colors.placeholder";
      /** {@code fields[].colors.raisedPlaceholder}, the label when raised; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4". */
      public static final String FIELDS_COLORS_RAISED_PLACEHOLDER = "fields[].colors.raisedPlaceholder";
      /** {@code fields[].colors.text}, what is entered; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#505050". */
      public static final String FIELDS_COLORS_TEXT = "fields[].colors.text";
      /** {@code fields[].colors.underline}, the line of the underlined style; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4". */
      public static final String FIELDS_COLORS_UNDERLINE = "fields[].colors.underline";
      /** {@code fields[].colors.tint}, the caret; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#007AFF". */
      public static final String FIELDS_COLORS_TINT = "fields[].colors.tint";
      /** {@code fields[].colors.validBorder}, of a valid text; null is as raised; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null. */
      public static final String FIELDS_COLORS_VALID_BORDER = "fields[].colors.validBorder";
      /** {@code fields[].colors.validPlaceholder}, of a valid text's label; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null. */
      public static final String FIELDS_COLORS_VALID_PLACEHOLDER = "fields[].colors.validPlaceholder";
      /** {@code fields[].colors.invalidBorder}, of an invalid text; null is as raised; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null. */
      public static final String FIELDS_COLORS_INVALID_BORDER = "fields[].colors.invalidBorder";
      /** {@code fields[].colors.invalidPlaceholder}, of an invalid text's label; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null. */
      public static final String FIELDS_COLORS_INVALID_PLACEHOLDER = "fields[].colors.invalidPlaceholder";
      /** {@code fields[].validation}, how a text is judged; an object, or null; default null. */
      public static final String FIELDS_VALIDATION = "fields[].validation";
      /** {@code fields[].validation.minimumLength}, least number of characters; a whole number, or null; default null. */
      public static final String FIELDS_VALIDATION_MINIMUM_LENGTH = "fields[].validation.minimumLength";
      /** {@code fields[].validation.exactLength}, number of characters; a whole number, or null; default null. */
      public static final String FIELDS_VALIDATION_EXACT_LENGTH = "fields[].validation.exactLength";
      /** {@code fields[].validation.luhn}, whether the text is digits with a right check digit; true or false; default false. */
      public static final String FIELDS_VALIDATION_LUHN = "fields[].validation.luhn";
      /** {@code fields[].validation.pattern}, what all characters must be; "digits" or "letters" or "alphanumeric", or null; default null. */
      public static final String FIELDS_VALIDATION_PATTERN = "fields[].validation.pattern";
      /** {@code fields[].validation.host}, whether the host is asked as well; true or false; default false. */
      public static final String FIELDS_VALIDATION_HOST = "fields[].validation.host";
      /** {@code fields[].texts}. */
      public static final String FIELDS_TEXTS = "fields[].texts";
      /** {@code fields[].texts.valid}, of a valid text; null is the placeholder; a string, or null; default null. */
      public static final String FIELDS_TEXTS_VALID = "fields[].texts.valid";
      /** {@code fields[].texts.invalid}, of an invalid text; null is the placeholder; a string, or null; default null. */
      public static final String FIELDS_TEXTS_INVALID = "fields[].texts.invalid";
      /** {@code fields[].images}. */
      public static final String FIELDS_IMAGES = "fields[].images";
      /** {@code fields[].images.placeholder}, at the end of the placeholder; [width, height], or null; default null. */
      public static final String FIELDS_IMAGES_PLACEHOLDER = "fields[].images.placeholder";
      /** {@code fields[].images.valid}, beside a valid text; [width, height], or null; default null. */
      public static final String FIELDS_IMAGES_VALID = "fields[].images.valid";
      /** {@code fields[].images.invalid}, beside an invalid text; [width, height], or null; default null. */
      public static final String FIELDS_IMAGES_INVALID = "fields[].images.invalid";
      /** {@code fields[].leftView}, size of a view before the text, in points; [width, height], or null; default null. */
      public static final String FIELDS_LEFT_VIEW = "fields[].leftView";
      /** {@code fields[].keyboard}, letters, or digits only; "default" or "numberPad"; default "default". */
      public static final String FIELDS_KEYBOARD = "fields[].keyboard";
      /** {@code fields[].accessory}, sections that show the accessory bar; "last" or "always"; default "last". */
      public static final String FIELDS_ACCESSORY = "fields[].accessory";
      /** {@code fields[].secret}, whether the text is a secret; null is where luhn is; true or false, or null; default null. */
      public static final String FIELDS_SECRET = "fields[].secret";
      /** {@code labelHeight}, height of a placeholder, in points; a number; default 19.5. */
      public static final String LABEL_HEIGHT = "labelHeight";
      /** {@code accessoryTitle}, what the accessory bar's button says; a string; default "NEXT FIELD". */
      public static final String ACCESSORY_TITLE = "accessoryTitle";
    }
  }

  /** A card's number, holder, expiry and security code, entered page by page below a drawn card. */
  public static final class CardInput {
    private CardInput() {}

    /** The scene's name. */
    public static final String NAME = "card-input";

    /** The ids of its nodes. */
    public static final class Node {
      private Node() {}

      /** A view. */
      public static final String SCREEN = "screen";
      /** A view. */
      public static final String CARD_INPUT = "card-input";
      /** A view in {@code card-input}. */
      public static final String CARD_CONTAINER = "card-container";
      /** A view in {@code card-container}. */
      public static final String CARD_FRONT = "card-front";
      /** A label in {@code card-front}. */
      public static final String NUMBER_PLACEHOLDER = "number-placeholder";
      /** A label in {@code card-front}. */
      public static final String NUMBER_LABEL = "number-label";
      /** A label in {@code card-front}. */
      public static String numberCell(int k) {
        return "number-cell-" + k;
      }
      /** A label in {@code card-front}. */
      public static final String HOLDER_CAPTION = "holder-caption";
      /** A label in {@code card-front}. */
      public static final String HOLDER_PLACEHOLDER = "holder-placeholder";
      /** A label in {@code card-front}. */
      public static final String HOLDER_LABEL = "holder-label";
      /** A label in {@code card-front}. */
      public static final String EXPIRY_CAPTION = "expiry-caption";
      /** A label in {@code card-front}. */
      public static final String EXPIRY_PLACEHOLDER = "expiry-placeholder";
      /** A label in {@code card-front}. */
      public static final String EXPIRY_LABEL = "expiry-label";
      /** An image in {@code card-front}. */
      public static final String BRAND_FRONT = "brand-front";
      /** A button in {@code card-front}. */
      public static final String NUMBER_BUTTON = "number-button";
      /** A button in {@code card-front}. */
      public static final String HOLDER_BUTTON = "holder-button";
      /** A button in {@code card-front}. */
      public static final String EXPIRY_BUTTON = "expiry-button";
      /** A shape in {@code card-front}. */
      public static final String FOCUS_AREA = "focus-area";
      /** A view in {@code card-container}. */
      public static final String CARD_BACK = "card-back";
      /** An image in {@code card-back}. */
      public static final String BRAND_BACK = "brand-back";
      /** A view in {@code card-back}. */
      public static final String MAGNETIC_STRIPE = "magnetic-stripe";
      /** A view in {@code card-back}. */
      public static final String SIGNATURE_STRIP = "signature-strip";
      /** A label in {@code card-back}. */
      public static final String SIGNATURE_LABEL = "signature-label";
      /** A view in {@code card-back}. */
      public static final String CSC_AREA = "csc-area";
      /** A label in {@code card-back}. */
      public static final String CSC_LABEL = "csc-label";
      /** A shape in {@code card-back}. */
      public static final String CSC_FOCUS = "csc-focus";
      /** A scroll in {@code card-input}. */
      public static final String INPUT_STRIP = "input-strip";
      /** A view in {@code input-strip}. */
      public static final String INPUT_NUMBER = "input-number";
      /** A field in {@code input-number}. */
      public static final String INPUT_NUMBER_TEXT = "input-number-text";
      /** A button in {@code input-number}. */
      public static final String INPUT_NUMBER_NEXT = "input-number-next";
      /** A view in {@code input-strip}. */
      public static final String INPUT_HOLDER = "input-holder";
      /** A field in {@code input-holder}. */
      public static final String INPUT_HOLDER_TEXT = "input-holder-text";
      /** A button in {@code input-holder}. */
      public static final String INPUT_HOLDER_NEXT = "input-holder-next";
      /** A view in {@code input-strip}. */
      public static final String INPUT_EXPIRY = "input-expiry";
      /** A field in {@code input-expiry}. */
      public static final String INPUT_EXPIRY_TEXT = "input-expiry-text";
      /** A button in {@code input-expiry}. */
      public static final String INPUT_EXPIRY_NEXT = "input-expiry-next";
      /** A view in {@code input-strip}. */
      public static final String INPUT_CODE = "input-code";
      /** A field in {@code input-code}. */
      public static final String INPUT_CODE_TEXT = "input-code-text";
      /** A button in {@code input-code}. */
      public static final String INPUT_CODE_NEXT = "input-code-next";
      /** A view. */
      public static final String BAR = "bar";
      /** A button in {@code bar}. */
      public static final String BAR_CANCEL = "bar-cancel";
      /** A button in {@code bar}. */
      public static final String BAR_NEXT = "bar-next";
      /** A picker. */
      public static final String PICKER_EXPIRY = "picker-expiry";
    }

    /** Its states. */
    public static final class State {
      private State() {}

      public static final String ENTERING = "entering";
      public static final String SCROLLING = "scrolling";
      public static final String TRAVELLING = "travelling";
      public static final String SUBMITTED = "submitted";
    }

    /** Its commands. */
    public static final class Command {
      private Command() {}

      public static final String SET_VALUE = "setValue";
    }

    /** The types of its effects. */
    public static final class Effect {
      private Effect() {}

      public static final String NUMBER_INVALID = "numberInvalid";
      public static final String SUBMITTED = "submitted";
      public static final String FOCUS = "focus";
      public static final String BLUR = "blur";
      public static final String ANNOUNCE = "announce";
      public static final String COPY = "copy";
      public static final String PASTE = "paste";
    }

    /** The members of its configuration. */
    public static final class Configuration {
      private Configuration() {}

      /** {@code origin}, top left in the window, in points; null is [20, safe area's top]; [x, y], or null; default null. */
      public static final String ORIGIN = "origin";
      /** {@code width}, width of the card, in points; null is the window's less 40; a number, or null; default null. */
      public static final String WIDTH = "width";
      /** {@code brands}, the brands, told by a number's first digits; an array, each an object. */
      public static final String BRANDS = "brands";
      /** {@code brands[].brand}, the card network; "visa" or "mastercard" or "amex". */
      public static final String BRANDS_BRAND = "brands[].brand";
      /** {@code brands[].prefixes}, what its numbers begin with; an array, each [first, last]. */
      public static final String BRANDS_PREFIXES = "brands[].prefixes";
      /** {@code brands[].length}, digits of a number, 12 to 16; a whole number; default 16. */
      public static final String BRANDS_LENGTH = "brands[].length";
      /** {@code brands[].groups}, after how many digits a space stands; an array, each a whole number; default [4,8,12]. */
      public static final String BRANDS_GROUPS = "brands[].groups";
      /** {@code brands[].codeLength}, digits of the security code, 3 or 4; a whole number; default 3. */
      public static final String BRANDS_CODE_LENGTH = "brands[].codeLength";
      /** {@code luhn}, whether a number must pass the Luhn check; true or false; default true. */
      public static final String LUHN = "luhn";
    }
  }

  /** An app of the five screens: a stack of pages, and a card over it in which one pays. */
  public static final class Checkout {
    private Checkout() {}

    /** The scene's name. */
    public static final String NAME = "checkout";

    /** The ids of its nodes. */
    public static final class Node {
      private Node() {}

      /** A view. */
      public static final String BELOW = "below";
      /** A view. */
      public static final String ABOVE = "above";
      /** A view. */
      public static String pagesPage(String name) {
        return "pages/page-" + name;
      }
      /** A scroll. */
      public static String pagesOnboardingPage(int k) {
        return "pages/onboarding/page-" + k;
      }
      /** A label in {@code pages/onboarding/page-<k>}. */
      public static String pagesOnboardingTitle(int k) {
        return "pages/onboarding/title-" + k;
      }
      /** A field in {@code pages/onboarding/page-<k>}. */
      public static String pagesOnboardingField(String id) {
        return "pages/onboarding/field-" + id;
      }
      /** A label in {@code pages/onboarding/page-<k>}. */
      public static String pagesOnboardingHint(String id) {
        return "pages/onboarding/hint-" + id;
      }
      /** A view. */
      public static final String PAGES_ONBOARDING_BOTTOM_BAR = "pages/onboarding/bottom-bar";
      /** A button in {@code pages/onboarding/bottom-bar}. */
      public static final String PAGES_ONBOARDING_BACK_BUTTON = "pages/onboarding/back-button";
      /** A label in {@code pages/onboarding/bottom-bar}. */
      public static final String PAGES_ONBOARDING_SKIP_HINT = "pages/onboarding/skip-hint";
      /** A button in {@code pages/onboarding/bottom-bar}. */
      public static final String PAGES_ONBOARDING_NEXT_BUTTON = "pages/onboarding/next-button";
      /** A view. */
      public static final String PAGES_ONBOARDING_FINISH = "pages/onboarding/finish";
      /** A shape in {@code pages/onboarding/finish}. */
      public static final String PAGES_ONBOARDING_DONE_CIRCLE = "pages/onboarding/done-circle";
      /** A view. */
      public static final String PAGES_FORM_SCREEN = "pages/form/screen";
      /** A view in {@code pages/form/screen}. */
      public static final String PAGES_FORM_TOP = "pages/form/top";
      /** A button in {@code pages/form/screen}. */
      public static final String PAGES_FORM_PAY = "pages/form/pay";
      /** A scroll. */
      public static final String PAGES_FORM_FIELDS_SCREEN = "pages/form/fields/screen";
      /** A view in {@code pages/form/fields/screen}. */
      public static String pagesFormFields(String id) {
        return "pages/form/fields/" + id;
      }
      /** A label in {@code pages/form/fields/<id>}. */
      public static String pagesFormFieldsPlaceholderLabel(String id) {
        return "pages/form/fields/" + id + ".placeholder-label";
      }
      /** A field in {@code pages/form/fields/<id>}. */
      public static String pagesFormFieldsSection(String id, int k) {
        return "pages/form/fields/" + id + ".section-" + k;
      }
      /** A view in {@code pages/form/fields/<id>.section-<k>}. */
      public static String pagesFormFieldsLeftView(String id) {
        return "pages/form/fields/" + id + ".left-view";
      }
      /** A shape in {@code pages/form/fields/<id>}. */
      public static String pagesFormFieldsUnderline(String id) {
        return "pages/form/fields/" + id + ".underline";
      }
      /** An image in {@code pages/form/fields/<id>}. */
      public static String pagesFormFieldsPlaceholderImage(String id) {
        return "pages/form/fields/" + id + ".placeholder-image";
      }
      /** An image in {@code pages/form/fields/<id>}. */
      public static String pagesFormFieldsStateImage(String id) {
        return "pages/form/fields/" + id + ".state-image";
      }
      /** A view. */
      public static final String PAGES_FORM_FIELDS_ACCESSORY_BAR = "pages/form/fields/accessory-bar";
      /** A button in {@code pages/form/fields/accessory-bar}. */
      public static final String PAGES_FORM_FIELDS_ACCESSORY_NEXT = "pages/form/fields/accessory-next";
      /** A view. */
      public static final String PAGES_CODE_SCREEN = "pages/code/screen";
      /** A label in {@code pages/code/screen}. */
      public static final String PAGES_CODE_PHONE_LABEL = "pages/code/phone-label";
      /** A field in {@code pages/code/screen}. */
      public static final String PAGES_CODE_CODE_INPUT = "pages/code/code-input";
      /** A shape in {@code pages/code/code-input}. */
      public static String pagesCodeUnderline(int k) {
        return "pages/code/underline-" + k;
      }
      /** A label in {@code pages/code/code-input}. */
      public static String pagesCodeDigit(int k) {
        return "pages/code/digit-" + k;
      }
      /** A shape in {@code pages/code/code-input}. */
      public static final String PAGES_CODE_CARET = "pages/code/caret";
      /** A button in {@code pages/code/screen}. */
      public static final String PAGES_CODE_RESEND_BUTTON = "pages/code/resend-button";
      /** A view. */
      public static final String PAGES_DONE_SCREEN = "pages/done/screen";
      /** A label in {@code pages/done/screen}. */
      public static final String PAGES_DONE_DONE_TITLE = "pages/done/done-title";
      /** A button in {@code pages/done/screen}. */
      public static final String PAGES_DONE_DISMISS = "pages/done/dismiss";
      /** A view. */
      public static final String CARD_HOST = "card/host";
      /** A button in {@code card/host}. */
      public static final String CARD_TRIGGER = "card/trigger";
      /** A view. */
      public static final String CARD_DIM = "card/dim";
      /** A view. */
      public static final String CARD_CARD = "card/card";
      /** A scroll in {@code card/card}. */
      public static final String CARD_SCROLL = "card/scroll";
      /** A view in {@code card/card}. */
      public static final String CARD_GRABBER = "card/grabber";
      /** A view. */
      public static final String INPUT_SCREEN = "input/screen";
      /** A view. */
      public static final String INPUT_CARD_INPUT = "input/card-input";
      /** A view in {@code input/card-input}. */
      public static final String INPUT_CARD_CONTAINER = "input/card-container";
      /** A view in {@code input/card-container}. */
      public static final String INPUT_CARD_FRONT = "input/card-front";
      /** A label in {@code input/card-front}. */
      public static final String INPUT_NUMBER_PLACEHOLDER = "input/number-placeholder";
      /** A label in {@code input/card-front}. */
      public static final String INPUT_NUMBER_LABEL = "input/number-label";
      /** A label in {@code input/card-front}. */
      public static String inputNumberCell(int k) {
        return "input/number-cell-" + k;
      }
      /** A label in {@code input/card-front}. */
      public static final String INPUT_HOLDER_CAPTION = "input/holder-caption";
      /** A label in {@code input/card-front}. */
      public static final String INPUT_HOLDER_PLACEHOLDER = "input/holder-placeholder";
      /** A label in {@code input/card-front}. */
      public static final String INPUT_HOLDER_LABEL = "input/holder-label";
      /** A label in {@code input/card-front}. */
      public static final String INPUT_EXPIRY_CAPTION = "input/expiry-caption";
      /** A label in {@code input/card-front}. */
      public static final String INPUT_EXPIRY_PLACEHOLDER = "input/expiry-placeholder";
      /** A label in {@code input/card-front}. */
      public static final String INPUT_EXPIRY_LABEL = "input/expiry-label";
      /** An image in {@code input/card-front}. */
      public static final String INPUT_BRAND_FRONT = "input/brand-front";
      /** A button in {@code input/card-front}. */
      public static final String INPUT_NUMBER_BUTTON = "input/number-button";
      /** A button in {@code input/card-front}. */
      public static final String INPUT_HOLDER_BUTTON = "input/holder-button";
      /** A button in {@code input/card-front}. */
      public static final String INPUT_EXPIRY_BUTTON = "input/expiry-button";
      /** A shape in {@code input/card-front}. */
      public static final String INPUT_FOCUS_AREA = "input/focus-area";
      /** A view in {@code input/card-container}. */
      public static final String INPUT_CARD_BACK = "input/card-back";
      /** An image in {@code input/card-back}. */
      public static final String INPUT_BRAND_BACK = "input/brand-back";
      /** A view in {@code input/card-back}. */
      public static final String INPUT_MAGNETIC_STRIPE = "input/magnetic-stripe";
      /** A view in {@code input/card-back}. */
      public static final String INPUT_SIGNATURE_STRIP = "input/signature-strip";
      /** A label in {@code input/card-back}. */
      public static final String INPUT_SIGNATURE_LABEL = "input/signature-label";
      /** A view in {@code input/card-back}. */
      public static final String INPUT_CSC_AREA = "input/csc-area";
      /** A label in {@code input/card-back}. */
      public static final String INPUT_CSC_LABEL = "input/csc-label";
      /** A shape in {@code input/card-back}. */
      public static final String INPUT_CSC_FOCUS = "input/csc-focus";
      /** A scroll in {@code input/card-input}. */
      public static final String INPUT_INPUT_STRIP = "input/input-strip";
      /** A view in {@code input/input-strip}. */
      public static final String INPUT_INPUT_NUMBER = "input/input-number";
      /** A field in {@code input/input-number}. */
      public static final String INPUT_INPUT_NUMBER_TEXT = "input/input-number-text";
      /** A button in {@code input/input-number}. */
      public static final String INPUT_INPUT_NUMBER_NEXT = "input/input-number-next";
      /** A view in {@code input/input-strip}. */
      public static final String INPUT_INPUT_HOLDER = "input/input-holder";
      /** A field in {@code input/input-holder}. */
      public static final String INPUT_INPUT_HOLDER_TEXT = "input/input-holder-text";
      /** A button in {@code input/input-holder}. */
      public static final String INPUT_INPUT_HOLDER_NEXT = "input/input-holder-next";
      /** A view in {@code input/input-strip}. */
      public static final String INPUT_INPUT_EXPIRY = "input/input-expiry";
      /** A field in {@code input/input-expiry}. */
      public static final String INPUT_INPUT_EXPIRY_TEXT = "input/input-expiry-text";
      /** A button in {@code input/input-expiry}. */
      public static final String INPUT_INPUT_EXPIRY_NEXT = "input/input-expiry-next";
      /** A view in {@code input/input-strip}. */
      public static final String INPUT_INPUT_CODE = "input/input-code";
      /** A field in {@code input/input-code}. */
      public static final String INPUT_INPUT_CODE_TEXT = "input/input-code-text";
      /** A button in {@code input/input-code}. */
      public static final String INPUT_INPUT_CODE_NEXT = "input/input-code-next";
      /** A view. */
      public static final String INPUT_BAR = "input/bar";
      /** A button in {@code input/bar}. */
      public static final String INPUT_BAR_CANCEL = "input/bar-cancel";
      /** A button in {@code input/bar}. */
      public static final String INPUT_BAR_NEXT = "input/bar-next";
      /** A picker. */
      public static final String INPUT_PICKER_EXPIRY = "input/picker-expiry";
    }

    /** Its states. */
    public static final class State {
      private State() {}

      public static final String FILLING = "filling";
      public static final String PAYING = "paying";
      public static final String DONE = "done";
    }

    /** Its commands. */
    public static final class Command {
      private Command() {}

      public static final String OPEN = "open";
      public static final String PUSH = "push";
      public static final String POP = "pop";
      public static final String POP_TO_ROOT = "popToRoot";
      public static final String SET_VALUE = "setValue";
      public static final String SET_TEXT = "setText";
      public static final String RELOAD = "reload";
      public static final String SET_LIMITS = "setLimits";
      public static final String SET_LENGTH = "setLength";
      public static final String RESEND = "resend";
      public static final String SHOW = "show";
      public static final String DISMISS = "dismiss";
      public static final String ESCAPE = "escape";
      public static final String INCREMENT = "increment";
      public static final String DECREMENT = "decrement";
      public static final String REMOVE = "remove";
    }

    /** The types of its effects. */
    public static final class Effect {
      private Effect() {}

      public static final String PAY = "pay";
      public static final String CHOOSE_IMAGE = "chooseImage";
      public static final String END_EDITING = "endEditing";
      public static final String DID_CHANGE_PAGE = "didChangePage";
      public static final String DID_SKIP = "didSkip";
      public static final String FINISHED = "finished";
      public static final String DID_CHANGE = "didChange";
      public static final String VALIDATE = "validate";
      public static final String DID_VALIDATE = "didValidate";
      public static final String DID_END_EDITING = "didEndEditing";
      public static final String VERIFY = "verify";
      public static final String RESEND = "resend";
      public static final String DISMISS = "dismiss";
      public static final String DID_MOVE = "didMove";
      public static final String DID_REMOVE = "didRemove";
      public static final String NUMBER_INVALID = "numberInvalid";
      public static final String SUBMITTED = "submitted";
      public static final String FOCUS = "focus";
      public static final String BLUR = "blur";
      public static final String ANNOUNCE = "announce";
      public static final String COPY = "copy";
      public static final String PASTE = "paste";
    }

    /** The members of its configuration. */
    public static final class Configuration {
      private Configuration() {}

      /** {@code pages}. */
      public static final String PAGES = "pages";
      /** {@code pages.onboarding}. */
      public static final String PAGES_ONBOARDING = "pages.onboarding";
      /** {@code pages.onboarding.pages}, the five pages; an array, each an object. */
      public static final String PAGES_ONBOARDING_PAGES = "pages.onboarding.pages";
      /** {@code pages.onboarding.pages[].title}, what stands at the top of the page; a string; default "". */
      public static final String PAGES_ONBOARDING_PAGES_TITLE = "pages.onboarding.pages[].title";
      /** {@code pages.onboarding.pages[].fields}, the fields, in reading order; an array, each an object; default []. */
      public static final String PAGES_ONBOARDING_PAGES_FIELDS = "pages.onboarding.pages[].fields";
      /** {@code pages.onboarding.pages[].fields[].id}, name of the field, unique in the form; a string. */
      public static final String PAGES_ONBOARDING_PAGES_FIELDS_ID = "pages.onboarding.pages[].fields[].id";
      /** {@code pages.onboarding.pages[].fields[].label}, what the field asks for; a string; default "". */
      public static final String PAGES_ONBOARDING_PAGES_FIELDS_LABEL = "pages.onboarding.pages[].fields[].label";
      /** {@code pages.onboarding.pages[].fields[].kind}, what the field takes; "text" or "date" or "multiline" or "image"; default "text". */
      public static final String PAGES_ONBOARDING_PAGES_FIELDS_KIND = "pages.onboarding.pages[].fields[].kind";
      /** {@code pages.onboarding.pages[].fields[].required}, whether the page needs it; pages 1 and 2 only; true or false; default false. */
      public static final String PAGES_ONBOARDING_PAGES_FIELDS_REQUIRED = "pages.onboarding.pages[].fields[].required";
      /** {@code pages.onboarding.pages[].fields[].frame}, place in the page's content; null is the field's row; [x, y, width, height], or null; default null. */
      public static final String PAGES_ONBOARDING_PAGES_FIELDS_FRAME = "pages.onboarding.pages[].fields[].frame";
      /** {@code pages.onboarding.pages[].fields[].contentType}, meaning of the text, for autofill; default null. */
      public static final String PAGES_ONBOARDING_PAGES_FIELDS_CONTENT_TYPE = "pages.onboarding.pages[].fields[].contentType";
      /** {@code pages.onboarding.pages[].contentHeight}, height of the content, in points; null is the page's own; a number, or null; default null. */
      public static final String PAGES_ONBOARDING_PAGES_CONTENT_HEIGHT = "pages.onboarding.pages[].contentHeight";
      /** {@code pages.onboarding.barHeight}, height of the bar, in points; a number; default 64. */
      public static final String PAGES_ONBOARDING_BAR_HEIGHT = "pages.onboarding.barHeight";
      /** {@code pages.onboarding.circleRadius}, radius of the done circle, in points; a number; default 50. */
      public static final String PAGES_ONBOARDING_CIRCLE_RADIUS = "pages.onboarding.circleRadius";
      /** {@code pages.onboarding.focusMargin}, room between a focused field and what covers it, in points; a number; default 8. */
      public static final String PAGES_ONBOARDING_FOCUS_MARGIN = "pages.onboarding.focusMargin";
      /** {@code pages.form}. */
      public static final String PAGES_FORM = "pages.form";
      /** {@code pages.form.fields}. */
      public static final String PAGES_FORM_FIELDS = "pages.form.fields";
      /** {@code pages.form.fields.fields}, the fields of the form, in order; an array, each an object. */
      public static final String PAGES_FORM_FIELDS_FIELDS = "pages.form.fields.fields";
      /** {@code pages.form.fields.fields[].id}, the field's name; a string. */
      public static final String PAGES_FORM_FIELDS_FIELDS_ID = "pages.form.fields.fields[].id";
      /** {@code pages.form.fields.fields[].frame}, place in the window, in points; [x, y, width, height]. */
      public static final String PAGES_FORM_FIELDS_FIELDS_FRAME = "pages.form.fields.fields[].frame";
      /** {@code pages.form.fields.fields[].limits}, characters of each section; an array, each a whole number. */
      public static final String PAGES_FORM_FIELDS_FIELDS_LIMITS = "pages.form.fields.fields[].limits";
      /** {@code pages.form.fields.fields[].placeholder}, what the label says; a string; default "". */
      public static final String PAGES_FORM_FIELDS_FIELDS_PLACEHOLDER = "pages.form.fields.fields[].placeholder";
      /** {@code pages.form.fields.fields[].alignment}, how the label stands; "left" or "center" or "right"; default "center". */
      public static final String PAGES_FORM_FIELDS_FIELDS_ALIGNMENT = "pages.form.fields.fields[].alignment";
      /** {@code pages.form.fields.fields[].style}, boxes or a line; "bordered" or "underlined"; default "bordered". */
      public static final String PAGES_FORM_FIELDS_FIELDS_STYLE = "pages.form.fields.fields[].style";
      /** {@code pages.form.fields.fields[].borderWidth}, border or line, in points; a number; default 1. */
      public static final String PAGES_FORM_FIELDS_FIELDS_BORDER_WIDTH = "pages.form.fields.fields[].borderWidth";
      /** {@code pages.form.fields.fields[].colors}. */
      public static final String PAGES_FORM_FIELDS_FIELDS_COLORS = "pages.form.fields.fields[].colors";
      /** {@code pages.form.fields.fields[].colors.border}, boxes and line at rest; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#9CA8AD". */
      public static final String PAGES_FORM_FIELDS_FIELDS_COLORS_BORDER = "pages.form.fields.fields[].colors.border";
      /** {@code pages.form.fields.fields[].colors.raisedBorder}, boxes and line when raised; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4". */
      public static final String PAGES_FORM_FIELDS_FIELDS_COLORS_RAISED_BORDER = "pages.form.fields.fields[].colors.raisedBorder";
      /** {@code pages.form.fields.fields[].colors.placeholder}, the label at rest; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#505050". */
      public static final String PAGES_FORM_FIELDS_FIELDS_COLORS_PLACEHOLDER = "pages.form.fields.fields[].colors.placeholder";
      /** {@code pages.form.fields.fields[].colors.raisedPlaceholder}, the label when raised; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4". */
      public static final String PAGES_FORM_FIELDS_FIELDS_COLORS_RAISED_PLACEHOLDER = "pages.form.fields.fields[].colors.raisedPlaceholder";
      /** {@code pages.form.fields.fields[].colors.text}, what is entered; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#505050". */
      public static final String PAGES_FORM_FIELDS_FIELDS_COLORS_TEXT = "pages.form.fields.fields[].colors.text";
      /** {@code pages.form.fields.fields[].colors.underline}, the line of the underlined style; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4". */
      public static final String PAGES_FORM_FIELDS_FIELDS_COLORS_UNDERLINE = "pages.form.fields.fields[].colors.underline";
      /** {@code pages.form.fields.fields[].colors.tint}, the caret; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#007AFF". */
      public static final String PAGES_FORM_FIELDS_FIELDS_COLORS_TINT = "pages.form.fields.fields[].colors.tint";
      /** {@code pages.form.fields.fields[].colors.validBorder}, of a valid text; null is as raised; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null. */
      public static final String PAGES_FORM_FIELDS_FIELDS_COLORS_VALID_BORDER = "pages.form.fields.fields[].colors.validBorder";
      /** {@code pages.form.fields.fields[].colors.validPlaceholder}, of a valid text's label; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null. */
      public static final String PAGES_FORM_FIELDS_FIELDS_COLORS_VALID_PLACEHOLDER = "pages.form.fields.fields[].colors.validPlaceholder";
      /** {@code pages.form.fields.fields[].colors.invalidBorder}, of an invalid text; null is as raised; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null. */
      public static final String PAGES_FORM_FIELDS_FIELDS_COLORS_INVALID_BORDER = "pages.form.fields.fields[].colors.invalidBorder";
      /** {@code pages.form.fields.fields[].colors.invalidPlaceholder}, of an invalid text's label; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null. */
      public static final String PAGES_FORM_FIELDS_FIELDS_COLORS_INVALID_PLACEHOLDER = "pages.form.fields.fields[].colors.invalidPlaceholder";
      /** {@code pages.form.fields.fields[].validation}, how a text is judged; an object, or null; default null. */
      public static final String PAGES_FORM_FIELDS_FIELDS_VALIDATION = "pages.form.fields.fields[].validation";
      /** {@code pages.form.fields.fields[].validation.minimumLength}, least number of characters; a whole number, or null; default null. */
      public static final String PAGES_FORM_FIELDS_FIELDS_VALIDATION_MINIMUM_LENGTH = "pages.form.fields.fields[].validation.minimumLength";
      /** {@code pages.form.fields.fields[].validation.exactLength}, number of characters; a whole number, or null; default null. */
      public static final String PAGES_FORM_FIELDS_FIELDS_VALIDATION_EXACT_LENGTH = "pages.form.fields.fields[].validation.exactLength";
      /** {@code pages.form.fields.fields[].validation.luhn}, whether the text is digits with a right check digit; true or false; default false. */
      public static final String PAGES_FORM_FIELDS_FIELDS_VALIDATION_LUHN = "pages.form.fields.fields[].validation.luhn";
      /** {@code pages.form.fields.fields[].validation.pattern}, what all characters must be; "digits" or "letters" or "alphanumeric", or null; default null. */
      public static final String PAGES_FORM_FIELDS_FIELDS_VALIDATION_PATTERN = "pages.form.fields.fields[].validation.pattern";
      /** {@code pages.form.fields.fields[].validation.host}, whether the host is asked as well; true or false; default false. */
      public static final String PAGES_FORM_FIELDS_FIELDS_VALIDATION_HOST = "pages.form.fields.fields[].validation.host";
      /** {@code pages.form.fields.fields[].texts}. */
      public static final String PAGES_FORM_FIELDS_FIELDS_TEXTS = "pages.form.fields.fields[].texts";
      /** {@code pages.form.fields.fields[].texts.valid}, of a valid text; null is the placeholder; a string, or null; default null. */
      public static final String PAGES_FORM_FIELDS_FIELDS_TEXTS_VALID = "pages.form.fields.fields[].texts.valid";
      /** {@code pages.form.fields.fields[].texts.invalid}, of an invalid text; null is the placeholder; a string, or null; default null. */
      public static final String PAGES_FORM_FIELDS_FIELDS_TEXTS_INVALID = "pages.form.fields.fields[].texts.invalid";
      /** {@code pages.form.fields.fields[].images}. */
      public static final String PAGES_FORM_FIELDS_FIELDS_IMAGES = "pages.form.fields.fields[].images";
      /** {@code pages.form.fields.fields[].images.placeholder}, at the end of the placeholder; [width, height], or null; default null. */
      public static final String PAGES_FORM_FIELDS_FIELDS_IMAGES_PLACEHOLDER = "pages.form.fields.fields[].images.placeholder";
      /** {@code pages.form.fields.fields[].images.valid}, beside a valid text; [width, height], or null; default null. */
      public static final String PAGES_FORM_FIELDS_FIELDS_IMAGES_VALID = "pages.form.fields.fields[].images.valid";
      /** {@code pages.form.fields.fields[].images.invalid}, beside an invalid text; [width, height], or null; default null. */
      public static final String PAGES_FORM_FIELDS_FIELDS_IMAGES_INVALID = "pages.form.fields.fields[].images.invalid";
      /** {@code pages.form.fields.fields[].leftView}, size of a view before the text, in points; [width, height], or null; default null. */
      public static final String PAGES_FORM_FIELDS_FIELDS_LEFT_VIEW = "pages.form.fields.fields[].leftView";
      /** {@code pages.form.fields.fields[].keyboard}, letters, or digits only; "default" or "numberPad"; default "default". */
      public static final String PAGES_FORM_FIELDS_FIELDS_KEYBOARD = "pages.form.fields.fields[].keyboard";
      /** {@code pages.form.fields.fields[].accessory}, sections that show the accessory bar; "last" or "always"; default "last". */
      public static final String PAGES_FORM_FIELDS_FIELDS_ACCESSORY = "pages.form.fields.fields[].accessory";
      /** {@code pages.form.fields.fields[].secret}, whether the text is a secret; null is where luhn is; true or false, or null; default null. */
      public static final String PAGES_FORM_FIELDS_FIELDS_SECRET = "pages.form.fields.fields[].secret";
      /** {@code pages.form.fields.labelHeight}, height of a placeholder, in points; a number; default 19.5. */
      public static final String PAGES_FORM_FIELDS_LABEL_HEIGHT = "pages.form.fields.labelHeight";
      /** {@code pages.form.fields.accessoryTitle}, what the accessory bar's button says; a string; default "NEXT FIELD". */
      public static final String PAGES_FORM_FIELDS_ACCESSORY_TITLE = "pages.form.fields.accessoryTitle";
      /** {@code pages.code}. */
      public static final String PAGES_CODE = "pages.code";
      /** {@code pages.code.length}, how many digits the code has, 1 to 13; a whole number; default 4. */
      public static final String PAGES_CODE_LENGTH = "pages.code.length";
      /** {@code pages.code.box}, size of the row of cells, in points; [width, height]; default [208,48]. */
      public static final String PAGES_CODE_BOX = "pages.code.box";
      /** {@code pages.code.gap}, distance between cells, in points; a number; default 16. */
      public static final String PAGES_CODE_GAP = "pages.code.gap";
      /** {@code pages.code.origin}. */
      public static final String PAGES_CODE_ORIGIN = "pages.code.origin";
      /** {@code pages.code.origin.phoneLabel}, frame of the phone label, in points; [x, y, width, height]; default [20,120,335,24]. */
      public static final String PAGES_CODE_ORIGIN_PHONE_LABEL = "pages.code.origin.phoneLabel";
      /** {@code pages.code.origin.spacing}, distance from the label to the row, in points; a number; default 24. */
      public static final String PAGES_CODE_ORIGIN_SPACING = "pages.code.origin.spacing";
      /** {@code pages.code.glyph}, size of a digit, in points; [width, height]; default [14,28]. */
      public static final String PAGES_CODE_GLYPH = "pages.code.glyph";
      /** {@code pages.code.phone}, text of the phone label; a string; default "". */
      public static final String PAGES_CODE_PHONE = "pages.code.phone";
      /** {@code pages.code.colors}. */
      public static final String PAGES_CODE_COLORS = "pages.code.colors";
      /** {@code pages.code.colors.digit}, the digits, and the phone number; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FFFFFF". */
      public static final String PAGES_CODE_COLORS_DIGIT = "pages.code.colors.digit";
      /** {@code pages.code.colors.underline}, the lines under the cells, and the resend button; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#2E86F0". */
      public static final String PAGES_CODE_COLORS_UNDERLINE = "pages.code.colors.underline";
      /** {@code pages.code.colors.caret}, the caret; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FFFFFF". */
      public static final String PAGES_CODE_COLORS_CARET = "pages.code.colors.caret";
      /** {@code pages.code.colors.failure}, the lines under the cells after a wrong code; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FF453A". */
      public static final String PAGES_CODE_COLORS_FAILURE = "pages.code.colors.failure";
      /** {@code pages.code.colors.background}, the screen's background; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#1C1C1E". */
      public static final String PAGES_CODE_COLORS_BACKGROUND = "pages.code.colors.background";
      /** {@code pages.code.resendAfter}, seconds until the code can be sent again; null is no button; a number, or null; default null. */
      public static final String PAGES_CODE_RESEND_AFTER = "pages.code.resendAfter";
      /** {@code card}. */
      public static final String CARD = "card";
      /** {@code card.segmented}, whether there is a compressed position; true or false; default true. */
      public static final String CARD_SEGMENTED = "card.segmented";
      /** {@code card.heights}. */
      public static final String CARD_HEIGHTS = "card.heights";
      /** {@code card.heights.open}, in points; a number; default 700. */
      public static final String CARD_HEIGHTS_OPEN = "card.heights.open";
      /** {@code card.heights.compressed}, in points; a number; default 300. */
      public static final String CARD_HEIGHTS_COMPRESSED = "card.heights.compressed";
      /** {@code card.heights.closed}, in points; a number; default 0. */
      public static final String CARD_HEIGHTS_CLOSED = "card.heights.closed";
      /** {@code card.dimension}, how far an unsegmented card opens; default "fullScreen". */
      public static final String CARD_DIMENSION = "card.dimension";
      /** {@code card.navigationBar}, whether a full-screen card leaves 44 pt free; true or false; default true. */
      public static final String CARD_NAVIGATION_BAR = "card.navigationBar";
      /** {@code card.headerHeight}, visible height of a closed unsegmented card, in points; a number; default 100. */
      public static final String CARD_HEADER_HEIGHT = "card.headerHeight";
      /** {@code card.indicator}, whether the card shows a grabber; true or false; default true. */
      public static final String CARD_INDICATOR = "card.indicator";
      /** {@code card.content}. */
      public static final String CARD_CONTENT = "card.content";
      /** {@code card.content.scrolls}, whether there is a list that scrolls; true or false; default false. */
      public static final String CARD_CONTENT_SCROLLS = "card.content.scrolls";
      /** {@code card.content.height}, height of all its rows, in points; a number; default 2200. */
      public static final String CARD_CONTENT_HEIGHT = "card.content.height";
      /** {@code card.host}, whether a plain screen stands in for the host; true or false; default false. */
      public static final String CARD_HOST = "card.host";
      /** {@code input}. */
      public static final String INPUT = "input";
      /** {@code input.origin}, top left in the window, in points; null is [20, safe area's top]; [x, y], or null; default [20,32]. */
      public static final String INPUT_ORIGIN = "input.origin";
      /** {@code input.width}, width of the card, in points; null is the window's less 40; a number, or null; default null. */
      public static final String INPUT_WIDTH = "input.width";
      /** {@code input.brands}, the brands, told by a number's first digits; an array, each an object. */
      public static final String INPUT_BRANDS = "input.brands";
      /** {@code input.brands[].brand}, the card network; "visa" or "mastercard" or "amex". */
      public static final String INPUT_BRANDS_BRAND = "input.brands[].brand";
      /** {@code input.brands[].prefixes}, what its numbers begin with; an array, each [first, last]. */
      public static final String INPUT_BRANDS_PREFIXES = "input.brands[].prefixes";
      /** {@code input.brands[].length}, digits of a number, 12 to 16; a whole number; default 16. */
      public static final String INPUT_BRANDS_LENGTH = "input.brands[].length";
      /** {@code input.brands[].groups}, after how many digits a space stands; an array, each a whole number; default [4,8,12]. */
      public static final String INPUT_BRANDS_GROUPS = "input.brands[].groups";
      /** {@code input.brands[].codeLength}, digits of the security code, 3 or 4; a whole number; default 3. */
      public static final String INPUT_BRANDS_CODE_LENGTH = "input.brands[].codeLength";
      /** {@code input.luhn}, whether a number must pass the Luhn check; true or false; default true. */
      public static final String INPUT_LUHN = "input.luhn";
    }
  }

  /** A card that is dragged up from the bottom: closed, compressed or open, with a list in it. */
  public static final class GlideCard {
    private GlideCard() {}

    /** The scene's name. */
    public static final String NAME = "glide-card";

    /** The ids of its nodes. */
    public static final class Node {
      private Node() {}

      /** A view. */
      public static final String HOST = "host";
      /** A button in {@code host}. */
      public static final String TRIGGER = "trigger";
      /** A view. */
      public static final String DIM = "dim";
      /** A view. */
      public static final String CARD = "card";
      /** A scroll in {@code card}. */
      public static final String SCROLL = "scroll";
      /** A view in {@code card}. */
      public static final String GRABBER = "grabber";
    }

    /** Its states. */
    public static final class State {
      private State() {}

      public static final String RESTING = "resting";
      public static final String DRAGGING = "dragging";
      public static final String SETTLING = "settling";
      public static final String SCROLLING = "scrolling";
      public static final String REMOVED = "removed";
    }

    /** Its commands. */
    public static final class Command {
      private Command() {}

      public static final String SHOW = "show";
      public static final String DISMISS = "dismiss";
      public static final String ESCAPE = "escape";
      public static final String INCREMENT = "increment";
      public static final String DECREMENT = "decrement";
      public static final String REMOVE = "remove";
    }

    /** The types of its effects. */
    public static final class Effect {
      private Effect() {}

      public static final String DID_MOVE = "didMove";
      public static final String DID_REMOVE = "didRemove";
      public static final String FOCUS = "focus";
      public static final String BLUR = "blur";
      public static final String ANNOUNCE = "announce";
      public static final String COPY = "copy";
      public static final String PASTE = "paste";
    }

    /** The members of its configuration. */
    public static final class Configuration {
      private Configuration() {}

      /** {@code segmented}, whether there is a compressed position; true or false; default true. */
      public static final String SEGMENTED = "segmented";
      /** {@code heights}. */
      public static final String HEIGHTS = "heights";
      /** {@code heights.open}, in points; a number; default 700. */
      public static final String HEIGHTS_OPEN = "heights.open";
      /** {@code heights.compressed}, in points; a number; default 300. */
      public static final String HEIGHTS_COMPRESSED = "heights.compressed";
      /** {@code heights.closed}, in points; a number; default 0. */
      public static final String HEIGHTS_CLOSED = "heights.closed";
      /** {@code dimension}, how far an unsegmented card opens; default "fullScreen". */
      public static final String DIMENSION = "dimension";
      /** {@code navigationBar}, whether a full-screen card leaves 44 pt free; true or false; default true. */
      public static final String NAVIGATION_BAR = "navigationBar";
      /** {@code headerHeight}, visible height of a closed unsegmented card, in points; a number; default 100. */
      public static final String HEADER_HEIGHT = "headerHeight";
      /** {@code indicator}, whether the card shows a grabber; true or false; default true. */
      public static final String INDICATOR = "indicator";
      /** {@code content}. */
      public static final String CONTENT = "content";
      /** {@code content.scrolls}, whether there is a list that scrolls; true or false; default true. */
      public static final String CONTENT_SCROLLS = "content.scrolls";
      /** {@code content.height}, height of all its rows, in points; a number; default 2200. */
      public static final String CONTENT_HEIGHT = "content.height";
      /** {@code host}, whether a plain screen stands in for the host; true or false; default true. */
      public static final String HOST = "host";
    }
  }

  /** A form in five pages that are pushed sideways, over a bar that rides on the keyboard. */
  public static final class Onboarding {
    private Onboarding() {}

    /** The scene's name. */
    public static final String NAME = "onboarding";

    /** The ids of its nodes. */
    public static final class Node {
      private Node() {}

      /** A scroll. */
      public static String page(int k) {
        return "page-" + k;
      }
      /** A label in {@code page-<k>}. */
      public static String title(int k) {
        return "title-" + k;
      }
      /** A field in {@code page-<k>}. */
      public static String field(String id) {
        return "field-" + id;
      }
      /** A label in {@code page-<k>}. */
      public static String hint(String id) {
        return "hint-" + id;
      }
      /** A view. */
      public static final String BOTTOM_BAR = "bottom-bar";
      /** A button in {@code bottom-bar}. */
      public static final String BACK_BUTTON = "back-button";
      /** A label in {@code bottom-bar}. */
      public static final String SKIP_HINT = "skip-hint";
      /** A button in {@code bottom-bar}. */
      public static final String NEXT_BUTTON = "next-button";
      /** A view. */
      public static final String FINISH = "finish";
      /** A shape in {@code finish}. */
      public static final String DONE_CIRCLE = "done-circle";
    }

    /** Its states. */
    public static final class State {
      private State() {}

      public static final String PAGE = "page";
      public static final String PUSHING = "pushing";
      public static final String FINISHING = "finishing";
      public static final String FINISHED = "finished";
    }

    /** Its commands. */
    public static final class Command {
      private Command() {}

      public static final String SET_VALUE = "setValue";
    }

    /** The types of its effects. */
    public static final class Effect {
      private Effect() {}

      public static final String CHOOSE_IMAGE = "chooseImage";
      public static final String END_EDITING = "endEditing";
      public static final String DID_CHANGE_PAGE = "didChangePage";
      public static final String DID_SKIP = "didSkip";
      public static final String FINISHED = "finished";
      public static final String FOCUS = "focus";
      public static final String BLUR = "blur";
      public static final String ANNOUNCE = "announce";
      public static final String COPY = "copy";
      public static final String PASTE = "paste";
    }

    /** The members of its configuration. */
    public static final class Configuration {
      private Configuration() {}

      /** {@code pages}, the five pages; an array, each an object. */
      public static final String PAGES = "pages";
      /** {@code pages[].title}, what stands at the top of the page; a string; default "". */
      public static final String PAGES_TITLE = "pages[].title";
      /** {@code pages[].fields}, the fields, in reading order; an array, each an object; default []. */
      public static final String PAGES_FIELDS = "pages[].fields";
      /** {@code pages[].fields[].id}, name of the field, unique in the form; a string. */
      public static final String PAGES_FIELDS_ID = "pages[].fields[].id";
      /** {@code pages[].fields[].label}, what the field asks for; a string; default "". */
      public static final String PAGES_FIELDS_LABEL = "pages[].fields[].label";
      /** {@code pages[].fields[].kind}, what the field takes; "text" or "date" or "multiline" or "image"; default "text". */
      public static final String PAGES_FIELDS_KIND = "pages[].fields[].kind";
      /** {@code pages[].fields[].required}, whether the page needs it; pages 1 and 2 only; true or false; default false. */
      public static final String PAGES_FIELDS_REQUIRED = "pages[].fields[].required";
      /** {@code pages[].fields[].frame}, place in the page's content; null is the field's row; [x, y, width, height], or null; default null. */
      public static final String PAGES_FIELDS_FRAME = "pages[].fields[].frame";
      /** {@code pages[].fields[].contentType}, meaning of the text, for autofill; default null. */
      public static final String PAGES_FIELDS_CONTENT_TYPE = "pages[].fields[].contentType";
      /** {@code pages[].contentHeight}, height of the content, in points; null is the page's own; a number, or null; default null. */
      public static final String PAGES_CONTENT_HEIGHT = "pages[].contentHeight";
      /** {@code barHeight}, height of the bar, in points; a number; default 64. */
      public static final String BAR_HEIGHT = "barHeight";
      /** {@code circleRadius}, radius of the done circle, in points; a number; default 50. */
      public static final String CIRCLE_RADIUS = "circleRadius";
      /** {@code focusMargin}, room between a focused field and what covers it, in points; a number; default 8. */
      public static final String FOCUS_MARGIN = "focusMargin";
    }
  }

  /** A numeric code in underlined cells, checked as soon as the last cell is filled. */
  public static final class VerificationCode {
    private VerificationCode() {}

    /** The scene's name. */
    public static final String NAME = "verification-code";

    /** The ids of its nodes. */
    public static final class Node {
      private Node() {}

      /** A view. */
      public static final String SCREEN = "screen";
      /** A label in {@code screen}. */
      public static final String PHONE_LABEL = "phone-label";
      /** A field in {@code screen}. */
      public static final String CODE_INPUT = "code-input";
      /** A shape in {@code code-input}. */
      public static String underline(int k) {
        return "underline-" + k;
      }
      /** A label in {@code code-input}. */
      public static String digit(int k) {
        return "digit-" + k;
      }
      /** A shape in {@code code-input}. */
      public static final String CARET = "caret";
      /** A button in {@code screen}. */
      public static final String RESEND_BUTTON = "resend-button";
    }

    /** Its states. */
    public static final class State {
      private State() {}

      public static final String IDLE = "idle";
      public static final String ENTERING = "entering";
      public static final String VERIFYING = "verifying";
      public static final String VERIFIED = "verified";
      public static final String FAILED = "failed";
    }

    /** Its commands. */
    public static final class Command {
      private Command() {}

      public static final String SET_LENGTH = "setLength";
      public static final String RESEND = "resend";
    }

    /** The types of its effects. */
    public static final class Effect {
      private Effect() {}

      public static final String VERIFY = "verify";
      public static final String RESEND = "resend";
      public static final String FOCUS = "focus";
      public static final String BLUR = "blur";
      public static final String ANNOUNCE = "announce";
      public static final String COPY = "copy";
      public static final String PASTE = "paste";
    }

    /** The members of its configuration. */
    public static final class Configuration {
      private Configuration() {}

      /** {@code length}, how many digits the code has, 1 to 13; a whole number; default 4. */
      public static final String LENGTH = "length";
      /** {@code box}, size of the row of cells, in points; [width, height]; default [208,48]. */
      public static final String BOX = "box";
      /** {@code gap}, distance between cells, in points; a number; default 16. */
      public static final String GAP = "gap";
      /** {@code origin}. */
      public static final String ORIGIN = "origin";
      /** {@code origin.phoneLabel}, frame of the phone label, in points; [x, y, width, height]; default [20,120,335,24]. */
      public static final String ORIGIN_PHONE_LABEL = "origin.phoneLabel";
      /** {@code origin.spacing}, distance from the label to the row, in points; a number; default 24. */
      public static final String ORIGIN_SPACING = "origin.spacing";
      /** {@code glyph}, size of a digit, in points; [width, height]; default [14,28]. */
      public static final String GLYPH = "glyph";
      /** {@code phone}, text of the phone label; a string; default "". */
      public static final String PHONE = "phone";
      /** {@code colors}. */
      public static final String COLORS = "colors";
      /** {@code colors.digit}, the digits, and the phone number; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FFFFFF". */
      public static final String COLORS_DIGIT = "colors.digit";
      /** {@code colors.underline}, the lines under the cells, and the resend button; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#2E86F0". */
      public static final String COLORS_UNDERLINE = "colors.underline";
      /** {@code colors.caret}, the caret; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FFFFFF". */
      public static final String COLORS_CARET = "colors.caret";
      /** {@code colors.failure}, the lines under the cells after a wrong code; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FF453A". */
      public static final String COLORS_FAILURE = "colors.failure";
      /** {@code colors.background}, the screen's background; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#1C1C1E". */
      public static final String COLORS_BACKGROUND = "colors.background";
      /** {@code resendAfter}, seconds until the code can be sent again; null is no button; a number, or null; default null. */
      public static final String RESEND_AFTER = "resendAfter";
    }
  }
}
