// Written by scripts/generate-members; change the scene instead.

import type { OwnEffect } from './index.js';

/** What the scenes are made of, by their names; a client's declarations may add to it. */
export interface Scenes {
  /** A form of text fields that unfold into sections under a floating placeholder. */
  readonly 'adaptive-field': {
    readonly configuration: AdaptiveFieldConfiguration;
    readonly node: AdaptiveFieldNodeID;
    readonly state: AdaptiveFieldState;
    readonly command: AdaptiveFieldCommand;
    readonly effect: AdaptiveFieldEffect;
  };
  /** A card's number, holder, expiry and security code, entered page by page below a drawn card. */
  readonly 'card-input': {
    readonly configuration: CardInputConfiguration;
    readonly node: CardInputNodeID;
    readonly state: CardInputState;
    readonly command: CardInputCommand;
    readonly effect: CardInputEffect;
  };
  /** An app of the five screens: a stack of pages, and a card over it in which one pays. In a WebAssembly module of its own, which the package's is not. */
  readonly 'checkout': {
    readonly configuration: CheckoutConfiguration;
    readonly node: CheckoutNodeID;
    readonly state: CheckoutState;
    readonly command: CheckoutCommand;
    readonly effect: CheckoutEffect;
    readonly child: CheckoutChildPath;
  };
  /** A card that is dragged up from the bottom: closed, compressed or open, with a list in it. */
  readonly 'glide-card': {
    readonly configuration: GlideCardConfiguration;
    readonly node: GlideCardNodeID;
    readonly state: GlideCardState;
    readonly command: GlideCardCommand;
    readonly effect: GlideCardEffect;
  };
  /** A form in five pages that are pushed sideways, over a bar that rides on the keyboard. */
  readonly 'onboarding': {
    readonly configuration: OnboardingConfiguration;
    readonly node: OnboardingNodeID;
    readonly state: OnboardingState;
    readonly command: OnboardingCommand;
    readonly effect: OnboardingEffect;
  };
  /** A numeric code in underlined cells, checked as soon as the last cell is filled. */
  readonly 'verification-code': {
    readonly configuration: VerificationCodeConfiguration;
    readonly node: VerificationCodeNodeID;
    readonly state: VerificationCodeState;
    readonly command: VerificationCodeCommand;
    readonly effect: VerificationCodeEffect;
  };
}

/** `fields[].colors`. */
export interface AdaptiveFieldConfigurationFieldsColors {
  /** `fields[].colors.border`, boxes and line at rest; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#9CA8AD". */
  readonly border?: string;
  /** `fields[].colors.raisedBorder`, boxes and line when raised; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4". */
  readonly raisedBorder?: string;
  /** `fields[].colors.placeholder`, the label at rest; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#505050". */
  readonly placeholder?: string;
  /** `fields[].colors.raisedPlaceholder`, the label when raised; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4". */
  readonly raisedPlaceholder?: string;
  /** `fields[].colors.text`, what is entered; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#505050". */
  readonly text?: string;
  /** `fields[].colors.underline`, the line of the underlined style; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4". */
  readonly underline?: string;
  /** `fields[].colors.tint`, the caret; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#007AFF". */
  readonly tint?: string;
  /** `fields[].colors.validBorder`, of a valid text; null is as raised; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null. */
  readonly validBorder?: string | null;
  /** `fields[].colors.validPlaceholder`, of a valid text's label; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null. */
  readonly validPlaceholder?: string | null;
  /** `fields[].colors.invalidBorder`, of an invalid text; null is as raised; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null. */
  readonly invalidBorder?: string | null;
  /** `fields[].colors.invalidPlaceholder`, of an invalid text's label; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null. */
  readonly invalidPlaceholder?: string | null;
}

/** `fields[].validation`, how a text is judged; an object, or null; default null. */
export interface AdaptiveFieldConfigurationFieldsValidation {
  /** `fields[].validation.minimumLength`, least number of characters; a whole number, or null; default null. */
  readonly minimumLength?: number | null;
  /** `fields[].validation.exactLength`, number of characters; a whole number, or null; default null. */
  readonly exactLength?: number | null;
  /** `fields[].validation.luhn`, whether the text is digits with a right check digit; true or false; default false. */
  readonly luhn?: boolean;
  /** `fields[].validation.pattern`, what all characters must be; "digits" or "letters" or "alphanumeric", or null; default null. */
  readonly pattern?: 'digits' | 'letters' | 'alphanumeric' | null;
  /** `fields[].validation.host`, whether the host is asked as well; true or false; default false. */
  readonly host?: boolean;
}

/** `fields[].texts`. */
export interface AdaptiveFieldConfigurationFieldsTexts {
  /** `fields[].texts.valid`, of a valid text; null is the placeholder; a string, or null; default null. */
  readonly valid?: string | null;
  /** `fields[].texts.invalid`, of an invalid text; null is the placeholder; a string, or null; default null. */
  readonly invalid?: string | null;
}

/** `fields[].images`. */
export interface AdaptiveFieldConfigurationFieldsImages {
  /** `fields[].images.placeholder`, at the end of the placeholder; [width, height], or null; default null. */
  readonly placeholder?: readonly [number, number] | null;
  /** `fields[].images.valid`, beside a valid text; [width, height], or null; default null. */
  readonly valid?: readonly [number, number] | null;
  /** `fields[].images.invalid`, beside an invalid text; [width, height], or null; default null. */
  readonly invalid?: readonly [number, number] | null;
}

/** `fields`, the fields of the form, in order; an array, each an object. */
export interface AdaptiveFieldConfigurationFields {
  /** `fields[].id`, the field's name; a string. */
  readonly id?: string;
  /** `fields[].frame`, place in the window, in points; [x, y, width, height]. */
  readonly frame?: readonly [number, number, number, number];
  /** `fields[].limits`, characters of each section; an array, each a whole number. */
  readonly limits?: ReadonlyArray<number>;
  /** `fields[].placeholder`, what the label says; a string; default "". */
  readonly placeholder?: string;
  /** `fields[].alignment`, how the label stands; "left" or "center" or "right"; default "center". */
  readonly alignment?: 'left' | 'center' | 'right';
  /** `fields[].style`, boxes or a line; "bordered" or "underlined"; default "bordered". */
  readonly style?: 'bordered' | 'underlined';
  /** `fields[].borderWidth`, border or line, in points; a number; default 1. */
  readonly borderWidth?: number;
  /** `fields[].colors`. */
  readonly colors?: AdaptiveFieldConfigurationFieldsColors;
  /** `fields[].validation`, how a text is judged; an object, or null; default null. */
  readonly validation?: AdaptiveFieldConfigurationFieldsValidation | null;
  /** `fields[].texts`. */
  readonly texts?: AdaptiveFieldConfigurationFieldsTexts;
  /** `fields[].images`. */
  readonly images?: AdaptiveFieldConfigurationFieldsImages;
  /** `fields[].leftView`, size of a view before the text, in points; [width, height], or null; default null. */
  readonly leftView?: readonly [number, number] | null;
  /** `fields[].keyboard`, letters, or digits only; "default" or "numberPad"; default "default". */
  readonly keyboard?: 'default' | 'numberPad';
  /** `fields[].accessory`, sections that show the accessory bar; "last" or "always"; default "last". */
  readonly accessory?: 'last' | 'always';
  /** `fields[].secret`, whether the text is a secret; null is where luhn is; true or false, or null; default null. */
  readonly secret?: boolean | null;
}

/** The configuration of `adaptive-field`. */
export interface AdaptiveFieldConfiguration {
  /** `fields`, the fields of the form, in order; an array, each an object. */
  readonly fields?: ReadonlyArray<AdaptiveFieldConfigurationFields>;
  /** `labelHeight`, height of a placeholder, in points; a number; default 19.5. */
  readonly labelHeight?: number;
  /** `accessoryTitle`, what the accessory bar's button says; a string; default "NEXT FIELD". */
  readonly accessoryTitle?: string;
}

/** The ids of the nodes of `adaptive-field`. */
export type AdaptiveFieldNodeID =
  | 'screen'
  | `${string}`
  | `${string}.placeholder-label`
  | `${string}.section-${number}`
  | `${string}.left-view`
  | `${string}.underline`
  | `${string}.placeholder-image`
  | `${string}.state-image`
  | 'accessory-bar'
  | 'accessory-next';

