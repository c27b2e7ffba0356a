import { fieldPlace, fieldText, replaced, textRange } from '../../JavaScript/src/characters.js';
import { cssColor } from '../../JavaScript/src/color.js';
import { Member } from '../../JavaScript/src/node.js';
import { NodeView } from './view.js';
import { styleText } from './words.js';

/** In a field that shows no text of its own: something for a keyboard to delete. */
const BLANK = '\u200B';
/** A field this many times as high as its font's size has several lines. */
const SEVERAL_LINES = 4;

const INPUT_MODES = {
  numberPad: 'numeric', asciiCapableNumberPad: 'numeric', decimalPad: 'decimal', phonePad: 'tel',
  emailAddress: 'email', URL: 'url', webSearch: 'search',
};
const COMPLETIONS = {
  oneTimeCode: 'one-time-code', creditCardNumber: 'cc-number', creditCardName: 'cc-name',
  creditCardExpiration: 'cc-exp', creditCardSecurityCode: 'cc-csc', name: 'name',
  givenName: 'given-name', familyName: 'family-name', nickname: 'nickname', jobTitle: 'organization-title',
  organizationName: 'organization', emailAddress: 'email', telephoneNumber: 'tel', URL: 'url',
  fullStreetAddress: 'street-address', streetAddressLine1: 'address-line1',
  streetAddressLine2: 'address-line2', addressCity: 'address-level2', addressState: 'address-level1',
  postalCode: 'postal-code', countryName: 'country-name', username: 'username',
  password: 'current-password', newPassword: 'new-password', birthdate: 'bday',
};
const RETURN_KEYS = {
  done: 'done', go: 'go', join: 'go', next: 'next', continue: 'next', search: 'search', google: 'search',
  yahoo: 'search', send: 'send',
};

/** Whether it shows its text itself; a scene that draws it in other nodes gives the field no font. */
const showsText = (node) => node.has(Member.font) || node.has(Member.text);

/** The start and the end of what a scene has selected in its field; -1 where it has no caret. */
function selection(node) {
  const { caret, selectedRangeLocation: start, selectedRangeLength: length } = node;
  if (!showsText(node)) return [1, 1];
  return start >= 0 ? [start, start + length] : [caret, caret];
}

/** Whether a key is the input method's; the one that ends a composition comes after it in Safari. */
export const isComposed = ({ isComposing, keyCode }) => isComposing || keyCode === 229;

/** A field: the browser's own, whose text is the scene's. */
export class FieldView extends NodeView {
  #input;
  #text = '';
  /** The scene's selection, as it was shown last. */
  #start = -1;
  #end = -1;
  /** Where what an input method composes begins, while it does. */
  #composedFrom = -1;
  /** What it composes. */
  #composed = '';
  /** Whether the scene shows what is composed. */
  #isMarked = false;

