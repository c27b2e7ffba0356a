// Replays traces with the module on a machine that has a C library.

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "flow.h"

static const char usage[] =
    "usage: flow-module [--fps N] [--document] [--counts] TRACE...\n"
    "\n"
    "Replays traces and writes their frames to standard output, as 'flow replay' does.\n"
    "\n"
    "  --fps N     also N samples a second while something moves\n"
    "  --document  frames as one document, as a golden holds them\n"
    "  --counts    before each result a line with its number of bytes, negative for an error,\n"
    "              which then goes to standard output, too\n";

typedef struct Bytes {
  uint8_t *base;
  size_t count, capacity;
} Bytes;

static void fail(const char *what) {
  fprintf(stderr, "flow-module: %s: %s\n", what, strerror(errno));
  exit(2);
}

static void reserve(Bytes *bytes, size_t capacity) {
  if (bytes->capacity >= capacity) return;
  free(bytes->base);
  bytes->base = malloc(capacity);
  if (!bytes->base) fail("memory");
  bytes->capacity = capacity;
}

static void read_file(const char *path, Bytes *bytes) {
  FILE *file = fopen(path, "rb");
  if (!file || fseek(file, 0, SEEK_END) != 0) fail(path);
  long count = ftell(file);
  if (count < 0 || fseek(file, 0, SEEK_SET) != 0) fail(path);
  // One byte more, so that an empty trace does not give a null pointer.
  reserve(bytes, (size_t)count + 1);
  bytes->count = fread(bytes->base, 1, (size_t)count, file);
  if (bytes->count != (size_t)count) fail(path);
  fclose(file);
}

static ptrdiff_t replay(
    const Bytes *trace, const char *name, int32_t framesPerSecond, Bytes *output) {
  for (;;) {
    ptrdiff_t result = flow_replay(
        trace->base, trace->count, (const uint8_t *)name, strlen(name), framesPerSecond,
        output->base, output->capacity);
    output->count = (size_t)(result < 0 ? -result : result);
    if (output->count <= output->capacity) return result;
    reserve(output, output->count);
  }
}

int main(int argc, char **argv) {
  long framesPerSecond = 0;
  bool document = false, counts = false;
  int i = 1;
  for (; i < argc && strncmp(argv[i], "--", 2) == 0; i += 1) {
    if (strcmp(argv[i], "--document") == 0) {
      document = true;
    } else if (strcmp(argv[i], "--counts") == 0) {
      counts = true;
    } else if (strcmp(argv[i], "--fps") == 0 && i + 1 < argc) {
      char *end;
      framesPerSecond = strtol(argv[i + 1], &end, 10);
      if (*end || framesPerSecond < 1 || framesPerSecond > 1000) break;
      i += 1;
    } else {
      break;
    }
  }
  if (i >= argc || strncmp(argv[i], "--", 2) == 0) {
    fputs(usage, stderr);
    return 2;
  }
  Bytes trace = {0}, output = {0};
  int status = 0;
  for (; i < argc; i += 1) {
    read_file(argv[i], &trace);
    const char *slash = strrchr(argv[i], '/');
    const char *name = slash ? slash + 1 : argv[i];
    ptrdiff_t result =
        replay(&trace, document ? name : "", (int32_t)framesPerSecond, &output);
    if (counts) printf("%td\n", result);
    if (result < 0) status = 2;
    FILE *to = result < 0 && !counts ? stderr : stdout;
    fwrite(output.base, 1, output.count, to);
    if (to == stderr) fputc('\n', to);
  }
  if (fflush(stdout) != 0) fail("standard output");
  return status;
}
