#!/bin/sh
# Usage: check-restored.sh DATABASE_URL [FILES], as a superuser of the restored cluster, and as a system user
# who may read the files. Checks that roles,
# row-level security, functions and triggers are there and no index is damaged, prints the number of rows
# of each table and the latest write, and lists files of the folder FILES that records name but that are
# missing.
set -eu

url=${1:?Usage: check-restored.sh DATABASE_URL [FILES]}
files=${2:-}
ask() {
  psql "$url" -v ON_ERROR_STOP=1 -AtF ' ' -c "$1"
}

faults=$(ask "
  select 'The role shootline_app is missing.'
    where not exists (select from pg_roles where rolname = 'shootline_app')
  union all select 'There is no table of the product.'
    where to_regclass('shootline.tenant') is null
  union all select format('The table %s lacks row-level security.', c.relname)
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relnamespace = to_regnamespace('shootline') and c.relkind = 'r' and not c.relrowsecurity
  union all select 'There are no functions and triggers.'
    where not exists (select from pg_proc where pronamespace = to_regnamespace('shootline'))
      or not exists (select from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where c.relnamespace = to_regnamespace('shootline') and not t.tgisinternal)
  union all select format('The index %s is invalid.', indexrelid::regclass)
    from pg_index where not indisvalid")
if [ -n "$faults" ]; then
  echo "$faults" >&2
  exit 1
fi
echo "Rules of version $(ask 'select version from shootline.applied_rules'), schema of $(
  ask "select to_timestamp(max(created_at) / 1000.0) at time zone 'UTC' from shootline.migration"
) UTC."

tables=$(ask "select relname from pg_class
  where relnamespace = 'shootline'::regnamespace and relkind = 'r' order by relname")
for table in $tables; do
  # Reads every row, and so every page, of the table.
  echo "$table: $(ask "select count(t.*) from shootline.\"$table\" t") rows"
done
echo "Latest entry of a booking's log: $(ask "select coalesce(max(at)::text, 'none')
  from shootline.state_log")"

[ -n "$files" ] || exit 0
if ! { [ -r "$files" ] && [ -x "$files" ]; }; then
  echo "This user may not read $files." >&2
  exit 1
fi
keyed=$(ask "select table_name from information_schema.columns
  where table_schema = 'shootline' and column_name = 'storage_key' order by table_name")
missing=0
for table in $keyed; do
  for key in $(ask "select distinct storage_key from shootline.\"$table\" where storage_key is not null"); do
    [ -f "$files/$key" ] && continue
    echo "$table names the missing file $key."
    missing=$((missing + 1))
  done
done
[ "$missing" -eq 0 ] || exit 3
echo 'Every file that a record names is there.'
