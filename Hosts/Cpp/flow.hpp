/// FlowEngine for C++17: live sessions of a screen. Header only; link with the library.
///
///     flow::Session session(flow::glide_card::name);
///     flow::Screen screen;
///     session.advance(0);
///     screen.update(session);
///     for (const flow::Node *node : screen.nodes()) draw(*node);

#ifndef FLOW_HPP
#define FLOW_HPP

#include "flow/effect.hpp"
#include "flow/error.hpp"
#include "flow/events.hpp"
#include "flow/node.hpp"
#include "flow/recording.hpp"
#include "flow/scenes.hpp"
#include "flow/screen.hpp"
#include "flow/session.hpp"
#include "flow/setup.hpp"

#endif
