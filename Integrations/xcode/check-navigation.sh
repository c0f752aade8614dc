#!/bin/sh
# A run script of an Xcode target: findings of navdocs are warnings and errors beside the source.
#
# In the target's Build Phases, add a Run Script phase before "Compile Sources" with
#
#     "$SRCROOT/Scripts/check-navigation.sh"
#
# and this file at that place. Untick "Based on dependency analysis", and set the build setting "User Script Sandboxing"
# (ENABLE_USER_SCRIPT_SANDBOXING) to No: it would keep navdocs from reading the sources. NAVDOCS_SOURCES names another folder
# than the project's. A build for another platform, a preview, and a clean run no check.
set -eu

case ${ACTION:-build} in build | install | "") ;; *) exit 0 ;; esac
if [ "${ENABLE_PREVIEWS:-NO}" = YES ]; then exit 0; fi

# Xcode starts scripts with a PATH of its own, without Homebrew.
PATH=$PATH:/opt/homebrew/bin:/usr/local/bin
if ! command -v navdocs > /dev/null; then
    echo "warning: navdocs is not installed, so the navigation was not checked: brew install navdocs"
    exit 0
fi

# 1 is a finding that is an error, told by its own line; 2 is navdocs that could not run.
code=0
navdocs check "${NAVDOCS_SOURCES:-${SRCROOT:-.}}" --format xcode --quiet || code=$?
if [ "$code" -eq 2 ]; then echo "error: navdocs could not check the navigation; the reason is above"; fi
exit "$code"
