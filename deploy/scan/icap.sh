#!/bin/sh
# Checks a file by a scanner that speaks ICAP, with the client of c-icap:
#   UPLOAD_SCAN_COMMAND="/srv/shootline/deploy/scan/icap.sh scan.example avscan"
# Arguments: the scanner's host, its service, the file. Ends with 0 clean, 1 infected, 2 not checked.

answer=$(c-icap-client -i "$1" -s "$2" -f "$3" -o /dev/null -v 2>&1) || exit 2
case $answer in
  *'ICAP/1.0 204'*) exit 0 ;; # unmodified
  *'ICAP/1.0 200'*) exit 1 ;; # replaced by a page with the reason
  *) exit 2 ;;
esac
