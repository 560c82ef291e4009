#!/bin/sh
# Usage: restore-to.sh INSTANT FOLDER PORT, as the user postgres. Restores the cluster as it was at an
# instant, such as '2026-03-06 14:05:59+00', into a new folder, and starts it at a port of this machine. It
# archives nothing, so that it cannot mix with the cluster that it was made from.
set -eu

usage() {
  echo "Usage: restore-to.sh 'YYYY-MM-DD HH:MM:SS+00' FOLDER PORT" >&2
  exit 2
}

[ $# -eq 3 ] || usage
instant=$1 folder=$2 port=$3
stanza=${STANZA:-shootline}
programs=${PG_BIN:-$(pg_config --bindir)}
# Without a zone the instant would be another one on each machine.
case $instant in
  *[0-9][+-][0-9][0-9]*) ;;
  *) usage ;;
esac
if [ -n "$(ls -A "$folder" 2>/dev/null)" ]; then
  echo "$folder is not empty; name a new folder." >&2
  exit 1
fi
mkdir -p "$folder"
chmod 700 "$folder"

pgbackrest --stanza="$stanza" --pg1-path="$folder" \
  --type=time --target="$instant" --target-action=promote restore

# Debian keeps these files elsewhere.
[ -e "$folder/postgresql.conf" ] || : >"$folder/postgresql.conf"
[ -e "$folder/pg_hba.conf" ] || echo 'local all all peer' >"$folder/pg_hba.conf"

# The old cluster's settings need not fit this machine while it reads the log.
"$programs/pg_ctl" start --silent --wait --timeout="${RESTORE_SECONDS:-86400}" -D "$folder" \
  -l "$folder/restore.log" -o "-p $port -c listen_addresses=localhost \
  -c unix_socket_directories='$folder' -c archive_mode=off -c hot_standby=off" || {
  tail -n 20 "$folder/restore.log" >&2
  exit 1
}

state() {
  psql -h "$folder" -p "$port" -U postgres -d postgres -Atc 'select pg_is_in_recovery()' 2>/dev/null
}
# Without hot_standby nobody is let in before the instant is reached.
until [ "$(state)" = f ]; do
  "$programs/pg_ctl" status -D "$folder" >/dev/null || {
    tail -n 20 "$folder/restore.log" >&2
    echo "The archive does not reach $instant." >&2
    exit 1
  }
  sleep 1
done
echo "The cluster of $instant runs in $folder at port $port."
