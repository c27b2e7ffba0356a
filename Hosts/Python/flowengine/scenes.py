# Written by scripts/generate-members; change the scene instead.

"""The scenes of the library: nodes, states, commands, effects, configurations."""

from __future__ import annotations

from enum import Enum
from typing import Dict, Final, List, Literal, Optional, Tuple, TypedDict, Union


class _Name(str, Enum):
    """A name that is a string."""

    def __str__(self) -> str:
        return str(self.value)


class AdaptiveFieldConfigurationFieldsColors(TypedDict, total=False):
    """`fields[].colors`."""

    #: `fields[].colors.border`, boxes and line at rest; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#9CA8AD".
    border: str
    #: `fields[].colors.raisedBorder`, boxes and line when raised; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4".
    raisedBorder: str
    #: `fields[].colors.placeholder`, the label at rest; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#505050".
    placeholder: str
    #: `fields[].colors.raisedPlaceholder`, the label when raised; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4".
    raisedPlaceholder: str
    #: `fields[].colors.text`, what is entered; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#505050".
    text: str
    #: `fields[].colors.underline`, the line of the underlined style; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4".
    underline: str
    #: `fields[].colors.tint`, the caret; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#007AFF".
    tint: str
    #: `fields[].colors.validBorder`, of a valid text; null is as raised; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
    validBorder: Optional[str]
    #: `fields[].colors.validPlaceholder`, of a valid text's label; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
    validPlaceholder: Optional[str]
    #: `fields[].colors.invalidBorder`, of an invalid text; null is as raised; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
    invalidBorder: Optional[str]
    #: `fields[].colors.invalidPlaceholder`, of an invalid text's label; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
    invalidPlaceholder: Optional[str]


class AdaptiveFieldConfigurationFieldsValidation(TypedDict, total=False):
    """`fields[].validation`, how a text is judged; an object, or null; default null."""

    #: `fields[].validation.minimumLength`, least number of characters; a whole number, or null; default null.
    minimumLength: Optional[int]
    #: `fields[].validation.exactLength`, number of characters; a whole number, or null; default null.
    exactLength: Optional[int]
    #: `fields[].validation.luhn`, whether the text is digits with a right check digit; true or false; default false.
    luhn: bool
    #: `fields[].validation.pattern`, what all characters must be; "digits" or "letters" or "alphanumeric", or null; default null.
    pattern: Optional[Literal["digits", "letters", "alphanumeric"]]
    #: `fields[].validation.host`, whether the host is asked as well; true or false; default false.
    host: bool


class AdaptiveFieldConfigurationFieldsTexts(TypedDict, total=False):
    """`fields[].texts`."""

    #: `fields[].texts.valid`, of a valid text; null is the placeholder; a string, or null; default null.
    valid: Optional[str]
    #: `fields[].texts.invalid`, of an invalid text; null is the placeholder; a string, or null; default null.
    invalid: Optional[str]


class AdaptiveFieldConfigurationFieldsImages(TypedDict, total=False):
    """`fields[].images`."""

    #: `fields[].images.placeholder`, at the end of the placeholder; [width, height], or null; default null.
    placeholder: Optional[Tuple[float, float]]
    #: `fields[].images.valid`, beside a valid text; [width, height], or null; default null.
    valid: Optional[Tuple[float, float]]
    #: `fields[].images.invalid`, beside an invalid text; [width, height], or null; default null.
    invalid: Optional[Tuple[float, float]]


class AdaptiveFieldConfigurationFields(TypedDict, total=False):
    """`fields`, the fields of the form, in order; an array, each an object."""

    #: `fields[].id`, the field's name; a string.
    id: str
    #: `fields[].frame`, place in the window, in points; [x, y, width, height].
    frame: Tuple[float, float, float, float]
    #: `fields[].limits`, characters of each section; an array, each a whole number.
    limits: List[int]
    #: `fields[].placeholder`, what the label says; a string; default "".
    placeholder: str
    #: `fields[].alignment`, how the label stands; "left" or "center" or "right"; default "center".
    alignment: Literal["left", "center", "right"]
    #: `fields[].style`, boxes or a line; "bordered" or "underlined"; default "bordered".
    style: Literal["bordered", "underlined"]
    #: `fields[].borderWidth`, border or line, in points; a number; default 1.
    borderWidth: float
    #: `fields[].colors`.
    colors: AdaptiveFieldConfigurationFieldsColors
    #: `fields[].validation`, how a text is judged; an object, or null; default null.
    validation: Optional[AdaptiveFieldConfigurationFieldsValidation]
    #: `fields[].texts`.
    texts: AdaptiveFieldConfigurationFieldsTexts
    #: `fields[].images`.
    images: AdaptiveFieldConfigurationFieldsImages
    #: `fields[].leftView`, size of a view before the text, in points; [width, height], or null; default null.
    leftView: Optional[Tuple[float, float]]
    #: `fields[].keyboard`, letters, or digits only; "default" or "numberPad"; default "default".
    keyboard: Literal["default", "numberPad"]
    #: `fields[].accessory`, sections that show the accessory bar; "last" or "always"; default "last".
    accessory: Literal["last", "always"]
    #: `fields[].secret`, whether the text is a secret; null is where luhn is; true or false, or null; default null.
    secret: Optional[bool]


class AdaptiveFieldConfiguration(TypedDict, total=False):
    """The configuration of `adaptive-field`."""

    #: `fields`, the fields of the form, in order; an array, each an object.
    fields: List[AdaptiveFieldConfigurationFields]
    #: `labelHeight`, height of a placeholder, in points; a number; default 19.5.
    labelHeight: float
    #: `accessoryTitle`, what the accessory bar's button says; a string; default "NEXT FIELD".
    accessoryTitle: str


