"""Names, as each language spells them."""

import keyword
import re
import sys
import unicodedata

#: What only separates words; other symbols are words themselves.
SEPARATORS = " -_./:[]<>"

#: Per language, what a declaration cannot be called: keywords, and what the generated code itself names.
RESERVED = {language: frozenset(those.split()) for language, those in {
    "cpp": """alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t
        class co_await co_return co_yield compl concept const const_cast consteval constexpr constinit continue
        decltype default delete do double dynamic_cast else enum explicit export extern false float for friend goto if
        inline int long mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public
        register reinterpret_cast requires return short signed sizeof static static_assert static_cast struct switch
        template this thread_local throw true try typedef typeid typename union unsigned using virtual void volatile
        wchar_t while xor xor_eq assert detail errno linux std stderr stdin stdout unix""",
    "java": """abstract assert boolean break byte case catch char class const continue default do double else enum
        extends false final finally float for goto if implements import instanceof int interface long native new null
        package private protected public return short static strictfp super switch synchronized this throw throws
        transient true try void volatile while Command Configuration Effect Node Scenes State String""",
    "javascript": """arguments await break case catch class const continue debugger default delete do else enum eval
        export extends false finally for function if implements import in instanceof interface let new null package
        private protected public return static super switch this throw true try typeof var void while with yield
        Object OwnEffect Scenes""",
    "python": " ".join(keyword.kwlist) + """ int str Dict Enum Final List Literal Optional Tuple TypedDict Union""",
    "rust": """Self abstract as async await become box break const continue crate do dyn else enum extern false final
        fn for gen if impl in let loop macro match mod move mut override priv pub ref return self static struct super
        trait true try type typeof unsafe unsized use virtual where while yield""",
}.items()}


def words(text):
    """The words of a name in kebab case or camel case, in lower case. Symbols are words by their names in
    Unicode: those of `+` are "plus sign"."""
    separators = SEPARATORS if text.strip(SEPARATORS) else ""
    text = "".join(c if is_letter_or_digit(c) else " " if c in separators else f" {unicodedata.name(c, 'symbol')} "
                   for c in text)
    kinds = "".join("U" if c.isupper() else "d" if c.isdecimal() else "l" if is_letter_or_digit(c) else " "
                    for c in text)
    return [text[it.start():it.end()].lower() for it in re.finditer("U+(?!l)|U?l+|d+", kinds)] or ["empty"]


def is_letter_or_digit(character):
    return f"a{character}".isidentifier() and character != "_"


def identifier(name, language=None):
    """A name that can be declared: an underscore precedes a digit and follows a reserved word."""
    if not name.isidentifier():
        return f"_{name}"
    return f"{name}_" if name in RESERVED.get(language, ()) else name


def quoted(text, quote='"'):
    """What stands between the quotes of a literal."""
    return re.sub(rf"[\\{quote}]", r"\\\g<0>", text)


def enclosed(text):
    """What stands in a comment that ends with an asterisk and a slash."""
    return text.replace("*/", "* /")


def line_comment(text):
    """A comment of one line, which does not go on in the next one."""
    return f"/// {text}." if text.endswith("\\") else f"/// {text}"


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
