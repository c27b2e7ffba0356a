// Written by scripts/generate-members; change Members/node.jsonl instead.

package dev.flowengine;

import static dev.flowengine.Packed.integers;
import static dev.flowengine.Packed.lists;
import static dev.flowengine.Packed.text;
import static dev.flowengine.Packed.value;

import java.nio.ByteBuffer;
import java.util.List;

/**
 * A node as a {@link Screen} has it: the object stays the same while the node is there, and what it says
 * is current after each {@link Screen#update}.
 *
 * <p>Lengths are in points; colours are 0xRRGGBBAA, and 0 where {@link #has} says that there is none. A
 * text that is not there is empty.
 */
public final class Node {
  /** The kind of a node. */
  public enum Kind {
    VIEW,
    LABEL,
    IMAGE,
    FIELD,
    BUTTON,
    SHAPE,
    SCROLL,
    PICKER;

    static final Kind[] VALUES = values();
  }

  /** The alignment of a text. */
  public enum TextAlignment {
    NATURAL,
    LEFT,
    CENTER,
    RIGHT;

    static final TextAlignment[] VALUES = values();
  }

  /** The members that a node may lack, in the order of the bits of FLOW_HAS_…. */
  public enum Member {
    BACKGROUND,
    BORDER_COLOR,
    TEXT_COLOR,
    PLACEHOLDER_COLOR,
    TINT_COLOR,
    CONTENT_SIZE,
    TEXT,
    FONT,
    PLACEHOLDER,
    IMAGE,
    TEXT_CONTENT_TYPE,
    ACCESSIBILITY_LABEL,
    ACCESSIBILITY_VALUE
  }

  /** How a node behaves for assistive technologies, in the order of the bits. */
  public enum Trait {
    BUTTON,
    LINK,
    HEADER,
    SEARCH_FIELD,
    IMAGE,
    SELECTED,
    KEYBOARD_KEY,
    STATIC_TEXT,
    SUMMARY_ELEMENT,
    NOT_ENABLED,
    UPDATES_FREQUENTLY,
    ADJUSTABLE
  }

  final int number;
  private @Nullable Node parent;
  private int parentNumber;
  private int flags, nodeMembers, contentMembers;
  private double x = 0;
  private double y = 0;
  private double width = 0;
  private double height = 0;
  private double translationX = 0;
  private double translationY = 0;
  private double scaleX = 1;
  private double scaleY = 1;
  private double rotationY = 0;
  private double perspective = 0;
  private double alpha = 1;
  private double cornerRadius = 0;
  private double borderWidth = 0;
  private double strokeEnd = 1;
  private double contentOffsetX = 0;
  private double contentOffsetY = 0;
  private double insetTop = 0;
  private double insetLeft = 0;
  private double insetBottom = 0;
  private double insetRight = 0;
  private double contentWidth = 0;
  private double contentHeight = 0;
  private int background = 0;
  private int borderColor = 0;
  private int textColor = 0;
  private int placeholderColor = 0;
  private int tintColor = 0;
  private Kind kind = Kind.VIEW;
  private String id = "";
  private String text = "";
  private String placeholder = "";
  private String image = "";
  private String fontName = "";
  private double fontSize = 0;
  private int caret = -1;
  private TextAlignment textAlignment = TextAlignment.NATURAL;
  private String keyboardType = "";
  private String textContentType = "";
  private String returnKeyType = "";
  private String accessibilityLabel = "";
  private String accessibilityValue = "";
  private int accessibilityTraits = 0;
  private List<List<String>> rows = List.of();
  private int[] selectedRows = {};
  private int selectedRangeLocation = -1;
  private int selectedRangeLength = 0;
  private int markedRangeLocation = -1;
  private int markedRangeLength = 0;
  private boolean isContentChanged;

  Node(int number) {
    this.number = number;
  }

