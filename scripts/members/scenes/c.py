"""The names of the scenes in C."""

from ..names import distinct, upper, words
from .model import PLACEHOLDERS


def c(scenes):
    """Macros with strings; formats for `printf` where an id has placeholders."""
    lines = ["#ifndef FLOW_SCENES_H", "#define FLOW_SCENES_H"]
    for scene in scenes:
        prefix = f"FLOW_{upper(scene.words)}"
        body = [f"/// {scene.summary}", f'#define {prefix} "{scene.name}"', ""]
        for node in scene.nodes:
            ending = "_FORMAT" if node.parameters else ""
            id = node.text(str, lambda name: {int: "%d", str: "%s"}[PLACEHOLDERS[name]])
            body += [f"/// {node.note}.", f'#define {prefix}_NODE_{upper(node.words)}{ending} "{id}"']
        for kind, names in scene.kinds.items():
            body += [""] + [f'#define {prefix}_{kind.upper()}_{upper(words(name))} "{name}"' for name in names]
        body += [""]
        for member in scene.configuration:
            body += [f"/// {member.note}.",
                     f'#define {prefix}_CONFIGURATION_{upper(member.words)} "{member.path}"']
        lines += ["", f"// MARK: {scene.name}", "", *distinct(body, r"^#define (\w+)")]
    lines += ["", "#endif"]
    return {"Hosts/C/flow_scenes.h": lines}
