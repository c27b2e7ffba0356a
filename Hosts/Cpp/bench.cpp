// Measures what a pan costs with the changes that it makes, and counts allocations.

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <flow.hpp>
#include <limits>
#include <new>

static std::atomic<std::size_t> allocations = 0;

void *operator new(std::size_t size) {
  allocations++;
  if (void *memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void *memory) noexcept { std::free(memory); }
void operator delete(void *memory, std::size_t) noexcept { std::free(memory); }

/// Nanoseconds a pan of a dragged card, the best of some rounds.
static double measure(flow::Session &session, double &time, flow::Screen *screen) {
  constexpr int rounds = 400, pans = 500;
  double best = std::numeric_limits<double>::infinity();
  for (int round = 0; round < rounds; round++) {
    const auto start = std::chrono::steady_clock::now();
    for (int index = 0; index < pans; index++) {
      flow::Pan pan;
      pan.phase = flow::Phase::changed;
      pan.translation.y = -100 - index % 200;
      pan.target = flow::glide_card::node::card;
      session.send(time += 0.001, pan);
      if (screen) screen->update(session);
    }
    const std::chrono::duration<double, std::nano> all = std::chrono::steady_clock::now() - start;
    best = std::min(best, all.count() / pans);
  }
  return best;
}

int main() {
  flow::Session session(flow::glide_card::name);
  flow::Screen screen;
  double time = 1;
  flow::Pan began;
  began.target = flow::glide_card::node::card;
  session.send(time, began);
  screen.update(session);
  const double alone = measure(session, time, nullptr);
  screen.update(session);
  const std::size_t before = allocations;
  const double with_changes = measure(session, time, &screen);
  std::printf(
      "pan %.0f ns, with changes applied %.0f ns, %zu allocations\n", alone, with_changes,
      allocations - before);
}
