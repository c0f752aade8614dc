"""What a run costs before it does anything."""

from timing import program, table, times


def section(_):
    navdocs = program()
    nothing, version = times(["true", f"{navdocs} --version"], runs=30, warmup=5)
    return table(["command", "time"], [["`true`", f"{nothing * 1e3:.1f} ms"], ["`navdocs --version`", f"{version * 1e3:.1f} ms"]])
