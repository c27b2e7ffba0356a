// Tests the wrapper against the library.

#include <chrono>
#include <clocale>
#include <cmath>
#include <cstdio>
#include <flow.hpp>
#include <fstream>
#include <locale>
#include <map>
#include <sstream>
#include <string>
#include <thread>
#include <type_traits>

namespace {

int failures = 0;

void check(bool holds, const char *what, int line) {
  if (holds) return;
  failures++;
  std::printf("tests.cpp:%d: not so: %s\n", line, what);
}
#define CHECK(condition) check(condition, #condition, __LINE__)

namespace card = flow::glide_card;

/// The status that a call fails with; `ok` if it does not.
template <typename Call>
flow::Status status_of(Call call, std::string *message = nullptr) {
  try {
    call();
    return flow::Status::ok;
  } catch (const flow::Error &error) {
    if (message) *message = error.what();
    return error.status();
  }
}

flow::Pan pan(flow::Phase phase, double y) {
  return {phase, {0, y}, {}, std::nullopt, card::node::card};
}

bool same(const flow::Screen &one, const flow::Screen &other) {
  if (one.state() != other.state() || one.nodes().size() != other.nodes().size()) return false;
  for (std::size_t index = 0; index < one.nodes().size(); index++) {
    const flow::Node &a = *one.nodes()[index], &b = *other.nodes()[index];
    if (a.id != b.id || a.text != b.text || a.flags != b.flags || a.members != b.members) return false;
    if (a.frame.y < b.frame.y || a.frame.y > b.frame.y) return false;
    if (a.rows != b.rows || a.selected_rows != b.selected_rows) return false;
  }
  return true;
}

void test_ownership() {
  static_assert(!std::is_copy_constructible_v<flow::Session>);
  static_assert(std::is_nothrow_move_constructible_v<flow::Session>);
  static_assert(std::is_base_of_v<std::runtime_error, flow::Error>);
  flow_session handle = 0;
  {
    flow::Session session(card::name);
    flow::Session moved = std::move(session);
    handle = moved.handle();
    CHECK(moved.is_open() && !session.is_open());
    CHECK(status_of([&] { session.advance(0); }) == flow::Status::foreign);
    moved.advance(0);
    flow::Session other(flow::onboarding::name);
    const flow_session replaced = other.handle();
    other = std::move(moved);
    CHECK(other.handle() == handle);
    CHECK(flow_close(replaced) == FLOW_CLOSED);
  }
  CHECK(flow_close(handle) == FLOW_CLOSED);

  flow::Session session(card::name);
  session.close();
  session.close();
  CHECK(!session.is_open());
  flow::Screen screen;
  CHECK(status_of([&] { session.advance(1); }) == flow::Status::closed);
  CHECK(status_of([&] { session.effects(); }) == flow::Status::closed);
  CHECK(status_of([&] { screen.update(session); }) == flow::Status::closed);
  CHECK(status_of([&] { session.fork(); }) == flow::Status::closed);
}

/// A session that another thread uses is closed all the same, and not left open for ever.
void test_closing_while_busy() {
  for (int round = 0; round < 20; round++) {
    flow::Session session(flow::card_input::name);
    session.advance(0);
    const flow_session handle = session.handle();
    std::thread other([handle] {
      static thread_local std::uint8_t frame[100000];
      std::size_t count = 0;
      flow_status status = FLOW_OK;
      while (status == FLOW_OK || status == FLOW_BUSY) {
        status = flow_frame(handle, frame, sizeof frame, &count);
      }
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    session.close();
    const flow_status status = flow_close(handle);
    CHECK(status == FLOW_CLOSED);
    while (status != FLOW_CLOSED && flow_close(handle) != FLOW_CLOSED) {
    }
    other.join();
  }
}

void test_errors() {
  std::string message;
  CHECK(status_of([] { flow::Session("glide-cart"); }, &message) == flow::Status::unknown_scene);
  CHECK(message == "FLOW_UNKNOWN_SCENE: unknown scene 'glide-cart'; did you mean 'glide-card'?");
  flow::Session session(card::name);
  CHECK(status_of([&] { session.send(1, flow::Command{"shew", {}, {}}); }, &message)
        == flow::Status::refused);
  CHECK(message.find("shew") != std::string::npos);
  CHECK(status_of([&] { session.send_line("{\"t\":1,\"type\":\"tep\"}"); }) == flow::Status::bad_trace);
  CHECK(status_of([&] { session.frames(); }) == flow::Status::not_kept);
  // A text that is not UTF-8, and a message longer than the usual.
  CHECK(status_of([&] { session.send(1, flow::Tap{"\xFF", std::nullopt}); }) == flow::Status::invalid);
  const std::string name(5000, 'x');
  CHECK(status_of([&] { flow::Session other{name}; }, &message) == flow::Status::unknown_scene);
  CHECK(session.advance(0).frame == 0);
}

void test_screen() {
  flow::Environment phone;
  phone.window = flow::Size{390, 844};
  flow::Session session(card::name, phone);
  flow::Screen screen;
  session.advance(0);
  const flow::Screen::Changes &changes = screen.update(session);
  CHECK(changes.changed.size() == 6 && changes.is_reordered && changes.gone.empty());
  CHECK(screen.state() == card::state::resting);
  const flow::Node *dragged = screen.find(card::node::card);
  const flow::Node *grabber = screen.find(card::node::grabber);
  CHECK(dragged && grabber && screen.numbered(grabber->parent) == dragged);
  if (!dragged) return;
  CHECK(dragged->frame.width == 390 && dragged->background.has_value());
  CHECK(screen.find("nobody") == nullptr);

  session.send(1, pan(flow::Phase::began, 0));
  session.send(1.02, pan(flow::Phase::changed, -200));
  screen.update(session);
  CHECK(screen.state() == card::state::dragging);
  CHECK(!changes.is_reordered && !changes.changed.empty());
  CHECK(screen.find(card::node::card) == dragged && dragged->frame.y < 844);
  const flow::Update update = session.advance(1.04);
  CHECK(update.time > 1 && update.frame > 0);

  session.send(2, flow::Command{card::command::remove, {}, {}});
  screen.update(session);
  CHECK(changes.gone.size() == 4 && screen.nodes().size() == 2);
  CHECK(screen.find(card::node::card) == nullptr);
}

/// More nodes are gone than a session remembers.
void test_slow_screen() {
  namespace code = flow::verification_code;
  using Event = flow::Field::Event;
  flow::Session session(code::name);
  session.send(1, flow::Field{Event::focus, code::node::code_input});
  flow::Screen slow, quick, latest;
  latest.update(session);
  session.send(2, flow::Text{code::node::code_input, "1", std::nullopt});
  slow.update(session);
  std::map<std::uint32_t, const flow::Node *> before;
  for (const flow::Node *node : slow.nodes()) before[node->number] = node;
  for (int step = 0; step < 300; step++) {
    session.send(3 + step, flow::Field{Event::delete_backward, code::node::code_input});
    const std::size_t gone = quick.update(session).gone.size();
    CHECK(gone == (step == 0 ? 0 : 1));
    // What came and went between two updates was never there.
    if (step == 0) CHECK(latest.update(session).gone.empty());
    session.send(3.5 + step, flow::Text{code::node::code_input, "1", std::nullopt});
    quick.update(session);
  }
  const flow::Screen::Changes &changes = slow.update(session);
  for (const std::uint32_t number : changes.gone) {
    CHECK(before.erase(number) == 1 && slow.numbered(number) == nullptr);
  }
  CHECK(changes.gone.size() == 1 && before.size() + 1 == slow.nodes().size());
  for (const auto &[number, node] : before) CHECK(slow.numbered(number) == node);
  CHECK(same(slow, quick));
}

void test_fork() {
  flow::Session session(card::name);
  flow::Screen screen;
  session.send(1, pan(flow::Phase::began, 0));
  session.send(1.02, pan(flow::Phase::changed, -200));
  screen.update(session);
  flow::Session fork = session.fork();
  flow::Screen copy = screen, fresh;
  CHECK(same(copy, screen) && copy.nodes()[0] != screen.nodes()[0]);
  fork.send(1.04, pan(flow::Phase::changed, -260));
  copy.update(fork);
  fresh.update(fork);
  CHECK(same(copy, fresh));
  screen.update(session);
  CHECK(!same(copy, screen));
  session.close();
  CHECK(fork.advance(1.06).frame > 0);
}

void test_values() {
  flow::Session session(flow::onboarding::name);
  session.advance(0);
  flow::Response response{"image-1", flow::Response::Outcome::success, std::nullopt};
  for (const flow::Value &value :
       {flow::Value(), flow::Value(2), flow::Value("a"), flow::Value(true), flow::Value::json("[1]")}) {
    response.value = value;
    session.send(1, response);
  }
  response.value = flow::Value::json("[1");
  std::string message;
  CHECK(status_of([&] { session.send(2, response); }, &message) == flow::Status::invalid);
  CHECK(message.find("'text'") != std::string::npos);
}

void test_hit_test() {
  flow::Session session(card::name);
  flow::Screen screen;
  session.advance(0);
  screen.update(session);
  const flow::Node *trigger = screen.find(card::node::trigger);
  CHECK(trigger && session.hit_test({trigger->frame.x + 1, trigger->frame.y + 1}) == card::node::trigger);
  CHECK(!session.hit_test({-1, -1}));
  CHECK(status_of([&] { session.hit_test({std::nan(""), 0}); }) == flow::Status::invalid);
}

void test_texts_and_pickers() {
  namespace input = flow::card_input;
  flow::Session session(input::name);
  flow::Screen screen;
  const std::string name = "Zo\xC3\xAB \xF0\x9F\x92\xB3";
  session.send(1, flow::Field{flow::Field::Event::focus, input::node::input_holder_text});
  session.send(2, flow::Text{input::node::input_holder_text, name, std::nullopt});
  session.send(2.5, flow::Text{input::node::input_holder_text, "", flow::TextRange{0, 1}});
  session.send(3, flow::Tap{input::node::expiry_button, std::nullopt});
  session.advance(6);
  screen.update(session);
  const flow::Node *holder = screen.find(input::node::input_holder_text);
  CHECK(holder && holder->text == name.substr(1) && holder->has(FLOW_HAS_TEXT));
  const flow::Node *picker = screen.find(input::node::picker_expiry);
  CHECK(picker && picker->kind == flow::Node::Kind::picker && picker->rows.size() == 2);
  CHECK(picker && picker->rows[0].size() == 12 && picker->selected_rows.size() == 2);
  session.send(7, flow::Selection{input::node::picker_expiry, 0, 3});
  screen.update(session);
  CHECK(picker && picker->selected_rows[0] == 3);
  CHECK(session.frame().size() > 1024);
}

void test_effects() {
  namespace code = flow::verification_code;
  flow::Session session(code::name);
  CHECK(session.advance(0).effect_count == 1);
  const auto first = session.effects();
  CHECK(first.size() == 1 && first[0].type == code::effect::focus && first[0].frame == 0);
  CHECK(session.effects().empty());
  session.send(1, flow::Field{flow::Field::Event::focus, code::node::code_input});
  session.send(2, flow::Text{code::node::code_input, "1234", std::nullopt});
  const auto effects = session.effects();
  CHECK(effects.size() == 1 && effects[0].type == code::effect::verify && effects[0].time == 2);
  CHECK(!effects.empty() && effects[0].text("code") == "1234" && !effects[0].text("nothing"));
  CHECK(!effects.empty() && effects[0].raw("code") == "\"1234\"");
  if (effects.empty()) return;
  session.send(3, flow::Response{*effects[0].text("id"), flow::Response::Outcome::failure, "Nö"});
  flow::Screen screen;
  screen.update(session);
  CHECK(screen.state() == code::state::failed);

  const auto made = flow::Effect::read(
      "{\"frame\":1,\"t\":0.5,\"effect\":{\"type\":\"a\",\"list\":[{\"text\":\"no\"},2],"
      "\"text\":\"\\ud83d\\udcb3\\u0001\\/\",\"n\":-4}}\n");
  CHECK(made.size() == 1 && made[0].text("text") == "\xF0\x9F\x92\xB3\x01/");
  CHECK(made[0].number("n") == -4.0 && !made[0].number("type") && !made[0].text("n"));
  CHECK(made[0].raw("list") == "[{\"text\":\"no\"},2]");
}

/// A program may have set a locale that has a comma where the library writes a point.
void test_decimal_commas() {
  const char *name = nullptr;
  for (const char *each : {"de_DE.UTF-8", "de_DE.utf8", "de_DE", "fr_FR.UTF-8", "fr_FR"}) {
    if (std::setlocale(LC_ALL, each)) {
      name = each;
      break;
    }
  }
  if (!name) {
    std::printf("SKIPPED: numbers with decimal commas, for no such locale is installed\n");
    return;
  }
  CHECK(std::localeconv()->decimal_point == std::string(","));
  // Streams have the locale of the C++ library.
  const std::locale before = std::locale::global(std::locale(name));
  const auto made = flow::Effect::read(
      "{\"frame\":1,\"t\":1.5,\"effect\":{\"type\":\"a\",\"n\":1234567.890123,\"small\":-1e-7,\"none\":\"1.5\"}}\n");
  CHECK(made.size() == 1 && made[0].time == 1.5 && made[0].number("n") == 1234567.890123);
  CHECK(made.size() == 1 && made[0].number("small") == -1e-7 && !made[0].number("none"));
  CHECK(flow::Configuration().set("height", 1640.5).json() == "{\"height\":1640.5}");
  std::locale::global(before);
  std::setlocale(LC_ALL, "C");
}

void test_configuration() {
  flow::Configuration configuration;
  configuration.set(card::configuration::segmented, false)
      .set(card::configuration::header_height, 120)
      .set(card::configuration::heights_open, 640.5)
      .set("heights.closed", 0)
      .set("text", "\"\\\n");
  CHECK(configuration.json()
        == "{\"headerHeight\":120,\"segmented\":false,\"text\":\"\\\"\\\\\\u000a\","
           "\"heights\":{\"closed\":0,\"open\":640.5}}");
  std::string message;
  CHECK(status_of([&] { flow::Session({card::name, flow::Configuration().set("text", "")}); }, &message)
        == flow::Status::bad_trace);
  CHECK(message.find("'text'") != std::string::npos);
  flow::Session session(
      {card::name, flow::Configuration().set(card::configuration::indicator, false)});
  flow::Screen screen;
  screen.update(session);
  CHECK(!screen.nodes().empty() && !screen.find(card::node::grabber));
}

void test_restoring() {
  flow::Session session(card::name);
  session.send(1, flow::Command{card::command::show, "open", {}});
  session.advance(5);
  flow::Screen before, after;
  before.update(session);
  flow::Session restored(flow::Setup::restoring(card::name, session.saved(true)));
  after.update(restored);
  CHECK(same(before, after));
}

void test_recording(const std::string &path) {
  try {
    flow::Session session(card::name);
    flow::FailureRecording recording(session, path);
    session.send(1, flow::Command{card::command::show, {}, {}});
    session.send(2, flow::Command{"shew", {}, {}});
    CHECK(false);
  } catch (const flow::Error &error) {
    CHECK(error.status() == flow::Status::refused);
  }
  std::stringstream trace;
  trace << std::ifstream(path).rdbuf();
  const std::string bytes = trace.str();
  std::string frames(100000, '\0');
  const std::ptrdiff_t count = flow_replay(
      reinterpret_cast<const std::uint8_t *>(bytes.data()), bytes.size(), nullptr, 0, 0,
      reinterpret_cast<std::uint8_t *>(frames.data()), frames.size());
  CHECK(count > 0 && frames.find("\"event\":\"command\"") != std::string::npos);
  std::remove(path.c_str());

  flow::Session session(card::name);
  CHECK(status_of([&] { session.recording(); }) == flow::Status::not_kept);
  session.record(flow::RecordingExtent::stream());
  const std::string lines = session.recording();
  CHECK(lines.find("\"flowTrace\":1") != std::string::npos && session.recording().empty());
  CHECK(status_of([&] { session.record(flow::RecordingExtent::last(-1)); }) == flow::Status::invalid);
  { flow::FailureRecording recording(session, path); }
  CHECK(!std::ifstream(path).good());
}

}  // namespace

int main(int count, char **arguments) {
  test_ownership();
  test_closing_while_busy();
  test_errors();
  test_screen();
  test_slow_screen();
  test_fork();
  test_values();
  test_hit_test();
  test_texts_and_pickers();
  test_effects();
  test_decimal_commas();
  test_configuration();
  test_restoring();
  test_recording(count > 1 ? arguments[1] : "failure.trace.jsonl");
  if (failures == 0) std::printf("all tests passed\n");
  return failures > 0;
}