class AdaptiveField:
    """A form of text fields that unfold into sections under a floating placeholder."""

    NAME: Final = "adaptive-field"

    class Node:
        """The ids of its nodes."""

        #: A scroll.
        SCREEN: Final = "screen"

        @staticmethod
        def by_id(id: str) -> str:
            """A view in `screen`."""
            return f"{id}"

        @staticmethod
        def placeholder_label(id: str) -> str:
            """A label in `<id>`."""
            return f"{id}.placeholder-label"

        @staticmethod
        def section(id: str, k: int) -> str:
            """A field in `<id>`."""
            return f"{id}.section-{k}"

        @staticmethod
        def left_view(id: str) -> str:
            """A view in `<id>.section-<k>`."""
            return f"{id}.left-view"

        @staticmethod
        def underline(id: str) -> str:
            """A shape in `<id>`."""
            return f"{id}.underline"

        @staticmethod
        def placeholder_image(id: str) -> str:
            """An image in `<id>`."""
            return f"{id}.placeholder-image"

        @staticmethod
        def state_image(id: str) -> str:
            """An image in `<id>`."""
            return f"{id}.state-image"

        #: A view.
        ACCESSORY_BAR: Final = "accessory-bar"
        #: A button in `accessory-bar`.
        ACCESSORY_NEXT: Final = "accessory-next"

    class State(_Name):
        """Its states."""

        RESTING = "resting"
        EDITING = "editing"

    class Command(_Name):
        """Its commands."""

        SET_TEXT = "setText"
        RELOAD = "reload"
        SET_LIMITS = "setLimits"

    class Effect(_Name):
        """The types of its effects."""

        DID_CHANGE = "didChange"
        VALIDATE = "validate"
        DID_VALIDATE = "didValidate"
        DID_END_EDITING = "didEndEditing"
        FOCUS = "focus"
        BLUR = "blur"
        ANNOUNCE = "announce"
        COPY = "copy"
        PASTE = "paste"


class CardInputConfigurationBrands(TypedDict, total=False):
    """`brands`, the brands, told by a number's first digits; an array, each an object."""

    #: `brands[].brand`, the card network; "visa" or "mastercard" or "amex".
    brand: Literal["visa", "mastercard", "amex"]
    #: `brands[].prefixes`, what its numbers begin with; an array, each [first, last].
    prefixes: List[Tuple[float, float]]
    #: `brands[].length`, digits of a number, 12 to 16; a whole number; default 16.
    length: int
    #: `brands[].groups`, after how many digits a space stands; an array, each a whole number; default [4,8,12].
    groups: List[int]
    #: `brands[].codeLength`, digits of the security code, 3 or 4; a whole number; default 3.
    codeLength: int


class CardInputConfiguration(TypedDict, total=False):
    """The configuration of `card-input`."""

    #: `origin`, top left in the window, in points; null is [20, safe area's top]; [x, y], or null; default null.
    origin: Optional[Tuple[float, float]]
    #: `width`, width of the card, in points; null is the window's less 40; a number, or null; default null.
    width: Optional[float]
    #: `brands`, the brands, told by a number's first digits; an array, each an object.
    brands: List[CardInputConfigurationBrands]
    #: `luhn`, whether a number must pass the Luhn check; true or false; default true.
    luhn: bool


class CardInput:
    """A card's number, holder, expiry and security code, entered page by page below a drawn card."""

    NAME: Final = "card-input"

    class Node:
        """The ids of its nodes."""

        #: A view.
        SCREEN: Final = "screen"
        #: A view.
        CARD_INPUT: Final = "card-input"
        #: A view in `card-input`.
        CARD_CONTAINER: Final = "card-container"
        #: A view in `card-container`.
        CARD_FRONT: Final = "card-front"
        #: A label in `card-front`.
        NUMBER_PLACEHOLDER: Final = "number-placeholder"
        #: A label in `card-front`.
        NUMBER_LABEL: Final = "number-label"

        @staticmethod
        def number_cell(k: int) -> str:
            """A label in `card-front`."""
            return f"number-cell-{k}"

        #: A label in `card-front`.
        HOLDER_CAPTION: Final = "holder-caption"
        #: A label in `card-front`.
        HOLDER_PLACEHOLDER: Final = "holder-placeholder"
        #: A label in `card-front`.
        HOLDER_LABEL: Final = "holder-label"
        #: A label in `card-front`.
        EXPIRY_CAPTION: Final = "expiry-caption"
        #: A label in `card-front`.
        EXPIRY_PLACEHOLDER: Final = "expiry-placeholder"
        #: A label in `card-front`.
        EXPIRY_LABEL: Final = "expiry-label"
        #: An image in `card-front`.
        BRAND_FRONT: Final = "brand-front"
        #: A button in `card-front`.
        NUMBER_BUTTON: Final = "number-button"
        #: A button in `card-front`.
        HOLDER_BUTTON: Final = "holder-button"
        #: A button in `card-front`.
        EXPIRY_BUTTON: Final = "expiry-button"
        #: A shape in `card-front`.
        FOCUS_AREA: Final = "focus-area"
        #: A view in `card-container`.
        CARD_BACK: Final = "card-back"
        #: An image in `card-back`.
        BRAND_BACK: Final = "brand-back"
        #: A view in `card-back`.
        MAGNETIC_STRIPE: Final = "magnetic-stripe"
        #: A view in `card-back`.
        SIGNATURE_STRIP: Final = "signature-strip"
        #: A label in `card-back`.
        SIGNATURE_LABEL: Final = "signature-label"
        #: A view in `card-back`.
        CSC_AREA: Final = "csc-area"
        #: A label in `card-back`.
        CSC_LABEL: Final = "csc-label"
        #: A shape in `card-back`.
        CSC_FOCUS: Final = "csc-focus"
        #: A scroll in `card-input`.
        INPUT_STRIP: Final = "input-strip"
        #: A view in `input-strip`.
        INPUT_NUMBER: Final = "input-number"
        #: A field in `input-number`.
        INPUT_NUMBER_TEXT: Final = "input-number-text"
        #: A button in `input-number`.
        INPUT_NUMBER_NEXT: Final = "input-number-next"
        #: A view in `input-strip`.
        INPUT_HOLDER: Final = "input-holder"
        #: A field in `input-holder`.
        INPUT_HOLDER_TEXT: Final = "input-holder-text"
        #: A button in `input-holder`.
        INPUT_HOLDER_NEXT: Final = "input-holder-next"
        #: A view in `input-strip`.
        INPUT_EXPIRY: Final = "input-expiry"
        #: A field in `input-expiry`.
        INPUT_EXPIRY_TEXT: Final = "input-expiry-text"
        #: A button in `input-expiry`.
        INPUT_EXPIRY_NEXT: Final = "input-expiry-next"
        #: A view in `input-strip`.
        INPUT_CODE: Final = "input-code"
        #: A field in `input-code`.
        INPUT_CODE_TEXT: Final = "input-code-text"
        #: A button in `input-code`.
        INPUT_CODE_NEXT: Final = "input-code-next"
        #: A view.
        BAR: Final = "bar"
        #: A button in `bar`.
        BAR_CANCEL: Final = "bar-cancel"
        #: A button in `bar`.
        BAR_NEXT: Final = "bar-next"
        #: A picker.
        PICKER_EXPIRY: Final = "picker-expiry"

    class State(_Name):
        """Its states."""

        ENTERING = "entering"
        SCROLLING = "scrolling"
        TRAVELLING = "travelling"
        SUBMITTED = "submitted"

    class Command(_Name):
        """Its commands."""

        SET_VALUE = "setValue"

    class Effect(_Name):
        """The types of its effects."""

        NUMBER_INVALID = "numberInvalid"
        SUBMITTED = "submitted"
        FOCUS = "focus"
        BLUR = "blur"
        ANNOUNCE = "announce"
        COPY = "copy"
        PASTE = "paste"


