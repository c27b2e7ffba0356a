"""The parts of a WebAssembly module as wasm-ld --strip-all leaves it; to be imported."""

TYPES, IMPORTS, FUNCTIONS, GLOBALS, EXPORTS, START, ELEMENTS, CODE = 1, 2, 3, 6, 7, 8, 9, 10
CALL, RETURN_CALL, REFERENCE = 0x10, 0x12, 0xD2
#: What reads, sets and keeps a local variable.
LOCALS = (0x20, 0x21, 0x22)
#: What follows an opcode: as many numbers, or bytes that are negated. Those of table jumps, of typed
#: selections and of 0xFC come from elsewhere.
OPERANDS = {
    0x02: 1, 0x03: 1, 0x04: 1, 0x0C: 1, 0x0D: 1, CALL: 1, 0x11: 2, RETURN_CALL: 1, 0x13: 2,
    **dict.fromkeys(range(0x20, 0x27), 1), **dict.fromkeys(range(0x28, 0x3F), 2), 0x3F: 1, 0x40: 1,
    0x41: 1, 0x42: 1, 0x43: -4, 0x44: -8, 0xD0: 1, REFERENCE: 1,
    **dict.fromkeys([0x00, 0x01, 0x05, 0x0B, 0x0F, 0x1A, 0x1B, 0xD1, *range(0x45, 0xC5)], 0),
}
JUMP_TABLE, TYPED_SELECT, PREFIXED = 0x0E, 0x1C, 0xFC
PREFIXED_OPERANDS = [0] * 8 + [2, 1, 2, 1, 2, 1, 2, 1, 1, 1]


class Fault(Exception):
    """A module of an unknown form."""


def number(data, position):
    """An unsigned number at a position, and the position after it."""
    result = shift = 0
    while True:
        byte = data[position]
        position += 1
        result |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return result, position


def encoded(value):
    """The shortest bytes of an unsigned number."""
    result = bytearray()
    while value >= 0x80:
        result.append(value & 0x7F | 0x80)
        value >>= 7
    result.append(value)
    return bytes(result)


def skip(data, position, count):
    """The position after some numbers, signed or not."""
    for _ in range(count):
        while data[position] >= 0x80:
            position += 1
        position += 1
    return position


def sections(data):
    """The sections of a module: pairs of kind and contents."""
    if data[:8] != b"\0asm\1\0\0\0":
        raise Fault("not a WebAssembly module")
    result, position = [], 8
    while position < len(data):
        kind = data[position]
        size, position = number(data, position + 1)
        result.append((kind, data[position:position + size]))
        position += size
    return result


def vector(data):
    """The number of a section's entries, and the position of the first."""
    return number(data, 0)


def bodies(code):
    """The bodies of the functions."""
    count, position = vector(code)
    result = []
    for _ in range(count):
        size, position = number(code, position)
        result.append(code[position:position + size])
        position += size
    return result


def section_of(bodies):
    """The section with the bodies of functions."""
    bodies = list(bodies)
    return encoded(len(bodies)) + b"".join(encoded(len(body)) + body for body in bodies)


def vector_of_numbers(data):
    """The numbers that a section consists of."""
    count, position = vector(data)
    result = []
    for _ in range(count):
        value, position = number(data, position)
        result.append(value)
    return result


def parameters(types):
    """How many parameters each type of function has."""
    count, position = vector(types)
    result = []
    for _ in range(count):
        if types[position] != 0x60:
            raise Fault("a type that is none of a function")
        taken, position = number(types, position + 1)
        given, position = number(types, position + taken)
        position += given
        result.append(taken)
    return result


def variables(body):
    """The type of each local variable of a body, without its parameters, and the position after them."""
    count, position = number(body, 0)
    result = bytearray()
    for _ in range(count):
        alike, position = number(body, position)
        result += body[position:position + 1] * alike
        position += 1
    return bytes(result), position


def instructions(body):
    """The instructions of a body: triples of opcode, and begin and end of the operands."""
    position = variables(body)[1]
    while position < len(body):
        opcode = body[position]
        position += 1
        begin = position
        if opcode == PREFIXED:
            operation, position = number(body, position)
            position = skip(body, position, PREFIXED_OPERANDS[operation])
        elif opcode == JUMP_TABLE:
            labels, position = number(body, position)
            position = skip(body, position, labels + 1)
        elif opcode == TYPED_SELECT:
            types, position = number(body, position)
            position += types
        elif opcode in OPERANDS:
            operands = OPERANDS[opcode]
            position = position - operands if operands < 0 else skip(body, position, operands)
        else:
            raise Fault(f"unknown instruction 0x{opcode:02X}")
        yield opcode, begin, position


def mentions(body):
    """The places of function indices in a body: pairs of begin and end."""
    functions = (CALL, RETURN_CALL, REFERENCE)
    return [(begin, end) for opcode, begin, end in instructions(body) if opcode in functions]


def renumbered(data, places, numbers):
    """Data with new indices at some places."""
    result, end = bytearray(), 0
    for begin, after in places:
        result += data[end:begin]
        result += encoded(numbers[number(data, begin)[0]])
        end = after
    return bytes(result + data[end:])


def exported(data):
    """The places of function indices among the exports."""
    count, position = vector(data)
    result = []
    for _ in range(count):
        size, position = number(data, position)
        position += size
        kind, position = data[position], position + 1
        after = skip(data, position, 1)
        if kind == 0:
            result.append((position, after))
        position = after
    return result


def tabled(data):
    """The places of function indices among the elements of tables."""
    segments, position = vector(data)
    result = []
    for _ in range(segments):
        if data[position] != 0 or data[position + 1] != 0x41:
            raise Fault("elements of an unknown form")
        position = skip(data, position + 2, 1) + 1
        count, position = number(data, position)
        for _ in range(count):
            after = skip(data, position, 1)
            result.append((position, after))
            position = after
    return result


def initializers(data):
    """The opcodes that globals begin with."""
    count, position = vector(data)
    result = []
    for _ in range(count):
        opcode = data[position + 2]
        operands = OPERANDS[opcode]
        position += 3
        position = (position - operands if operands < 0 else skip(data, position, operands)) + 1
        result.append(opcode)
    return result
