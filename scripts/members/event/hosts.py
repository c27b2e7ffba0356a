"""Events in the hosts that pack them themselves, those that are sent as a struct."""

from ..names import camel, pascal, snake, upper, words

# MARK: Rust

RUST = {"double": "f64", "int32_t": "i32"}


def rust_structs(structs):
    """The structs of C."""
    def declared(field):
        type = RUST[field.type]
        return f"    pub {field.name}: " + (f"[{type}; {field.count}]," if field.count > 1 else f"{type},")

    return [line for struct in structs for line in [
        "#[repr(C)]", f"pub struct {struct.name} {{", "    pub size: u32,", *map(declared, struct.fields),
        *(["    pub reserved: i32,"] if struct.isPadded else []), "}", ""]][:-1]


def rust_calls(structs):
    """The functions of C."""
    return [line for struct in structs for line in [
        f"    pub fn flow_send_{struct.call}(", "        session: flow_session,", "        time: f64,",
        f"        {struct.parameter}: *const {struct.name},",
        *(line for row in struct.texts for line in [f"        {row.name}: *const u8,",
                                                    f"        {row.name}_count: usize,"]),
        "        update: *mut flow_update,", "    ) -> flow_status;"]]


def rust_events(structs):
    """The events."""
    names = {"Pan.Phase": "Phase", "Scroll.Phase": "Phase", "KeyboardChange.Phase": "KeyboardPhase",
             "TimingCurve.Name": "Curve", "Pointer.Kind": "PointerKind", "Pointer.Phase": "PointerPhase",
             "KeyStroke.Phase": "KeyPhase", "Composition.Phase": "CompositionPhase"}
    types = {"NodeID": "&'a str", "String": "&'a str", "Double": "f64", "Int": "i32", "Bool": "bool", "Modifiers": "i32", "TextRange": "Range<i32>",
             "Rect": "[f64; 4]", **names}

    def member(struct, row):
        type = types.get(struct.type(row), struct.type(row))
        type = f"Option<{type}>" if row.type.endswith("?") else type
        return [f"    /// {row.brief}", f"    pub {row.name}: {type},"]

    return [line for struct in structs for line in [
        f"/// {struct.brief}", "#[derive(Clone, Debug, PartialEq)]",
        f"pub struct {struct.title}" + ("<'a> {" if struct.texts else " {"),
        *(line for row in struct.event.members for line in member(struct, row)), "}", ""]][:-1]


def rust_sending(structs):
    """The methods that send them."""
    def value(struct, field):
        row, name = field.row, field.row.name
        given = name if row.type.endswith("?") else f"event.{name}"
        if field.has:
            return f"i32::from(event.{name}.is_some())"
        if struct.isName(row):
            return f"event.{name} as i32"
        if struct.type(row) == "TextRange":
            return f"{given}.start" if field.part == "location" else f"{given}.end.saturating_sub({given}.start)"
        if struct.type(row) == "Bool":
            return f"i32::from({given})"
        return f"[{given}.x, {given}.y]" if struct.type(row) == "Point" else given

    def method(struct):
        title = struct.title + ("<'_>" if struct.texts else "")
        yield f"    fn send_{struct.call}(&mut self, time: f64, event: &{title}) -> Result<()> {{"
        for row in struct.event.members:
            if row.type.endswith("?"):
                clone = ".clone()" if struct.type(row) == "TextRange" else ""
                yield f"        let {row.name} = event.{row.name}{clone}.unwrap_or_default();"
        yield f"        let packed = sys::{struct.name} {{"
        yield f"            size: size_of::<sys::{struct.name}>() as u32,"
        yield from (f"            {field.name}: {value(struct, field)}," for field in struct.fields)
        if struct.isPadded:
            yield "            reserved: 0,"
        yield "        };"
        if not struct.texts:
            yield (f"        check(unsafe {{ sys::flow_send_{struct.call}(self.handle, time, &packed, "
                   "&mut self.update) })")
            yield from ["    }", ""]
            return
        yield "        check(unsafe {"
        yield f"            sys::flow_send_{struct.call}("
        yield "                self.handle,"
        yield "                time,"
        yield "                &packed,"
        for row in struct.texts:
            text = row.name if row.type.endswith("?") else f"event.{row.name}"
            yield f"                {text}.as_ptr(),"
            yield f"                {text}.len(),"
        yield from ["                &mut self.update,", "            )", "        })", "    }", ""]

    return [line for struct in structs for line in method(struct)][:-1]


