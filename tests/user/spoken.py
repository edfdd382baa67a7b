"""Errors in the accessible things of a window, as a person who hears them would describe them."""

import re

# Roles without a name of their own, and roles whose number a person expects to hear.
EMPTY_ROLES = {"", "filler", "unknown", "invalid", "redundant object", "extended"}
NUMBERED_ROLES = {"slider", "spin button", "progress bar", "dial"}
CANVAS_ROLES = {"canvas", "drawing area"}
# Parts of another thing: they are named by it, and may be called alike.
PART_ROLES = {"table cell", "list item", "menu item", "check menu item", "radio menu item", "menu"}

HAN = re.compile(r"[\u3400-\u9fff]")
LATIN_WORD = re.compile(r"[A-Za-z][a-z]{2,}")
MARKUP = re.compile(r"</?(p|b|br|i|html)\b")
# Names that are the same in both languages: of methods, models, formats and programs.
SAME_IN_BOTH = re.compile(
    r"Leaky ReRoPE|ReRoPE|Self-Extend|StreamingLLM|LM-Infinite|Ministral|Inkling|log n"
    r"|Position Lab|NTK-aware|NTK-by-parts|YaRN|LongRoPE|RoPE|xPos|ALiBi|Shaw|Transformer-XL"
    r"|DeBERTa|NumPy|PyTorch|English|CodeLlama|Llama|Mixtral|Mistral|Instruct"
    r"|Qwen|Bloom|BLOOM|tensor2tensor|Sandwich|Swin"
    r"|rope_parameters|rope_scaling|softmax|bfloat16|float|inv_freq|config\.json|llama\.cpp|SGLang"
)

NAME_WITH_NUMBER = re.compile(r"\S*\d\S*")  # of models
CODE = re.compile(r"\w+ = \w|\w\(|\w\[")


def is_control(node):
    return "showing" in node.states and ("focusable" in node.states or node.role in CANVAS_ROLES)


def is_in_language(text, language):
    """Chinese without English words, or English without Chinese ones."""
    if language == "en":
        return not HAN.search(re.sub("简体中文|[我不爱你]", "", text))  # the sentence of Order
    plain = SAME_IN_BOTH.sub("", NAME_WITH_NUMBER.sub("", text))
    return bool(HAN.search(text)) or not LATIN_WORD.search(plain) or bool(CODE.search(text))


def windows_of(tree):
    """(window, its nodes) for every visible window."""
    frames = [n for n in tree if len(n.path) == 1]
    return [
        (frame, [n for n in tree if n.path[:1] == frame.path])
        for frame in frames
        if "showing" in frame.states
    ]


def parent_names(node, tree):
    """The names of all things around a node, which distinguish it from another with the same
    name."""
    around = {n.path: n.name for n in tree}
    return tuple(around.get(node.path[:depth], "") for depth in range(1, len(node.path)))


def complaints(nodes, language):
    """A sentence for everything that a person could not distinguish by hearing."""
    found = []
    seen = {}
    for node in filter(is_control, nodes):
        what = f"{node.role} {node.name!r} at {node.box}"
        if node.role in EMPTY_ROLES:
            found.append(f"{what}: its role says nothing")
        if not node.name.strip():
            found.append(f"{what}: it has no name")
            continue
        if node.role in NUMBERED_ROLES and node.value is None:
            found.append(f"{what}: it has no number")
        if node.role in CANVAS_ROLES and not node.description.strip():
            found.append(f"{what}: it does not say what it shows")
        for text in (node.name, node.description):
            if not is_in_language(text, language):
                found.append(f"{what}: {text!r} is not in {language}")
            if MARKUP.search(text):
                found.append(f"{what}: {text!r} is not plain text")
        if node.role in PART_ROLES:
            continue
        key = (node.role, node.name, parent_names(node, nodes))
        if key in seen:
            found.append(f"{what}: it is called as the one at {seen[key]}")
        seen[key] = node.box
    return found
