"""How the cost grows with the lines of an app, and with what navigates in it."""

import shlex

from timing import WORK, generated, lines, memory, program, table, times

# Coordinators, destinations of each, and files without navigation.
GROWING = [(6, 6, 60), (18, 6, 730), (60, 6, 7_500), (180, 6, 22_700)]
MANY = (1_000, 10, 0)


def row(navdocs, size):
    source = generated(*size)
    site = WORK / "site"
    command = [str(navdocs), "build", str(source), "--quiet", "--no-cache", "-o", str(site)]
    [seconds] = times([shlex.join(command)], runs=3, prepare=f"rm -rf {site}")
    count = lines(source.rglob("*.swift"))
    return [
        f"{size[0]} coordinators, {size[0] * size[1]:,} destinations", f"{count:,}", f"{seconds:.2f} s",
        f"{seconds / count * 1e6:.1f} µs", f"{memory(command):.0f} MB",
    ]


def section(_):
    navdocs = program()
    header = ["app", "lines", "`navdocs build`, cold", "for each line", "memory"]
    return table(header, [row(navdocs, size) for size in [*GROWING, MANY]])
