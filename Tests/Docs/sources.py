"""What the targets are made of: their folders and lines, what they depend on, and which folder uses which.

Run by itself it draws the picture in CONTRIBUTING anew.
"""

import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "Sources"
CONTRIBUTING = ROOT / "CONTRIBUTING.md"
PICTURE = re.compile(r"(?<=```mermaid\n)flowchart TB\n.*?(?=```\n)", re.DOTALL)

WORD = r"(?:@?[\w()]+ )*(?:struct|class|enum|protocol|actor|typealias) (\w+)"
TYPE = re.compile(rf"^(?!.*\b(?:private|fileprivate)\b){WORD}", re.MULTILINE)
ANY_TYPE = re.compile(rf"^\s*{WORD}", re.MULTILINE)


def targets():
    """The targets below Sources, with the names of those they depend on."""
    package = (ROOT / "Package.swift").read_text()
    found = {}
    for target in re.split(r"\n        (?=\.)", package):
        name = re.match(r"\.(?:target|executableTarget|systemLibrary)\(\s*name: \"(\w+)\"", target)
        if not name or re.search(r'path: "Tests/', target):
            continue
        list_ = re.search(r"dependencies: \[(.*?)\]", target, re.DOTALL)
        found[name[1]] = re.findall(r'"(\w+)"', list_[1]) if list_ else []
    return found


# The targets that stand in a folder of another one.
INNER = {"Platform": SOURCES / "navdocs/Platform", "CSystem": SOURCES / "navdocs/Platform/System/C"}


def folder(target):
    return INNER.get(target, SOURCES / target)


def files(target):
    own = folder(target)
    inner = [other for other in INNER.values() if own in other.parents]
    return sorted(file for file in own.rglob("*.swift") if not any(other in file.parents for other in inner))


def room(file, target, depth):
    """The folder of a file, seen from its target; empty for the target's own."""
    return "/".join(file.relative_to(folder(target)).parts[:-1][:depth])


def lines(target):
    """The lines of Swift in each folder of a target."""
    found = defaultdict(int)
    for file in files(target):
        found[room(file, target, 1)] += file.read_bytes().count(b"\n")
    return dict(sorted(found.items()))


def needed(graph):
    """Each target with those it depends on through no other."""
    def below(target):
        return {inner for each in graph[target] for inner in {each} | below(each)}

    return {
        target: sorted(each for each in all_ if not any(each in below(other) for other in all_))
        for target, all_ in graph.items()
    }


def picture():
    """A flowchart in Mermaid: each target with its folders, on top of what it depends on."""
    graph = needed(targets())
    text = ["flowchart TB"]
    for target in graph:
        parts = lines(target)
        words = [f"{name} {round(count, -1):,}" for name, count in parts.items() if name]
        rows = [" · ".join(words[start : start + 3]) for start in range(0, len(words), 3)]
        size = f" {round(sum(parts.values()), -2):,}" if parts else ""
        text.append(f'    {target}["{"<br>".join([f"<b>{target}</b>{size}", *rows])}"]')
    text += [f"    {target} --> {' & '.join(below)}" for target, below in graph.items() if below]
    return "\n".join(text) + "\n"


def code(text):
    """Swift without comments and imports, and of strings only what is inserted."""
    text = re.sub(r"//.*|^\s*(?:package )?import .*", "", text, flags=re.MULTILINE)
    text = re.sub(r'"""(.*?)"""', lambda m: " ".join(re.findall(r"\\\((.*?)\)", m[1])), text, flags=re.DOTALL)
    return re.sub(r'"(?:\\.|[^"\\\n])*"', lambda m: " ".join(re.findall(r"\\\((.*)\)", m[0])), text)


def uses(target):
    """Which folder of a target names a type of which other folder, and where.

    Types are told by their names, so a call of a method that an extension adds goes unseen.
    """
    texts = {file: code(file.read_text()) for file in files(target)}
    owners = defaultdict(set)
    for file, text in texts.items():
        for name in TYPE.findall(text):
            owners[name].add(file)
    found = defaultdict(lambda: defaultdict(set))
    for file, text in texts.items():
        for name in set(re.findall(r"\b[A-Z]\w*", text)) - set(ANY_TYPE.findall(text)):
            if len(owners.get(name, ())) == 1:
                user, owner = (room(each, target, None) for each in (file, *owners[name]))
                if user != owner:
                    found[user][owner].add(f"{file.name}: {name}")
    return found


if __name__ == "__main__":
    CONTRIBUTING.write_text(PICTURE.sub(lambda _: picture(), CONTRIBUTING.read_text()))