class CheckoutConfigurationPagesOnboardingPagesFields(TypedDict, total=False):
    """`pages.onboarding.pages[].fields`, the fields, in reading order; an array, each an object; default []."""

    #: `pages.onboarding.pages[].fields[].id`, name of the field, unique in the form; a string.
    id: str
    #: `pages.onboarding.pages[].fields[].label`, what the field asks for; a string; default "".
    label: str
    #: `pages.onboarding.pages[].fields[].kind`, what the field takes; "text" or "date" or "multiline" or "image"; default "text".
    kind: Literal["text", "date", "multiline", "image"]
    #: `pages.onboarding.pages[].fields[].required`, whether the page needs it; pages 1 and 2 only; true or false; default false.
    required: bool
    #: `pages.onboarding.pages[].fields[].frame`, place in the page's content; null is the field's row; [x, y, width, height], or null; default null.
    frame: Optional[Tuple[float, float, float, float]]
    #: `pages.onboarding.pages[].fields[].contentType`, meaning of the text, for autofill; default null.
    contentType: Optional[Literal["name", "namePrefix", "givenName", "middleName", "familyName", "nameSuffix", "nickname", "jobTitle", "organizationName", "location", "fullStreetAddress", "streetAddressLine1", "streetAddressLine2", "addressCity", "addressState", "addressCityAndState", "sublocality", "countryName", "postalCode", "telephoneNumber", "emailAddress", "URL", "creditCardNumber", "creditCardName", "creditCardGivenName", "creditCardMiddleName", "creditCardFamilyName", "creditCardSecurityCode", "creditCardExpiration", "creditCardExpirationMonth", "creditCardExpirationYear", "creditCardType", "username", "password", "newPassword", "oneTimeCode", "shipmentTrackingNumber", "flightNumber", "dateTime", "birthdate", "birthdateDay", "birthdateMonth", "birthdateYear"]]


class CheckoutConfigurationPagesOnboardingPages(TypedDict, total=False):
    """`pages.onboarding.pages`, the five pages; an array, each an object."""

    #: `pages.onboarding.pages[].title`, what stands at the top of the page; a string; default "".
    title: str
    #: `pages.onboarding.pages[].fields`, the fields, in reading order; an array, each an object; default [].
    fields: List[CheckoutConfigurationPagesOnboardingPagesFields]
    #: `pages.onboarding.pages[].contentHeight`, height of the content, in points; null is the page's own; a number, or null; default null.
    contentHeight: Optional[float]


class CheckoutConfigurationPagesOnboarding(TypedDict, total=False):
    """`pages.onboarding`."""

    #: `pages.onboarding.pages`, the five pages; an array, each an object.
    pages: List[CheckoutConfigurationPagesOnboardingPages]
    #: `pages.onboarding.barHeight`, height of the bar, in points; a number; default 64.
    barHeight: float
    #: `pages.onboarding.circleRadius`, radius of the done circle, in points; a number; default 50.
    circleRadius: float
    #: `pages.onboarding.focusMargin`, room between a focused field and what covers it, in points; a number; default 8.
    focusMargin: float


class CheckoutConfigurationPagesFormFieldsFieldsColors(TypedDict, total=False):
    """`pages.form.fields.fields[].colors`."""

    #: `pages.form.fields.fields[].colors.border`, boxes and line at rest; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#9CA8AD".
    border: str
    #: `pages.form.fields.fields[].colors.raisedBorder`, boxes and line when raised; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4".
    raisedBorder: str
    #: `pages.form.fields.fields[].colors.placeholder`, the label at rest; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#505050".
    placeholder: str
    #: `pages.form.fields.fields[].colors.raisedPlaceholder`, the label when raised; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4".
    raisedPlaceholder: str
    #: `pages.form.fields.fields[].colors.text`, what is entered; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#505050".
    text: str
    #: `pages.form.fields.fields[].colors.underline`, the line of the underlined style; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4".
    underline: str
    #: `pages.form.fields.fields[].colors.tint`, the caret; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#007AFF".
    tint: str
    #: `pages.form.fields.fields[].colors.validBorder`, of a valid text; null is as raised; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
    validBorder: Optional[str]
    #: `pages.form.fields.fields[].colors.validPlaceholder`, of a valid text's label; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
    validPlaceholder: Optional[str]
    #: `pages.form.fields.fields[].colors.invalidBorder`, of an invalid text; null is as raised; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
    invalidBorder: Optional[str]
    #: `pages.form.fields.fields[].colors.invalidPlaceholder`, of an invalid text's label; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null.
    invalidPlaceholder: Optional[str]


class CheckoutConfigurationPagesFormFieldsFieldsValidation(TypedDict, total=False):
    """`pages.form.fields.fields[].validation`, how a text is judged; an object, or null; default null."""

    #: `pages.form.fields.fields[].validation.minimumLength`, least number of characters; a whole number, or null; default null.
    minimumLength: Optional[int]
    #: `pages.form.fields.fields[].validation.exactLength`, number of characters; a whole number, or null; default null.
    exactLength: Optional[int]
    #: `pages.form.fields.fields[].validation.luhn`, whether the text is digits with a right check digit; true or false; default false.
    luhn: bool
    #: `pages.form.fields.fields[].validation.pattern`, what all characters must be; "digits" or "letters" or "alphanumeric", or null; default null.
    pattern: Optional[Literal["digits", "letters", "alphanumeric"]]
    #: `pages.form.fields.fields[].validation.host`, whether the host is asked as well; true or false; default false.
    host: bool


