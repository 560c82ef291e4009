import { t, translated, type CalendarEntry } from '@shootline/shared-api';
import { styled } from '@shootline/shared-ui';
import { KindMark } from '../entries/entry-box.tsx';
import { ownTimesText, timesText } from '../entries/entry-days.ts';
import { entryTitle } from '../entries/entry-kind.ts';
import { travelLine } from '../entries/travel-line.ts';

/** The details of an entry, a line each: title, times, place and state. */
export function EntryLines({ entry, zone }: { entry: CalendarEntry; zone: string }) {
  const own = ownTimesText(entry, zone);
  const travel = travelLine(entry.travel, entry.timezone);
  return (
    <Lines>
      <b>
        <KindMark kind={entry.kind} />
        {entryTitle(entry)}
      </b>
      <span>{timesText(entry, zone)}</span>
      {own && <span>{t('For you {times}', { times: own })}</span>}
      {entry.location && <span>{entry.location}</span>}
      {travel && <span>{travel}</span>}
      {entry.state_display && <span>{translated(entry.state_display)}</span>}
    </Lines>
  );
}

const Lines = styled('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& b': { fontWeight: 'semibold' },
  },
});