/** The states of `adaptive-field`. */
export type AdaptiveFieldState =
  | 'resting'
  | 'editing';

/** The commands of `adaptive-field`. */
export type AdaptiveFieldCommand =
  | 'setText'
  | 'reload'
  | 'setLimits';

/** What is asked of the host by `adaptive-field`. */
export type AdaptiveFieldEffect =
  | OwnEffect<'didChange', { readonly field: string; readonly text?: string; readonly length?: number }>
  | OwnEffect<'validate', { readonly field: string; readonly text?: string; readonly texts?: ReadonlyArray<string>; readonly length?: number }, string>
  | OwnEffect<'didValidate', { readonly field: string; readonly verdict: 'undefined' | 'valid' | 'invalid' }>
  | OwnEffect<'didEndEditing', { readonly field: string }>;

/** A form of text fields that unfold into sections under a floating placeholder. */
export declare const AdaptiveField: {
  readonly name: 'adaptive-field';
  /** The ids of its nodes. */
  readonly nodes: {
    /** A scroll. */
    readonly screen: 'screen';
    /** A view in `screen`. */
    readonly byId: (id: string) => `${string}`;
    /** A label in `<id>`. */
    readonly placeholderLabel: (id: string) => `${string}.placeholder-label`;
    /** A field in `<id>`. */
    readonly section: (id: string, k: number) => `${string}.section-${number}`;
    /** A view in `<id>.section-<k>`. */
    readonly leftView: (id: string) => `${string}.left-view`;
    /** A shape in `<id>`. */
    readonly underline: (id: string) => `${string}.underline`;
    /** An image in `<id>`. */
    readonly placeholderImage: (id: string) => `${string}.placeholder-image`;
    /** An image in `<id>`. */
    readonly stateImage: (id: string) => `${string}.state-image`;
    /** A view. */
    readonly accessoryBar: 'accessory-bar';
    /** A button in `accessory-bar`. */
    readonly accessoryNext: 'accessory-next';
  };
  /** Its states. */
  readonly states: {
    readonly resting: 'resting';
    readonly editing: 'editing';
  };
  /** Its commands. */
  readonly commands: {
    readonly setText: 'setText';
    readonly reload: 'reload';
    readonly setLimits: 'setLimits';
  };
  /** The types of its effects. */
  readonly effects: {
    readonly didChange: 'didChange';
    readonly validate: 'validate';
    readonly didValidate: 'didValidate';
    readonly didEndEditing: 'didEndEditing';
    readonly focus: 'focus';
    readonly blur: 'blur';
    readonly announce: 'announce';
    readonly copy: 'copy';
    readonly paste: 'paste';
  };
};

/** `brands`, the brands, told by a number's first digits; an array, each an object. */
export interface CardInputConfigurationBrands {
  /** `brands[].brand`, the card network; "visa" or "mastercard" or "amex". */
  readonly brand?: 'visa' | 'mastercard' | 'amex';
  /** `brands[].prefixes`, what its numbers begin with; an array, each [first, last]. */
  readonly prefixes?: ReadonlyArray<readonly [number, number]>;
  /** `brands[].length`, digits of a number, 12 to 16; a whole number; default 16. */
  readonly length?: number;
  /** `brands[].groups`, after how many digits a space stands; an array, each a whole number; default [4,8,12]. */
  readonly groups?: ReadonlyArray<number>;
  /** `brands[].codeLength`, digits of the security code, 3 or 4; a whole number; default 3. */
  readonly codeLength?: number;
}

/** The configuration of `card-input`. */
export interface CardInputConfiguration {
  /** `origin`, top left in the window, in points; null is [20, safe area's top]; [x, y], or null; default null. */
  readonly origin?: readonly [number, number] | null;
  /** `width`, width of the card, in points; null is the window's less 40; a number, or null; default null. */
  readonly width?: number | null;
  /** `brands`, the brands, told by a number's first digits; an array, each an object. */
  readonly brands?: ReadonlyArray<CardInputConfigurationBrands>;
  /** `luhn`, whether a number must pass the Luhn check; true or false; default true. */
  readonly luhn?: boolean;
}

/** The ids of the nodes of `card-input`. */
export type CardInputNodeID =
  | 'screen'
  | 'card-input'
  | 'card-container'
  | 'card-front'
  | 'number-placeholder'
  | 'number-label'
  | `number-cell-${number}`
  | 'holder-caption'
  | 'holder-placeholder'
  | 'holder-label'
  | 'expiry-caption'
  | 'expiry-placeholder'
  | 'expiry-label'
  | 'brand-front'
  | 'number-button'
  | 'holder-button'
  | 'expiry-button'
  | 'focus-area'
  | 'card-back'
  | 'brand-back'
  | 'magnetic-stripe'
  | 'signature-strip'
  | 'signature-label'
  | 'csc-area'
  | 'csc-label'
  | 'csc-focus'
  | 'input-strip'
  | 'input-number'
  | 'input-number-text'
  | 'input-number-next'
  | 'input-holder'
  | 'input-holder-text'
  | 'input-holder-next'
  | 'input-expiry'
  | 'input-expiry-text'
  | 'input-expiry-next'
  | 'input-code'
  | 'input-code-text'
  | 'input-code-next'
  | 'bar'
  | 'bar-cancel'
  | 'bar-next'
  | 'picker-expiry';

/** The states of `card-input`. */
export type CardInputState =
  | 'entering'
  | 'scrolling'
  | 'travelling'
  | 'submitted';

/** The commands of `card-input`. */
export type CardInputCommand =
  | 'setValue';

/** What is asked of the host by `card-input`. */
export type CardInputEffect =
  | OwnEffect<'numberInvalid', {}>
  | OwnEffect<'submitted', { readonly brand: 'visa' | 'mastercard' | 'amex' | null; readonly last4: string; readonly expiry: string }>;

/** A card's number, holder, expiry and security code, entered page by page below a drawn card. */
export declare const CardInput: {
  readonly name: 'card-input';
  /** The ids of its nodes. */
  readonly nodes: {
    /** A view. */
    readonly screen: 'screen';
    /** A view. */
    readonly cardInput: 'card-input';
    /** A view in `card-input`. */
    readonly cardContainer: 'card-container';
    /** A view in `card-container`. */
    readonly cardFront: 'card-front';
    /** A label in `card-front`. */
    readonly numberPlaceholder: 'number-placeholder';
    /** A label in `card-front`. */
    readonly numberLabel: 'number-label';
    /** A label in `card-front`. */
    readonly numberCell: (k: number) => `number-cell-${number}`;
    /** A label in `card-front`. */
    readonly holderCaption: 'holder-caption';
    /** A label in `card-front`. */
    readonly holderPlaceholder: 'holder-placeholder';
    /** A label in `card-front`. */
    readonly holderLabel: 'holder-label';
    /** A label in `card-front`. */
    readonly expiryCaption: 'expiry-caption';
    /** A label in `card-front`. */
    readonly expiryPlaceholder: 'expiry-placeholder';
    /** A label in `card-front`. */
    readonly expiryLabel: 'expiry-label';
    /** An image in `card-front`. */
    readonly brandFront: 'brand-front';
    /** A button in `card-front`. */
    readonly numberButton: 'number-button';
    /** A button in `card-front`. */
    readonly holderButton: 'holder-button';
    /** A button in `card-front`. */
    readonly expiryButton: 'expiry-button';
    /** A shape in `card-front`. */
    readonly focusArea: 'focus-area';
    /** A view in `card-container`. */
    readonly cardBack: 'card-back';
    /** An image in `card-back`. */
    readonly brandBack: 'brand-back';
    /** A view in `card-back`. */
    readonly magneticStripe: 'magnetic-stripe';
    /** A view in `card-back`. */
    readonly signatureStrip: 'signature-strip';
    /** A label in `card-back`. */
    readonly signatureLabel: 'signature-label';
    /** A view in `card-back`. */
    readonly cscArea: 'csc-area';
    /** A label in `card-back`. */
    readonly cscLabel: 'csc-label';
    /** A shape in `card-back`. */
    readonly cscFocus: 'csc-focus';
    /** A scroll in `card-input`. */
    readonly inputStrip: 'input-strip';
    /** A view in `input-strip`. */
    readonly inputNumber: 'input-number';
    /** A field in `input-number`. */
    readonly inputNumberText: 'input-number-text';
    /** A button in `input-number`. */
    readonly inputNumberNext: 'input-number-next';
    /** A view in `input-strip`. */
    readonly inputHolder: 'input-holder';
    /** A field in `input-holder`. */
    readonly inputHolderText: 'input-holder-text';
    /** A button in `input-holder`. */
    readonly inputHolderNext: 'input-holder-next';
    /** A view in `input-strip`. */
    readonly inputExpiry: 'input-expiry';
    /** A field in `input-expiry`. */
    readonly inputExpiryText: 'input-expiry-text';
    /** A button in `input-expiry`. */
    readonly inputExpiryNext: 'input-expiry-next';
    /** A view in `input-strip`. */
    readonly inputCode: 'input-code';
    /** A field in `input-code`. */
    readonly inputCodeText: 'input-code-text';
    /** A button in `input-code`. */
    readonly inputCodeNext: 'input-code-next';
    /** A view. */
    readonly bar: 'bar';
    /** A button in `bar`. */
    readonly barCancel: 'bar-cancel';
    /** A button in `bar`. */
    readonly barNext: 'bar-next';
    /** A picker. */
    readonly pickerExpiry: 'picker-expiry';
  };
  /** Its states. */
  readonly states: {
    readonly entering: 'entering';
    readonly scrolling: 'scrolling';
    readonly travelling: 'travelling';
    readonly submitted: 'submitted';
  };
  /** Its commands. */
  readonly commands: {
    readonly setValue: 'setValue';
  };
  /** The types of its effects. */
  readonly effects: {
    readonly numberInvalid: 'numberInvalid';
    readonly submitted: 'submitted';
    readonly focus: 'focus';
    readonly blur: 'blur';
    readonly announce: 'announce';
    readonly copy: 'copy';
    readonly paste: 'paste';
  };
};