class CheckoutConfigurationPagesFormFieldsFieldsTexts(TypedDict, total=False):
    """`pages.form.fields.fields[].texts`."""

    #: `pages.form.fields.fields[].texts.valid`, of a valid text; null is the placeholder; a string, or null; default null.
    valid: Optional[str]
    #: `pages.form.fields.fields[].texts.invalid`, of an invalid text; null is the placeholder; a string, or null; default null.
    invalid: Optional[str]


class CheckoutConfigurationPagesFormFieldsFieldsImages(TypedDict, total=False):
    """`pages.form.fields.fields[].images`."""

    #: `pages.form.fields.fields[].images.placeholder`, at the end of the placeholder; [width, height], or null; default null.
    placeholder: Optional[Tuple[float, float]]
    #: `pages.form.fields.fields[].images.valid`, beside a valid text; [width, height], or null; default null.
    valid: Optional[Tuple[float, float]]
    #: `pages.form.fields.fields[].images.invalid`, beside an invalid text; [width, height], or null; default null.
    invalid: Optional[Tuple[float, float]]


class CheckoutConfigurationPagesFormFieldsFields(TypedDict, total=False):
    """`pages.form.fields.fields`, the fields of the form, in order; an array, each an object."""

    #: `pages.form.fields.fields[].id`, the field's name; a string.
    id: str
    #: `pages.form.fields.fields[].frame`, place in the window, in points; [x, y, width, height].
    frame: Tuple[float, float, float, float]
    #: `pages.form.fields.fields[].limits`, characters of each section; an array, each a whole number.
    limits: List[int]
    #: `pages.form.fields.fields[].placeholder`, what the label says; a string; default "".
    placeholder: str
    #: `pages.form.fields.fields[].alignment`, how the label stands; "left" or "center" or "right"; default "center".
    alignment: Literal["left", "center", "right"]
    #: `pages.form.fields.fields[].style`, boxes or a line; "bordered" or "underlined"; default "bordered".
    style: Literal["bordered", "underlined"]
    #: `pages.form.fields.fields[].borderWidth`, border or line, in points; a number; default 1.
    borderWidth: float
    #: `pages.form.fields.fields[].colors`.
    colors: CheckoutConfigurationPagesFormFieldsFieldsColors
    #: `pages.form.fields.fields[].validation`, how a text is judged; an object, or null; default null.
    validation: Optional[CheckoutConfigurationPagesFormFieldsFieldsValidation]
    #: `pages.form.fields.fields[].texts`.
    texts: CheckoutConfigurationPagesFormFieldsFieldsTexts
    #: `pages.form.fields.fields[].images`.
    images: CheckoutConfigurationPagesFormFieldsFieldsImages
    #: `pages.form.fields.fields[].leftView`, size of a view before the text, in points; [width, height], or null; default null.
    leftView: Optional[Tuple[float, float]]
    #: `pages.form.fields.fields[].keyboard`, letters, or digits only; "default" or "numberPad"; default "default".
    keyboard: Literal["default", "numberPad"]
    #: `pages.form.fields.fields[].accessory`, sections that show the accessory bar; "last" or "always"; default "last".
    accessory: Literal["last", "always"]
    #: `pages.form.fields.fields[].secret`, whether the text is a secret; null is where luhn is; true or false, or null; default null.
    secret: Optional[bool]


class CheckoutConfigurationPagesFormFields(TypedDict, total=False):
    """`pages.form.fields`."""

    #: `pages.form.fields.fields`, the fields of the form, in order; an array, each an object.
    fields: List[CheckoutConfigurationPagesFormFieldsFields]
    #: `pages.form.fields.labelHeight`, height of a placeholder, in points; a number; default 19.5.
    labelHeight: float
    #: `pages.form.fields.accessoryTitle`, what the accessory bar's button says; a string; default "NEXT FIELD".
    accessoryTitle: str


class CheckoutConfigurationPagesForm(TypedDict, total=False):
    """`pages.form`."""

    #: `pages.form.fields`.
    fields: CheckoutConfigurationPagesFormFields


class CheckoutConfigurationPagesCodeOrigin(TypedDict, total=False):
    """`pages.code.origin`."""

    #: `pages.code.origin.phoneLabel`, frame of the phone label, in points; [x, y, width, height]; default [20,120,335,24].
    phoneLabel: Tuple[float, float, float, float]
    #: `pages.code.origin.spacing`, distance from the label to the row, in points; a number; default 24.
    spacing: float


class CheckoutConfigurationPagesCodeColors(TypedDict, total=False):
    """`pages.code.colors`."""

    #: `pages.code.colors.digit`, the digits, and the phone number; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FFFFFF".
    digit: str
    #: `pages.code.colors.underline`, the lines under the cells, and the resend button; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#2E86F0".
    underline: str
    #: `pages.code.colors.caret`, the caret; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FFFFFF".
    caret: str
    #: `pages.code.colors.failure`, the lines under the cells after a wrong code; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FF453A".
    failure: str
    #: `pages.code.colors.background`, the screen's background; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#1C1C1E".
    background: str


class CheckoutConfigurationPagesCode(TypedDict, total=False):
    """`pages.code`."""

    #: `pages.code.length`, how many digits the code has, 1 to 13; a whole number; default 4.
    length: int
    #: `pages.code.box`, size of the row of cells, in points; [width, height]; default [208,48].
    box: Tuple[float, float]
    #: `pages.code.gap`, distance between cells, in points; a number; default 16.
    gap: float
    #: `pages.code.origin`.
    origin: CheckoutConfigurationPagesCodeOrigin
    #: `pages.code.glyph`, size of a digit, in points; [width, height]; default [14,28].
    glyph: Tuple[float, float]
    #: `pages.code.phone`, text of the phone label; a string; default "".
    phone: str
    #: `pages.code.colors`.
    colors: CheckoutConfigurationPagesCodeColors
    #: `pages.code.resendAfter`, seconds until the code can be sent again; null is no button; a number, or null; default null.
    resendAfter: Optional[float]


class CheckoutConfigurationPages(TypedDict, total=False):
    """`pages`."""

    #: `pages.onboarding`.
    onboarding: CheckoutConfigurationPagesOnboarding
    #: `pages.form`.
    form: CheckoutConfigurationPagesForm
    #: `pages.code`.
    code: CheckoutConfigurationPagesCode


