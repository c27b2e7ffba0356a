"""Writes what is described once, in Members/ and by the scenes, in every place and language that needs it.

`rows` reads the descriptions, `names` spells a name as each language does, `writing` writes files and parts
of files. A package for each thing described (`node`, `scenes`, …) has a module for each place or language.
"""
