"""The environment in the schema of traces, and in their manual."""

#: What the schema says of a type.
SCHEMAS = {"Size": '{ "$ref": "#/$defs/size" }', "Insets": '{ "$ref": "#/$defs/insets" }',
           "Point": '{ "$ref": "#/$defs/position" }', "Double": '{ "type": "number", "exclusiveMinimum": 0 }',
           "Bool": '{ "type": "boolean" }', "LayoutDirection": '{ "enum": ["leftToRight", "rightToLeft"] }',
           "CalendarDate": '{ "type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }',
           "FontBook": '{ "type": "object", "additionalProperties": { "$ref": "#/$defs/font" } }',
           "LanguageTag": '{ "type": "string", "pattern": "^[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1,8})*$" }',
           "StringTable": '{ "type": "object", "additionalProperties": { "$ref": "#/$defs/localizedText" } }'}


def schema(rows):
    """The definition of an environment."""
    def described(row):
        if row.choices:
            return '{ "enum": [' + ", ".join(f'"{name}"' for name in row.choices.names) + "] }"
        return SCHEMAS[row.type]

    members = [f'        "{row.name}": {described(row)}' + ("," if row is not rows[-1] else "") for row in rows]
    return ['      "type": "object",', '      "properties": {', *members, "      },", '      "additionalProperties": false']


def table(rows):
    """The table of the members."""
    def cell(text):
        return f" {text} " if text else " "

    return ["| member | unit | default |", "|---|---|---|",
            *(f"| `{row.name}` |{cell(row.table[0])}|{cell(row.table[1])}|" for row in rows)]