class CheckoutConfigurationCardHeights(TypedDict, total=False):
    """`card.heights`."""

    #: `card.heights.open`, in points; a number; default 700.
    open: float
    #: `card.heights.compressed`, in points; a number; default 300.
    compressed: float
    #: `card.heights.closed`, in points; a number; default 0.
    closed: float


class CheckoutConfigurationCardContent(TypedDict, total=False):
    """`card.content`."""

    #: `card.content.scrolls`, whether there is a list that scrolls; true or false; default false.
    scrolls: bool
    #: `card.content.height`, height of all its rows, in points; a number; default 2200.
    height: float


class CheckoutConfigurationCard(TypedDict, total=False):
    """`card`."""

    #: `card.segmented`, whether there is a compressed position; true or false; default true.
    segmented: bool
    #: `card.heights`.
    heights: CheckoutConfigurationCardHeights
    #: `card.dimension`, how far an unsegmented card opens; default "fullScreen".
    dimension: Union[Literal["fullScreen", "half", "oneThird", "oneFourth"], Dict[str, float]]
    #: `card.navigationBar`, whether a full-screen card leaves 44 pt free; true or false; default true.
    navigationBar: bool
    #: `card.headerHeight`, visible height of a closed unsegmented card, in points; a number; default 100.
    headerHeight: float
    #: `card.indicator`, whether the card shows a grabber; true or false; default true.
    indicator: bool
    #: `card.content`.
    content: CheckoutConfigurationCardContent
    #: `card.host`, whether a plain screen stands in for the host; true or false; default false.
    host: bool


class CheckoutConfigurationInputBrands(TypedDict, total=False):
    """`input.brands`, the brands, told by a number's first digits; an array, each an object."""

    #: `input.brands[].brand`, the card network; "visa" or "mastercard" or "amex".
    brand: Literal["visa", "mastercard", "amex"]
    #: `input.brands[].prefixes`, what its numbers begin with; an array, each [first, last].
    prefixes: List[Tuple[float, float]]
    #: `input.brands[].length`, digits of a number, 12 to 16; a whole number; default 16.
    length: int
    #: `input.brands[].groups`, after how many digits a space stands; an array, each a whole number; default [4,8,12].
    groups: List[int]
    #: `input.brands[].codeLength`, digits of the security code, 3 or 4; a whole number; default 3.
    codeLength: int


class CheckoutConfigurationInput(TypedDict, total=False):
    """`input`."""

    #: `input.origin`, top left in the window, in points; null is [20, safe area's top]; [x, y], or null; default [20,32].
    origin: Optional[Tuple[float, float]]
    #: `input.width`, width of the card, in points; null is the window's less 40; a number, or null; default null.
    width: Optional[float]
    #: `input.brands`, the brands, told by a number's first digits; an array, each an object.
    brands: List[CheckoutConfigurationInputBrands]
    #: `input.luhn`, whether a number must pass the Luhn check; true or false; default true.
    luhn: bool


class CheckoutConfiguration(TypedDict, total=False):
    """The configuration of `checkout`."""

    #: `pages`.
    pages: CheckoutConfigurationPages
    #: `card`.
    card: CheckoutConfigurationCard
    #: `input`.
    input: CheckoutConfigurationInput


