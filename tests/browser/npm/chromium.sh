#!/bin/sh
# The pinned browser with the libraries that came with it, whatever the machine has.
here=$(cd "$(dirname "$0")" && pwd)
LD_LIBRARY_PATH="$here/lib" exec "$here/headless_shell" "$@"