  /** A node that goes on by itself; its parent is set by the screen. */
  Node(Node other) {
    this(other.number);
    parentNumber = other.parentNumber;
    flags = other.flags;
    nodeMembers = other.nodeMembers;
    contentMembers = other.contentMembers;
    x = other.x;
    y = other.y;
    width = other.width;
    height = other.height;
    translationX = other.translationX;
    translationY = other.translationY;
    scaleX = other.scaleX;
    scaleY = other.scaleY;
    rotationY = other.rotationY;
    perspective = other.perspective;
    alpha = other.alpha;
    cornerRadius = other.cornerRadius;
    borderWidth = other.borderWidth;
    strokeEnd = other.strokeEnd;
    contentOffsetX = other.contentOffsetX;
    contentOffsetY = other.contentOffsetY;
    insetTop = other.insetTop;
    insetLeft = other.insetLeft;
    insetBottom = other.insetBottom;
    insetRight = other.insetRight;
    contentWidth = other.contentWidth;
    contentHeight = other.contentHeight;
    background = other.background;
    borderColor = other.borderColor;
    textColor = other.textColor;
    placeholderColor = other.placeholderColor;
    tintColor = other.tintColor;
    kind = other.kind;
    id = other.id;
    text = other.text;
    placeholder = other.placeholder;
    image = other.image;
    fontName = other.fontName;
    fontSize = other.fontSize;
    caret = other.caret;
    textAlignment = other.textAlignment;
    keyboardType = other.keyboardType;
    textContentType = other.textContentType;
    returnKeyType = other.returnKeyType;
    accessibilityLabel = other.accessibilityLabel;
    accessibilityValue = other.accessibilityValue;
    accessibilityTraits = other.accessibilityTraits;
    rows = other.rows;
    selectedRows = other.selectedRows;
    selectedRangeLocation = other.selectedRangeLocation;
    selectedRangeLength = other.selectedRangeLength;
    markedRangeLocation = other.markedRangeLocation;
    markedRangeLength = other.markedRangeLength;
  }

  // MARK: Reading

  /** Reads a flow_node. */
  void read(Calls calls, ByteBuffer from, int start) {
    parentNumber = from.getInt(start + 8);
    flags = from.getInt(start + 12);
    x = from.getDouble(start + 16);
    y = from.getDouble(start + 24);
    width = from.getDouble(start + 32);
    height = from.getDouble(start + 40);
    translationX = from.getDouble(start + 48);
    translationY = from.getDouble(start + 56);
    scaleX = from.getDouble(start + 64);
    scaleY = from.getDouble(start + 72);
    rotationY = from.getDouble(start + 80);
    perspective = from.getDouble(start + 88);
    alpha = from.getDouble(start + 96);
    cornerRadius = from.getDouble(start + 104);
    borderWidth = from.getDouble(start + 112);
    strokeEnd = from.getDouble(start + 120);
    contentOffsetX = from.getDouble(start + 128);
    contentOffsetY = from.getDouble(start + 136);
    insetTop = from.getDouble(start + 144);
    insetLeft = from.getDouble(start + 152);
    insetBottom = from.getDouble(start + 160);
    insetRight = from.getDouble(start + 168);
    contentWidth = from.getDouble(start + 176);
    contentHeight = from.getDouble(start + 184);
    background = from.getInt(start + 192);
    borderColor = from.getInt(start + 196);
    textColor = from.getInt(start + 200);
    placeholderColor = from.getInt(start + 204);
    tintColor = from.getInt(start + 208);
    nodeMembers = from.getInt(start + 212);
    isContentChanged = from.getInt(start + 220) != 0;
    if (isContentChanged) readContent(calls, from, from.getInt(start + 216));
  }

