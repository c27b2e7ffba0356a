"""Events in Java: values, the methods of a session that pack them, and the native calls."""

from textwrap import wrap

from ..names import camel, pascal, upper, words

#: What enumerations are called; scrolls share the phases of pans.
CHOICES = {"Pan.Phase": "Phase", "Scroll.Phase": "Phase", "KeyboardChange.Phase": "KeyboardPhase",
           "TimingCurve.Name": "Curve", "Pointer.Kind": "PointerKind", "Pointer.Phase": "PointerPhase",
           "KeyStroke.Phase": "KeyPhase", "Composition.Phase": "CompositionPhase"}
#: Types of the package's own, by the type of a member.
VALUES = {"Point": "Point", "TextRange": "Range"}
#: What the numbers of a type are called, after the member's own name where that is said by it.
PARTS = {"Rect": ["x", "y", "width", "height"], "TextRange": ["location", "length"]}
NUMBERS = {"double": "double", "int32_t": "int"}


def filled(text, indent, width=100):
    """Text in lines that end between two parameters, with the first of them behind what is there."""
    return wrap(text.replace(" ", "\0").replace(",\0", ", "), width, initial_indent=indent, subsequent_indent=indent,
                break_long_words=False, break_on_hyphens=False)


def called(lead, arguments, tail, indent):
    """`lead(arguments)tail`, broken behind the bracket where it is too long for a line."""
    line = f"{indent}{lead}({', '.join(arguments)}){tail}"
    if len(line) <= 100:
        return [line]
    lines = [it.replace("\0", " ") for it in filled(", ".join(arguments) + ")" + tail, indent + "    ")]
    return [f"{indent}{lead}(", *lines]


def method(struct):
    """What the method is called that sends it."""
    return camel(words(struct.event.type))


def fields_of(struct, row):
    return [field for field in struct.fields if field.row is row and not field.has]


def numbers(struct, row):
    """The parameters of a member, as pairs of type and name; a text is one of its own."""
    if row.at is None:
        return [("String" if row.required else "@Nullable String", row.name)]
    if struct.isName(row):
        return [(f"Event.{CHOICES[struct.type(row)]}", row.name)]
    field = fields_of(struct, row)[0]
    type = "boolean" if struct.type(row) == "Bool" else NUMBERS[field.type]
    if struct.type(row) == "Point":
        return [(type, row.name + part) for part in "XY"]
    return [(type, name) for name in PARTS.get(struct.type(row), [row.name])]


def optional(struct):
    """The member that may be missing, if there is one beside the texts."""
    return next((row for row in struct.members if row.at is not None and row.type.endswith("?")), None)


# MARK: Values


def choices(structs, names):
    """The enumerations."""
    done, lines = set(), []
    for struct in structs:
        for row in struct.event.members:
            name = CHOICES.get(struct.type(row))
            if not struct.isName(row) or name in done:
                continue
            done.add(name)
            values = [upper(words(it.name)) for it in names[struct.type(row)].rows]
            lines += [f"  /** {names[struct.type(row)].doc} */", f"  enum {name} {{",
                      *(f"    {value}{',' if value is not values[-1] else ''}" for value in values), "  }", ""]
    return lines[:-1]


def values(structs):
    """A record for each."""
    def component(struct, row):
        type = VALUES.get(struct.type(row))
        if type:
            return [("@Nullable " if row.type.endswith("?") else "") + f"{type} {row.name}"]
        return [f"{it.removeprefix('Event.')} {name}" for it, name in numbers(struct, row)]

    def given(struct, row):
        if struct.type(row) == "Point":
            return [f"{row.name}.x", f"{row.name}.y"]
        if struct.type(row) == "TextRange":
            return [f"{row.name}.location", f"{row.name}.length"]
        return [name for _, name in numbers(struct, row)]

    def sent(struct, rows, indent):
        arguments = ["time", *(it for row in rows for it in given(struct, row))]
        return called(f"session.{method(struct)}", arguments, ";", indent)

    def record(struct):
        components = [it for row in struct.members for it in component(struct, row)]
        yield f"  /** {struct.brief} */"
        yield from called(f"record {struct.called}", components, " implements Event {", "  ")
        yield "    @Override"
        yield "    public void send(Session session, double time) {"
        missing = optional(struct)
        if missing:
            yield f"      if ({missing.name} == null) {{"
            yield from sent(struct, [row for row in struct.members if row is not missing], "        ")
            yield "      } else {"
            yield from sent(struct, struct.members, "        ")
            yield "      }"
        else:
            yield from sent(struct, struct.members, "      ")
        yield from ["    }", "  }", ""]

    return [line for struct in structs for line in record(struct)][:-1]


