package dev.flowengine;

/** A call that failed, and so has changed nothing. The message has the place and what was expected. */
public final class FlowException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final Status status;

  FlowException(Status status, String message) {
    super("FLOW_" + status + ": " + message);
    this.status = status;
  }

  public Status getStatus() {
    return status;
  }
}
