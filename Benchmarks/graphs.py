"""All graphs of an app drawn in process, against one `dot -Tsvg` for each."""

import shlex
import shutil

from timing import WORK, generated, program, table, times
import subprocess


def row(navdocs, source):
    texts, pictures = WORK / "dot", WORK / "svg"
    for folder in (texts, pictures):
        shutil.rmtree(folder, ignore_errors=True)
    export = [str(navdocs), "export", str(source), "--quiet"]
    subprocess.run([*export, "--format", "dot", "-o", str(texts)], check=True)
    count = len(list(texts.glob("*.dot")))
    each = f"for file in {texts}/*.dot; do dot -Tsvg $file -o /dev/null; done"
    # What both need before there is a graph is measured and taken off.
    in_process, apart, reading = times([
        shlex.join([*export, "--format", "svg", "-o", str(pictures)]), f"sh -c {shlex.quote(each)}",
        shlex.join([*export, "--format", "dot", "-o", str(texts)]),
    ], runs=3)
    drawing = max(in_process - reading, 0.001)
    return [source.name, f"{count}", f"{apart:.2f} s", f"{drawing:.2f} s", f"{drawing / apart:.2f}"]


def section(apps):
    navdocs = program()
    header = ["app", "graphs", "`dot -Tsvg` for each", "navdocs, beyond reading", "ratio"]
    return table(header, [row(navdocs, source) for source in [generated(100, 10), *apps]])
