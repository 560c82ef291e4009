#!/bin/sh
# Usage: back-up.sh full|incr, as the user postgres on the machine of PostgreSQL, while it runs. Makes a
# base backup, after checking that log segments arrive in the archive, and removes expired ones.
set -eu

kind=${1:-incr}
stanza=${STANZA:-shootline}
case $kind in
  full | incr) ;;
  *)
    echo 'Usage: back-up.sh full|incr' >&2
    exit 2
    ;;
esac

# Does nothing if the archive has this cluster already, fails if it has another one.
pgbackrest --stanza="$stanza" stanza-create
pgbackrest --stanza="$stanza" check
pgbackrest --stanza="$stanza" --type="$kind" backup
pgbackrest --stanza="$stanza" info
