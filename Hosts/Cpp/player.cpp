// Plays session scripts from standard input, as Hosts/conformance describes them.

#include <array>
#include <cstring>
#include <flow.hpp>
#include <iostream>
#include <map>
#include <string>
#include <vector>

namespace {

using Fields = std::vector<std::string>;

// MARK: What is printed

class Digest {
 public:
  std::uint64_t byte_count = 0;

  std::uint32_t value() const { return ~crc_; }

  void add(std::string_view bytes) {
    static const std::array<std::uint32_t, 256> table = make_table();
    byte_count += bytes.size();
    for (const char byte : bytes) crc_ = (crc_ >> 8) ^ table[(crc_ ^ static_cast<unsigned char>(byte)) & 0xFF];
  }

  void add(std::uint32_t value) { add_bytes(value, 4); }

  void add(double value) {
    std::uint64_t bits = 0;
    std::memcpy(&bits, &value, sizeof bits);
    add_bytes(bits, 8);
  }

  /// A text with a zero byte.
  void add_text(std::string_view text) {
    add(text);
    add(std::string_view("", 1));
  }

 private:
  static std::array<std::uint32_t, 256> make_table() {
    std::array<std::uint32_t, 256> table = {};
    for (std::uint32_t index = 0; index < 256; index++) {
      std::uint32_t value = index;
      for (int bit = 0; bit < 8; bit++) value = (value >> 1) ^ (value & 1 ? 0xEDB88320u : 0);
      table[index] = value;
    }
    return table;
  }

  void add_bytes(std::uint64_t value, int count) {
    char bytes[8];
    for (int index = 0; index < count; index++) bytes[index] = static_cast<char>(value >> (8 * index));
    add(std::string_view(bytes, static_cast<std::size_t>(count)));
  }