# MARK: Sending


def sending(structs):
    """The methods of a session."""
    def declared(struct, rows, has=None):
        for row in rows:
            if row is has:
                yield f"boolean has{pascal([row.name])}"
            yield from (f"{type} {name}" for type, name in numbers(struct, row))

    def passed(struct, rows, has, isThere):
        yield "time"
        for row in rows:
            if row is has:
                yield str(isThere).lower()
            for type, name in numbers(struct, row):
                yield name if row is not has or isThere else "0"

    def notes(struct, rows):
        yield "  /**"
        yield f"   * {struct.brief}"
        yield "   *"
        for row in rows:
            for _, name in numbers(struct, row)[:1]:
                note = row.brief[0].lower() + row.brief[1:]
                yield from wrap(note, 100, initial_indent=f"   * @param {name} ", subsequent_indent="   *     ")
        yield "   */"

    def packing(struct):
        yield "      ByteBuffer event = calls.results;"
        yield f"      event.putInt(Calls.EVENT, {struct.size});"
        for field in struct.fields:
            row = field.row
            if field.has:
                put = [("putInt", f"has{pascal([row.name])} ? 1 : 0")]
            elif struct.isName(row):
                put = [("putInt", f"{row.name}.ordinal()")]
            elif struct.type(row) == "Bool":
                put = [("putInt", f"{row.name} ? 1 : 0")]
            else:
                setter = "putDouble" if field.type == "double" else "putInt"
                names = [name for _, name in numbers(struct, row)]
                put = [(setter, names[PARTS[struct.type(row)].index(field.part)])] if field.part else [
                    (setter, name) for name in names]
            size = 8 if field.type == "double" else 4
            yield from (f"      event.{setter}(Calls.EVENT + {field.offset + size * at}, {value});"
                        for at, (setter, value) in enumerate(put))
        if struct.isPadded:
            yield f"      event.putInt(Calls.EVENT + {struct.end}, 0);"

    def body(struct):
        yield "    begin();"
        yield "    try {"
        yield from packing(struct)
        for row in struct.texts:
            yield f"      int {row.name}Count = calls.texts.add({row.name});"
        arguments, before = ["handle", "time", "calls.eventAddress()"], "calls.texts.address()"
        for row in struct.texts:
            arguments += [before, f"{row.name}Count"]
            before += f" + {row.name}Count"
        yield "      check("
        yield from called(f"calls.{method(struct)}", [*arguments, "calls.updateAddress()"], ");", "          ")
        yield from ["    } finally {", "      end();", "    }", "  }", ""]

    def methods(struct):
        rows, has = struct.members, optional(struct)
        if has:
            for isThere in (False, True):
                shown = rows if isThere else [row for row in rows if row is not has]
                yield from notes(struct, shown)
                yield from called(f"public void {method(struct)}", ["double time", *declared(struct, shown)], " {", "  ")
                yield from called(method(struct), list(passed(struct, rows, has, isThere)), ";", "    ")
                yield from ["  }", ""]
            yield from called(f"private void {method(struct)}", ["double time", *declared(struct, rows, has)], " {", "  ")
        else:
            yield from notes(struct, rows)
            yield from called(f"public void {method(struct)}", ["double time", *declared(struct, rows)], " {", "  ")
        yield from body(struct)

    return [line for struct in structs for line in methods(struct)][:-1]


def size(structs):
    """How much room the largest takes."""
    return [f"  static final int EVENT_SIZE = {max(struct.size for struct in structs)};"]


def natives(structs):
    """The native methods."""
    def native(struct):
        texts = [it for row in struct.texts for it in [f"long {row.name}", f"long {row.name}Count"]]
        yield from called(f"native int {method(struct)}",
                          ["long session", "double time", "long event", *texts, "long update"], ";", "  ")
        yield ""

    return [line for struct in structs for line in native(struct)][:-1]


def calls(structs):
    """What the native methods are in C."""
    def call(struct):
        texts = [it for row in struct.texts for it in [f"jlong {row.name}", f"jlong {row.name}Count"]]
        yield from called(f"CALL(jint, {method(struct)})",
                          ["JNIEnv *env", "jobject self", "jlong session", "jdouble time", "jlong event", *texts,
                           "jlong update"], " {", "")
        given = [it for row in struct.texts for it in [f"at({row.name})", f"(size_t){row.name}Count"]]
        yield "  (void)env, (void)self;"
        yield from called(f"return flow_send_{struct.call}", ["(flow_session)session", "time", "at(event)", *given,
                                                             "at(update)"], ";", "  ")
        yield from ["}", ""]

    return [line for struct in structs for line in call(struct)][:-1]