/** `pages.onboarding.pages[].fields`, the fields, in reading order; an array, each an object; default []. */
export interface CheckoutConfigurationPagesOnboardingPagesFields {
  /** `pages.onboarding.pages[].fields[].id`, name of the field, unique in the form; a string. */
  readonly id?: string;
  /** `pages.onboarding.pages[].fields[].label`, what the field asks for; a string; default "". */
  readonly label?: string;
  /** `pages.onboarding.pages[].fields[].kind`, what the field takes; "text" or "date" or "multiline" or "image"; default "text". */
  readonly kind?: 'text' | 'date' | 'multiline' | 'image';
  /** `pages.onboarding.pages[].fields[].required`, whether the page needs it; pages 1 and 2 only; true or false; default false. */
  readonly required?: boolean;
  /** `pages.onboarding.pages[].fields[].frame`, place in the page's content; null is the field's row; [x, y, width, height], or null; default null. */
  readonly frame?: readonly [number, number, number, number] | null;
  /** `pages.onboarding.pages[].fields[].contentType`, meaning of the text, for autofill; default null. */
  readonly contentType?: 'name' | 'namePrefix' | 'givenName' | 'middleName' | 'familyName' | 'nameSuffix' | 'nickname' | 'jobTitle' | 'organizationName' | 'location' | 'fullStreetAddress' | 'streetAddressLine1' | 'streetAddressLine2' | 'addressCity' | 'addressState' | 'addressCityAndState' | 'sublocality' | 'countryName' | 'postalCode' | 'telephoneNumber' | 'emailAddress' | 'URL' | 'creditCardNumber' | 'creditCardName' | 'creditCardGivenName' | 'creditCardMiddleName' | 'creditCardFamilyName' | 'creditCardSecurityCode' | 'creditCardExpiration' | 'creditCardExpirationMonth' | 'creditCardExpirationYear' | 'creditCardType' | 'username' | 'password' | 'newPassword' | 'oneTimeCode' | 'shipmentTrackingNumber' | 'flightNumber' | 'dateTime' | 'birthdate' | 'birthdateDay' | 'birthdateMonth' | 'birthdateYear' | null;
}

/** `pages.onboarding.pages`, the five pages; an array, each an object. */
export interface CheckoutConfigurationPagesOnboardingPages {
  /** `pages.onboarding.pages[].title`, what stands at the top of the page; a string; default "". */
  readonly title?: string;
  /** `pages.onboarding.pages[].fields`, the fields, in reading order; an array, each an object; default []. */
  readonly fields?: ReadonlyArray<CheckoutConfigurationPagesOnboardingPagesFields>;
  /** `pages.onboarding.pages[].contentHeight`, height of the content, in points; null is the page's own; a number, or null; default null. */
  readonly contentHeight?: number | null;
}

/** `pages.onboarding`. */
export interface CheckoutConfigurationPagesOnboarding {
  /** `pages.onboarding.pages`, the five pages; an array, each an object. */
  readonly pages?: ReadonlyArray<CheckoutConfigurationPagesOnboardingPages>;
  /** `pages.onboarding.barHeight`, height of the bar, in points; a number; default 64. */
  readonly barHeight?: number;
  /** `pages.onboarding.circleRadius`, radius of the done circle, in points; a number; default 50. */
  readonly circleRadius?: number;
  /** `pages.onboarding.focusMargin`, room between a focused field and what covers it, in points; a number; default 8. */
  readonly focusMargin?: number;
}

/** `pages.form.fields.fields[].colors`. */
export interface CheckoutConfigurationPagesFormFieldsFieldsColors {
  /** `pages.form.fields.fields[].colors.border`, boxes and line at rest; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#9CA8AD". */
  readonly border?: string;
  /** `pages.form.fields.fields[].colors.raisedBorder`, boxes and line when raised; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4". */
  readonly raisedBorder?: string;
  /** `pages.form.fields.fields[].colors.placeholder`, the label at rest; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#505050". */
  readonly placeholder?: string;
  /** `pages.form.fields.fields[].colors.raisedPlaceholder`, the label when raised; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4". */
  readonly raisedPlaceholder?: string;
  /** `pages.form.fields.fields[].colors.text`, what is entered; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#505050". */
  readonly text?: string;
  /** `pages.form.fields.fields[].colors.underline`, the line of the underlined style; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#B4B4B4". */
  readonly underline?: string;
  /** `pages.form.fields.fields[].colors.tint`, the caret; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#007AFF". */
  readonly tint?: string;
  /** `pages.form.fields.fields[].colors.validBorder`, of a valid text; null is as raised; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null. */
  readonly validBorder?: string | null;
  /** `pages.form.fields.fields[].colors.validPlaceholder`, of a valid text's label; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null. */
  readonly validPlaceholder?: string | null;
  /** `pages.form.fields.fields[].colors.invalidBorder`, of an invalid text; null is as raised; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null. */
  readonly invalidBorder?: string | null;
  /** `pages.form.fields.fields[].colors.invalidPlaceholder`, of an invalid text's label; a colour, "#RRGGBB" or "#RRGGBBAA", or null; default null. */
  readonly invalidPlaceholder?: string | null;
}

/** `pages.form.fields.fields[].validation`, how a text is judged; an object, or null; default null. */
export interface CheckoutConfigurationPagesFormFieldsFieldsValidation {
  /** `pages.form.fields.fields[].validation.minimumLength`, least number of characters; a whole number, or null; default null. */
  readonly minimumLength?: number | null;
  /** `pages.form.fields.fields[].validation.exactLength`, number of characters; a whole number, or null; default null. */
  readonly exactLength?: number | null;
  /** `pages.form.fields.fields[].validation.luhn`, whether the text is digits with a right check digit; true or false; default false. */
  readonly luhn?: boolean;
  /** `pages.form.fields.fields[].validation.pattern`, what all characters must be; "digits" or "letters" or "alphanumeric", or null; default null. */
  readonly pattern?: 'digits' | 'letters' | 'alphanumeric' | null;
  /** `pages.form.fields.fields[].validation.host`, whether the host is asked as well; true or false; default false. */
  readonly host?: boolean;
}