  std::uint32_t crc_ = ~std::uint32_t(0);
};

void look(const flow::Screen &screen, Digest &digest) {
  digest.add_text(screen.state());
  digest.add(static_cast<std::uint32_t>(screen.nodes().size()));
  for (const flow::Node *it : screen.nodes()) {
    const flow::Node &node = *it;
    const flow::Node *parent = screen.numbered(node.parent);
    digest.add_text(node.id);
    digest.add_text(parent ? std::string_view(parent->id) : "");
    digest.add(static_cast<std::uint32_t>(node.kind));
    digest.add(node.flags);
    digest.add(node.members);
    // begin members: digest, written by scripts/generate-members
    digest.add(node.frame.x);
    digest.add(node.frame.y);
    digest.add(node.frame.width);
    digest.add(node.frame.height);
    digest.add(node.transform.translation.x);
    digest.add(node.transform.translation.y);
    digest.add(node.transform.scale.x);
    digest.add(node.transform.scale.y);
    digest.add(node.transform.rotation_y);
    digest.add(node.transform.perspective);
    digest.add(node.alpha);
    digest.add(node.corner_radius);
    digest.add(node.border_width);
    digest.add(node.stroke_end);
    digest.add(node.content_offset.x);
    digest.add(node.content_offset.y);
    digest.add(node.content_inset.top);
    digest.add(node.content_inset.left);
    digest.add(node.content_inset.bottom);
    digest.add(node.content_inset.right);
    digest.add(node.content_size.value_or(flow::Size()).width);
    digest.add(node.content_size.value_or(flow::Size()).height);
    digest.add(node.font_size);
    digest.add(node.background.value_or(flow::Color()).rgba);
    digest.add(node.border_color.value_or(flow::Color()).rgba);
    digest.add(node.text_color.value_or(flow::Color()).rgba);
    digest.add(node.placeholder_color.value_or(flow::Color()).rgba);
    digest.add(node.tint_color.value_or(flow::Color()).rgba);
    digest.add(static_cast<std::uint32_t>(node.accessibility_traits));
    digest.add(static_cast<std::uint32_t>(node.caret));
    digest.add(static_cast<std::uint32_t>(node.text_alignment));
    digest.add(static_cast<std::uint32_t>(node.selected_range_location));
    digest.add(static_cast<std::uint32_t>(node.selected_range_length));
    digest.add(static_cast<std::uint32_t>(node.marked_range_location));
    digest.add(static_cast<std::uint32_t>(node.marked_range_length));
    digest.add_text(node.text);
    digest.add_text(node.placeholder);
    digest.add_text(node.image);
    digest.add_text(node.font_name);
    digest.add_text(node.keyboard_type);
    digest.add_text(node.text_content_type);
    digest.add_text(node.return_key_type);
    digest.add_text(node.accessibility_label);
    digest.add_text(node.accessibility_value);
    // end members: digest
    digest.add(static_cast<std::uint32_t>(node.rows.size()));
    for (const auto &component : node.rows) {
      digest.add(static_cast<std::uint32_t>(component.size()));
      for (const std::string &row : component) digest.add_text(row);
    }
    digest.add(static_cast<std::uint32_t>(node.selected_rows.size()));
    for (const std::int32_t row : node.selected_rows) digest.add(static_cast<std::uint32_t>(row));
  }
}

// MARK: Fields of a line

bool is_there(const std::string &field) { return field != "-"; }

std::string text_of(const std::string &field) {
  if (field == "-" || field == "%") return "";
  std::string text;
  for (std::size_t at = 0; at < field.size(); at++) {
    if (field[at] == '%') {
      text += static_cast<char>(std::stoi(field.substr(at + 1, 2), nullptr, 16));
      at += 2;
    } else {
      text += field[at];
    }
  }
  return text;
}

double number_of(const std::string &field) { return is_there(field) ? std::stod(field) : 0; }

std::int32_t integer_of(const std::string &field) { return is_there(field) ? std::stoi(field) : 0; }

flow::Point point_of(const Fields &fields, std::size_t at) {
  return {number_of(fields[at]), number_of(fields[at + 1])};
}

std::optional<flow::Point> location_of(const Fields &fields, std::size_t at) {
  return is_there(fields[at]) ? std::optional(point_of(fields, at)) : std::nullopt;
}

flow::Environment environment_of(const Fields &fields) {
  const auto members = static_cast<std::uint32_t>(std::stoul(fields[2]));
  flow::Environment it;
  if (members & FLOW_ENVIRONMENT_WINDOW) it.window = {number_of(fields[3]), number_of(fields[4])};
  if (members & FLOW_ENVIRONMENT_SAFE_AREA) {
    it.safe_area = {
        number_of(fields[5]), number_of(fields[6]), number_of(fields[7]), number_of(fields[8])};
  }
  if (members & FLOW_ENVIRONMENT_SCALE) it.scale = number_of(fields[9]);
  if (members & FLOW_ENVIRONMENT_WINDOW_ORIGIN) it.window_origin = point_of(fields, 10);
  if (members & FLOW_ENVIRONMENT_LAYOUT_DIRECTION) {
    it.layout_direction = flow::LayoutDirection(integer_of(fields[12]));
  }
  if (members & FLOW_ENVIRONMENT_REDUCE_MOTION) it.reduce_motion = fields[13] != "0";
  if (members & FLOW_ENVIRONMENT_DATE) {
    it.date = {integer_of(fields[14]), integer_of(fields[15]), integer_of(fields[16])};
  }
  if (members & FLOW_ENVIRONMENT_COLOR_SCHEME) {
    it.color_scheme = flow::ColorScheme(integer_of(fields[17]));
  }
  if (members & FLOW_ENVIRONMENT_CONTRAST) it.contrast = flow::Contrast(integer_of(fields[18]));
  if (members & FLOW_ENVIRONMENT_TEXT_SIZE) it.text_size = flow::TextSize(integer_of(fields[19]));
  if (members & FLOW_ENVIRONMENT_BOLD_TEXT) it.bold_text = fields[20] != "0";
  return it;
}

// MARK: Events

using Send = void (*)(flow::Session &, double, const Fields &);

const std::map<std::string_view, Send> events = {
    {"pan",
     [](flow::Session &session, double time, const Fields &fields) {
       const std::string target = text_of(fields[9]);
       session.send(
           time, flow::Pan{flow::Phase(integer_of(fields[2])), point_of(fields, 3),
                           point_of(fields, 5), location_of(fields, 7), target});
     }},
    {"scroll",
     [](flow::Session &session, double time, const Fields &fields) {
       const std::string target = text_of(fields[7]);
       session.send(
           time, flow::Scroll{target, flow::Phase(integer_of(fields[2])), point_of(fields, 3),
                              point_of(fields, 5)});
     }},
    {"text",
     [](flow::Session &session, double time, const Fields &fields) {
       const std::string target = text_of(fields[4]), replacement = text_of(fields[5]);
       flow::Text text{target, replacement, std::nullopt};
       if (is_there(fields[2])) text.range = {integer_of(fields[2]), integer_of(fields[3])};
       session.send(time, text);
     }},
    {"tap",
     [](flow::Session &session, double time, const Fields &fields) {
       const std::string target = text_of(fields[4]);
       session.send(time, flow::Tap{target, location_of(fields, 2)});
     }},
    {"field",
     [](flow::Session &session, double time, const Fields &fields) {
       const std::string target = text_of(fields[3]);
       session.send(time, flow::Field{flow::Field::Event(integer_of(fields[2])), target});
     }},
    {"select",
     [](flow::Session &session, double time, const Fields &fields) {
       const std::string target = text_of(fields[4]);
       session.send(time, flow::Selection{target, integer_of(fields[2]), integer_of(fields[3])});
     }},
    {"selection",
     [](flow::Session &session, double time, const Fields &fields) {
       const std::string target = text_of(fields[4]);
       session.send(
           time, flow::TextSelection{target, {integer_of(fields[2]), integer_of(fields[3])}});
     }},
    {"compose",
     [](flow::Session &session, double time, const Fields &fields) {
       const std::string target = text_of(fields[5]), text = text_of(fields[6]);
       flow::Composition it{
           target, flow::Composition::Phase(integer_of(fields[2])), std::nullopt, text};
       if (is_there(fields[3])) it.selection = {integer_of(fields[3]), integer_of(fields[4])};
       session.send(time, it);
     }},
    {"key",
     [](flow::Session &session, double time, const Fields &fields) {
       const std::string key = text_of(fields[5]);
       session.send(
           time, flow::Key{key, flow::Key::Phase(integer_of(fields[2])), integer_of(fields[3]),
                           integer_of(fields[4]) != 0});
     }},
    {"keyboard",
     [](flow::Session &session, double time, const Fields &fields) {
       session.send(
           time, flow::Keyboard{
                     flow::Keyboard::Phase(integer_of(fields[2])),
                     {number_of(fields[3]), number_of(fields[4]), number_of(fields[5]),
                      number_of(fields[6])},
                     number_of(fields[7]),
                     flow::Keyboard::Curve(integer_of(fields[8]))});
     }},
    {"response",
     [](flow::Session &session, double time, const Fields &fields) {
       const std::string id = text_of(fields[3]), message = text_of(fields[4]);
       flow::Response response{id, flow::Response::Outcome(integer_of(fields[2])), std::nullopt};
       if (is_there(fields[4])) response.message = message;
       session.send(time, response);
     }},
    {"command",
     [](flow::Session &session, double time, const Fields &fields) {
       const std::string name = text_of(fields[2]), target = text_of(fields[3]);
       const std::string text = text_of(fields[5]);
       flow::Command command{name, {}, target};
       switch (integer_of(fields[4])) {
         case 1: command.value = number_of(fields[5]); break;
         case 2: command.value = std::string_view(text); break;
         case 3: command.value = true; break;
         case 4: command.value = false; break;
         case 5: command.value = flow::Value::json(text); break;
         default: break;
       }
       session.send(time, command);
     }},
    {"environment",
     [](flow::Session &session, double time, const Fields &fields) {
       session.send(time, environment_of(fields));
     }},
    {"tick",
     [](flow::Session &session, double time, const Fields &) { session.send(time, flow::Tick()); }},
    {"advance", [](flow::Session &session, double time, const Fields &) { session.advance(time); }},
};

// MARK: Scripts

class Player {
 public:
  explicit Player(std::string number) : number_(std::move(number)) {}

