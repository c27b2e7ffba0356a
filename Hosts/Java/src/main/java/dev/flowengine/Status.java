package dev.flowengine;

/** What was wrong with a call; flow.h describes each. */
public enum Status {
  CLOSED(-1),
  FOREIGN(-2),
  BUSY(-3),
  INVALID(-4),
  WRONG_SIZE(-5),
  NO_ROOM(-6),
  REFUSED(-7),
  BAD_TRACE(-8),
  UNKNOWN_SCENE(-9),
  FULL(-10),
  UNSUPPORTED(-11),
  NOT_KEPT(-12),
  WRONG_VERSION(-13),
  BAD_TIME(-14);

  /** The number in the C interface. */
  public final int code;

  Status(int code) {
    this.code = code;
  }

  /** The status of a negative number. */
  static Status of(int code) {
    for (Status status : values()) {
      if (status.code == code) return status;
    }
    return INVALID;
  }
}
