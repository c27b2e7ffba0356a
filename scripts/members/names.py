"""Names, as each language spells them."""

import re
import sys


def words(text):
    """The words of a name in kebab case or camel case, in lower case."""
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+", text)]


def snake(words):
    return "_".join(words)


def upper(words):
    return "_".join(words).upper()


def camel(words):
    return words[0] + pascal(words[1:])


def pascal(words):
    return "".join(word.capitalize() for word in words)


def distinct(lines, pattern):
    """Fails if two declarations have one name."""
    names = re.findall(pattern, "\n".join(lines), re.MULTILINE)
    twice = {name for name in names if names.count(name) > 1}
    if twice:
        sys.exit(f"generate-members: declared twice: {', '.join(sorted(twice))}")
    return lines


def indented(lines, by):
    return [" " * by + line if line else line for line in lines]
