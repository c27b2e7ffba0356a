#ifndef FLOW_RECORDING_HPP
#define FLOW_RECORDING_HPP

#include <cstdio>
#include <exception>
#include <string>
#include <utility>

#include "session.hpp"

namespace flow {

/// Writes the recording of a session to a file, which appears as a whole.
///
/// @throw Error if the session is not recorded, or `invalid` if the file cannot be written.
inline void write_recording(const Session &session, const std::string &path) {
  const std::string trace = session.recording();
  const std::string temporary = path + ".tmp";
  bool is_written = false;
  if (std::FILE *file = std::fopen(temporary.c_str(), "wb")) {
    is_written = std::fwrite(trace.data(), 1, trace.size(), file) == trace.size();
    is_written = std::fclose(file) == 0 && is_written;
    is_written = is_written && std::rename(temporary.c_str(), path.c_str()) == 0;
    if (!is_written) std::remove(temporary.c_str());
  }
  if (!is_written) throw Error(Status::invalid, "cannot write " + path);
}

/// Records a session, and writes the recording to a file if an exception leaves the scope: `flow replay`
/// then shows what led to it.
///
///     flow::FailureRecording recording(session, "failure.trace.jsonl");
class FailureRecording {
 public:
  /// @param session Must outlive this.
  FailureRecording(
      Session &session, std::string path, RecordingExtent extent = RecordingExtent::all())
      : session_(session), path_(std::move(path)) {
    session.record(extent);
  }

  FailureRecording(const FailureRecording &) = delete;
  FailureRecording &operator=(const FailureRecording &) = delete;

  ~FailureRecording() {
    if (std::uncaught_exceptions() <= exceptions_) return;
    try {
      write_recording(session_, path_);
    } catch (...) {
      // The exception under way is the one to be told of.
    }
  }

 private:
  const Session &session_;
  std::string path_;
  int exceptions_ = std::uncaught_exceptions();
};

}  // namespace flow

#endif
