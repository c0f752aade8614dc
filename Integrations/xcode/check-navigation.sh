#!/bin/sh
# A run script for an Xcode target: shows the findings of navdocs as warnings and errors beside the source.
#
# In the target's Build Phases, add a Run Script phase before "Compile Sources" with
#
#     "$SRCROOT/Scripts/check-navigation.sh"
#
# and copy this file there. Deselect "Based on dependency analysis", and set the build setting "User Script Sandboxing"
# (ENABLE_USER_SCRIPT_SANDBOXING) to No, because the sandbox would keep navdocs from reading the source. Set NAVDOCS_SOURCES to
# read another folder than the project's. Nothing is checked in previews or when cleaning.
set -eu

case ${ACTION:-build} in build | install | "") ;; *) exit 0 ;; esac
if [ "${ENABLE_PREVIEWS:-NO}" = YES ]; then exit 0; fi

# Xcode runs scripts with its own PATH, without Homebrew and without what is installed for one user.
PATH=$PATH:${HOME:-}/.local/bin:/opt/homebrew/bin:/usr/local/bin
if ! command -v navdocs > /dev/null; then
    echo "warning: the navigation was not checked, because navdocs is in none of these folders: $PATH"
    exit 0
fi

# Exit code 1 means a finding is an error, which has its own line. 2 means navdocs couldn't run.
code=0
navdocs check "${NAVDOCS_SOURCES:-${SRCROOT:-.}}" --format xcode --quiet || code=$?
if [ "$code" -eq 2 ]; then echo "error: navdocs could not check the navigation; see the message above"; fi
exit "$code"