  constructor(node, tree) {
    super(node, tree);
    this.#input = this.#make(node.height > SEVERAL_LINES * (node.fontSize || 16) ? 'textarea' : 'input');
    this.element.append(this.#input);
  }

  #make(kind) {
    const input = document.createElement(kind);
    input.className = 'input';
    const listen = (name, handle) => input.addEventListener(name, handle);
    listen('focus', () => this.#focused());
    listen('blur', (event) => this.#blurred(event));
    listen('beforeinput', (event) => this.#beforeInput(event));
    listen('compositionstart', () => this.#beginComposition());
    listen('compositionend', (event) => {
      if (this.#isComposing) this.#endComposition(event.data ?? '');
    });
    listen('input', (event) => {
      const isComposition = /composition/i.test(event.inputType);
      if (this.#isComposing && isComposition) this.#compose(event.data ?? '');
      else if (!this.#isComposing && !isComposition) this.#changed();
    });
    listen('keydown', (event) => this.#keyDown(event));
    // Only behind the blank there is something to delete.
    const keep = () => { if (!showsText(this.node) && !this.#isComposing) this.#select(1, 1); };
    listen('keyup', keep);
    listen('select', keep);
    return input;
  }

  /** A line break has no place in an input. */
  #lengthen() {
    const before = this.#input;
    const after = this.#make('textarea');
    for (const { name, value } of before.attributes) after.setAttribute(name, value);
    const hadFocus = this.#isActive;
    this.#input = after;
    before.replaceWith(after);
    if (hadFocus) after.focus({ preventScroll: true });
  }

  get #isLong() {
    return this.#input.tagName === 'TEXTAREA';
  }

  get input() {
    return this.#input;
  }

  get #isActive() {
    return this.tree.activeElement === this.#input;
  }

  updateContent(node) {
    const input = this.#input;
    const isPlain = showsText(node);
    styleText(this, input, node);
    this.style('color', !isPlain ? 'transparent' : node.has(Member.textColor) ? cssColor(node.textColor) : '', input);
    // A scene that draws the text draws the caret.
    const caret = node.has(Member.tintColor) ? cssColor(node.tintColor) : '';
    this.style('caret-color', isPlain ? caret : 'transparent', input);
    this.style('--placeholder', node.has(Member.placeholderColor) ? cssColor(node.placeholderColor) : '', input);
    this.style('padding', this.#padding(node), input);
    if (!this.#isLong) this.attribute('type', node.isSecure ? 'password' : 'text', input);
    this.attribute('placeholder', node.placeholder || null, input);
    this.attribute('inputmode', INPUT_MODES[node.keyboardType] ?? null, input);
    this.attribute('autocomplete', COMPLETIONS[node.textContentType] ?? 'off', input);
    this.attribute('enterkeyhint', RETURN_KEYS[node.returnKeyType] ?? null, input);
    this.attribute('autocorrect', node.hasAutocorrection ? null : 'off', input);
    this.attribute('spellcheck', node.hasAutocorrection ? null : 'false', input);
    const name = node.accessibilityLabel || node.placeholder;
    this.attribute('aria-label', name || null, input);
    // A field on its way out has no name, takes nothing and is not read.
    this.attribute('aria-hidden', name || node.isEnabled ? null : 'true', input);
    const value = node.accessibilityValue;
    this.attribute('aria-description', value && value !== node.text ? value : null, input);
    input.disabled = !node.isEnabled;
    input.dir = this.tree.direction;
    this.#showText(node);
  }

  #padding(node) {
    const { insetTop, insetRight, insetBottom, insetLeft, cornerRadius } = node;
    const hasInset = insetTop || insetRight || insetBottom || insetLeft;
    const side = !hasInset && node.has(Member.background) ? cornerRadius : 0;
    return hasInset
      ? `${insetTop}px ${insetRight}px ${insetBottom}px ${insetLeft}px` : `0 ${side}px`;
  }

  #showText(node) {
    if (this.#isComposing) {
      // An input method has the text until it is done with it, or the scene is.
      if (!this.#isMarked || node.markedRangeLength > 0) return;
      this.#composedFrom = -1;
      this.#renew();
    }
    this.#text = showsText(node) ? node.text : BLANK;
    const text = fieldText(this.#text);
    if (text.includes('\n') && !this.#isLong) this.#lengthen();
    const input = this.#input;
    const isOther = input.value !== text;
    if (isOther) input.value = text;
    const [start, end] = selection(node);
    if (isOther || start !== this.#start || end !== this.#end) {
      if (this.#isActive) this.#select(start, end);
    }
    this.#start = start;
    this.#end = end;
  }

  /** Selects what the scene has selected, if it has a caret. */
  #select(start, end) {
    const input = this.#input;
    if (start < 0) return;
    const [from, to] = [start, end].map((place) => fieldPlace(this.#text, place));
    if (input.selectionStart !== from || input.selectionEnd !== to) input.setSelectionRange(from, to);
  }

  // MARK: Focus

  /** Gives it the keyboard. */
  focus(hasKeyboard) {
    const input = this.#input;
    // Where the scene shows wheels, these are the keyboard.
    if (!hasKeyboard) input.inputMode = 'none';
    input.focus({ preventScroll: true });
    this.#select(...selection(this.node));
  }

  #focused() {
    // The scene is told only of what it does not know.
    if (!this.node.isFocused && !this.tree.isDrawing) this.#send('focus');
  }

  #blurred({ relatedTarget }) {
    if (!this.node.isFocused || this.tree.isDrawing || this.#isActive) return;
    // One move between two fields is one event, the other's; a wheel stands for the field.
    if (relatedTarget instanceof Element && this.tree.isEntry(relatedTarget)) return;
    this.#send('blur');
  }

  #send(type, members) {
    this.tree.send({ type, target: this.node.id, ...members });
  }

  // MARK: Text

  /** The selection, as a range of the scene's text. */
  get #range() {
    const { selectionStart: start, selectionEnd: end } = this.#input;
    return textRange(this.#text, [start, end - start]);
  }

  /** Whether a range is what the scene has selected. */
  #isOwn(start, length) {
    const [ownStart, ownEnd] = this.#start < 0 ? [this.#text.length, this.#text.length] : [this.#start, this.#end];
    return start === ownStart && start + length === ownEnd;
  }

  // MARK: Composition

  get #isComposing() {
    return this.#composedFrom >= 0;
  }

  #beginComposition() {
    const range = this.#range;
    this.#composedFrom = this.#input.selectionStart;
    this.#composed = '';
    this.#isMarked = false;
    // The scene replaces what it has selected.
    if (showsText(this.node) && !this.#isOwn(...range)) this.#send('selection', { range });
  }

  #compose(text) {
    const { selectionStart: start, selectionEnd: end } = this.#input;
    this.#composed = text;
    this.#isMarked = false;
    this.#send('compose', { phase: 'changed', text, selection: [start - this.#composedFrom, end - start] });
    this.#isMarked = this.node.markedRangeLength > 0;
  }

  /** Enters what is being composed, as platforms do when something else is touched. */
  commit() {
    if (!this.#isComposing) return;
    this.#endComposition(this.#composed);
    this.#renew();
  }

  /** Takes from the input method what it composes. */
  #renew() {
    if (!this.#isActive) return;
    const { tree } = this;
    const { isDrawing } = tree;
    tree.isDrawing = true;
    this.#input.blur();
    this.focus(true);
    tree.isDrawing = isDrawing;
  }

  #endComposition(text) {
    this.#composedFrom = -1;
    if (text === '') this.#send('compose', { phase: 'cancelled' });
    else this.#send('compose', { phase: 'committed', text });
    // The text is the scene's, also where it has taken nothing.
    this.#showText(this.node);
  }

  // MARK: Edits

  #type(replacement, range) {
    // Of a text that it does not show, a field knows no places.
    const isKnown = showsText(this.node) && !this.#isOwn(...range);
    this.#send('text', { replacement, ...(isKnown ? { range } : {}) });
    this.#showText(this.node);
  }

  #beforeInput(event) {
    if (event.isComposing || this.#isComposing) return;
    const { inputType } = event;
    if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') {
      event.preventDefault();
      this.#send('return');
    } else if (inputType === 'insertText' || inputType === 'insertFromPaste' || inputType === 'insertFromDrop') {
      const text = event.data ?? event.dataTransfer?.getData('text/plain');
      if (text == null || !event.cancelable) return;
      event.preventDefault();
      this.#type(text, this.#range);
    } else if (inputType === 'deleteContentBackward' && event.cancelable) {
      event.preventDefault();
      this.#delete();
    } else if (inputType.startsWith('history')) {
      // The browser's own history is not that of the scene's text.
      event.preventDefault();
      this.#undo(inputType === 'historyRedo');
    }
    // Any other edit is the browser's; the scene is told of what has become of the text.
  }

  #undo(isRedo) {
    this.tree.send({ type: isRedo ? 'redo' : 'undo' });
    this.#showText(this.node);
  }

  #delete() {
    const [start, length] = this.#range;
    if (!showsText(this.node) || this.#isOwn(start, length)) {
      this.#send('deleteBackward');
      this.#showText(this.node);
    } else if (length > 0) {
      this.#type('', [start, length]);
    } else if (start > 0) {
      const size = [...this.#text.slice(0, start)].at(-1).length;
      this.#type('', [start - size, size]);
    }
  }

  /** An input method, autofill or correction has changed the text. */
  #changed() {
    const before = fieldText(this.#text);
    const after = this.#input.value;
    if (before === after) return;
    const { range, replacement: entered } = replaced(before, after, this.#input.selectionEnd);
    const replacement = entered.replaceAll(BLANK, '');
    // What has deleted the blank is a keyboard without a Backspace.
    if (before === BLANK && replacement === '') this.#send('deleteBackward');
    else this.#type(replacement, textRange(this.#text, range));
    this.#showText(this.node);
  }

  #keyDown(event) {
    if (isComposed(event) || this.#isComposing) return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    const letter = isCommand ? event.key.toLowerCase() : '';
    if (letter === 'z' || (letter === 'y' && event.ctrlKey)) {
      event.preventDefault();
      this.#undo(letter === 'y' || event.shiftKey);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      this.#send('return');
    } else if (event.key === 'Backspace' && (this.#input.value === '' || !showsText(this.node))) {
      // Nothing that a browser would delete; a scene may go back a field.
      event.preventDefault();
      this.#send('deleteBackward');
    } else if (event.key === 'ArrowDown' && !this.#isLong && this.tree.focusWheels()) {
      event.preventDefault();
    }
  }
}
