import { t } from '@shootline/shared-api';
import { Box, styled, Icon, IconButton } from '@shootline/shared-ui';
import Plus from 'lucide-react/icons/plus';
import type { CSSProperties } from 'react';
import { type Day, dayText, hourText, weekOf } from '../days/day.ts';
import { isDayOff, minutesOff } from '../days/working-day.ts';
import { EntryBox } from '../entries/entry-box.tsx';
import { entryText, minutesOn } from '../entries/entry-days.ts';
import { EntryLines } from './entry-lines.tsx';
import { assignLanes } from './lanes.ts';
import type { ShownCalendar } from './shown-calendar.ts';

const hourHeight = 48;
const hour = 60;
/** The hours that are always in view. */
const usual = { from: 7, to: 19 };

function timedOn(day: Day, { byDay, zone }: ShownCalendar) {
  const timed = (byDay.get(day) ?? []).filter(({ is_all_day }) => !is_all_day);
  return assignLanes(timed.map((entry) => ({ entry, ...minutesOn(entry, day, zone) })));
}

/** A week by hours, with a column for each day and overlapping entries side by side. */
export function WeekGrid({ date, ...calendar }: { date: Day } & ShownCalendar) {
  const { byDay, hours: working, zone, today, onAdd, onOpen } = calendar;
  const days = weekOf(date).map((day) => ({ day, timed: timedOn(day, calendar) }));
  const all = days.flatMap(({ timed }) => timed);
  const from = Math.min(usual.from, ...all.map((one) => Math.floor(one.from / hour)));
  const to = Math.max(usual.to, ...all.map((one) => Math.ceil(one.to / hour)));
  const hours = Array.from({ length: to - from }, (_, index) => from + index);
  const height = (to - from) * hourHeight;
  const top = (minute: number) => ((minute - from * hour) / hour) * hourHeight;
  const stretch = (first: number, last: number) => ({
    top: top(first),
    height: Math.max(top(last) - top(first), 0),
  });
  return (
    <Grid aria-busy={calendar.isLoading}>
      <Axis aria-hidden>
        <Box />
        <Box />
        <Box position="relative" style={{ height }}>
          {hours.slice(1).map((at) => (
            <HourName key={at} style={{ top: top(at * hour) }}>
              {hourText(at)}
            </HourName>
          ))}
        </Box>
      </Axis>
      <Days role="list">
        {days.map(({ day, timed }) => (
          <DayColumn key={day} data-today={day === today ? '' : undefined}>
            <DayHead>
              <h3 aria-current={day === today ? 'date' : undefined}>
                {dayText(day, 'ddd')} <b>{dayText(day, 'D')}</b>
                {isDayOff(working, day) && ` · ${t('Day off')}`}
              </h3>
              <IconButton
                variant="ghost"
                colorPalette="gray"
                size="2xs"
                aria-label={t('Add busy time on {day}', { day: dayText(day, 'dddd D MMMM') })}
                title={t('Add busy time')}
                onClick={() => onAdd(day)}
              >
                <Icon icon={Plus} size={14} />
              </IconButton>
            </DayHead>
            <Box display="grid" gap="1" alignContent="start" px="1" py="1">
              {(byDay.get(day) ?? [])
                .filter(({ is_all_day }) => is_all_day)
                .map((entry) => (
                  <EntryBox key={entry.uuid} entry={entry} onOpen={onOpen}>
                    <EntryLines entry={entry} zone={zone} />
                  </EntryBox>
                ))}
            </Box>
            <Hours style={{ height, '--hour': `${hourHeight}px` } as CSSProperties}>
              {minutesOff(working, day).map((off) => (
                <OffHours
                  key={off.from}
                  aria-hidden
                  style={stretch(Math.max(off.from, from * hour), Math.min(off.to, to * hour))}
                />
              ))}
              {timed.map(({ entry, lane, lanes, ...minutes }) => (
                <EntryBox
                  key={entry.kind + entry.uuid}
                  entry={entry}
                  onOpen={onOpen}
                  title={entryText(entry, zone)}
                  style={{
                    position: 'absolute',
                    top: top(minutes.from) + 1,
                    height: Math.max(top(minutes.to) - top(minutes.from), hourHeight / 2) - 2,
                    insetInlineStart: `calc(${(lane / lanes) * 100}% + 2px)`,
                    width: `calc(${100 / lanes}% - 4px)`,
                  }}
                >
                  <EntryLines entry={entry} zone={zone} />
                </EntryBox>
              ))}
            </Hours>
          </DayColumn>
        ))}
      </Days>
    </Grid>
  );
}

/** All days share three rows: headings, whole days and hours. */
const rows = { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' } as const;

const Grid = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '3.25rem repeat(7, minmax(0, 1fr))',
    gridTemplateRows: '2.25rem minmax(0.25rem, auto) auto',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l3',
    shadow: 'xs',
    overflow: 'clip',
  },
});

const Axis = styled('div', { base: rows });

const HourName = styled('span', {
  base: {
    position: 'absolute',
    insetEnd: '2',
    transform: 'translateY(-50%)',
    fontSize: '2xs',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
  },
});

const Days = styled('ul', {
  base: {
    display: 'grid',
    gridColumn: '2 / -1',
    gridRow: '1 / span 3',
    gridTemplateColumns: 'subgrid',
    gridTemplateRows: 'subgrid',
    listStyle: 'none',
  },
});

const DayColumn = styled('li', {
  base: {
    ...rows,
    minW: '0',
    borderInlineStartWidth: '1px',
    borderColor: 'border.muted',
    '&[data-today]': { bg: 'brand.subtle/30' },
  },
});

const DayHead = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    px: '2',
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
    fontSize: 'xs',
    color: 'fg.muted',
    '& h3[aria-current]': { color: 'brand.fg', fontWeight: 'semibold' },
  },
});

const OffHours = styled('div', {
  base: { position: 'absolute', insetInline: '0', bg: 'bg.muted' },
});

const Hours = styled('div', {
  base: {
    position: 'relative',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    backgroundImage:
      'linear-gradient(to bottom, transparent calc(100% - 1px), {colors.border.muted} 0)',
    backgroundSize: '100% var(--hour)',
  },
});