/** `pages.form.fields.fields[].texts`. */
export interface CheckoutConfigurationPagesFormFieldsFieldsTexts {
  /** `pages.form.fields.fields[].texts.valid`, of a valid text; null is the placeholder; a string, or null; default null. */
  readonly valid?: string | null;
  /** `pages.form.fields.fields[].texts.invalid`, of an invalid text; null is the placeholder; a string, or null; default null. */
  readonly invalid?: string | null;
}

/** `pages.form.fields.fields[].images`. */
export interface CheckoutConfigurationPagesFormFieldsFieldsImages {
  /** `pages.form.fields.fields[].images.placeholder`, at the end of the placeholder; [width, height], or null; default null. */
  readonly placeholder?: readonly [number, number] | null;
  /** `pages.form.fields.fields[].images.valid`, beside a valid text; [width, height], or null; default null. */
  readonly valid?: readonly [number, number] | null;
  /** `pages.form.fields.fields[].images.invalid`, beside an invalid text; [width, height], or null; default null. */
  readonly invalid?: readonly [number, number] | null;
}

/** `pages.form.fields.fields`, the fields of the form, in order; an array, each an object. */
export interface CheckoutConfigurationPagesFormFieldsFields {
  /** `pages.form.fields.fields[].id`, the field's name; a string. */
  readonly id?: string;
  /** `pages.form.fields.fields[].frame`, place in the window, in points; [x, y, width, height]. */
  readonly frame?: readonly [number, number, number, number];
  /** `pages.form.fields.fields[].limits`, characters of each section; an array, each a whole number. */
  readonly limits?: ReadonlyArray<number>;
  /** `pages.form.fields.fields[].placeholder`, what the label says; a string; default "". */
  readonly placeholder?: string;
  /** `pages.form.fields.fields[].alignment`, how the label stands; "left" or "center" or "right"; default "center". */
  readonly alignment?: 'left' | 'center' | 'right';
  /** `pages.form.fields.fields[].style`, boxes or a line; "bordered" or "underlined"; default "bordered". */
  readonly style?: 'bordered' | 'underlined';
  /** `pages.form.fields.fields[].borderWidth`, border or line, in points; a number; default 1. */
  readonly borderWidth?: number;
  /** `pages.form.fields.fields[].colors`. */
  readonly colors?: CheckoutConfigurationPagesFormFieldsFieldsColors;
  /** `pages.form.fields.fields[].validation`, how a text is judged; an object, or null; default null. */
  readonly validation?: CheckoutConfigurationPagesFormFieldsFieldsValidation | null;
  /** `pages.form.fields.fields[].texts`. */
  readonly texts?: CheckoutConfigurationPagesFormFieldsFieldsTexts;
  /** `pages.form.fields.fields[].images`. */
  readonly images?: CheckoutConfigurationPagesFormFieldsFieldsImages;
  /** `pages.form.fields.fields[].leftView`, size of a view before the text, in points; [width, height], or null; default null. */
  readonly leftView?: readonly [number, number] | null;
  /** `pages.form.fields.fields[].keyboard`, letters, or digits only; "default" or "numberPad"; default "default". */
  readonly keyboard?: 'default' | 'numberPad';
  /** `pages.form.fields.fields[].accessory`, sections that show the accessory bar; "last" or "always"; default "last". */
  readonly accessory?: 'last' | 'always';
  /** `pages.form.fields.fields[].secret`, whether the text is a secret; null is where luhn is; true or false, or null; default null. */
  readonly secret?: boolean | null;
}

/** `pages.form.fields`. */
export interface CheckoutConfigurationPagesFormFields {
  /** `pages.form.fields.fields`, the fields of the form, in order; an array, each an object. */
  readonly fields?: ReadonlyArray<CheckoutConfigurationPagesFormFieldsFields>;
  /** `pages.form.fields.labelHeight`, height of a placeholder, in points; a number; default 19.5. */
  readonly labelHeight?: number;
  /** `pages.form.fields.accessoryTitle`, what the accessory bar's button says; a string; default "NEXT FIELD". */
  readonly accessoryTitle?: string;
}

/** `pages.form`. */
export interface CheckoutConfigurationPagesForm {
  /** `pages.form.fields`. */
  readonly fields?: CheckoutConfigurationPagesFormFields;
}

/** `pages.code.origin`. */
export interface CheckoutConfigurationPagesCodeOrigin {
  /** `pages.code.origin.phoneLabel`, frame of the phone label, in points; [x, y, width, height]; default [20,120,335,24]. */
  readonly phoneLabel?: readonly [number, number, number, number];
  /** `pages.code.origin.spacing`, distance from the label to the row, in points; a number; default 24. */
  readonly spacing?: number;
}

/** `pages.code.colors`. */
export interface CheckoutConfigurationPagesCodeColors {
  /** `pages.code.colors.digit`, the digits, and the phone number; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FFFFFF". */
  readonly digit?: string;
  /** `pages.code.colors.underline`, the lines under the cells, and the resend button; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#2E86F0". */
  readonly underline?: string;
  /** `pages.code.colors.caret`, the caret; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FFFFFF". */
  readonly caret?: string;
  /** `pages.code.colors.failure`, the lines under the cells after a wrong code; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FF453A". */
  readonly failure?: string;
  /** `pages.code.colors.background`, the screen's background; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#1C1C1E". */
  readonly background?: string;
}

/** `pages.code`. */
export interface CheckoutConfigurationPagesCode {
  /** `pages.code.length`, how many digits the code has, 1 to 13; a whole number; default 4. */
  readonly length?: number;
  /** `pages.code.box`, size of the row of cells, in points; [width, height]; default [208,48]. */
  readonly box?: readonly [number, number];
  /** `pages.code.gap`, distance between cells, in points; a number; default 16. */
  readonly gap?: number;
  /** `pages.code.origin`. */
  readonly origin?: CheckoutConfigurationPagesCodeOrigin;
  /** `pages.code.glyph`, size of a digit, in points; [width, height]; default [14,28]. */
  readonly glyph?: readonly [number, number];
  /** `pages.code.phone`, text of the phone label; a string; default "". */
  readonly phone?: string;
  /** `pages.code.colors`. */
  readonly colors?: CheckoutConfigurationPagesCodeColors;
  /** `pages.code.resendAfter`, seconds until the code can be sent again; null is no button; a number, or null; default null. */
  readonly resendAfter?: number | null;
}

/** `pages`. */
export interface CheckoutConfigurationPages {
  /** `pages.onboarding`. */
  readonly onboarding?: CheckoutConfigurationPagesOnboarding;
  /** `pages.form`. */
  readonly form?: CheckoutConfigurationPagesForm;
  /** `pages.code`. */
  readonly code?: CheckoutConfigurationPagesCode;
}

/** `card.heights`. */
export interface CheckoutConfigurationCardHeights {
  /** `card.heights.open`, in points; a number; default 700. */
  readonly open?: number;
  /** `card.heights.compressed`, in points; a number; default 300. */
  readonly compressed?: number;
  /** `card.heights.closed`, in points; a number; default 0. */
  readonly closed?: number;
}

/** `card.content`. */
export interface CheckoutConfigurationCardContent {
  /** `card.content.scrolls`, whether there is a list that scrolls; true or false; default false. */
  readonly scrolls?: boolean;
  /** `card.content.height`, height of all its rows, in points; a number; default 2200. */
  readonly height?: number;
}

/** `card`. */
export interface CheckoutConfigurationCard {
  /** `card.segmented`, whether there is a compressed position; true or false; default true. */
  readonly segmented?: boolean;
  /** `card.heights`. */
  readonly heights?: CheckoutConfigurationCardHeights;
  /** `card.dimension`, how far an unsegmented card opens; default "fullScreen". */
  readonly dimension?: 'fullScreen' | 'half' | 'oneThird' | 'oneFourth' | { readonly custom: number };
  /** `card.navigationBar`, whether a full-screen card leaves 44 pt free; true or false; default true. */
  readonly navigationBar?: boolean;
  /** `card.headerHeight`, visible height of a closed unsegmented card, in points; a number; default 100. */
  readonly headerHeight?: number;
  /** `card.indicator`, whether the card shows a grabber; true or false; default true. */
  readonly indicator?: boolean;
  /** `card.content`. */
  readonly content?: CheckoutConfigurationCardContent;
  /** `card.host`, whether a plain screen stands in for the host; true or false; default false. */
  readonly host?: boolean;
}

