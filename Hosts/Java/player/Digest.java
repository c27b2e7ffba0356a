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
    // begin members: digest, written by scripts/generate-members
    real(node.getX());
    real(node.getY());
    real(node.getWidth());
    real(node.getHeight());
    real(node.getTranslationX());
    real(node.getTranslationY());
    real(node.getScaleX());
    real(node.getScaleY());
    real(node.getRotationY());
    real(node.getPerspective());
    real(node.getAlpha());
    real(node.getCornerRadius());
    real(node.getBorderWidth());
    real(node.getStrokeEnd());
    real(node.getContentOffsetX());
    real(node.getContentOffsetY());
    real(node.getInsetTop());
    real(node.getInsetLeft());
    real(node.getInsetBottom());
    real(node.getInsetRight());
    real(node.getContentWidth());
    real(node.getContentHeight());
    real(node.getFontSize());
    integer(node.getBackground());
    integer(node.getBorderColor());
    integer(node.getTextColor());
    integer(node.getPlaceholderColor());
    integer(node.getTintColor());
    integer(node.getAccessibilityTraits());
    integer(node.getCaret());
    integer(node.getTextAlignment().ordinal());
    integer(node.getSelectedRangeLocation());
    integer(node.getSelectedRangeLength());
    integer(node.getMarkedRangeLocation());
    integer(node.getMarkedRangeLength());
    terminated(node.getText());
    terminated(node.getPlaceholder());
    terminated(node.getImage());
    terminated(node.getFontName());
    terminated(node.getKeyboardType());
    terminated(node.getTextContentType());
    terminated(node.getReturnKeyType());
    terminated(node.getAccessibilityLabel());
    terminated(node.getAccessibilityValue());
    // end members: digest
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