  /** Reads a flow_content. */
  private void readContent(Calls calls, ByteBuffer from, int start) {
    kind = value(Kind.VALUES, from.getInt(start + 4));
    id = text(calls, from, start + 8, id);
    text = text(calls, from, start + 16, text);
    placeholder = text(calls, from, start + 24, placeholder);
    image = text(calls, from, start + 32, image);
    fontName = text(calls, from, start + 40, fontName);
    fontSize = from.getDouble(start + 48);
    caret = from.getInt(start + 56);
    textAlignment = value(TextAlignment.VALUES, from.getInt(start + 60));
    keyboardType = text(calls, from, start + 64, keyboardType);
    textContentType = text(calls, from, start + 72, textContentType);
    returnKeyType = text(calls, from, start + 80, returnKeyType);
    accessibilityLabel = text(calls, from, start + 88, accessibilityLabel);
    accessibilityValue = text(calls, from, start + 96, accessibilityValue);
    accessibilityTraits = from.getInt(start + 104);
    rows = lists(calls, from, start + 112, start + 120);
    selectedRows = integers(from, start + 128);
    selectedRangeLocation = from.getInt(start + 136);
    selectedRangeLength = from.getInt(start + 140);
    markedRangeLocation = from.getInt(start + 144);
    markedRangeLength = from.getInt(start + 148);
    contentMembers = from.getInt(start + 108);
  }

  int parentNumber() {
    return parentNumber;
  }

  void setParent(@Nullable Node parent) {
    this.parent = parent;
  }

  // MARK: Members

  /** Null at the root. */
  public @Nullable Node getParent() {
    return parent;
  }

  /** Of a node in {@link Screen#getChanged}: whether more than its geometry has changed. */
  public boolean isContentChanged() {
    return isContentChanged;
  }

  public boolean has(Member member) {
    return (getMembers() >> member.ordinal() & 1) != 0;
  }

  /** {@link Member}s as bits. */
  public int getMembers() {
    return nodeMembers | contentMembers;
  }

  public boolean hasTrait(Trait trait) {
    return (accessibilityTraits >> trait.ordinal() & 1) != 0;
  }

  /** All flags, as the bits of FLOW_NODE_…. */
  public int getFlags() {
    return flags;
  }

  /** Whether it is neither drawn nor touched. */
  public boolean isHidden() {
    return (flags & 1 << 0) != 0;
  }

  /** Whether it responds to input. */
  public boolean isEnabled() {
    return (flags & 1 << 1) != 0;
  }

  /** Whether it has keyboard focus. */
  public boolean isFocused() {
    return (flags & 1 << 2) != 0;
  }

  /** Whether its text is obscured by dots. */
  public boolean isSecure() {
    return (flags & 1 << 3) != 0;
  }

  /** Whether its children are drawn only inside its bounds. */
  public boolean clipsToBounds() {
    return (flags & 1 << 4) != 0;
  }

  /** Whether the keyboard may correct the text that is typed into a field. */
  public boolean hasAutocorrection() {
    return (flags & 1 << 5) != 0;
  }

  /** Whether it receives touches; not part of the frame. */
  public boolean isInteractive() {
    return (flags & 1 << 6) != 0;
  }

  /** Whether a finger or a button of a mouse is down on it that would be a tap. */
  public boolean isPressed() {
    return (flags & 1 << 8) != 0;
  }

  /** Whether a mouse or a pen points at it. */
  public boolean isHovered() {
    return (flags & 1 << 9) != 0;
  }

  /** Whether the transform is not the identity. */
  public boolean isTransformed() {
    return (flags & 1 << 7) != 0;
  }

  /** Position and size before {@code transform}, in the parent's coordinates. */
  public double getX() {
    return x;
  }

  public double getY() {
    return y;
  }

  public double getWidth() {
    return width;
  }

  public double getHeight() {
    return height;
  }

  /** The transform about the node's centre. */
  public double getTranslationX() {
    return translationX;
  }

  public double getTranslationY() {
    return translationY;
  }

  public double getScaleX() {
    return scaleX;
  }

  public double getScaleY() {
    return scaleY;
  }

  public double getRotationY() {
    return rotationY;
  }

  public double getPerspective() {
    return perspective;
  }

  /** Opacity, 0…1. */
  public double getAlpha() {
    return alpha;
  }

