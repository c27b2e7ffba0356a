"""Reads the index that the Swift compiler leaves of what it compiles, by the toolchain's libIndexStore."""

import collections
import ctypes
import pathlib
import shutil
import sys

DEFINITION, REFERENCE, IMPLICIT = 1 << 1, 1 << 2, 1 << 8
RECORD = 2
PARAMETER = 25

Occurrence = collections.namedtuple("Occurrence", "usr name line defines")


class Text(ctypes.Structure):
    """A string as the library returns it."""

    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


Visitor = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
NameVisitor = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)
#: The functions that are called, with what they return and take.
FUNCTIONS = {
    "store_create": (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p),
    "store_units_apply_f": (ctypes.c_bool, ctypes.c_void_p, ctypes.c_uint, ctypes.c_void_p, NameVisitor),
    "unit_reader_create": (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p),
    "unit_reader_dispose": (None, ctypes.c_void_p),
    "unit_reader_get_main_file": (Text, ctypes.c_void_p),
    "unit_reader_dependencies_apply_f": (ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p, Visitor),
    "unit_dependency_get_kind": (ctypes.c_int, ctypes.c_void_p),
    "unit_dependency_get_name": (Text, ctypes.c_void_p),
    "unit_dependency_get_filepath": (Text, ctypes.c_void_p),
    "record_reader_create": (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p),
    "record_reader_dispose": (None, ctypes.c_void_p),
    "record_reader_occurrences_apply_f": (ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p, Visitor),
    "occurrence_get_symbol": (ctypes.c_void_p, ctypes.c_void_p),
    "occurrence_get_roles": (ctypes.c_uint64, ctypes.c_void_p),
    "occurrence_get_line_col": (None, ctypes.c_void_p, ctypes.POINTER(ctypes.c_uint), ctypes.POINTER(ctypes.c_uint)),
    "symbol_get_usr": (Text, ctypes.c_void_p),
    "symbol_get_name": (Text, ctypes.c_void_p),
    "symbol_get_kind": (ctypes.c_int, ctypes.c_void_p),
}


def library():
    """The toolchain's library."""
    swiftc = shutil.which("swiftc")
    if not swiftc:
        sys.exit("there is no swiftc, whose toolchain has libIndexStore")
    folder = pathlib.Path(swiftc).resolve().parent.parent / "lib"
    paths = [folder / name for name in ("libIndexStore.so", "libIndexStore.dylib")]
    path = next((path for path in paths if path.exists()), None)
    if not path:
        sys.exit(f"there is no libIndexStore in {folder}")
    loaded = ctypes.CDLL(str(path))
    for name, (result, *arguments) in FUNCTIONS.items():
        function = getattr(loaded, f"indexstore_{name}")
        function.restype, function.argtypes = result, arguments
    return loaded


class IndexStore:
    """An index, with the occurrences of symbols in each file."""

    def __init__(self, path):
        self.library = library()
        self.store = self.call("store_create", str(path).encode(), None)
        if not self.store:
            sys.exit(f"there is no index in {path}: run 'swift build'")

    def call(self, name, *arguments):
        return getattr(self.library, f"indexstore_{name}")(*arguments)

    def files(self, root):
        """The Swift files in a folder that are still there, each with its occurrences."""
        found = {}
        for unit in self.units():
            reader = self.call("unit_reader_create", self.store, unit.encode(), None)
            if not reader:
                continue
            path = pathlib.Path(str(self.call("unit_reader_get_main_file", reader)))
            if path.is_relative_to(root) and path.exists():
                for record in self.records(reader, str(path)):
                    found[path] = self.occurrences(record)
            self.call("unit_reader_dispose", reader)
        return sorted(found.items())

    def units(self):
        names = []

        def visit(_, name):
            names.append(str(name))
            return True

        self.call("store_units_apply_f", self.store, 1, None, NameVisitor(visit))
        return names

    def records(self, reader, path):
        """The names of a unit's records of a file."""
        names = []

        def visit(_, dependency):
            if (self.call("unit_dependency_get_kind", dependency) == RECORD
                    and str(self.call("unit_dependency_get_filepath", dependency)) == path):
                names.append(str(self.call("unit_dependency_get_name", dependency)))
            return True

        self.call("unit_reader_dependencies_apply_f", reader, None, Visitor(visit))
        return names

    def occurrences(self, record):
        """Where a record's file defines symbols and refers to them, but for parameters and what is implicit."""
        reader = self.call("record_reader_create", self.store, record.encode(), None)
        found = []

        def visit(_, occurrence):
            roles = self.call("occurrence_get_roles", occurrence)
            symbol = self.call("occurrence_get_symbol", occurrence)
            if roles & (DEFINITION | REFERENCE) and not roles & IMPLICIT and self.call("symbol_get_kind", symbol) != PARAMETER:
                line, column = ctypes.c_uint(), ctypes.c_uint()
                self.call("occurrence_get_line_col", occurrence, line, column)
                found.append(Occurrence(str(self.call("symbol_get_usr", symbol)),
                                        str(self.call("symbol_get_name", symbol)), line.value,
                                        bool(roles & DEFINITION)))
            return True

        if reader:
            self.call("record_reader_occurrences_apply_f", reader, None, Visitor(visit))
            self.call("record_reader_dispose", reader)
        return found