class Checkout:
    """An app of the five screens: a stack of pages, and a card over it in which one pays."""

    NAME: Final = "checkout"

    class Node:
        """The ids of its nodes."""

        #: A view.
        BELOW: Final = "below"
        #: A view.
        ABOVE: Final = "above"

        @staticmethod
        def pages_page(name: str) -> str:
            """A view."""
            return f"pages/page-{name}"

        @staticmethod
        def pages_onboarding_page(k: int) -> str:
            """A scroll."""
            return f"pages/onboarding/page-{k}"

        @staticmethod
        def pages_onboarding_title(k: int) -> str:
            """A label in `pages/onboarding/page-<k>`."""
            return f"pages/onboarding/title-{k}"

        @staticmethod
        def pages_onboarding_field(id: str) -> str:
            """A field in `pages/onboarding/page-<k>`."""
            return f"pages/onboarding/field-{id}"

        @staticmethod
        def pages_onboarding_hint(id: str) -> str:
            """A label in `pages/onboarding/page-<k>`."""
            return f"pages/onboarding/hint-{id}"

        #: A view.
        PAGES_ONBOARDING_BOTTOM_BAR: Final = "pages/onboarding/bottom-bar"
        #: A button in `pages/onboarding/bottom-bar`.
        PAGES_ONBOARDING_BACK_BUTTON: Final = "pages/onboarding/back-button"
        #: A label in `pages/onboarding/bottom-bar`.
        PAGES_ONBOARDING_SKIP_HINT: Final = "pages/onboarding/skip-hint"
        #: A button in `pages/onboarding/bottom-bar`.
        PAGES_ONBOARDING_NEXT_BUTTON: Final = "pages/onboarding/next-button"
        #: A view.
        PAGES_ONBOARDING_FINISH: Final = "pages/onboarding/finish"
        #: A shape in `pages/onboarding/finish`.
        PAGES_ONBOARDING_DONE_CIRCLE: Final = "pages/onboarding/done-circle"
        #: A view.
        PAGES_FORM_SCREEN: Final = "pages/form/screen"
        #: A view in `pages/form/screen`.
        PAGES_FORM_TOP: Final = "pages/form/top"
        #: A button in `pages/form/screen`.
        PAGES_FORM_PAY: Final = "pages/form/pay"
        #: A scroll.
        PAGES_FORM_FIELDS_SCREEN: Final = "pages/form/fields/screen"

        @staticmethod
        def pages_form_fields(id: str) -> str:
            """A view in `pages/form/fields/screen`."""
            return f"pages/form/fields/{id}"

        @staticmethod
        def pages_form_fields_placeholder_label(id: str) -> str:
            """A label in `pages/form/fields/<id>`."""
            return f"pages/form/fields/{id}.placeholder-label"

        @staticmethod
        def pages_form_fields_section(id: str, k: int) -> str:
            """A field in `pages/form/fields/<id>`."""
            return f"pages/form/fields/{id}.section-{k}"

        @staticmethod
        def pages_form_fields_left_view(id: str) -> str:
            """A view in `pages/form/fields/<id>.section-<k>`."""
            return f"pages/form/fields/{id}.left-view"

        @staticmethod
        def pages_form_fields_underline(id: str) -> str:
            """A shape in `pages/form/fields/<id>`."""
            return f"pages/form/fields/{id}.underline"

        @staticmethod
        def pages_form_fields_placeholder_image(id: str) -> str:
            """An image in `pages/form/fields/<id>`."""
            return f"pages/form/fields/{id}.placeholder-image"

        @staticmethod
        def pages_form_fields_state_image(id: str) -> str:
            """An image in `pages/form/fields/<id>`."""
            return f"pages/form/fields/{id}.state-image"

        #: A view.
        PAGES_FORM_FIELDS_ACCESSORY_BAR: Final = "pages/form/fields/accessory-bar"
        #: A button in `pages/form/fields/accessory-bar`.
        PAGES_FORM_FIELDS_ACCESSORY_NEXT: Final = "pages/form/fields/accessory-next"
        #: A view.
        PAGES_CODE_SCREEN: Final = "pages/code/screen"
        #: A label in `pages/code/screen`.
        PAGES_CODE_PHONE_LABEL: Final = "pages/code/phone-label"
        #: A field in `pages/code/screen`.
        PAGES_CODE_CODE_INPUT: Final = "pages/code/code-input"

        @staticmethod
        def pages_code_underline(k: int) -> str:
            """A shape in `pages/code/code-input`."""
            return f"pages/code/underline-{k}"

        @staticmethod
        def pages_code_digit(k: int) -> str:
            """A label in `pages/code/code-input`."""
            return f"pages/code/digit-{k}"

        #: A shape in `pages/code/code-input`.
        PAGES_CODE_CARET: Final = "pages/code/caret"
        #: A button in `pages/code/screen`.
        PAGES_CODE_RESEND_BUTTON: Final = "pages/code/resend-button"
        #: A view.
        PAGES_DONE_SCREEN: Final = "pages/done/screen"
        #: A label in `pages/done/screen`.
        PAGES_DONE_DONE_TITLE: Final = "pages/done/done-title"
        #: A button in `pages/done/screen`.
        PAGES_DONE_DISMISS: Final = "pages/done/dismiss"
        #: A view.
        CARD_HOST: Final = "card/host"
        #: A button in `card/host`.
        CARD_TRIGGER: Final = "card/trigger"
        #: A view.
        CARD_DIM: Final = "card/dim"
        #: A view.
        CARD_CARD: Final = "card/card"
        #: A scroll in `card/card`.
        CARD_SCROLL: Final = "card/scroll"
        #: A view in `card/card`.
        CARD_GRABBER: Final = "card/grabber"
        #: A view.
        INPUT_SCREEN: Final = "input/screen"
        #: A view.
        INPUT_CARD_INPUT: Final = "input/card-input"
        #: A view in `input/card-input`.
        INPUT_CARD_CONTAINER: Final = "input/card-container"
        #: A view in `input/card-container`.
        INPUT_CARD_FRONT: Final = "input/card-front"
        #: A label in `input/card-front`.
        INPUT_NUMBER_PLACEHOLDER: Final = "input/number-placeholder"
        #: A label in `input/card-front`.
        INPUT_NUMBER_LABEL: Final = "input/number-label"

        @staticmethod
        def input_number_cell(k: int) -> str:
            """A label in `input/card-front`."""
            return f"input/number-cell-{k}"

        #: A label in `input/card-front`.
        INPUT_HOLDER_CAPTION: Final = "input/holder-caption"
        #: A label in `input/card-front`.
        INPUT_HOLDER_PLACEHOLDER: Final = "input/holder-placeholder"
        #: A label in `input/card-front`.
        INPUT_HOLDER_LABEL: Final = "input/holder-label"
        #: A label in `input/card-front`.
        INPUT_EXPIRY_CAPTION: Final = "input/expiry-caption"
        #: A label in `input/card-front`.
        INPUT_EXPIRY_PLACEHOLDER: Final = "input/expiry-placeholder"
        #: A label in `input/card-front`.
        INPUT_EXPIRY_LABEL: Final = "input/expiry-label"
        #: An image in `input/card-front`.
        INPUT_BRAND_FRONT: Final = "input/brand-front"
        #: A button in `input/card-front`.
        INPUT_NUMBER_BUTTON: Final = "input/number-button"
        #: A button in `input/card-front`.
        INPUT_HOLDER_BUTTON: Final = "input/holder-button"
        #: A button in `input/card-front`.
        INPUT_EXPIRY_BUTTON: Final = "input/expiry-button"
        #: A shape in `input/card-front`.
        INPUT_FOCUS_AREA: Final = "input/focus-area"
        #: A view in `input/card-container`.
        INPUT_CARD_BACK: Final = "input/card-back"
        #: An image in `input/card-back`.
        INPUT_BRAND_BACK: Final = "input/brand-back"
        #: A view in `input/card-back`.
        INPUT_MAGNETIC_STRIPE: Final = "input/magnetic-stripe"
        #: A view in `input/card-back`.
        INPUT_SIGNATURE_STRIP: Final = "input/signature-strip"
        #: A label in `input/card-back`.
        INPUT_SIGNATURE_LABEL: Final = "input/signature-label"
        #: A view in `input/card-back`.
        INPUT_CSC_AREA: Final = "input/csc-area"
        #: A label in `input/card-back`.
        INPUT_CSC_LABEL: Final = "input/csc-label"
        #: A shape in `input/card-back`.
        INPUT_CSC_FOCUS: Final = "input/csc-focus"
        #: A scroll in `input/card-input`.
        INPUT_INPUT_STRIP: Final = "input/input-strip"
        #: A view in `input/input-strip`.
        INPUT_INPUT_NUMBER: Final = "input/input-number"
        #: A field in `input/input-number`.
        INPUT_INPUT_NUMBER_TEXT: Final = "input/input-number-text"
        #: A button in `input/input-number`.
        INPUT_INPUT_NUMBER_NEXT: Final = "input/input-number-next"
        #: A view in `input/input-strip`.
        INPUT_INPUT_HOLDER: Final = "input/input-holder"
        #: A field in `input/input-holder`.
        INPUT_INPUT_HOLDER_TEXT: Final = "input/input-holder-text"
        #: A button in `input/input-holder`.
        INPUT_INPUT_HOLDER_NEXT: Final = "input/input-holder-next"
        #: A view in `input/input-strip`.
        INPUT_INPUT_EXPIRY: Final = "input/input-expiry"
        #: A field in `input/input-expiry`.
        INPUT_INPUT_EXPIRY_TEXT: Final = "input/input-expiry-text"
        #: A button in `input/input-expiry`.
        INPUT_INPUT_EXPIRY_NEXT: Final = "input/input-expiry-next"
        #: A view in `input/input-strip`.
        INPUT_INPUT_CODE: Final = "input/input-code"
        #: A field in `input/input-code`.
        INPUT_INPUT_CODE_TEXT: Final = "input/input-code-text"
        #: A button in `input/input-code`.
        INPUT_INPUT_CODE_NEXT: Final = "input/input-code-next"
        #: A view.
        INPUT_BAR: Final = "input/bar"
        #: A button in `input/bar`.
        INPUT_BAR_CANCEL: Final = "input/bar-cancel"
        #: A button in `input/bar`.
        INPUT_BAR_NEXT: Final = "input/bar-next"
        #: A picker.
        INPUT_PICKER_EXPIRY: Final = "input/picker-expiry"

    class State(_Name):
        """Its states."""

        FILLING = "filling"
        PAYING = "paying"
        DONE = "done"

    class Command(_Name):
        """Its commands."""

        OPEN = "open"
        PUSH = "push"
        POP = "pop"
        POP_TO_ROOT = "popToRoot"
        SET_VALUE = "setValue"
        SET_TEXT = "setText"
        RELOAD = "reload"
        SET_LIMITS = "setLimits"
        SET_LENGTH = "setLength"
        RESEND = "resend"
        SHOW = "show"
        DISMISS = "dismiss"
        ESCAPE = "escape"
        INCREMENT = "increment"
        DECREMENT = "decrement"
        REMOVE = "remove"

    class Effect(_Name):
        """The types of its effects."""

        PAY = "pay"
        CHOOSE_IMAGE = "chooseImage"
        END_EDITING = "endEditing"
        DID_CHANGE_PAGE = "didChangePage"
        DID_SKIP = "didSkip"
        FINISHED = "finished"
        DID_CHANGE = "didChange"
        VALIDATE = "validate"
        DID_VALIDATE = "didValidate"
        DID_END_EDITING = "didEndEditing"
        VERIFY = "verify"
        RESEND = "resend"
        DISMISS = "dismiss"
        DID_MOVE = "didMove"
        DID_REMOVE = "didRemove"
        NUMBER_INVALID = "numberInvalid"
        SUBMITTED = "submitted"
        FOCUS = "focus"
        BLUR = "blur"
        ANNOUNCE = "announce"
        COPY = "copy"
        PASTE = "paste"