  /** Corner radius, in points. */
  public double getCornerRadius() {
    return cornerRadius;
  }

  /** Border width, in points. */
  public double getBorderWidth() {
    return borderWidth;
  }

  /** Fraction of the outline that is drawn, 0…1. */
  public double getStrokeEnd() {
    return strokeEnd;
  }

  /** The point of the content at the node's top left, in points; children are laid out in the content. */
  public double getContentOffsetX() {
    return contentOffsetX;
  }

  public double getContentOffsetY() {
    return contentOffsetY;
  }

  /** Insets around the content, in points. */
  public double getInsetTop() {
    return insetTop;
  }

  public double getInsetLeft() {
    return insetLeft;
  }

  public double getInsetBottom() {
    return insetBottom;
  }

  public double getInsetRight() {
    return insetRight;
  }

  /** Size of the content, in points. */
  public double getContentWidth() {
    return contentWidth;
  }

  public double getContentHeight() {
    return contentHeight;
  }

  /** Background colour. */
  public int getBackground() {
    return background;
  }

  /** Border colour. */
  public int getBorderColor() {
    return borderColor;
  }

  /** Text colour. */
  public int getTextColor() {
    return textColor;
  }

  /** Colour of the placeholder. */
  public int getPlaceholderColor() {
    return placeholderColor;
  }

  /** Colour of an image that is a glyph, and of a field's caret. */
  public int getTintColor() {
    return tintColor;
  }

  /** The kind of view. */
  public Kind getKind() {
    return kind;
  }

  /** The node's id, unique in the frame. */
  public String getId() {
    return id;
  }

  /** The text shown, in full even if it does not fit. */
  public String getText() {
    return text;
  }

  /** The text that a field shows while it is empty. */
  public String getPlaceholder() {
    return placeholder;
  }

  /** Name of the image shown. */
  public String getImage() {
    return image;
  }

  /** Font of the text. */
  public String getFontName() {
    return fontName;
  }

  /** In points; 0 for none. */
  public double getFontSize() {
    return fontSize;
  }

  /** The caret's offset in {@code text}, in UTF-16 units. -1 for none. */
  public int getCaret() {
    return caret;
  }

  /** Text alignment; none is natural alignment. */
  public TextAlignment getTextAlignment() {
    return textAlignment;
  }

  /** The keyboard that a field asks for. */
  public String getKeyboardType() {
    return keyboardType;
  }

  /** The meaning of a field's text, for autofill. */
  public String getTextContentType() {
    return textContentType;
  }

  /** The title of the return key while a field has the keyboard. */
  public String getReturnKeyType() {
    return returnKeyType;
  }

  /** Its name, as a screen reader speaks it. */
  public String getAccessibilityLabel() {
    return accessibilityLabel;
  }

  /** Its value, as a screen reader speaks it; never a secret. */
  public String getAccessibilityValue() {
    return accessibilityValue;
  }

  /** How it behaves for assistive technologies. */
  public int getAccessibilityTraits() {
    return accessibilityTraits;
  }

  /** The texts of a picker's rows, by component. */
  public List<List<String>> getRows() {
    return rows;
  }

  /** The row under a picker's marker in each component. */
  public int getSelectedRow(int index) {
    return selectedRows[index];
  }

  public int getSelectedRowCount() {
    return selectedRows.length;
  }

  /** The selected part of {@code text}, in UTF-16 units, if it is more than a caret. -1 for none. */
  public int getSelectedRangeLocation() {
    return selectedRangeLocation;
  }

  /** How many units it has; 0 for none. */
  public int getSelectedRangeLength() {
    return selectedRangeLength;
  }

  /** The part of {@code text} that an input method still composes, in UTF-16 units. -1 for none. */
  public int getMarkedRangeLocation() {
    return markedRangeLocation;
  }

  /** How many units it has; 0 for none. */
  public int getMarkedRangeLength() {
    return markedRangeLength;
  }
}
