import type { CalendarEntry } from '@shootline/shared-api';
import { chakra } from '@shootline/shared-ui';
import { EntryBox, KindMark } from '../entries/entry-box.tsx';
import { zonedTimes } from '../entries/entry-days.ts';
import { entryTitle } from '../entries/entry-kind.ts';

/** What a videographer has on a day; a busy time says no more than that. */
export function BoardEntry({ entry }: { entry: CalendarEntry }) {
  return (
    <EntryBox entry={entry}>
      <Lines>
        <b>
          <KindMark kind={entry.kind} />
          {entryTitle(entry)}
        </b>
        <span>{entry.is_all_day ? 'All day' : zonedTimes(entry)}</span>
        {entry.location && <span>{entry.location}</span>}
      </Lines>
    </EntryBox>
  );
}

const Lines = chakra('span', {
  base: { display: 'grid', '& b': { fontWeight: 'semibold' } },
});
