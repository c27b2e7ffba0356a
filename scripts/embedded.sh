# shellcheck shell=bash
# How FlowEngine and Scenes are compiled in Embedded Swift; to be sourced at the top of the tree.

# Compiles for a target, with the modules in a folder. The stack protector is left out, for it wants
# a C library, and Swift checks its bounds itself.
embedded_swiftc() { # target, folder, module, options and sources
  swiftc -target "$1" -enable-experimental-feature Embedded -wmo -parse-as-library \
    -swift-version 6 -warnings-as-errors -package-name flowengine -Xfrontend -disable-stack-protector \
    -module-name "$3" -I "$2" "${@:4}"
}

# The Swift files of folders, in an order that is always the same, as the array `sources`.
embedded_sources() { # folders
  sources=()
  local file
  while IFS= read -r -d '' file; do sources+=("$file"); done \
    < <(find "$@" -name '*.swift' -print0 | LC_ALL=C sort -z)
}

embedded_host() {
  swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)",/\1/p'
}

# Where the toolchain keeps what Embedded Swift links for a target.
embedded_library() { # target
  local resources
  resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  echo "$resources/embedded/$1"
}
