"""Constants of the scenes for hosts: names of scenes, ids of nodes, states, commands, types of effects, and
members of the configuration."""

from ..writing import File
from .c import c
from .cpp import cpp
from .java import java
from .javascript import javascript
from .model import ask, read_scene
from .python import python
from .rust import rust

LANGUAGES = {"c": c, "cpp": cpp, "python": python, "java": java, "rust": rust, "javascript": javascript}


def outputs(flow, languages=None):
    """The files, by what a tool says of its scenes."""
    scenes = [read_scene(flow, it["name"]) for it in ask(flow)]
    for language in languages or LANGUAGES:
        for path, lines in LANGUAGES[language](scenes).items():
            yield File(path, "the scene", lines)
