#!/bin/sh
# Downloads a release of navdocs, verifies it, and prints the path of the program: `fetch-navdocs.sh FOLDER`.
#
# Copy to Scripts/fetch-navdocs.sh, and replace OWNER with the owner of navdocs' repository. A release that is in FOLDER already isn't
# downloaded again. NAVDOCS_VERSION is the version. NAVDOCS_SHA256 is the checksum of the archive; without it, the one that the release
# lists in SHA256SUMS is used. NAVDOCS_RELEASES is another address to download from.
#
# The exit code is 1 if there's no such release, and 2 if it isn't what it should be.
set -eu

folder=$1
version=${NAVDOCS_VERSION:-0.1.0}
address=${NAVDOCS_RELEASES:-https://github.com/OWNER/navdocs/releases/download}/v$version
case $(uname) in
Darwin) name=navdocs-$version-macos-universal ;;
*) name=navdocs-$version-linux-$(uname -m) ;;
esac
program=$folder/$name/bin/navdocs

if [ ! -x "$program" ]; then
    mkdir -p "$folder"
    work=$(mktemp -d "$folder/fetching.XXXXXX")
    trap 'rm -rf "$work"' EXIT
    download() {
        curl --silent --show-error --fail --location --retry 3 --output "$work/$1" "$address/$1" || {
            echo "there is no $address/$1" >&2
            exit 1
        }
    }
    download "$name.tar.gz"
    expected=${NAVDOCS_SHA256:-}
    if [ -z "$expected" ]; then
        download SHA256SUMS
        expected=$(awk -v name="$name.tar.gz" '$2 == name { print $1 }' "$work/SHA256SUMS")
    fi
    if command -v sha256sum > /dev/null; then sum="sha256sum"; else sum="shasum -a 256"; fi
    if ! echo "$expected  $work/$name.tar.gz" | $sum --check > /dev/null 2>&1; then
        echo "$name.tar.gz isn't used, because its checksum isn't the expected one: ${expected:-none is listed}" >&2
        exit 2
    fi
    tar -xzf "$work/$name.tar.gz" -C "$work"
    rm -rf "${folder:?}/$name"
    mv "$work/$name" "$folder/$name"
fi
echo "$program"