# MARK: C++


def cpp_events(structs):
    """The events."""
    types = {"NodeID": "std::string_view", "String": "std::string_view", "Double": "double", "Int": "std::int32_t",
             "Modifiers": "std::int32_t", "Bool": "bool", "Pointer.Kind": "Kind", "Pointer.Phase": "Phase",
             "KeyStroke.Phase": "Phase", "Composition.Phase": "Phase",
             "Pan.Phase": "flow::Phase", "Scroll.Phase": "flow::Phase", "KeyboardChange.Phase": "Phase",
             "TimingCurve.Name": "Curve"}

    def nested(struct):
        for row in struct.event.members:
            name = types.get(struct.type(row), "")
            if struct.isName(row) and not name.startswith("flow::"):
                values = ", ".join(snake(words(it.name)) for it in struct.names[struct.type(row)].rows)
                yield f"  enum class {name} : std::int32_t {{ {values} }};"

    def member(struct, row):
        type = types.get(struct.type(row), struct.type(row))
        if row.type.endswith("?") and type != "std::string_view":
            return [f"  /// {row.brief}", f"  std::optional<{type}> {row.name};"]
        default = ""
        if struct.isName(row):
            first = (row.default or "." + struct.names[struct.type(row)].rows[0].name)[1:]
            default = f" = {type}::{snake(words(first))}"
        elif type in ("double", "std::int32_t"):
            default = f" = {row.default}" if not row.required and row.default != "[]" else " = 0"
        elif type == "bool":
            default = f" = {row.default}"
        return [f"  /// {row.brief}", f"  {type} {row.name}{default};"]

    return [line for struct in structs for line in [
        f"/// {struct.brief}", f"struct {struct.called} {{", *nested(struct),
        *(line for row in struct.members for line in member(struct, row)), "};", ""]][:-1]


def cpp_sending(structs):
    """The methods that send them."""
    def value(struct, field):
        row, name = field.row, field.row.name
        given = f"event.{name}"
        if field.has:
            return f"{given}.has_value()"
        if struct.isName(row):
            return f"static_cast<std::int32_t>({given})"
        given = name if row.type.endswith("?") else given
        if struct.type(row) == "TextRange":
            return f"{given}.{field.part}"
        if field.count > 1:
            return "{" + ", ".join(f"{given}.{part}" for part in ["x", "y", "width", "height"][:field.count]) + "}"
        return given

    def method(struct):
        yield f"  Update send(double time, const {struct.called} &event) {{"
        for row in struct.event.members:
            if row.type.endswith("?") and row.at is not None:
                yield f"    const auto {row.name} = event.{row.name}.value_or({struct.type(row)}());"
        yield f"    const {struct.name} packed = {{"
        yield "        sizeof packed,"
        values = [value(struct, field) for field in struct.fields] + (["0"] if struct.isPadded else [])
        yield from (f"        {it}{',' if at + 1 < len(values) else '};'}" for at, it in enumerate(values))
        texts = "".join(f" detail::bytes(event.{row.name}), event.{row.name}.size()," for row in struct.texts)
        yield "    return call([&](flow_update *update) {"
        yield f"      return flow_send_{struct.call}(handle_, time, &packed,{texts} update);"
        yield from ["    });", "  }", ""]

    return [line for struct in structs for line in method(struct)][:-1]


# MARK: JavaScript