/** `input.brands`, the brands, told by a number's first digits; an array, each an object. */
export interface CheckoutConfigurationInputBrands {
  /** `input.brands[].brand`, the card network; "visa" or "mastercard" or "amex". */
  readonly brand?: 'visa' | 'mastercard' | 'amex';
  /** `input.brands[].prefixes`, what its numbers begin with; an array, each [first, last]. */
  readonly prefixes?: ReadonlyArray<readonly [number, number]>;
  /** `input.brands[].length`, digits of a number, 12 to 16; a whole number; default 16. */
  readonly length?: number;
  /** `input.brands[].groups`, after how many digits a space stands; an array, each a whole number; default [4,8,12]. */
  readonly groups?: ReadonlyArray<number>;
  /** `input.brands[].codeLength`, digits of the security code, 3 or 4; a whole number; default 3. */
  readonly codeLength?: number;
}

/** `input`. */
export interface CheckoutConfigurationInput {
  /** `input.origin`, top left in the window, in points; null is [20, safe area's top]; [x, y], or null; default [20,32]. */
  readonly origin?: readonly [number, number] | null;
  /** `input.width`, width of the card, in points; null is the window's less 40; a number, or null; default null. */
  readonly width?: number | null;
  /** `input.brands`, the brands, told by a number's first digits; an array, each an object. */
  readonly brands?: ReadonlyArray<CheckoutConfigurationInputBrands>;
  /** `input.luhn`, whether a number must pass the Luhn check; true or false; default true. */
  readonly luhn?: boolean;
}

/** The configuration of `checkout`. */
export interface CheckoutConfiguration {
  /** `pages`. */
  readonly pages?: CheckoutConfigurationPages;
  /** `card`. */
  readonly card?: CheckoutConfigurationCard;
  /** `input`. */
  readonly input?: CheckoutConfigurationInput;
}

/** The ids of the nodes of `checkout`. */
export type CheckoutNodeID =
  | 'below'
  | 'above'
  | `pages/page-${string}`
  | `pages/onboarding/page-${number}`
  | `pages/onboarding/title-${number}`
  | `pages/onboarding/field-${string}`
  | `pages/onboarding/hint-${string}`
  | 'pages/onboarding/bottom-bar'
  | 'pages/onboarding/back-button'
  | 'pages/onboarding/skip-hint'
  | 'pages/onboarding/next-button'
  | 'pages/onboarding/finish'
  | 'pages/onboarding/done-circle'
  | 'pages/form/screen'
  | 'pages/form/top'
  | 'pages/form/pay'
  | 'pages/form/fields/screen'
  | `pages/form/fields/${string}`
  | `pages/form/fields/${string}.placeholder-label`
  | `pages/form/fields/${string}.section-${number}`
  | `pages/form/fields/${string}.left-view`
  | `pages/form/fields/${string}.underline`
  | `pages/form/fields/${string}.placeholder-image`
  | `pages/form/fields/${string}.state-image`
  | 'pages/form/fields/accessory-bar'
  | 'pages/form/fields/accessory-next'
  | 'pages/code/screen'
  | 'pages/code/phone-label'
  | 'pages/code/code-input'
  | `pages/code/underline-${number}`
  | `pages/code/digit-${number}`
  | 'pages/code/caret'
  | 'pages/code/resend-button'
  | 'pages/done/screen'
  | 'pages/done/done-title'
  | 'pages/done/dismiss'
  | 'card/host'
  | 'card/trigger'
  | 'card/dim'
  | 'card/card'
  | 'card/scroll'
  | 'card/grabber'
  | 'input/screen'
  | 'input/card-input'
  | 'input/card-container'
  | 'input/card-front'
  | 'input/number-placeholder'
  | 'input/number-label'
  | `input/number-cell-${number}`
  | 'input/holder-caption'
  | 'input/holder-placeholder'
  | 'input/holder-label'
  | 'input/expiry-caption'
  | 'input/expiry-placeholder'
  | 'input/expiry-label'
  | 'input/brand-front'
  | 'input/number-button'
  | 'input/holder-button'
  | 'input/expiry-button'
  | 'input/focus-area'
  | 'input/card-back'
  | 'input/brand-back'
  | 'input/magnetic-stripe'
  | 'input/signature-strip'
  | 'input/signature-label'
  | 'input/csc-area'
  | 'input/csc-label'
  | 'input/csc-focus'
  | 'input/input-strip'
  | 'input/input-number'
  | 'input/input-number-text'
  | 'input/input-number-next'
  | 'input/input-holder'
  | 'input/input-holder-text'
  | 'input/input-holder-next'
  | 'input/input-expiry'
  | 'input/input-expiry-text'
  | 'input/input-expiry-next'
  | 'input/input-code'
  | 'input/input-code-text'
  | 'input/input-code-next'
  | 'input/bar'
  | 'input/bar-cancel'
  | 'input/bar-next'
  | 'input/picker-expiry';

/** The states of `checkout`. */
export type CheckoutState =
  | 'filling'
  | 'paying'
  | 'done';

/** The commands of `checkout`. */
export type CheckoutCommand =
  | 'open'
  | 'push'
  | 'pop'
  | 'popToRoot'
  | 'setValue'
  | 'setText'
  | 'reload'
  | 'setLimits'
  | 'setLength'
  | 'resend'
  | 'show'
  | 'dismiss'
  | 'escape'
  | 'increment'
  | 'decrement'
  | 'remove';

/** What is asked of the host by `checkout`. */
export type CheckoutEffect =
  | OwnEffect<'pay', {}> & { readonly from: 'pages' }
  | OwnEffect<'chooseImage', { readonly field: string }, string> & { readonly from: 'pages/onboarding' }
  | OwnEffect<'endEditing', {}> & { readonly from: 'pages/onboarding' }
  | OwnEffect<'didChangePage', { readonly page: number }> & { readonly from: 'pages/onboarding' }
  | OwnEffect<'didSkip', { readonly page: number }> & { readonly from: 'pages/onboarding' }
  | OwnEffect<'finished', { readonly values: { readonly [name: string]: string } }> & { readonly from: 'pages/onboarding' }
  | OwnEffect<'pay', {}> & { readonly from: 'pages/form' }
  | OwnEffect<'didChange', { readonly field: string; readonly text?: string; readonly length?: number }> & { readonly from: 'pages/form/fields' }
  | OwnEffect<'validate', { readonly field: string; readonly text?: string; readonly texts?: ReadonlyArray<string>; readonly length?: number }, string> & { readonly from: 'pages/form/fields' }
  | OwnEffect<'didValidate', { readonly field: string; readonly verdict: 'undefined' | 'valid' | 'invalid' }> & { readonly from: 'pages/form/fields' }
  | OwnEffect<'didEndEditing', { readonly field: string }> & { readonly from: 'pages/form/fields' }
  | OwnEffect<'verify', { readonly code: string }, string> & { readonly from: 'pages/code' }
  | OwnEffect<'resend', {}, string> & { readonly from: 'pages/code' }
  | OwnEffect<'dismiss', {}> & { readonly from: 'pages/done' }
  | OwnEffect<'didMove', { readonly position: 'closed' | 'compressed' | 'open' }> & { readonly from: 'card' }
  | OwnEffect<'didRemove', {}> & { readonly from: 'card' }
  | OwnEffect<'numberInvalid', {}> & { readonly from: 'input' }
  | OwnEffect<'submitted', { readonly brand: 'visa' | 'mastercard' | 'amex' | null; readonly last4: string; readonly expiry: string }> & { readonly from: 'input' };

/** The paths of the scenes in `checkout`. */
export type CheckoutChildPath =
  | 'pages'
  | 'pages/onboarding'
  | 'pages/form'
  | 'pages/form/fields'
  | 'pages/code'
  | 'pages/done'
  | 'card'
  | 'input';