  void play(const Fields &fields) {
    const std::string &name = fields[0];
    std::string trace;
    const flow::Status status = status_of([&] { act(fields, trace); });
    digest_.add(static_cast<std::uint32_t>(status));
    if (played_.empty() || (name == "open" && status != flow::Status::ok)) return;
    Played &played = played_[current_];
    status_of([&] {
      const std::string frames = played.session.frames();
      digest_.add(frames);
      frame_count_ += static_cast<std::size_t>(std::count(frames.begin(), frames.end(), '\n'));
    });
    status_of([&] { digest_.add(played.session.effect_lines()); });
    digest_.add(trace);
    if (name == "look") {
      look(played.screen, digest_);
    } else {
      status_of([&] { played.screen.update(played.session); });
    }
  }

  void end() const {
    std::printf(
        "%s %08x %llu %llu\n", number_.c_str(), static_cast<unsigned>(digest_.value()),
        static_cast<unsigned long long>(frame_count_),
        static_cast<unsigned long long>(digest_.byte_count));
  }

 private:
  struct Played {
    flow::Session session;
    flow::Screen screen;
    std::string scene;
  };

  template <typename Call>
  static flow::Status status_of(Call call) {
    try {
      call();
      return flow::Status::ok;
    } catch (const flow::Error &error) {
      return error.status();
    }
  }

