import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.CRC32;
import dev.flowengine.Node;
import dev.flowengine.Screen;

/** The bytes that a script prints, as their checksum. */
final class Digest {
  private final CRC32 checksum = new CRC32();
  private final ByteBuffer number = ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN);
  private int frames;
  private long count;

  void integer(int value) {
    number.clear().putInt(value);
    add(4);
  }

  private void real(double value) {
    number.clear().putDouble(value);
    add(8);
  }

  private void add(int size) {
    checksum.update(number.array(), 0, size);
    count += size;
  }

  void text(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    checksum.update(bytes);
    count += bytes.length;
  }

  private void terminated(String text) {
    text(text);
    checksum.update(0);
    count++;
  }

  void frames(String lines) {
    frames += lines.chars().filter(unit -> unit == '\n').count();
    text(lines);
  }

  void nodes(Screen screen) {
    terminated(screen.getState());
    integer(screen.getNodes().size());
    for (Node node : screen.getNodes()) node(node);
  }

  private void node(Node node) {
    terminated(node.getId());
    terminated(node.getParent() == null ? "" : node.getParent().getId());
    integer(node.getKind().ordinal());
    integer(node.getFlags());
    integer(node.getMembers());
    double[] reals = {
      node.getX(), node.getY(), node.getWidth(), node.getHeight(), node.getTranslationX(),
      node.getTranslationY(), node.getScaleX(), node.getScaleY(), node.getRotationY(),
      node.getPerspective(), node.getAlpha(), node.getCornerRadius(), node.getBorderWidth(),
      node.getStrokeEnd(), node.getContentOffsetX(), node.getContentOffsetY(), node.getInsetTop(),
      node.getInsetLeft(), node.getInsetBottom(), node.getInsetRight(), node.getContentWidth(),
      node.getContentHeight(), node.getFontSize()
    };
    for (double real : reals) real(real);
    integer(node.getBackground());
    integer(node.getBorderColor());
    integer(node.getTextColor());
    integer(node.getPlaceholderColor());
    integer(node.getTintColor());
    integer(node.getTraits());
    integer(node.getCaret());
    integer(node.getTextAlignment().ordinal());
    List.of(
            node.getText(), node.getPlaceholder(), node.getImage(), node.getFontName(),
            node.getKeyboardType(), node.getTextContentType(), node.getReturnKeyType(),
            node.getAccessibilityLabel(), node.getAccessibilityValue())
        .forEach(this::terminated);
    integer(node.getRows().size());
    for (List<String> component : node.getRows()) {
      integer(component.size());
      component.forEach(this::terminated);
    }
    integer(node.getSelectedRowCount());
    for (int component = 0; component < node.getSelectedRowCount(); component++) {
      integer(node.getSelectedRow(component));
    }
  }

  @Override
  public String toString() {
    return "%08x %d %d".formatted(checksum.getValue(), frames, count);
  }
}
