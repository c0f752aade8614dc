"""navdocs against the compiler's own parser on the same files: cold, warm, and after one file was changed."""

import re
import shlex
import subprocess
from pathlib import Path

from timing import ROOT, WORK, generated, lines, memory, program, table, times


def files_read(navdocs, source):
    """What navdocs reads below a folder, by its own word."""
    command = [navdocs, "export", source, "--format", "text", "-o", "/dev/null", "--verbose", "--no-cache"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stderr
    return [Path(match).resolve() for match in re.findall(r"^(.*\.swift): ", told, re.MULTILINE)]


def row(navdocs, source):
    files = files_read(navdocs, source)
    listing = WORK / "parsed.files"
    listing.write_text("\n".join(f'"{file}"' for file in files) + "\n")
    site, cache = WORK / "site", WORK / "cache"
    copy = WORK / "changed"
    build = shlex.join([str(navdocs), "build", "--quiet", "--cache-dir", str(cache), "-o", str(site)])
    # The changed app is a copy: one file of it gets one more line before each run.
    touched = copy / max(files, key=lambda file: file.stat().st_size).relative_to(source)
    (cold, parse) = times(
        # A script among the files is an error to the compiler, which parses them all the same.
        [f"{build} {shlex.quote(str(source))}", f"swiftc -frontend -parse @{listing} || true"],
        prepare=f"rm -rf {site} {cache}")
    [warm] = times([f"{build} {shlex.quote(str(source))}"])
    subprocess.run(["rm", "-rf", copy, cache, site], check=True)
    subprocess.run(["cp", "-a", source, copy], check=True)
    subprocess.run(f"{build} {copy}", shell=True, check=True)
    [changed] = times([f"{build} {copy}"], prepare=f"echo '// one more line' >> {shlex.quote(str(touched))}")
    used = memory([navdocs, "build", "--quiet", "--no-cache", "-o", site, source])
    size = sum(file.stat().st_size for file in files)
    return [
        source.name, f"{len(files)}", f"{lines(files):,}", f"{size / (1 << 20):.1f}", f"{parse:.2f} s", f"{cold:.2f} s",
        f"{cold / parse:.2f}", f"{warm:.2f} s", f"{changed:.2f} s", f"1/{cold / changed:.0f}", f"{used:.0f} MB",
    ]


def section(apps):
    navdocs = program()
    header = [
        "app", "files", "lines", "MiB", "`swiftc -frontend -parse`", "`navdocs build`, cold", "ratio", "unchanged",
        "one file changed", "of cold", "memory",
    ]
    sources = [ROOT / "Examples/Planets", generated(100, 10), *apps]
    return table(header, [row(navdocs, source) for source in sources])