  /// The scene's name in a setup.
  static std::string scene_of(const std::string &setup) {
    static constexpr std::string_view key = "\"scene\"";
    if (setup.empty() || setup[0] != '{') return setup;
    const std::size_t start = setup.find('"', setup.find(key) + key.size()) + 1;
    return setup.substr(start, setup.find('"', start) - start);
  }

  void add(Played played) {
    current_ = played_.size();
    played_.push_back(std::move(played));
  }

  void act(const Fields &fields, std::string &trace) {
    const std::string &name = fields[0];
    if (name == "open") {
      const std::string setup = text_of(fields[1]);
      return add({flow::Session(setup, {}, true), {}, scene_of(setup)});
    }
    if (played_.empty()) throw flow::Error(flow::Status::foreign, "there is no session");
    Played &played = played_[current_];
    const auto event = events.find(name);
    if (event != events.end()) {
      event->second(played.session, number_of(fields[1]), fields);
    } else if (name == "line") {
      played.session.send_line(text_of(fields[1]));
    } else if (name == "fork") {
      add({played.session.fork(), played.screen, played.scene});
    } else if (name == "restore") {
      const std::string state = played.session.saved(false);
      played.session.close();
      played.screen = flow::Screen();
      played.session = flow::Session(flow::Setup::restoring(played.scene, state), {}, true);
    } else if (name == "record") {
      played.session.record();
    } else if (name == "recording") {
      trace = played.session.recording();
    } else if (name == "use") {
      const auto index = static_cast<std::size_t>(integer_of(fields[1]));
      if (index >= played_.size()) throw flow::Error(flow::Status::invalid, "there is no such session");
      current_ = index;
    } else if (name != "look") {
      throw std::runtime_error("player: cannot read the line '" + name + "' of script " + number_);
    }
  }

  std::string number_;
  std::vector<Played> played_;
  std::size_t current_ = 0;
  Digest digest_;
  std::size_t frame_count_ = 0;
};

Fields fields_of(const std::string &line) {
  Fields fields;
  for (std::size_t at = 0; at <= line.size();) {
    const std::size_t end = std::min(line.find(' ', at), line.size());
    fields.push_back(line.substr(at, end - at));
    at = end + 1;
  }
  return fields;
}

}  // namespace

int main() try {
  std::ios::sync_with_stdio(false);
  std::optional<Player> player;
  for (std::string line; std::getline(std::cin, line);) {
    if (line.empty()) continue;
    const Fields fields = fields_of(line);
    if (fields[0] == "play") {
      player.emplace(fields.at(1));
    } else if (player && fields[0] == "end") {
      player->end();
      player.reset();
    } else if (player) {
      player->play(fields);
    }
  }
} catch (const std::exception &error) {
  std::cerr << error.what() << "\n";
  return 2;
}
