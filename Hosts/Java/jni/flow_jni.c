/// The native methods of `dev.flowengine.Calls`: each is one call of flow.h.
///
/// Java gives the addresses of direct buffers that it owns, so nothing is copied, allocated or looked up
/// here. What is in the buffers, and where, is described in Calls.java.

#include <jni.h>
#include <stdint.h>

#include "flow.h"

#define CALL(type, name) JNIEXPORT type JNICALL Java_dev_flowengine_Calls_##name

static inline void *at(jlong address) { return (void *)(intptr_t)address; }

// MARK: - The library

CALL(jlong, address)(JNIEnv *env, jclass type, jobject buffer) {
  (void)type;
  return (jlong)(intptr_t)(*env)->GetDirectBufferAddress(env, buffer);
}

CALL(jint, checkVersion)(JNIEnv *env, jclass type) {
  (void)env, (void)type;
  return flow_check_version(FLOW_VERSION);
}

CALL(jint, version)(JNIEnv *env, jclass type) {
  (void)env, (void)type;
  return (jint)flow_version();
}

CALL(jint, features)(JNIEnv *env, jclass type) {
  (void)env, (void)type;
  return (jint)flow_get_features();
}

/// A number that is neither a status nor an address is checked before it gets here: `kind` is one of the
/// constants of Calls.java.
CALL(jint, read)(
    JNIEnv *env, jobject self, jint kind, jlong session, jlong number, jlong output,
    jlong capacity, jlong count) {
  (void)env, (void)self;
  uint8_t *bytes = at(output);
  size_t room = (size_t)capacity, *total = at(count);
  switch (kind) {
    case 0: return flow_get_changes((flow_session)session, (uint64_t)number, bytes, room, total);
    case 1: return flow_effects((flow_session)session, bytes, room, total);
    case 2: return flow_frame((flow_session)session, bytes, room, total);
    case 3: return flow_frames((flow_session)session, bytes, room, total);
    case 4: return flow_saved((flow_session)session, (int32_t)number, bytes, room, total);
    case 5: return flow_recording((flow_session)session, bytes, room, total);
    case 6: return flow_scenes(bytes, room, total);
    case 7: return flow_message(bytes, room, total);
    case 8: {
      const double *place = at(number);
      return flow_hit_test((flow_session)session, place[0], place[1], bytes, room, total);
    }
    default: return FLOW_INVALID;
  }
}

// MARK: - Sessions

CALL(jint, open)(
    JNIEnv *env, jobject self, jlong setup, jlong count, jlong environment, jint flags,
    jlong session) {
  (void)env, (void)self;
  return flow_open(
      at(setup), (size_t)count, at(environment), (flow_open_flags)flags, at(session));
}

CALL(jint, fork)(JNIEnv *env, jobject self, jlong session, jlong fork) {
  (void)env, (void)self;
  return flow_fork((flow_session)session, at(fork));
}

CALL(jint, close)(JNIEnv *env, jclass type, jlong session) {
  (void)env, (void)type;
  return flow_close((flow_session)session);
}

CALL(jint, record)(
    JNIEnv *env, jobject self, jlong session, jint extent, jdouble seconds, jlong text,
    jlong count) {
  (void)env, (void)self;
  flow_recording_options options = {
      .size = sizeof options, .extent = extent, .seconds = seconds};
  return flow_record((flow_session)session, &options, at(text), (size_t)count);
}

CALL(jint, stopRecording)(JNIEnv *env, jobject self, jlong session) {
  (void)env, (void)self;
  return flow_stop_recording((flow_session)session);
}

// MARK: - What happens

CALL(jint, advance)(JNIEnv *env, jobject self, jlong session, jdouble time, jlong update) {
  (void)env, (void)self;
  return flow_advance((flow_session)session, time, at(update));
}

CALL(jint, tick)(JNIEnv *env, jobject self, jlong session, jdouble time, jlong update) {
  (void)env, (void)self;
  return flow_send_tick((flow_session)session, time, at(update));
}

CALL(jint, line)(
    JNIEnv *env, jobject self, jlong session, jlong line, jlong count, jlong update) {
  (void)env, (void)self;
  return flow_send((flow_session)session, at(line), (size_t)count, at(update));
}

// begin members: events, written by scripts/generate-members
CALL(jint, pan)(
    JNIEnv *env, jobject self, jlong session, jdouble time, jlong event, jlong target,
    jlong targetCount, jlong update) {
  (void)env, (void)self;
  return flow_send_pan(
      (flow_session)session, time, at(event), at(target), (size_t)targetCount, at(update));
}

CALL(jint, tap)(
    JNIEnv *env, jobject self, jlong session, jdouble time, jlong event, jlong target,
    jlong targetCount, jlong update) {
  (void)env, (void)self;
  return flow_send_tap(
      (flow_session)session, time, at(event), at(target), (size_t)targetCount, at(update));
}