def javascript(structs, names):
    """What packs them, per type of event."""
    used = {struct.type(row): names[struct.type(row)] for struct in structs for row in struct.event.members
            if struct.isName(row)}
    setters = {"double": "setFloat64", "int32_t": "setInt32"}

    def table(each):
        values = ", ".join(f"{row.name}: {at}" for at, row in enumerate(each.rows))
        return f"const {upper(words(each.type))} = {{ {values} }};"

    def given(struct, row):
        """The member's value, with its default."""
        if row.required or row.type.endswith("?"):
            return f"event.{row.name}"
        default = f"'{row.default[1:]}'" if struct.isName(row) else {".zero": "ORIGIN"}.get(row.default, row.default)
        if struct.type(row) == "Modifiers":
            return f"bits(event.{row.name})"
        return f"(event.{row.name} ?? {default})"

    def put(struct, field):
        row, value = field.row, given(struct, field.row)
        for at in range(field.count):
            one = f"{value}[{at}]" if field.count > 1 else value
            if field.has:
                one = f"{value} ? 1 : 0"
            elif struct.isName(row):
                one = f"{upper(words(struct.type(row)))}[{value}] ?? NONE"
            elif struct.type(row) == "TextRange":
                one = f"whole({value}[{['location', 'length'].index(field.part)}])"
            elif struct.type(row) == "Int":
                one = f"whole({value})"
            elif struct.type(row) == "Bool":
                one = f"{value} ? 1 : 0"
            if row.type.endswith("?") and not field.has:
                one = f"{value} ? {one} : 0"
            offset = field.offset + (8 if field.type == "double" else 4) * at
            yield f"    view.{setters[field.type]}(start + {offset}, {one}, true);"

    def packer(struct):
        yield f"  {struct.event.type}(memory, handle, time, event) {{"
        yield from (f"    const {row.name}Count = memory.addText(event.{row.name});" for row in struct.texts)
        yield "    const { view, eventAddress: start, calls } = memory;"
        yield f"    view.setUint32(start, {struct.size}, true);"
        for field in struct.fields:
            yield from put(struct, field)
        if struct.isPadded:
            yield f"    view.setInt32(start + {struct.end}, 0, true);"
        arguments, before = "", "memory.texts"
        for row in struct.texts:
            arguments += f" {before}, {row.name}Count,"
            before += f" + {row.name}Count"
        yield f"    return calls.flow_send_{struct.call}(handle, time, start,{arguments} memory.updateAddress);"
        yield from ["  },", ""]

    return ["import { NONE } from './environment.js';", "",
            "const ORIGIN = [0, 0];", *(table(each) for each in used.values()), "",
            "const MODIFIERS = { shift: 1, control: 2, alt: 4, meta: 8 };", "",
            "/** The bits of the names of keys. */", "function bits(keys = []) {",
            "  return keys.reduce((sum, key) => sum | (MODIFIERS[key] ?? NONE), 0);", "}", "",
            "/** A number for an int32_t, which does not wrap around. */", "function whole(number) {",
            "  return Number.isInteger(number) && Math.abs(number) < 2 ** 31 ? number : NONE;", "}", "",
            "/**", " * Per type of event with a struct of its own, what puts it into the memory and makes the call.",
            " *", " * Texts come first: the views of the memory are others where it has grown for them.", " */",
            "export const structPackers = {", *[line for struct in structs for line in packer(struct)][:-1], "};"]


def typescript(types, names):
    """The alternatives of the type of events."""
    own = {"Point": "Pair", "TextRange": "Pair", "Rect": "readonly [number, number, number, number]",
           "Double": "number", "Int": "number", "Bool": "boolean", "String": "string", "NodeID": "NodeID<Name>",
           "Modifiers": "readonly ('shift' | 'control' | 'alt' | 'meta')[]",
           "Command.Value": "string | number | boolean | readonly unknown[] | object | null", "EnvironmentChange": "Environment"}

    def type(event, row):
        it = row.type.removesuffix("?")
        if it in names:
            return " | ".join(f"'{each.name}'" for each in names[it].rows)
        if (event.type, row.name) == ("command", "name"):
            return "CommandName<Name>"
        if (event.type, row.name) == ("command", "target"):
            return "NodeID<Name> | ChildPath<Name>"
        return own[it] + (" | null" if row.type == "String?" else "")

    def member(event, row):
        if row.brief:
            yield f"      /** {row.brief} */"
        yield f"      readonly {row.name}{'' if row.required else '?'}: {type(event, row)};"

    lines = ["export type Event<Name extends SceneName = SceneName> ="]
    for event in types:
        lines += ["  | {", f"      readonly type: '{event.type}';",
                  *(line for row in event.members for line in member(event, row)), "    }"]
    return lines[:-1] + ["    };"]
