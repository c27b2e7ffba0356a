// Shows the first frame of the Glide card: its nodes back to front, as a host would lay out views.

#include <cstdio>
#include <exception>
#include <flow.hpp>

int main() try {
  flow::Environment phone;
  phone.window = flow::Size{390, 844};
  flow::Session session(flow::glide_card::name, phone);
  flow::FailureRecording recording(session, "failure.trace.jsonl");
  flow::Screen screen;

  session.advance(0);
  screen.update(session);
  std::printf("%s\n", screen.state().c_str());
  for (const flow::Node *node : screen.nodes()) {
    const flow::Rect frame = node->frame;
    std::printf(
        "%-8s %6g %6g %6g %6g\n", node->id.c_str(), frame.x, frame.y, frame.width, frame.height);
  }
} catch (const std::exception &error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
