"""The names of the scenes in C."""

from ..names import distinct, line_comment, quoted, upper, words


def c(scenes):
    """Macros with strings; formats for `printf` where an id has placeholders."""
    lines = ["#ifndef FLOW_SCENES_H", "#define FLOW_SCENES_H"]
    for scene in scenes:
        prefix = f"FLOW_{upper(scene.words)}"
        body = [line_comment(scene.summary), f'#define {prefix} "{quoted(scene.name)}"', ""]
        for node in scene.nodes:
            ending = "_FORMAT" if node.parameters else ""
            percent = "%%" if node.parameters else "%"
            id = node.text(lambda text: quoted(text).replace("%", percent), lambda it: {int: "%d", str: "%s"}[it.type])
            body += [f"/// {node.note}.", f'#define {prefix}_NODE_{upper(node.words)}{ending} "{id}"']
        for kind, names in scene.kinds.items():
            body += [""] + [f'#define {prefix}_{kind.upper()}_{upper(words(name))} "{quoted(name)}"' for name in names]
        body += [""]
        for member in scene.configuration:
            body += [f"/// {member.note}.",
                     f'#define {prefix}_CONFIGURATION_{upper(member.words)} "{quoted(member.path)}"']
        lines += ["", f"// MARK: {scene.name}", "", *distinct(body, r"^#define (\w+)")]
    lines += ["", "#endif"]
    return {"Hosts/C/flow_scenes.h": lines}