CALL(jint, scroll)(
    JNIEnv *env, jobject self, jlong session, jdouble time, jlong event, jlong target,
    jlong targetCount, jlong update) {
  (void)env, (void)self;
  return flow_send_scroll(
      (flow_session)session, time, at(event), at(target), (size_t)targetCount, at(update));
}

CALL(jint, text)(
    JNIEnv *env, jobject self, jlong session, jdouble time, jlong event, jlong target,
    jlong targetCount, jlong replacement, jlong replacementCount, jlong update) {
  (void)env, (void)self;
  return flow_send_text(
      (flow_session)session, time, at(event), at(target), (size_t)targetCount, at(replacement),
      (size_t)replacementCount, at(update));
}

CALL(jint, select)(
    JNIEnv *env, jobject self, jlong session, jdouble time, jlong event, jlong target,
    jlong targetCount, jlong update) {
  (void)env, (void)self;
  return flow_send_selection(
      (flow_session)session, time, at(event), at(target), (size_t)targetCount, at(update));
}

CALL(jint, keyboard)(
    JNIEnv *env, jobject self, jlong session, jdouble time, jlong event, jlong update) {
  (void)env, (void)self;
  return flow_send_keyboard((flow_session)session, time, at(event), at(update));
}

CALL(jint, pointer)(
    JNIEnv *env, jobject self, jlong session, jdouble time, jlong event, jlong update) {
  (void)env, (void)self;
  return flow_send_pointer((flow_session)session, time, at(event), at(update));
}

CALL(jint, doubleTap)(
    JNIEnv *env, jobject self, jlong session, jdouble time, jlong event, jlong target,
    jlong targetCount, jlong update) {
  (void)env, (void)self;
  return flow_send_double_tap(
      (flow_session)session, time, at(event), at(target), (size_t)targetCount, at(update));
}

CALL(jint, longPress)(
    JNIEnv *env, jobject self, jlong session, jdouble time, jlong event, jlong target,
    jlong targetCount, jlong update) {
  (void)env, (void)self;
  return flow_send_long_press(
      (flow_session)session, time, at(event), at(target), (size_t)targetCount, at(update));
}

CALL(jint, pinch)(
    JNIEnv *env, jobject self, jlong session, jdouble time, jlong event, jlong target,
    jlong targetCount, jlong update) {
  (void)env, (void)self;
  return flow_send_pinch(
      (flow_session)session, time, at(event), at(target), (size_t)targetCount, at(update));
}

CALL(jint, key)(
    JNIEnv *env, jobject self, jlong session, jdouble time, jlong event, jlong key, jlong keyCount,
    jlong update) {
  (void)env, (void)self;
  return flow_send_key(
      (flow_session)session, time, at(event), at(key), (size_t)keyCount, at(update));
}

CALL(jint, selection)(
    JNIEnv *env, jobject self, jlong session, jdouble time, jlong event, jlong target,
    jlong targetCount, jlong update) {
  (void)env, (void)self;
  return flow_send_text_selection(
      (flow_session)session, time, at(event), at(target), (size_t)targetCount, at(update));
}

CALL(jint, compose)(
    JNIEnv *env, jobject self, jlong session, jdouble time, jlong event, jlong target,
    jlong targetCount, jlong text, jlong textCount, jlong update) {
  (void)env, (void)self;
  return flow_send_composition(
      (flow_session)session, time, at(event), at(target), (size_t)targetCount, at(text),
      (size_t)textCount, at(update));
}
// end members: events

CALL(jint, field)(
    JNIEnv *env, jobject self, jlong session, jdouble time, jint event, jlong target, jlong count,
    jlong update) {
  (void)env, (void)self;
  return flow_send_field(
      (flow_session)session, time, event, at(target), (size_t)count, at(update));
}

CALL(jint, respond)(
    JNIEnv *env, jobject self, jlong session, jdouble time, jint outcome, jlong id, jlong count,
    jlong message, jlong messageCount, jint kind, jdouble number, jlong text, jlong textCount,
    jlong update) {
  (void)env, (void)self;
  flow_value value = {.size = sizeof value, .kind = kind, .number = number};
  return flow_send_data(
      (flow_session)session, time, outcome, at(id), (size_t)count, at(message),
      (size_t)messageCount, &value, at(text), (size_t)textCount, at(update));
}

CALL(jint, command)(
    JNIEnv *env, jobject self, jlong session, jdouble time, jlong name, jlong nameCount,
    jlong target, jlong count, jint kind, jdouble number, jlong text, jlong textCount,
    jlong update) {
  (void)env, (void)self;
  flow_value value = {.size = sizeof value, .kind = kind, .number = number};
  return flow_send_command(
      (flow_session)session, time, at(name), (size_t)nameCount, at(target), (size_t)count, &value,
      at(text), (size_t)textCount, at(update));
}

CALL(jint, environment)(
    JNIEnv *env, jobject self, jlong session, jdouble time, jlong environment, jlong update) {
  (void)env, (void)self;
  return flow_send_environment((flow_session)session, time, at(environment), at(update));
}
