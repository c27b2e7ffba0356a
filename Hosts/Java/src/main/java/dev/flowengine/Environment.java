// Written by scripts/generate-members; change Members/environment.jsonl instead.

package dev.flowengine;

import java.nio.ByteBuffer;

/**
 * What a scene is shown in, or what changes of it: members that are not set keep their values.
 *
 * <p>Lengths are in points.
 */
public final class Environment implements Event {
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
  }

  @Override
  public void send(Session session, double time) {
    session.environment(time, this);
  }
}
