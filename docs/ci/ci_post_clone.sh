#!/bin/sh
# For Xcode Cloud: checks the navigation before anything is built. Copy to ci_scripts/ci_post_clone.sh beside the project, make it
# executable, and copy docs/ci/fetch-navdocs.sh from navdocs' repository to ci_scripts.
set -eu
fetch=$(cd "$(dirname "$0")" && pwd)/fetch-navdocs.sh
cd "$CI_PRIMARY_REPOSITORY_PATH"
navdocs=$("$fetch" "${TMPDIR:-/tmp}/navdocs")
if [ -n "${CI_PULL_REQUEST_TARGET_COMMIT:-}" ]; then
    # Xcode Cloud's clone is shallow.
    if ! git fetch --quiet --no-tags --depth=1 origin "$CI_PULL_REQUEST_TARGET_COMMIT" ||
        ! "$navdocs" diff "$CI_PULL_REQUEST_TARGET_COMMIT" "${NAVDOCS_SOURCES:-.}"; then
        echo "The navigation couldn't be compared with $CI_PULL_REQUEST_TARGET_COMMIT."
    fi
fi
exec "$navdocs" check "${NAVDOCS_SOURCES:-.}" --format xcode