/** An app of the five screens: a stack of pages, and a card over it in which one pays. In a WebAssembly module of its own, which the package's is not. */
export declare const Checkout: {
  readonly name: 'checkout';
  /** The ids of its nodes. */
  readonly nodes: {
    /** A view. */
    readonly below: 'below';
    /** A view. */
    readonly above: 'above';
    /** A view. */
    readonly pagesPage: (name: string) => `pages/page-${string}`;
    /** A scroll. */
    readonly pagesOnboardingPage: (k: number) => `pages/onboarding/page-${number}`;
    /** A label in `pages/onboarding/page-<k>`. */
    readonly pagesOnboardingTitle: (k: number) => `pages/onboarding/title-${number}`;
    /** A field in `pages/onboarding/page-<k>`. */
    readonly pagesOnboardingField: (id: string) => `pages/onboarding/field-${string}`;
    /** A label in `pages/onboarding/page-<k>`. */
    readonly pagesOnboardingHint: (id: string) => `pages/onboarding/hint-${string}`;
    /** A view. */
    readonly pagesOnboardingBottomBar: 'pages/onboarding/bottom-bar';
    /** A button in `pages/onboarding/bottom-bar`. */
    readonly pagesOnboardingBackButton: 'pages/onboarding/back-button';
    /** A label in `pages/onboarding/bottom-bar`. */
    readonly pagesOnboardingSkipHint: 'pages/onboarding/skip-hint';
    /** A button in `pages/onboarding/bottom-bar`. */
    readonly pagesOnboardingNextButton: 'pages/onboarding/next-button';
    /** A view. */
    readonly pagesOnboardingFinish: 'pages/onboarding/finish';
    /** A shape in `pages/onboarding/finish`. */
    readonly pagesOnboardingDoneCircle: 'pages/onboarding/done-circle';
    /** A view. */
    readonly pagesFormScreen: 'pages/form/screen';
    /** A view in `pages/form/screen`. */
    readonly pagesFormTop: 'pages/form/top';
    /** A button in `pages/form/screen`. */
    readonly pagesFormPay: 'pages/form/pay';
    /** A scroll. */
    readonly pagesFormFieldsScreen: 'pages/form/fields/screen';
    /** A view in `pages/form/fields/screen`. */
    readonly pagesFormFields: (id: string) => `pages/form/fields/${string}`;
    /** A label in `pages/form/fields/<id>`. */
    readonly pagesFormFieldsPlaceholderLabel: (id: string) => `pages/form/fields/${string}.placeholder-label`;
    /** A field in `pages/form/fields/<id>`. */
    readonly pagesFormFieldsSection: (id: string, k: number) => `pages/form/fields/${string}.section-${number}`;
    /** A view in `pages/form/fields/<id>.section-<k>`. */
    readonly pagesFormFieldsLeftView: (id: string) => `pages/form/fields/${string}.left-view`;
    /** A shape in `pages/form/fields/<id>`. */
    readonly pagesFormFieldsUnderline: (id: string) => `pages/form/fields/${string}.underline`;
    /** An image in `pages/form/fields/<id>`. */
    readonly pagesFormFieldsPlaceholderImage: (id: string) => `pages/form/fields/${string}.placeholder-image`;
    /** An image in `pages/form/fields/<id>`. */
    readonly pagesFormFieldsStateImage: (id: string) => `pages/form/fields/${string}.state-image`;
    /** A view. */
    readonly pagesFormFieldsAccessoryBar: 'pages/form/fields/accessory-bar';
    /** A button in `pages/form/fields/accessory-bar`. */
    readonly pagesFormFieldsAccessoryNext: 'pages/form/fields/accessory-next';
    /** A view. */
    readonly pagesCodeScreen: 'pages/code/screen';
    /** A label in `pages/code/screen`. */
    readonly pagesCodePhoneLabel: 'pages/code/phone-label';
    /** A field in `pages/code/screen`. */
    readonly pagesCodeCodeInput: 'pages/code/code-input';
    /** A shape in `pages/code/code-input`. */
    readonly pagesCodeUnderline: (k: number) => `pages/code/underline-${number}`;
    /** A label in `pages/code/code-input`. */
    readonly pagesCodeDigit: (k: number) => `pages/code/digit-${number}`;
    /** A shape in `pages/code/code-input`. */
    readonly pagesCodeCaret: 'pages/code/caret';
    /** A button in `pages/code/screen`. */
    readonly pagesCodeResendButton: 'pages/code/resend-button';
    /** A view. */
    readonly pagesDoneScreen: 'pages/done/screen';
    /** A label in `pages/done/screen`. */
    readonly pagesDoneDoneTitle: 'pages/done/done-title';
    /** A button in `pages/done/screen`. */
    readonly pagesDoneDismiss: 'pages/done/dismiss';
    /** A view. */
    readonly cardHost: 'card/host';
    /** A button in `card/host`. */
    readonly cardTrigger: 'card/trigger';
    /** A view. */
    readonly cardDim: 'card/dim';
    /** A view. */
    readonly cardCard: 'card/card';
    /** A scroll in `card/card`. */
    readonly cardScroll: 'card/scroll';
    /** A view in `card/card`. */
    readonly cardGrabber: 'card/grabber';
    /** A view. */
    readonly inputScreen: 'input/screen';
    /** A view. */
    readonly inputCardInput: 'input/card-input';
    /** A view in `input/card-input`. */
    readonly inputCardContainer: 'input/card-container';
    /** A view in `input/card-container`. */
    readonly inputCardFront: 'input/card-front';
    /** A label in `input/card-front`. */
    readonly inputNumberPlaceholder: 'input/number-placeholder';
    /** A label in `input/card-front`. */
    readonly inputNumberLabel: 'input/number-label';
    /** A label in `input/card-front`. */
    readonly inputNumberCell: (k: number) => `input/number-cell-${number}`;
    /** A label in `input/card-front`. */
    readonly inputHolderCaption: 'input/holder-caption';
    /** A label in `input/card-front`. */
    readonly inputHolderPlaceholder: 'input/holder-placeholder';
    /** A label in `input/card-front`. */
    readonly inputHolderLabel: 'input/holder-label';
    /** A label in `input/card-front`. */
    readonly inputExpiryCaption: 'input/expiry-caption';
    /** A label in `input/card-front`. */
    readonly inputExpiryPlaceholder: 'input/expiry-placeholder';
    /** A label in `input/card-front`. */
    readonly inputExpiryLabel: 'input/expiry-label';
    /** An image in `input/card-front`. */
    readonly inputBrandFront: 'input/brand-front';
    /** A button in `input/card-front`. */
    readonly inputNumberButton: 'input/number-button';
    /** A button in `input/card-front`. */
    readonly inputHolderButton: 'input/holder-button';
    /** A button in `input/card-front`. */
    readonly inputExpiryButton: 'input/expiry-button';
    /** A shape in `input/card-front`. */
    readonly inputFocusArea: 'input/focus-area';
    /** A view in `input/card-container`. */
    readonly inputCardBack: 'input/card-back';
    /** An image in `input/card-back`. */
    readonly inputBrandBack: 'input/brand-back';
    /** A view in `input/card-back`. */
    readonly inputMagneticStripe: 'input/magnetic-stripe';
    /** A view in `input/card-back`. */
    readonly inputSignatureStrip: 'input/signature-strip';
    /** A label in `input/card-back`. */
    readonly inputSignatureLabel: 'input/signature-label';
    /** A view in `input/card-back`. */
    readonly inputCscArea: 'input/csc-area';
    /** A label in `input/card-back`. */
    readonly inputCscLabel: 'input/csc-label';
    /** A shape in `input/card-back`. */
    readonly inputCscFocus: 'input/csc-focus';
    /** A scroll in `input/card-input`. */
    readonly inputInputStrip: 'input/input-strip';
    /** A view in `input/input-strip`. */
    readonly inputInputNumber: 'input/input-number';
    /** A field in `input/input-number`. */
    readonly inputInputNumberText: 'input/input-number-text';
    /** A button in `input/input-number`. */
    readonly inputInputNumberNext: 'input/input-number-next';
    /** A view in `input/input-strip`. */
    readonly inputInputHolder: 'input/input-holder';
    /** A field in `input/input-holder`. */
    readonly inputInputHolderText: 'input/input-holder-text';
    /** A button in `input/input-holder`. */
    readonly inputInputHolderNext: 'input/input-holder-next';
    /** A view in `input/input-strip`. */
    readonly inputInputExpiry: 'input/input-expiry';
    /** A field in `input/input-expiry`. */
    readonly inputInputExpiryText: 'input/input-expiry-text';
    /** A button in `input/input-expiry`. */
    readonly inputInputExpiryNext: 'input/input-expiry-next';
    /** A view in `input/input-strip`. */
    readonly inputInputCode: 'input/input-code';
    /** A field in `input/input-code`. */
    readonly inputInputCodeText: 'input/input-code-text';
    /** A button in `input/input-code`. */
    readonly inputInputCodeNext: 'input/input-code-next';
    /** A view. */
    readonly inputBar: 'input/bar';
    /** A button in `input/bar`. */
    readonly inputBarCancel: 'input/bar-cancel';
    /** A button in `input/bar`. */
    readonly inputBarNext: 'input/bar-next';
    /** A picker. */
    readonly inputPickerExpiry: 'input/picker-expiry';
  };
  /** Its states. */
  readonly states: {
    readonly filling: 'filling';
    readonly paying: 'paying';
    readonly done: 'done';
  };
  /** Its commands. */
  readonly commands: {
    readonly open: 'open';
    readonly push: 'push';
    readonly pop: 'pop';
    readonly popToRoot: 'popToRoot';
    readonly setValue: 'setValue';
    readonly setText: 'setText';
    readonly reload: 'reload';
    readonly setLimits: 'setLimits';
    readonly setLength: 'setLength';
    readonly resend: 'resend';
    readonly show: 'show';
    readonly dismiss: 'dismiss';
    readonly escape: 'escape';
    readonly increment: 'increment';
    readonly decrement: 'decrement';
    readonly remove: 'remove';
  };
  /** The types of its effects. */
  readonly effects: {
    readonly pay: 'pay';
    readonly chooseImage: 'chooseImage';
    readonly endEditing: 'endEditing';
    readonly didChangePage: 'didChangePage';
    readonly didSkip: 'didSkip';
    readonly finished: 'finished';
    readonly didChange: 'didChange';
    readonly validate: 'validate';
    readonly didValidate: 'didValidate';
    readonly didEndEditing: 'didEndEditing';
    readonly verify: 'verify';
    readonly resend: 'resend';
    readonly dismiss: 'dismiss';
    readonly didMove: 'didMove';
    readonly didRemove: 'didRemove';
    readonly numberInvalid: 'numberInvalid';
    readonly submitted: 'submitted';
    readonly focus: 'focus';
    readonly blur: 'blur';
    readonly announce: 'announce';
    readonly copy: 'copy';
    readonly paste: 'paste';
  };
};