class GlideCardConfigurationHeights(TypedDict, total=False):
    """`heights`."""

    #: `heights.open`, in points; a number; default 700.
    open: float
    #: `heights.compressed`, in points; a number; default 300.
    compressed: float
    #: `heights.closed`, in points; a number; default 0.
    closed: float


class GlideCardConfigurationContent(TypedDict, total=False):
    """`content`."""

    #: `content.scrolls`, whether there is a list that scrolls; true or false; default true.
    scrolls: bool
    #: `content.height`, height of all its rows, in points; a number; default 2200.
    height: float


class GlideCardConfiguration(TypedDict, total=False):
    """The configuration of `glide-card`."""

    #: `segmented`, whether there is a compressed position; true or false; default true.
    segmented: bool
    #: `heights`.
    heights: GlideCardConfigurationHeights
    #: `dimension`, how far an unsegmented card opens; default "fullScreen".
    dimension: Union[Literal["fullScreen", "half", "oneThird", "oneFourth"], Dict[str, float]]
    #: `navigationBar`, whether a full-screen card leaves 44 pt free; true or false; default true.
    navigationBar: bool
    #: `headerHeight`, visible height of a closed unsegmented card, in points; a number; default 100.
    headerHeight: float
    #: `indicator`, whether the card shows a grabber; true or false; default true.
    indicator: bool
    #: `content`.
    content: GlideCardConfigurationContent
    #: `host`, whether a plain screen stands in for the host; true or false; default true.
    host: bool


class GlideCard:
    """A card that is dragged up from the bottom: closed, compressed or open, with a list in it."""

    NAME: Final = "glide-card"

    class Node:
        """The ids of its nodes."""

        #: A view.
        HOST: Final = "host"
        #: A button in `host`.
        TRIGGER: Final = "trigger"
        #: A view.
        DIM: Final = "dim"
        #: A view.
        CARD: Final = "card"
        #: A scroll in `card`.
        SCROLL: Final = "scroll"
        #: A view in `card`.
        GRABBER: Final = "grabber"

    class State(_Name):
        """Its states."""

        RESTING = "resting"
        DRAGGING = "dragging"
        SETTLING = "settling"
        SCROLLING = "scrolling"
        REMOVED = "removed"

    class Command(_Name):
        """Its commands."""

        SHOW = "show"
        DISMISS = "dismiss"
        ESCAPE = "escape"
        INCREMENT = "increment"
        DECREMENT = "decrement"
        REMOVE = "remove"

    class Effect(_Name):
        """The types of its effects."""

        DID_MOVE = "didMove"
        DID_REMOVE = "didRemove"
        FOCUS = "focus"
        BLUR = "blur"
        ANNOUNCE = "announce"
        COPY = "copy"
        PASTE = "paste"


class OnboardingConfigurationPagesFields(TypedDict, total=False):
    """`pages[].fields`, the fields, in reading order; an array, each an object; default []."""

    #: `pages[].fields[].id`, name of the field, unique in the form; a string.
    id: str
    #: `pages[].fields[].label`, what the field asks for; a string; default "".
    label: str
    #: `pages[].fields[].kind`, what the field takes; "text" or "date" or "multiline" or "image"; default "text".
    kind: Literal["text", "date", "multiline", "image"]
    #: `pages[].fields[].required`, whether the page needs it; pages 1 and 2 only; true or false; default false.
    required: bool
    #: `pages[].fields[].frame`, place in the page's content; null is the field's row; [x, y, width, height], or null; default null.
    frame: Optional[Tuple[float, float, float, float]]
    #: `pages[].fields[].contentType`, meaning of the text, for autofill; default null.
    contentType: Optional[Literal["name", "namePrefix", "givenName", "middleName", "familyName", "nameSuffix", "nickname", "jobTitle", "organizationName", "location", "fullStreetAddress", "streetAddressLine1", "streetAddressLine2", "addressCity", "addressState", "addressCityAndState", "sublocality", "countryName", "postalCode", "telephoneNumber", "emailAddress", "URL", "creditCardNumber", "creditCardName", "creditCardGivenName", "creditCardMiddleName", "creditCardFamilyName", "creditCardSecurityCode", "creditCardExpiration", "creditCardExpirationMonth", "creditCardExpirationYear", "creditCardType", "username", "password", "newPassword", "oneTimeCode", "shipmentTrackingNumber", "flightNumber", "dateTime", "birthdate", "birthdateDay", "birthdateMonth", "birthdateYear"]]


