// Written by scripts/generate-members; change the scene instead.

/** A form of text fields that unfold into sections under a floating placeholder. */
export const AdaptiveField = Object.freeze({
  name: 'adaptive-field',
  nodes: Object.freeze({
    screen: 'screen',
    byId: (id) => `${id}`,
    placeholderLabel: (id) => `${id}.placeholder-label`,
    section: (id, k) => `${id}.section-${k}`,
    leftView: (id) => `${id}.left-view`,
    underline: (id) => `${id}.underline`,
    placeholderImage: (id) => `${id}.placeholder-image`,
    stateImage: (id) => `${id}.state-image`,
    accessoryBar: 'accessory-bar',
    accessoryNext: 'accessory-next',
  }),
  states: Object.freeze({
    resting: 'resting',
    editing: 'editing',
  }),
  commands: Object.freeze({
    setText: 'setText',
    reload: 'reload',
    setLimits: 'setLimits',
  }),
  effects: Object.freeze({
    didChange: 'didChange',
    validate: 'validate',
    didValidate: 'didValidate',
    didEndEditing: 'didEndEditing',
    focus: 'focus',
    blur: 'blur',
    announce: 'announce',
  }),
});

/** A card's number, holder, expiry and security code, entered page by page below a drawn card. */
export const CardInput = Object.freeze({
  name: 'card-input',
  nodes: Object.freeze({
    screen: 'screen',
    cardInput: 'card-input',
    cardContainer: 'card-container',
    cardFront: 'card-front',
    numberPlaceholder: 'number-placeholder',
    numberLabel: 'number-label',
    numberCell: (k) => `number-cell-${k}`,
    holderCaption: 'holder-caption',
    holderPlaceholder: 'holder-placeholder',
    holderLabel: 'holder-label',
    expiryCaption: 'expiry-caption',
    expiryPlaceholder: 'expiry-placeholder',
    expiryLabel: 'expiry-label',
    brandFront: 'brand-front',
    numberButton: 'number-button',
    holderButton: 'holder-button',
    expiryButton: 'expiry-button',
    focusArea: 'focus-area',
    cardBack: 'card-back',
    brandBack: 'brand-back',
    magneticStripe: 'magnetic-stripe',
    signatureStrip: 'signature-strip',
    signatureLabel: 'signature-label',
    cscArea: 'csc-area',
    cscLabel: 'csc-label',
    cscFocus: 'csc-focus',
    inputStrip: 'input-strip',
    inputNumber: 'input-number',
    inputNumberText: 'input-number-text',
    inputNumberNext: 'input-number-next',
    inputHolder: 'input-holder',
    inputHolderText: 'input-holder-text',
    inputHolderNext: 'input-holder-next',
    inputExpiry: 'input-expiry',
    inputExpiryText: 'input-expiry-text',
    inputExpiryNext: 'input-expiry-next',
    inputCode: 'input-code',
    inputCodeText: 'input-code-text',
    inputCodeNext: 'input-code-next',
    bar: 'bar',
    barCancel: 'bar-cancel',
    barNext: 'bar-next',
    pickerExpiry: 'picker-expiry',
  }),
  states: Object.freeze({
    entering: 'entering',
    scrolling: 'scrolling',
    travelling: 'travelling',
    submitted: 'submitted',
  }),
  commands: Object.freeze({
    setValue: 'setValue',
  }),
  effects: Object.freeze({
    numberInvalid: 'numberInvalid',
    submitted: 'submitted',
    focus: 'focus',
    blur: 'blur',
    announce: 'announce',
  }),
});

/** A card that is dragged up from the bottom: closed, compressed or open, with a list in it. */
export const GlideCard = Object.freeze({
  name: 'glide-card',
  nodes: Object.freeze({
    host: 'host',
    trigger: 'trigger',
    dim: 'dim',
    card: 'card',
    scroll: 'scroll',
    grabber: 'grabber',
  }),
  states: Object.freeze({
    resting: 'resting',
    dragging: 'dragging',
    settling: 'settling',
    scrolling: 'scrolling',
    removed: 'removed',
  }),
  commands: Object.freeze({
    show: 'show',
    dismiss: 'dismiss',
    escape: 'escape',
    increment: 'increment',
    decrement: 'decrement',
    remove: 'remove',
  }),
  effects: Object.freeze({
    didMove: 'didMove',
    didRemove: 'didRemove',
    focus: 'focus',
    blur: 'blur',
    announce: 'announce',
  }),
});

/** A form in five pages that are pushed sideways, over a bar that rides on the keyboard. */
export const Onboarding = Object.freeze({
  name: 'onboarding',
  nodes: Object.freeze({
    page: (k) => `page-${k}`,
    title: (k) => `title-${k}`,
    field: (id) => `field-${id}`,
    hint: (id) => `hint-${id}`,
    bottomBar: 'bottom-bar',
    backButton: 'back-button',
    skipHint: 'skip-hint',
    nextButton: 'next-button',
    finish: 'finish',
    doneCircle: 'done-circle',
  }),
  states: Object.freeze({
    page: 'page',
    pushing: 'pushing',
    finishing: 'finishing',
    finished: 'finished',
  }),
  commands: Object.freeze({
    setValue: 'setValue',
  }),
  effects: Object.freeze({
    chooseImage: 'chooseImage',
    endEditing: 'endEditing',
    didChangePage: 'didChangePage',
    didSkip: 'didSkip',
    finished: 'finished',
    focus: 'focus',
    blur: 'blur',
    announce: 'announce',
  }),
});

/** A numeric code in underlined cells, checked as soon as the last cell is filled. */
export const VerificationCode = Object.freeze({
  name: 'verification-code',
  nodes: Object.freeze({
    screen: 'screen',
    phoneLabel: 'phone-label',
    codeInput: 'code-input',
    underline: (k) => `underline-${k}`,
    digit: (k) => `digit-${k}`,
    caret: 'caret',
    resendButton: 'resend-button',
  }),
  states: Object.freeze({
    idle: 'idle',
    entering: 'entering',
    verifying: 'verifying',
    verified: 'verified',
    failed: 'failed',
  }),
  commands: Object.freeze({
    setLength: 'setLength',
    resend: 'resend',
  }),
  effects: Object.freeze({
    verify: 'verify',
    resend: 'resend',
    focus: 'focus',
    blur: 'blur',
    announce: 'announce',
  }),
});