/** `heights`. */
export interface GlideCardConfigurationHeights {
  /** `heights.open`, in points; a number; default 700. */
  readonly open?: number;
  /** `heights.compressed`, in points; a number; default 300. */
  readonly compressed?: number;
  /** `heights.closed`, in points; a number; default 0. */
  readonly closed?: number;
}

/** `content`. */
export interface GlideCardConfigurationContent {
  /** `content.scrolls`, whether there is a list that scrolls; true or false; default true. */
  readonly scrolls?: boolean;
  /** `content.height`, height of all its rows, in points; a number; default 2200. */
  readonly height?: number;
}

/** The configuration of `glide-card`. */
export interface GlideCardConfiguration {
  /** `segmented`, whether there is a compressed position; true or false; default true. */
  readonly segmented?: boolean;
  /** `heights`. */
  readonly heights?: GlideCardConfigurationHeights;
  /** `dimension`, how far an unsegmented card opens; default "fullScreen". */
  readonly dimension?: 'fullScreen' | 'half' | 'oneThird' | 'oneFourth' | { readonly custom: number };
  /** `navigationBar`, whether a full-screen card leaves 44 pt free; true or false; default true. */
  readonly navigationBar?: boolean;
  /** `headerHeight`, visible height of a closed unsegmented card, in points; a number; default 100. */
  readonly headerHeight?: number;
  /** `indicator`, whether the card shows a grabber; true or false; default true. */
  readonly indicator?: boolean;
  /** `content`. */
  readonly content?: GlideCardConfigurationContent;
  /** `host`, whether a plain screen stands in for the host; true or false; default true. */
  readonly host?: boolean;
}

/** The ids of the nodes of `glide-card`. */
export type GlideCardNodeID =
  | 'host'
  | 'trigger'
  | 'dim'
  | 'card'
  | 'scroll'
  | 'grabber';

/** The states of `glide-card`. */
export type GlideCardState =
  | 'resting'
  | 'dragging'
  | 'settling'
  | 'scrolling'
  | 'removed';

/** The commands of `glide-card`. */
export type GlideCardCommand =
  | 'show'
  | 'dismiss'
  | 'escape'
  | 'increment'
  | 'decrement'
  | 'remove';

/** What is asked of the host by `glide-card`. */
export type GlideCardEffect =
  | OwnEffect<'didMove', { readonly position: 'closed' | 'compressed' | 'open' }>
  | OwnEffect<'didRemove', {}>;

/** A card that is dragged up from the bottom: closed, compressed or open, with a list in it. */
export declare const GlideCard: {
  readonly name: 'glide-card';
  /** The ids of its nodes. */
  readonly nodes: {
    /** A view. */
    readonly host: 'host';
    /** A button in `host`. */
    readonly trigger: 'trigger';
    /** A view. */
    readonly dim: 'dim';
    /** A view. */
    readonly card: 'card';
    /** A scroll in `card`. */
    readonly scroll: 'scroll';
    /** A view in `card`. */
    readonly grabber: 'grabber';
  };
  /** Its states. */
  readonly states: {
    readonly resting: 'resting';
    readonly dragging: 'dragging';
    readonly settling: 'settling';
    readonly scrolling: 'scrolling';
    readonly removed: 'removed';
  };
  /** Its commands. */
  readonly commands: {
    readonly show: 'show';
    readonly dismiss: 'dismiss';
    readonly escape: 'escape';
    readonly increment: 'increment';
    readonly decrement: 'decrement';
    readonly remove: 'remove';
  };
  /** The types of its effects. */
  readonly effects: {
    readonly didMove: 'didMove';
    readonly didRemove: 'didRemove';
    readonly focus: 'focus';
    readonly blur: 'blur';
    readonly announce: 'announce';
    readonly copy: 'copy';
    readonly paste: 'paste';
  };
};

/** `pages[].fields`, the fields, in reading order; an array, each an object; default []. */
export interface OnboardingConfigurationPagesFields {
  /** `pages[].fields[].id`, name of the field, unique in the form; a string. */
  readonly id?: string;
  /** `pages[].fields[].label`, what the field asks for; a string; default "". */
  readonly label?: string;
  /** `pages[].fields[].kind`, what the field takes; "text" or "date" or "multiline" or "image"; default "text". */
  readonly kind?: 'text' | 'date' | 'multiline' | 'image';
  /** `pages[].fields[].required`, whether the page needs it; pages 1 and 2 only; true or false; default false. */
  readonly required?: boolean;
  /** `pages[].fields[].frame`, place in the page's content; null is the field's row; [x, y, width, height], or null; default null. */
  readonly frame?: readonly [number, number, number, number] | null;
  /** `pages[].fields[].contentType`, meaning of the text, for autofill; default null. */
  readonly contentType?: 'name' | 'namePrefix' | 'givenName' | 'middleName' | 'familyName' | 'nameSuffix' | 'nickname' | 'jobTitle' | 'organizationName' | 'location' | 'fullStreetAddress' | 'streetAddressLine1' | 'streetAddressLine2' | 'addressCity' | 'addressState' | 'addressCityAndState' | 'sublocality' | 'countryName' | 'postalCode' | 'telephoneNumber' | 'emailAddress' | 'URL' | 'creditCardNumber' | 'creditCardName' | 'creditCardGivenName' | 'creditCardMiddleName' | 'creditCardFamilyName' | 'creditCardSecurityCode' | 'creditCardExpiration' | 'creditCardExpirationMonth' | 'creditCardExpirationYear' | 'creditCardType' | 'username' | 'password' | 'newPassword' | 'oneTimeCode' | 'shipmentTrackingNumber' | 'flightNumber' | 'dateTime' | 'birthdate' | 'birthdateDay' | 'birthdateMonth' | 'birthdateYear' | null;
}

