import { t, type CalendarEntry, translated } from '@shootline/shared-api';
import { chakra } from '@shootline/shared-ui';
import { EntryBox, KindMark } from '../entries/entry-box.tsx';
import { zonedTimes } from '../entries/entry-days.ts';
import { entryTitle } from '../entries/entry-kind.ts';

/** A videographer's entry on a day; a busy time has no details. */
export function BoardEntry({ entry }: { entry: CalendarEntry }) {
  const times = zonedTimes(entry);
  const about = [
    entryTitle(entry),
    !entry.is_all_day && times,
    entry.location,
    translated(entry.state_display),
  ];
  return (
    <EntryBox entry={entry} title={about.filter(Boolean).join(' · ')}>
      <Lines>
        <b>
          <KindMark kind={entry.kind} />
          {entryTitle(entry)}
        </b>
        <span>{entry.is_all_day ? t('All day') : times}</span>
        {entry.location && <span>{entry.location}</span>}
      </Lines>
    </EntryBox>
  );
}

const Lines = chakra('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > :first-child': { lineClamp: 2 },
    '& b': { fontWeight: 'semibold' },
  },
});
