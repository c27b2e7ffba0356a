// Written by scripts/generate-members; change Members/environment.jsonl instead.

package dev.flowengine;

import java.nio.ByteBuffer;

/**
 * What a scene is shown in, or what changes of it: members that are not set keep their values.
 *
 * <p>Lengths are in points.
 */
public final class Environment implements Event {
  /** Whether an interface is light or dark. */
  public enum ColorScheme {
    /** Dark text on a light background. */
    LIGHT,
    /** Light text on a dark background. */
    DARK,
  }

  /** How much text differs from its background. */
  public enum Contrast {
    /** As it was designed. */
    STANDARD,
    /** More, for users who ask for it. */
    INCREASED,
  }

  /** The sizes of text that a user can choose from. */
  public enum TextSize {
    /** The smallest: body text of 14 points. */
    X_SMALL,
    /** Body text of 15 points. */
    SMALL,
    /** Body text of 16 points. */
    MEDIUM,
    /** The default: body text of 17 points. */
    LARGE,
    /** Body text of 19 points. */
    X_LARGE,
    /** Body text of 21 points. */
    XX_LARGE,
    /** The largest but for accessibility's: body text of 23 points. */
    XXX_LARGE,
    /** Body text of 28 points. */
    ACCESSIBILITY_MEDIUM,
    /** Body text of 33 points. */
    ACCESSIBILITY_LARGE,
    /** Body text of 40 points. */
    ACCESSIBILITY_X_LARGE,
    /** Body text of 47 points. */
    ACCESSIBILITY_XX_LARGE,
    /** The largest: body text of 53 points. */
    ACCESSIBILITY_XXX_LARGE,
  }

  private int members;
  private double windowWidth;
  private double windowHeight;
  private double safeAreaTop;
  private double safeAreaLeft;
  private double safeAreaBottom;
  private double safeAreaRight;
  private double scale;
  private double windowOriginX;
  private double windowOriginY;
  private int rightToLeft;
  private int reduceMotion;
  private int dateYear;
  private int dateMonth;
  private int dateDay;
  private int colorScheme;
  private int contrast;
  private int textSize;
  private int boldText;

  /** Width and height of the window. */
  public Environment window(double width, double height) {
    this.windowWidth = width;
    this.windowHeight = height;
    members |= 1 << 0;
    return this;
  }

  /** Top, left, bottom, right. */
  public Environment safeArea(double top, double left, double bottom, double right) {
    this.safeAreaTop = top;
    this.safeAreaLeft = left;
    this.safeAreaBottom = bottom;
    this.safeAreaRight = right;
    members |= 1 << 1;
    return this;
  }

  /** Pixels per point. */
  public Environment scale(double scale) {
    this.scale = scale;
    members |= 1 << 2;
    return this;
  }

  /** Where the window's top left is on the screen. */
  public Environment windowOrigin(double x, double y) {
    this.windowOriginX = x;
    this.windowOriginY = y;
    members |= 1 << 3;
    return this;
  }

  /** Whether the layout direction is right to left. */
  public Environment rightToLeft(boolean rightToLeft) {
    this.rightToLeft = rightToLeft ? 1 : 0;
    members |= 1 << 4;
    return this;
  }

  /** Whether motion is reduced. */
  public Environment reduceMotion(boolean reduceMotion) {
    this.reduceMotion = reduceMotion ? 1 : 0;
    members |= 1 << 5;
    return this;
  }

  /** Today. */
  public Environment date(int year, int month, int day) {
    this.dateYear = year;
    this.dateMonth = month;
    this.dateDay = day;
    members |= 1 << 6;
    return this;
  }

  /** Light or dark. */
  public Environment colorScheme(ColorScheme colorScheme) {
    this.colorScheme = colorScheme.ordinal();
    members |= 1 << 7;
    return this;
  }

  /** Standard or increased contrast. */
  public Environment contrast(Contrast contrast) {
    this.contrast = contrast.ordinal();
    members |= 1 << 8;
    return this;
  }

  /** The size of text. */
  public Environment textSize(TextSize textSize) {
    this.textSize = textSize.ordinal();
    members |= 1 << 9;
    return this;
  }

  /** Whether text is bold. */
  public Environment boldText(boolean boldText) {
    this.boldText = boldText ? 1 : 0;
    members |= 1 << 10;
    return this;
  }

  /** Writes everything but the size. */
  void write(ByteBuffer to, int start) {
    to.putInt(start + 4, members);
    to.putDouble(start + 8, windowWidth);
    to.putDouble(start + 16, windowHeight);
    to.putDouble(start + 24, safeAreaTop);
    to.putDouble(start + 32, safeAreaLeft);
    to.putDouble(start + 40, safeAreaBottom);
    to.putDouble(start + 48, safeAreaRight);
    to.putDouble(start + 56, scale);
    to.putDouble(start + 64, windowOriginX);
    to.putDouble(start + 72, windowOriginY);
    to.putInt(start + 80, rightToLeft);
    to.putInt(start + 84, reduceMotion);
    to.putInt(start + 88, dateYear);
    to.putInt(start + 92, dateMonth);
    to.putInt(start + 96, dateDay);
    to.put(start + 100, (byte) colorScheme);
    to.put(start + 101, (byte) contrast);
    to.put(start + 102, (byte) textSize);
    to.put(start + 103, (byte) boldText);
  }

  @Override
  public void send(Session session, double time) {
    session.environment(time, this);
  }
}
