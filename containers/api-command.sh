#!/bin/sh
# Runs the command of the server that this file is linked as, with the variables of the container:
# migrate, backup FILE, restore FILE [--replace].
set -eu

task=$(basename "$0")
script=$task
case $task in
  backup | restore) script=backup; set -- "$task" "$@" ;;
esac
exec node --disable-warning=ExperimentalWarning "/app/api-server/src/commands/$script.ts" "$@"
