# shellcheck shell=bash
# Compiles FlowEngine and Scenes in Embedded Swift; to be sourced at the top of the tree.

# With it `cd` may go elsewhere, and prints where it goes.
unset CDPATH

# Compiles for a target, with the modules in a folder. The stack protector is disabled, because it
# needs a C library and Swift checks bounds itself.
embedded_swiftc() { # target, folder, module, options and sources
  swiftc -target "$1" -enable-experimental-feature Embedded -wmo -parse-as-library \
    -swift-version 6 -warnings-as-errors -package-name flowengine -Xfrontend -disable-stack-protector \
    -module-name "$3" -I "$2" "${@:4}"
}

# Sets the array `sources` to the Swift files of folders, in a fixed order.
embedded_sources() { # folders
  sources=()
  local file
  while IFS= read -r -d '' file; do sources+=("$file"); done \
    < <(find "$@" -name '*.swift' -print0 | LC_ALL=C sort -z)
}

embedded_host() {
  swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)",/\1/p'
}

# The folder with the toolchain's Embedded Swift libraries for a target.
embedded_library() { # target
  local resources
  resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  echo "$resources/embedded/$1"
}

# Prints the full path of a client's folder of Swift files.
embedded_folder() { # folder, from where
  local folder
  folder=$(cd "$2" && cd "$1" 2> /dev/null && pwd) || return 1
  [ -n "$(find "$folder" -name '*.swift' -print -quit)" ] || return 1
  echo "$folder"
}
