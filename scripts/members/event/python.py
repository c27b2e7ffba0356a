"""Events in Python: the methods of a session that pack them."""

from textwrap import wrap

from ..names import snake, upper, words

#: What enumerations are called; scrolls share the phases of pans.
CHOICES = {"Pan.Phase": "Phase", "Scroll.Phase": "Phase", "KeyboardChange.Phase": "KeyboardPhase",
           "TimingCurve.Name": "Curve", "Pointer.Kind": "PointerKind", "Pointer.Phase": "PointerPhase",
           "KeyStroke.Phase": "KeyPhase", "Composition.Phase": "CompositionPhase"}
TYPES = {"NodeID": "str", "String": "str", "Double": "float", "Int": "int", "Bool": "bool", "Modifiers": "int", "Point": "Point",
         "Rect": "Tuple[float, float, float, float]", "TextRange": "Tuple[int, int]", **CHOICES}
#: How the struct module writes a number.
CODES = {"double": "d", "int32_t": "i"}


def choices(structs, names):
    """The enumerations."""
    done, lines = set(), []
    for struct in structs:
        for row in struct.event.members:
            name = CHOICES.get(struct.type(row))
            if not struct.isName(row) or name in done:
                continue
            done.add(name)
            lines += [f"class {name}(IntEnum):", f'    """{names[struct.type(row)].doc}"""', "",
                      *(f"    {upper(words(it.name))} = {at}" for at, it in enumerate(names[struct.type(row)].rows)),
                      "", ""]
    return lines


def layout(struct):
    """What the struct is called, and how it is written."""
    codes = "".join(CODES[field.type] if field.count == 1 else f"{field.count}{CODES[field.type]}"
                    for field in struct.fields)
    return f"_{upper(words(struct.name)[1:])}", f"=I{codes}{'i' if struct.isPadded else ''}"


def layouts(structs):
    return [f'{name} = Struct("{code}")' for name, code in map(layout, structs)]


def default(struct, row):
    """The value of a parameter that is left out; None if it must be given."""
    if row.type.endswith("?"):
        return '""' if struct.type(row) == "NodeID" else "None"
    if row.default is None:
        return None
    if struct.isName(row):
        return f"{CHOICES[struct.type(row)]}.{upper(words(row.default[1:]))}"
    return {".zero": "(0, 0)", "[]": "0", "false": "False"}.get(row.default, row.default)


def sending(structs):
    """The methods."""
    def parameters(struct):
        """Those behind `time`: what has a default is given by name where it is no part of every event."""
        rows = struct.members
        defaults = [default(struct, row) for row in rows]
        isNamed = False
        for at, row in enumerate(rows):
            type, value = TYPES[struct.type(row)], defaults[at]
            # A default in front of what must be given is none.
            if None in defaults[at + 1:]:
                value = None
            if struct.type(row) in ("Point", "NodeID") and row.type.endswith("?") and at > 0 and not isNamed:
                isNamed = True
                yield "*"
            if value == "None":
                type = f"Optional[{type}]"
            yield f"{row.name}: {type}" + (f" = {value}" if value is not None else "")

    def values(struct):
        for field in struct.fields:
            row = field.row
            if field.has:
                yield f"{row.name} is not None"
            elif field.part:
                yield field.part
            elif row.type.endswith("?"):
                yield f"*({row.name} or (0, 0))" if field.count > 1 else row.name
            else:
                yield f"*{row.name}" if field.count > 1 else row.name
        if struct.isPadded:
            yield "0"

    def filled(lead, items, tail):
        width = len(lead)
        lines = wrap(", ".join(it.replace(" ", "\0") for it in items) + tail.replace(" ", "\0"), 105, initial_indent=" " * width,
                     subsequent_indent=" " * width, break_long_words=False, break_on_hyphens=False)
        lines[0] = lead + lines[0][width:]
        return [line.replace("\0", " ") for line in lines]

    def method(struct):
        name = snake(words(struct.event.type))
        yield from filled(f"    def {name}(", ["self", "time: float", *parameters(struct)], ") -> Update:")
        yield f'        """{struct.brief}'
        yield ""
        for row in struct.members:
            note = row.brief[0].lower() + row.brief[1:]
            yield from wrap(f"{row.name}: {note}", 105, initial_indent=" " * 8, subsequent_indent=" " * 12)
        yield '        """'
        parts = [field.part for field in struct.fields if field.part]
        if parts:
            yield f"        {', '.join(parts)} = {next(f.row for f in struct.fields if f.part).name} or (0, 0)"
        yield "        with self._lock:"
        yield from filled("            self._pack(", [layout(struct)[0], *values(struct)], ")")
        arguments = ["self.handle", "time", "self._packed_address"]
        for row in struct.texts:
            yield f"            {row.name}_bytes = _encoded({row.name})"
            arguments += [f"{row.name}_bytes", f"len({row.name}_bytes)"]
        yield f"            return self._updated(self._library.flow_send_{struct.call}("
        yield from filled("                ", [*arguments, "self._update_address"], "))")
        yield ""

    return [line for struct in structs for line in method(struct)][:-1]
