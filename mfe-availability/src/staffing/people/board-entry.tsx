import { t, type CalendarEntry, translated } from '@shootline/shared-api';
import { travelText } from '@shootline/shared-api/values';
import { styled, VisuallyHidden } from '@shootline/shared-ui';
import { briefClockText } from '../../days/day.ts';
import { EntryBox, KindMark } from '../../entries/entry-box.tsx';
import { zonedTimes } from '../../entries/entry-days.ts';
import { entryTitle } from '../../entries/entry-kind.ts';
import { travelLine } from '../../entries/travel-line.ts';

/** The room for an entry: its time and title, its title alone, or only the mark of its kind. */
export type EntryRoom = 'wide' | 'narrow' | 'tiny';

/** A videographer's entry on a day, on one line, with the way from the shoot before on another. */
export function BoardEntry({ entry, room }: { entry: CalendarEntry; room: EntryRoom }) {
  const { is_all_day, location, starts, state_display, timezone, travel } = entry;
  const title = entryTitle(entry);
  const about = [
    title,
    !is_all_day && zonedTimes(entry),
    travelLine(travel, timezone),
    location,
    translated(state_display),
  ];
  const time = is_all_day ? t('All day') : briefClockText(starts, timezone);
  const words = `${time} ${entry.title}`.trim();
  return (
    <EntryBox entry={entry} title={about.filter(Boolean).join(' · ')}>
      <Line data-room={room}>
        <KindMark kind={entry.kind} />
        {room === 'tiny' ? (
          <VisuallyHidden>{words}</VisuallyHidden>
        ) : room === 'narrow' ? (
          title
        ) : (
          words
        )}
      </Line>
      {room === 'wide' && travel?.from === 'shoot' && (
        <Line data-late={travel.is_late ? '' : undefined}>
          {travel.is_late
            ? t('Too tight: ≈ {travel}', { travel: travelText(travel.minutes) })
            : t('≈ {travel} travel', { travel: travelText(travel.minutes) })}
        </Line>
      )}
    </EntryBox>
  );
}

const Line = styled('span', {
  base: {
    display: 'block',
    truncate: true,
    // The colour and border show the kind too; the title needs the room more.
    '@container (max-width: 8rem)': { '& svg': { display: 'none' } },
    '&[data-late]': { fontWeight: 'semibold', whiteSpace: 'normal' },
    '&[data-room=tiny]': { mx: '-1', textAlign: 'center' },
    '&&[data-room=tiny] svg': { display: 'inline-block', me: '0' },
  },
});
