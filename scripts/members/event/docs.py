"""Events in the schema of traces, and in their manual."""

#: What the schema says of a type.
SCHEMAS = {"Point": '{ "$ref": "#/$defs/point" }', "Rect": '{ "$ref": "#/$defs/rect" }',
           "TextRange": '{ "$ref": "#/$defs/range" }', "Double": '{ "$ref": "#/$defs/number" }',
           "Int": '{ "$ref": "#/$defs/count" }', "String": '{ "type": "string" }', "NodeID": '{ "type": "string" }',
           "Command.Value": '{ "type": ["string", "number", "boolean", "array", "object"] }',
           "EnvironmentChange": '{ "$ref": "#/$defs/environment" }', "Bool": '{ "type": "boolean" }',
           "Modifiers": '{ "type": "array", "items": { "enum": ["shift", "control", "alt", "meta"] } }'}


def quoted(names):
    return ", ".join(f'"{name}"' for name in names)


def schema(event, names):
    """The definition of a type of event."""
    def type(row):
        it = row.type.removesuffix("?")
        return f"{{ \"enum\": [{quoted(each.name for each in names[it].rows)}] }}" if it in names else SCHEMAS[it]

    members = ['"t": { "$ref": "#/$defs/time" }', f'"type": {{ "const": "{event.type}" }}',
               *(f'"{row.name}": {type(row)}' for row in event.members)]
    alternatives = [row.name for row in event.members if row.isOneOf]
    required = ["t", "type", *(row.name for row in event.members if row.required)]
    either = ", ".join(f'{{ "required": ["{name}"] }}' for name in alternatives)
    return ['      "type": "object",', '      "properties": {',
            *(f"        {it}{',' if it is not members[-1] else ''}" for it in members), "      },",
            f'      "required": [{quoted(required)}],', *([f'      "anyOf": [{either}],'] if either else []),
            '      "additionalProperties": false']


def table(types, names):
    """The table of the types."""
    def member(row):
        values = ", ".join(each.name for each in names[row.type].rows) if row.type in names else ""
        text = f"`{row.name}` {values}".rstrip() + f" {row.table or ''}"
        return text.rstrip().replace(" ,", ",").replace(" :", ":")

    return ["| type | members |", "|---|---|",
            *(f"| `{event.type}` | {'; '.join(map(member, event.members)) or event.row.table} |" for event in types)]
