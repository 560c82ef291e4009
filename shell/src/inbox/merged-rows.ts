import { countCap, t, numberText } from '@shootline/shared-api';
import type { InboxList, InboxRow, InboxRows } from '@shootline/shared-api/portal';

/** A row that represents the list's rows that were not loaded. */
function restOf({ name, href }: InboxList, { rows, more }: InboxRows): InboxRow {
  const count = numberText(Math.min(more, countCap));
  return {
    id: 'rest',
    reason: name,
    title: more > countCap ? t('More than {count} more', { count }) : t('{count} more', { count }),
    details: '',
    due: rows.at(-1)?.due ?? null,
    zone: rows.at(-1)?.zone ?? null,
    href,
    action: { label: t('Show All'), href },
  };
}

/** Rows without an instant come last. */
const instantOf = ({ due }: InboxRow) => (due === null ? Infinity : Date.parse(due));

/**
 * The rows of all lists, oldest deadline first, each list followed by a row for those that were not
 * loaded.
 */
export function mergedRows(
  lists: readonly { list: InboxList; loaded: InboxRows | undefined }[],
): InboxRow[] {
  return lists
    .flatMap(({ list, loaded }, index) => {
      if (!loaded) return [];
      const rows = loaded.more > 0 ? [...loaded.rows, restOf(list, loaded)] : loaded.rows;
      return rows.map((row) => ({ ...row, id: `${index} ${row.id}` }));
    })
    .sort((one, other) => {
      const [first, second] = [instantOf(one), instantOf(other)];
      return first === second ? 0 : first - second;
    });
}