class OnboardingConfigurationPages(TypedDict, total=False):
    """`pages`, the five pages; an array, each an object."""

    #: `pages[].title`, what stands at the top of the page; a string; default "".
    title: str
    #: `pages[].fields`, the fields, in reading order; an array, each an object; default [].
    fields: List[OnboardingConfigurationPagesFields]
    #: `pages[].contentHeight`, height of the content, in points; null is the page's own; a number, or null; default null.
    contentHeight: Optional[float]


class OnboardingConfiguration(TypedDict, total=False):
    """The configuration of `onboarding`."""

    #: `pages`, the five pages; an array, each an object.
    pages: List[OnboardingConfigurationPages]
    #: `barHeight`, height of the bar, in points; a number; default 64.
    barHeight: float
    #: `circleRadius`, radius of the done circle, in points; a number; default 50.
    circleRadius: float
    #: `focusMargin`, room between a focused field and what covers it, in points; a number; default 8.
    focusMargin: float


class Onboarding:
    """A form in five pages that are pushed sideways, over a bar that rides on the keyboard."""

    NAME: Final = "onboarding"

    class Node:
        """The ids of its nodes."""

        @staticmethod
        def page(k: int) -> str:
            """A scroll."""
            return f"page-{k}"

        @staticmethod
        def title(k: int) -> str:
            """A label in `page-<k>`."""
            return f"title-{k}"

        @staticmethod
        def field(id: str) -> str:
            """A field in `page-<k>`."""
            return f"field-{id}"

        @staticmethod
        def hint(id: str) -> str:
            """A label in `page-<k>`."""
            return f"hint-{id}"

        #: A view.
        BOTTOM_BAR: Final = "bottom-bar"
        #: A button in `bottom-bar`.
        BACK_BUTTON: Final = "back-button"
        #: A label in `bottom-bar`.
        SKIP_HINT: Final = "skip-hint"
        #: A button in `bottom-bar`.
        NEXT_BUTTON: Final = "next-button"
        #: A view.
        FINISH: Final = "finish"
        #: A shape in `finish`.
        DONE_CIRCLE: Final = "done-circle"

    class State(_Name):
        """Its states."""

        PAGE = "page"
        PUSHING = "pushing"
        FINISHING = "finishing"
        FINISHED = "finished"

    class Command(_Name):
        """Its commands."""

        SET_VALUE = "setValue"

    class Effect(_Name):
        """The types of its effects."""

        CHOOSE_IMAGE = "chooseImage"
        END_EDITING = "endEditing"
        DID_CHANGE_PAGE = "didChangePage"
        DID_SKIP = "didSkip"
        FINISHED = "finished"
        FOCUS = "focus"
        BLUR = "blur"
        ANNOUNCE = "announce"
        COPY = "copy"
        PASTE = "paste"


class VerificationCodeConfigurationOrigin(TypedDict, total=False):
    """`origin`."""

    #: `origin.phoneLabel`, frame of the phone label, in points; [x, y, width, height]; default [20,120,335,24].
    phoneLabel: Tuple[float, float, float, float]
    #: `origin.spacing`, distance from the label to the row, in points; a number; default 24.
    spacing: float


class VerificationCodeConfigurationColors(TypedDict, total=False):
    """`colors`."""

    #: `colors.digit`, the digits, and the phone number; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FFFFFF".
    digit: str
    #: `colors.underline`, the lines under the cells, and the resend button; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#2E86F0".
    underline: str
    #: `colors.caret`, the caret; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FFFFFF".
    caret: str
    #: `colors.failure`, the lines under the cells after a wrong code; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FF453A".
    failure: str
    #: `colors.background`, the screen's background; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#1C1C1E".
    background: str


class VerificationCodeConfiguration(TypedDict, total=False):
    """The configuration of `verification-code`."""

    #: `length`, how many digits the code has, 1 to 13; a whole number; default 4.
    length: int
    #: `box`, size of the row of cells, in points; [width, height]; default [208,48].
    box: Tuple[float, float]
    #: `gap`, distance between cells, in points; a number; default 16.
    gap: float
    #: `origin`.
    origin: VerificationCodeConfigurationOrigin
    #: `glyph`, size of a digit, in points; [width, height]; default [14,28].
    glyph: Tuple[float, float]
    #: `phone`, text of the phone label; a string; default "".
    phone: str
    #: `colors`.
    colors: VerificationCodeConfigurationColors
    #: `resendAfter`, seconds until the code can be sent again; null is no button; a number, or null; default null.
    resendAfter: Optional[float]


class VerificationCode:
    """A numeric code in underlined cells, checked as soon as the last cell is filled."""

    NAME: Final = "verification-code"

    class Node:
        """The ids of its nodes."""

        #: A view.
        SCREEN: Final = "screen"
        #: A label in `screen`.
        PHONE_LABEL: Final = "phone-label"
        #: A field in `screen`.
        CODE_INPUT: Final = "code-input"

        @staticmethod
        def underline(k: int) -> str:
            """A shape in `code-input`."""
            return f"underline-{k}"

        @staticmethod
        def digit(k: int) -> str:
            """A label in `code-input`."""
            return f"digit-{k}"

        #: A shape in `code-input`.
        CARET: Final = "caret"
        #: A button in `screen`.
        RESEND_BUTTON: Final = "resend-button"

    class State(_Name):
        """Its states."""

        IDLE = "idle"
        ENTERING = "entering"
        VERIFYING = "verifying"
        VERIFIED = "verified"
        FAILED = "failed"

    class Command(_Name):
        """Its commands."""

        SET_LENGTH = "setLength"
        RESEND = "resend"

    class Effect(_Name):
        """The types of its effects."""

        VERIFY = "verify"
        RESEND = "resend"
        FOCUS = "focus"
        BLUR = "blur"
        ANNOUNCE = "announce"
        COPY = "copy"
        PASTE = "paste"
