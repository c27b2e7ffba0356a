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
    }

    /** The members of its configuration. */
    public static final class Configuration {
      private Configuration() {}

      /** {@code fields}, the fields of the form, in order; an array, each an object. */
      public static final String FIELDS = "fields";
      /** {@code fields[].id}, the field's name; a string; default "". */
      public static final String FIELDS_ID = "fields[].id";
      /** {@code fields[].frame}, place in the window, in points; [x, y, width, height]; default [0,0,0,0]. */
      public static final String FIELDS_FRAME = "fields[].frame";
      /** {@code fields[].limits}, characters of each section; an array, each a whole number; default []. */
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
      /** {@code brands[].brand}, the card network; "visa" or "mastercard" or "amex"; default "visa". */
      public static final String BRANDS_BRAND = "brands[].brand";
      /** {@code brands[].prefixes}, what its numbers begin with; an array, each [first, last]; default []. */
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
      /** {@code pages[].fields[].id}, name of the field, unique in the form; a string; default "". */
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
