package dev.flowengine;

import java.nio.ByteBuffer;
import java.util.List;

/**
 * A node as a {@link Screen} has it: the object stays the same while the node is there, and what it says
 * is current after each {@link Screen#update}.
 *
 * <p>Lengths are in points; colours are 0xRRGGBBAA, and 0 where {@link #has} says that there is none.
 */
public final class Node {
  public enum Kind {
    VIEW,
    LABEL,
    IMAGE,
    FIELD,
    BUTTON,
    SHAPE,
    SCROLL,
    PICKER
  }

  public enum TextAlignment {
    NATURAL,
    LEFT,
    CENTER,
    RIGHT
  }

  /** What a node may lack; the order is that of the bits of FLOW_HAS_…. */
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

  /** The order is that of the bits of `accessibility_traits`. */
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

  private static final Kind[] KINDS = Kind.values();
  private static final TextAlignment[] ALIGNMENTS = TextAlignment.values();

  final int number;
  private @Nullable Node parent;
  private int parentNumber;
  private int flags, nodeMembers, contentMembers;
  private double x, y, width, height;
  private double translationX, translationY, scaleX = 1, scaleY = 1, rotationY, perspective;
  private double alpha = 1, cornerRadius, borderWidth, strokeEnd = 1;
  private double contentOffsetX, contentOffsetY;
  private double insetTop, insetLeft, insetBottom, insetRight;
  private double contentWidth, contentHeight;
  private int background, borderColor, textColor, placeholderColor, tintColor;
  private Kind kind = Kind.VIEW;
  private String id = "";
  private String text = "", placeholder = "", image = "", fontName = "";
  private double fontSize;
  private int caret = -1;
  private TextAlignment textAlignment = TextAlignment.NATURAL;
  private String keyboardType = "", textContentType = "", returnKeyType = "";
  private String accessibilityLabel = "", accessibilityValue = "";
  private int traits;
  private List<List<String>> rows = List.of();
  private int[] selectedRows = {};
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
    traits = other.traits;
    rows = other.rows;
    selectedRows = other.selectedRows;
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
    kind = value(KINDS, from.getInt(start + 4));
    id = text(calls, from, start + 8, id);
    text = text(calls, from, start + 16, text);
    placeholder = text(calls, from, start + 24, placeholder);
    image = text(calls, from, start + 32, image);
    fontName = text(calls, from, start + 40, fontName);
    fontSize = from.getDouble(start + 48);
    caret = from.getInt(start + 56);
    textAlignment = value(ALIGNMENTS, from.getInt(start + 60));
    keyboardType = text(calls, from, start + 64, keyboardType);
    textContentType = text(calls, from, start + 72, textContentType);
    returnKeyType = text(calls, from, start + 80, returnKeyType);
    accessibilityLabel = text(calls, from, start + 88, accessibilityLabel);
    accessibilityValue = text(calls, from, start + 96, accessibilityValue);
    traits = from.getInt(start + 104);
    contentMembers = from.getInt(start + 108);
    readRows(calls, from, start);
  }

  /** A value of an enumeration; the first one for what a later library may have. */
  private static <Value> Value value(Value[] values, int code) {
    return values[code >= 0 && code < values.length ? code : 0];
  }

  private void readRows(Calls calls, ByteBuffer from, int start) {
    int place = from.getInt(start + 112);
    int counts = from.getInt(start + 120);
    @SuppressWarnings({"unchecked", "rawtypes"})
    List<String>[] components = new List[from.getInt(start + 124)];
    for (int component = 0; component < components.length; component++) {
      String[] texts = new String[from.getInt(counts + 4 * component)];
      for (int row = 0; row < texts.length; row++, place += 8) {
        texts[row] = text(calls, from, place, "");
      }
      components[component] = List.of(texts);
    }
    rows = List.of(components);
    int selected = from.getInt(start + 128);
    selectedRows = new int[from.getInt(start + 132)];
    for (int component = 0; component < selectedRows.length; component++) {
      selectedRows[component] = from.getInt(selected + 4 * component);
    }
  }

  /** The text at a flow_place; the one that was there before, if it is the same. */
  static String text(Calls calls, ByteBuffer from, int place, String before) {
    int offset = from.getInt(place);
    int count = from.getInt(place + 4);
    return calls.isText(before, offset, count) ? before : calls.text(offset, count);
  }

  int parentNumber() {
    return parentNumber;
  }

  void setParent(@Nullable Node parent) {
    this.parent = parent;
  }

  // MARK: What it is

  public String getId() {
    return id;
  }

  public Kind getKind() {
    return kind;
  }

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

  // MARK: Flags

  /** All flags, as the bits of FLOW_NODE_…. */
  public int getFlags() {
    return flags;
  }

  public boolean isHidden() {
    return (flags & 1) != 0;
  }

  public boolean isEnabled() {
    return (flags & 1 << 1) != 0;
  }

  public boolean isFocused() {
    return (flags & 1 << 2) != 0;
  }

  public boolean isSecure() {
    return (flags & 1 << 3) != 0;
  }

  public boolean isClippedToBounds() {
    return (flags & 1 << 4) != 0;
  }

  public boolean isAutocorrected() {
    return (flags & 1 << 5) != 0;
  }

  /** Whether it receives touches. */
  public boolean isInteractive() {
    return (flags & 1 << 6) != 0;
  }

  /** Whether the transform is not the identity. */
  public boolean isTransformed() {
    return (flags & 1 << 7) != 0;
  }

  // MARK: Geometry, in the parent's coordinates and before the transform, which acts about the centre

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

  /** About the vertical axis, in radians. */
  public double getRotationY() {
    return rotationY;
  }

  public double getPerspective() {
    return perspective;
  }

  public double getAlpha() {
    return alpha;
  }

  public double getCornerRadius() {
    return cornerRadius;
  }

  public double getBorderWidth() {
    return borderWidth;
  }

  /** How much of a shape's path is drawn, 0 to 1. */
  public double getStrokeEnd() {
    return strokeEnd;
  }

  public double getContentOffsetX() {
    return contentOffsetX;
  }

  public double getContentOffsetY() {
    return contentOffsetY;
  }

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

  public double getContentWidth() {
    return contentWidth;
  }

  public double getContentHeight() {
    return contentHeight;
  }

  // MARK: Colours

  public int getBackground() {
    return background;
  }

  public int getBorderColor() {
    return borderColor;
  }

  public int getTextColor() {
    return textColor;
  }

  public int getPlaceholderColor() {
    return placeholderColor;
  }

  public int getTintColor() {
    return tintColor;
  }

  // MARK: Contents; a text that is not there is empty

  public String getText() {
    return text;
  }

  public String getPlaceholder() {
    return placeholder;
  }

  public String getImage() {
    return image;
  }

  public String getFontName() {
    return fontName;
  }

  public double getFontSize() {
    return fontSize;
  }

  /** The caret's index in the text; -1 for none. */
  public int getCaret() {
    return caret;
  }

  public TextAlignment getTextAlignment() {
    return textAlignment;
  }

  /** Such as "numberPad". */
  public String getKeyboardType() {
    return keyboardType;
  }

  public String getTextContentType() {
    return textContentType;
  }

  public String getReturnKeyType() {
    return returnKeyType;
  }

  public String getAccessibilityLabel() {
    return accessibilityLabel;
  }

  public String getAccessibilityValue() {
    return accessibilityValue;
  }

  public boolean hasTrait(Trait trait) {
    return (traits >> trait.ordinal() & 1) != 0;
  }

  /** {@link Trait}s as bits. */
  public int getTraits() {
    return traits;
  }

  /** The rows of each component of a picker. */
  public List<List<String>> getRows() {
    return rows;
  }

  public int getSelectedRowCount() {
    return selectedRows.length;
  }

  /** The selected row of a component. */
  public int getSelectedRow(int component) {
    return selectedRows[component];
  }
}
