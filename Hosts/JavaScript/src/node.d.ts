// Written by scripts/generate-members; change Members/node.jsonl instead.

/** The members that a node may lack, as the bits of `members`. */
export declare const Member: {
  readonly [Name in
    | 'background' | 'borderColor' | 'textColor' | 'placeholderColor' | 'tintColor' | 'contentSize'
    | 'text' | 'font' | 'placeholder' | 'image' | 'textContentType' | 'accessibilityLabel'
    | 'accessibilityValue']: number;
};

/** The bits of `accessibilityTraits`. */
export declare const Trait: {
  readonly [Name in
    | 'button' | 'link' | 'header' | 'searchField' | 'image' | 'selected' | 'keyboardKey'
    | 'staticText' | 'summaryElement' | 'notEnabled' | 'updatesFrequently' | 'adjustable']: number;
};

/**
 * A node as a `Screen` has it: the object stays the same while the node is there, and what it says is
 * current after each update.
 *
 * Lengths are in points; x, y, width and height are in the parent's coordinates, before the transform,
 * which acts about the centre. Colours are 0xRRGGBBAA, and 0 where `has` says that there is none.
 */
export declare class Node<ID extends string = string> {
  private constructor();

  /** Its number, which it keeps while it is there. */
  readonly number: number;
  /** Null at the root. */
  readonly parent: Node<ID> | null;
  /** Of one of the `changed` nodes: whether more than its geometry has changed. */
  readonly isContentChanged: boolean;
  /** Bits of `Member`. */
  readonly members: number;
  has(member: number): boolean;

  readonly flags: number;
  /** Whether it is neither drawn nor touched. */
  readonly isHidden: boolean;
  /** Whether it responds to input. */
  readonly isEnabled: boolean;
  /** Whether it has keyboard focus. */
  readonly isFocused: boolean;
  /** Whether its text is obscured by dots. */
  readonly isSecure: boolean;
  /** Whether its children are drawn only inside its bounds. */
  readonly clipsToBounds: boolean;
  /** Whether the keyboard may correct the text that is typed into a field. */
  readonly hasAutocorrection: boolean;
  /** Whether it receives touches; not part of the frame. */
  readonly isInteractive: boolean;
  /** Whether a finger or a button of a mouse is down on it that would be a tap. */
  readonly isPressed: boolean;
  /** Whether a mouse or a pen points at it. */
  readonly isHovered: boolean;
  /** Whether the transform is not the identity. */
  readonly isTransformed: boolean;

  /** Position and size before `transform`, in the parent's coordinates. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The transform about the node's centre. */
  readonly translationX: number;
  readonly translationY: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly rotationY: number;
  readonly perspective: number;
  /** Opacity, 0…1. */
  readonly alpha: number;
  /** Corner radius, in points. */
  readonly cornerRadius: number;
  /** Border width, in points. */
  readonly borderWidth: number;
  /** Fraction of the outline that is drawn, 0…1. */
  readonly strokeEnd: number;
  /**
   * The point of the content at the node's top left, in points; children are laid out in the
   * content.
   */
  readonly contentOffsetX: number;
  readonly contentOffsetY: number;
  /** Insets around the content, in points. */
  readonly insetTop: number;
  readonly insetLeft: number;
  readonly insetBottom: number;
  readonly insetRight: number;
  /** Size of the content, in points. */
  readonly contentWidth: number;
  readonly contentHeight: number;
  /** Background colour. */
  readonly background: number;
  /** Border colour. */
  readonly borderColor: number;
  /** Text colour. */
  readonly textColor: number;
  /** Colour of the placeholder. */
  readonly placeholderColor: number;
  /** Colour of an image that is a glyph, and of a field's caret. */
  readonly tintColor: number;
  /** The kind of view. */
  readonly kind: 'view' | 'label' | 'image' | 'field' | 'button' | 'shape' | 'scroll' | 'picker';
  /** The node's id, unique in the frame. */
  readonly id: ID;
  /** The text shown, in full even if it does not fit. */
  readonly text: string;
  /** The text that a field shows while it is empty. */
  readonly placeholder: string;
  /** Name of the image shown. */
  readonly image: string;
  /** Font of the text. */
  readonly fontName: string;
  /** In points; 0 for none. */
  readonly fontSize: number;
  /** The caret's offset in `text`, in UTF-16 units. -1 for none. */
  readonly caret: number;
  /** Text alignment; none is natural alignment. */
  readonly textAlignment: 'natural' | 'left' | 'center' | 'right';
  /** The keyboard that a field asks for. */
  readonly keyboardType: string;
  /** The meaning of a field's text, for autofill. */
  readonly textContentType: string;
  /** The title of the return key while a field has the keyboard. */
  readonly returnKeyType: string;
  /** Its name, as a screen reader speaks it. */
  readonly accessibilityLabel: string;
  /** Its value, as a screen reader speaks it; never a secret. */
  readonly accessibilityValue: string;
  /** How it behaves for assistive technologies. Bits of `Trait`. */
  readonly accessibilityTraits: number;
  /** The texts of a picker's rows, by component. */
  readonly rows: readonly (readonly string[])[];
  /** The row under a picker's marker in each component. */
  readonly selectedRows: readonly number[];
  /** The selected part of `text`, in UTF-16 units, if it is more than a caret. -1 for none. */
  readonly selectedRangeLocation: number;
  /** How many units it has; 0 for none. */
  readonly selectedRangeLength: number;
  /** The part of `text` that an input method still composes, in UTF-16 units. -1 for none. */
  readonly markedRangeLocation: number;
  /** How many units it has; 0 for none. */
  readonly markedRangeLength: number;
}
