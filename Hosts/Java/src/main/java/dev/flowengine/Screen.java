package dev.flowengine;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The nodes of a session as a host shows them, kept current by what has changed. */
public final class Screen {
  // Places in a flow_changes.
  private static final int FLAGS = 4;
  private static final int REVISION = 8;
  private static final int STATE = 16;
  private static final int ORDER = 32;
  private static final int NODES = 40;

  private static final int IS_ALL = 1;
  private static final int IS_REORDERED = 1 << 1;

  private final Session session;
  private final Session.ChangeReader reader = this::apply;
  private long revision;
  private String state = "";
  private boolean isReordered;
  private List<Node> nodes = new ArrayList<>();
  private final List<Node> changed = new ArrayList<>();
  private final List<Node> gone = new ArrayList<>();
  private Map<Integer, Node> byNumber = new HashMap<>();

  /** A screen that shows nothing. */
  public Screen(Session session) {
    this.session = session;
  }

  /** What this screen shows, for a fork of its session. */
  public Screen copy(Session fork) {
    Screen copy = new Screen(fork);
    copy.revision = revision;
    copy.state = state;
    for (Node node : nodes) {
      Node own = new Node(node);
      copy.nodes.add(own);
      copy.byNumber.put(own.number, own);
    }
    copy.findParents();
    return copy;
  }

  /** Asks for what has changed, and applies it. */
  public void update() {
    session.readChanges(revision, reader);
  }

  /** The name of the scene's state. */
  public String getState() {
    return state;
  }

  /** All nodes, back to front, parents before their children. */
  public List<Node> getNodes() {
    return Collections.unmodifiableList(nodes);
  }

  /** The node with an id; null if there is none. */
  public @Nullable Node node(String id) {
    for (Node node : nodes) {
      if (node.getId().equals(id)) return node;
    }
    return null;
  }

  /** The nodes that the last update has changed or brought. */
  public List<Node> getChanged() {
    return Collections.unmodifiableList(changed);
  }

  /** The nodes that are gone with the last update. */
  public List<Node> getGone() {
    return Collections.unmodifiableList(gone);
  }

  /** Whether nodes have come, gone or changed places with the last update. */
  public boolean isReordered() {
    return isReordered;
  }

  private void apply(Calls calls, ByteBuffer from) {
    changed.clear();
    gone.clear();
    long latest = from.getLong(REVISION);
    isReordered = (from.getInt(FLAGS) & (IS_ALL | IS_REORDERED)) != 0;
    // The state may change where no node does.
    state = Packed.text(calls, from, STATE, state);
    if (latest == revision) return;
    if (isReordered) reorder(from);
    readNodes(calls, from);
    if (isReordered) findParents();
    revision = latest;
  }

  private void reorder(ByteBuffer from) {
    int place = from.getInt(ORDER);
    int count = from.getInt(ORDER + 4);
    List<Node> ordered = new ArrayList<>(count);
    Map<Integer, Node> remaining = byNumber;
    byNumber = new HashMap<>(2 * count);
    for (int index = 0; index < count; index++) {
      int number = from.getInt(place + 4 * index);
      Node known = remaining.remove(number);
      Node node = known == null ? new Node(number) : known;
      ordered.add(node);
      byNumber.put(number, node);
    }
    for (Node node : nodes) {
      if (remaining.containsKey(node.number)) gone.add(node);
    }
    nodes = ordered;
  }

  /** Both the nodes and their records are back to front, so one pass finds all. */
  private void readNodes(Calls calls, ByteBuffer from) {
    int place = from.getInt(NODES);
    int count = from.getInt(NODES + 4);
    int index = 0;
    for (; count > 0; count--) {
      int number = from.getInt(place + 4);
      while (nodes.get(index).number != number) index++;
      Node node = nodes.get(index);
      node.read(calls, from, place);
      changed.add(node);
      place += from.getInt(place);
    }
  }

  private void findParents() {
    for (Node node : nodes) node.setParent(byNumber.get(node.parentNumber()));
  }
}