/** `pages`, the five pages; an array, each an object. */
export interface OnboardingConfigurationPages {
  /** `pages[].title`, what stands at the top of the page; a string; default "". */
  readonly title?: string;
  /** `pages[].fields`, the fields, in reading order; an array, each an object; default []. */
  readonly fields?: ReadonlyArray<OnboardingConfigurationPagesFields>;
  /** `pages[].contentHeight`, height of the content, in points; null is the page's own; a number, or null; default null. */
  readonly contentHeight?: number | null;
}

/** The configuration of `onboarding`. */
export interface OnboardingConfiguration {
  /** `pages`, the five pages; an array, each an object. */
  readonly pages?: ReadonlyArray<OnboardingConfigurationPages>;
  /** `barHeight`, height of the bar, in points; a number; default 64. */
  readonly barHeight?: number;
  /** `circleRadius`, radius of the done circle, in points; a number; default 50. */
  readonly circleRadius?: number;
  /** `focusMargin`, room between a focused field and what covers it, in points; a number; default 8. */
  readonly focusMargin?: number;
}

/** The ids of the nodes of `onboarding`. */
export type OnboardingNodeID =
  | `page-${number}`
  | `title-${number}`
  | `field-${string}`
  | `hint-${string}`
  | 'bottom-bar'
  | 'back-button'
  | 'skip-hint'
  | 'next-button'
  | 'finish'
  | 'done-circle';

/** The states of `onboarding`. */
export type OnboardingState =
  | 'page'
  | 'pushing'
  | 'finishing'
  | 'finished';

/** The commands of `onboarding`. */
export type OnboardingCommand =
  | 'setValue';

/** What is asked of the host by `onboarding`. */
export type OnboardingEffect =
  | OwnEffect<'chooseImage', { readonly field: string }, string>
  | OwnEffect<'endEditing', {}>
  | OwnEffect<'didChangePage', { readonly page: number }>
  | OwnEffect<'didSkip', { readonly page: number }>
  | OwnEffect<'finished', { readonly values: { readonly [name: string]: string } }>;

/** A form in five pages that are pushed sideways, over a bar that rides on the keyboard. */
export declare const Onboarding: {
  readonly name: 'onboarding';
  /** The ids of its nodes. */
  readonly nodes: {
    /** A scroll. */
    readonly page: (k: number) => `page-${number}`;
    /** A label in `page-<k>`. */
    readonly title: (k: number) => `title-${number}`;
    /** A field in `page-<k>`. */
    readonly field: (id: string) => `field-${string}`;
    /** A label in `page-<k>`. */
    readonly hint: (id: string) => `hint-${string}`;
    /** A view. */
    readonly bottomBar: 'bottom-bar';
    /** A button in `bottom-bar`. */
    readonly backButton: 'back-button';
    /** A label in `bottom-bar`. */
    readonly skipHint: 'skip-hint';
    /** A button in `bottom-bar`. */
    readonly nextButton: 'next-button';
    /** A view. */
    readonly finish: 'finish';
    /** A shape in `finish`. */
    readonly doneCircle: 'done-circle';
  };
  /** Its states. */
  readonly states: {
    readonly page: 'page';
    readonly pushing: 'pushing';
    readonly finishing: 'finishing';
    readonly finished: 'finished';
  };
  /** Its commands. */
  readonly commands: {
    readonly setValue: 'setValue';
  };
  /** The types of its effects. */
  readonly effects: {
    readonly chooseImage: 'chooseImage';
    readonly endEditing: 'endEditing';
    readonly didChangePage: 'didChangePage';
    readonly didSkip: 'didSkip';
    readonly finished: 'finished';
    readonly focus: 'focus';
    readonly blur: 'blur';
    readonly announce: 'announce';
    readonly copy: 'copy';
    readonly paste: 'paste';
  };
};

/** `origin`. */
export interface VerificationCodeConfigurationOrigin {
  /** `origin.phoneLabel`, frame of the phone label, in points; [x, y, width, height]; default [20,120,335,24]. */
  readonly phoneLabel?: readonly [number, number, number, number];
  /** `origin.spacing`, distance from the label to the row, in points; a number; default 24. */
  readonly spacing?: number;
}

/** `colors`. */
export interface VerificationCodeConfigurationColors {
  /** `colors.digit`, the digits, and the phone number; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FFFFFF". */
  readonly digit?: string;
  /** `colors.underline`, the lines under the cells, and the resend button; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#2E86F0". */
  readonly underline?: string;
  /** `colors.caret`, the caret; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FFFFFF". */
  readonly caret?: string;
  /** `colors.failure`, the lines under the cells after a wrong code; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#FF453A". */
  readonly failure?: string;
  /** `colors.background`, the screen's background; a colour, "#RRGGBB" or "#RRGGBBAA"; default "#1C1C1E". */
  readonly background?: string;
}

/** The configuration of `verification-code`. */
export interface VerificationCodeConfiguration {
  /** `length`, how many digits the code has, 1 to 13; a whole number; default 4. */
  readonly length?: number;
  /** `box`, size of the row of cells, in points; [width, height]; default [208,48]. */
  readonly box?: readonly [number, number];
  /** `gap`, distance between cells, in points; a number; default 16. */
  readonly gap?: number;
  /** `origin`. */
  readonly origin?: VerificationCodeConfigurationOrigin;
  /** `glyph`, size of a digit, in points; [width, height]; default [14,28]. */
  readonly glyph?: readonly [number, number];
  /** `phone`, text of the phone label; a string; default "". */
  readonly phone?: string;
  /** `colors`. */
  readonly colors?: VerificationCodeConfigurationColors;
  /** `resendAfter`, seconds until the code can be sent again; null is no button; a number, or null; default null. */
  readonly resendAfter?: number | null;
}

/** The ids of the nodes of `verification-code`. */
export type VerificationCodeNodeID =
  | 'screen'
  | 'phone-label'
  | 'code-input'
  | `underline-${number}`
  | `digit-${number}`
  | 'caret'
  | 'resend-button';

/** The states of `verification-code`. */
export type VerificationCodeState =
  | 'idle'
  | 'entering'
  | 'verifying'
  | 'verified'
  | 'failed';

/** The commands of `verification-code`. */
export type VerificationCodeCommand =
  | 'setLength'
  | 'resend';

/** What is asked of the host by `verification-code`. */
export type VerificationCodeEffect =
  | OwnEffect<'verify', { readonly code: string }, string>
  | OwnEffect<'resend', {}, string>;

/** A numeric code in underlined cells, checked as soon as the last cell is filled. */
export declare const VerificationCode: {
  readonly name: 'verification-code';
  /** The ids of its nodes. */
  readonly nodes: {
    /** A view. */
    readonly screen: 'screen';
    /** A label in `screen`. */
    readonly phoneLabel: 'phone-label';
    /** A field in `screen`. */
    readonly codeInput: 'code-input';
    /** A shape in `code-input`. */
    readonly underline: (k: number) => `underline-${number}`;
    /** A label in `code-input`. */
    readonly digit: (k: number) => `digit-${number}`;
    /** A shape in `code-input`. */
    readonly caret: 'caret';
    /** A button in `screen`. */
    readonly resendButton: 'resend-button';
  };
  /** Its states. */
  readonly states: {
    readonly idle: 'idle';
    readonly entering: 'entering';
    readonly verifying: 'verifying';
    readonly verified: 'verified';
    readonly failed: 'failed';
  };
  /** Its commands. */
  readonly commands: {
    readonly setLength: 'setLength';
    readonly resend: 'resend';
  };
  /** The types of its effects. */
  readonly effects: {
    readonly verify: 'verify';
    readonly resend: 'resend';
    readonly focus: 'focus';
    readonly blur: 'blur';
    readonly announce: 'announce';
    readonly copy: 'copy';
    readonly paste: 'paste';
  };
};
