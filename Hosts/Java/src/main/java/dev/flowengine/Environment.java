package dev.flowengine;

import java.nio.ByteBuffer;

/**
 * What a scene is shown in, or what changes of it: members that are not set keep their values.
 *
 * <p>Lengths are in points.
 */
public final class Environment implements Event {
  // Places in a flow_environment.
  private static final int MEMBERS = 4;
  private static final int WINDOW = 8;
  private static final int SAFE_AREA = 24;
  private static final int SCALE = 56;
  private static final int WINDOW_ORIGIN = 64;
  private static final int LAYOUT_DIRECTION = 80;
  private static final int REDUCE_MOTION = 84;
  private static final int DATE = 88;

  private int members;
  private double width, height, top, left, bottom, right, scale, originX, originY;
  private boolean isRightToLeft, reducesMotion;
  private int year, month, day;

  public Environment window(double width, double height) {
    this.width = width;
    this.height = height;
    members |= 1;
    return this;
  }

  public Environment safeArea(double top, double left, double bottom, double right) {
    this.top = top;
    this.left = left;
    this.bottom = bottom;
    this.right = right;
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
    originX = x;
    originY = y;
    members |= 1 << 3;
    return this;
  }

  public Environment rightToLeft(boolean isRightToLeft) {
    this.isRightToLeft = isRightToLeft;
    members |= 1 << 4;
    return this;
  }

  public Environment reduceMotion(boolean reducesMotion) {
    this.reducesMotion = reducesMotion;
    members |= 1 << 5;
    return this;
  }

  /** Today. */
  public Environment date(int year, int month, int day) {
    this.year = year;
    this.month = month;
    this.day = day;
    members |= 1 << 6;
    return this;
  }

  /** Writes everything but the size. */
  void write(ByteBuffer to, int start) {
    to.putInt(start + MEMBERS, members);
    to.putDouble(start + WINDOW, width).putDouble(start + WINDOW + 8, height);
    to.putDouble(start + SAFE_AREA, top).putDouble(start + SAFE_AREA + 8, left);
    to.putDouble(start + SAFE_AREA + 16, bottom).putDouble(start + SAFE_AREA + 24, right);
    to.putDouble(start + SCALE, scale);
    to.putDouble(start + WINDOW_ORIGIN, originX).putDouble(start + WINDOW_ORIGIN + 8, originY);
    to.putInt(start + LAYOUT_DIRECTION, isRightToLeft ? 1 : 0);
    to.putInt(start + REDUCE_MOTION, reducesMotion ? 1 : 0);
    to.putInt(start + DATE, year).putInt(start + DATE + 4, month).putInt(start + DATE + 8, day);
  }

  @Override
  public void send(Session session, double time) {
    session.environment(time, this);
  }
}
