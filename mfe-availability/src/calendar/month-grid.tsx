import { t, type CalendarEntry } from '@shootline/shared-api';
import { Box, styled, Text } from '@shootline/shared-ui';
import { Link } from '@shootline/shared-ui/router';
import { type Day, dayText, weekOf, weeksOfMonth } from '../days/day.ts';
import { isDayOff } from '../days/working-day.ts';
import { EntryBox, KindMark } from '../entries/entry-box.tsx';
import { entrySpan, entryText, startText } from '../entries/entry-days.ts';
import { entryTitle } from '../entries/entry-kind.ts';
import { calendarPath } from './calendar-url.ts';
import type { ShownCalendar } from './shown-calendar.ts';

const mostInCell = 3;

function MonthEntry({
  entry,
  day,
  zone,
  onOpen,
}: { entry: CalendarEntry; day: Day } & ShownCalendar) {
  const title = entryTitle(entry);
  const isFirstDay = entrySpan(entry, zone).first === day;
  const starts = isFirstDay && startText(entry, zone);
  return (
    <EntryBox entry={entry} onOpen={onOpen} title={entryText(entry, zone)}>
      <Line>
        <KindMark kind={entry.kind} />
        {starts && `${starts} `}
        <b>{title}</b>
      </Line>
    </EntryBox>
  );
}

/** A month as a table of whole weeks, with the entries of each day. */
export function MonthGrid({ date, ...calendar }: { date: Day } & ShownCalendar) {
  const { byDay, hours, today } = calendar;
  const month = date.slice(3);
  return (
    <Box
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      shadow="xs"
      overflow="clip"
      aria-busy={calendar.isLoading}
    >
      <Table aria-label={dayText(date, 'MMMM YYYY')}>
        <thead>
          <tr>
            {weekOf(date).map((day) => (
              <th key={day} scope="col">
                {dayText(day, 'ddd')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(date).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const entries = byDay.get(day) ?? [];
                const shown = entries.length > mostInCell ? mostInCell - 1 : mostInCell;
                const inWeek = calendarPath({ view: 'week', date: day }, today);
                return (
                  <td key={day} data-outside={day.slice(3) === month ? undefined : ''}>
                    <DayLink
                      to={inWeek}
                      aria-label={dayText(day, 'dddd D MMMM')}
                      aria-current={day === today ? 'date' : undefined}
                    >
                      {dayText(day, 'D')}
                    </DayLink>
                    {isDayOff(hours, day) && (
                      <Text as="span" ms="1" fontSize="xs" color="fg.muted">
                        {t('Day off')}
                      </Text>
                    )}
                    {entries.length > 0 && (
                      <Box as="ul" role="list">
                        {entries.slice(0, shown).map((entry) => (
                          <li key={entry.kind + entry.uuid}>
                            <MonthEntry entry={entry} day={day} {...calendar} />
                          </li>
                        ))}
                        {entries.length > shown && (
                          <li>
                            <MoreLink
                              to={inWeek}
                              aria-label={t('{count} more on {day}', {
                                count: entries.length - shown,
                                day: dayText(day, 'D MMMM'),
                              })}
                            >
                              {t('{count} more', { count: entries.length - shown })}
                            </MoreLink>
                          </li>
                        )}
                      </Box>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

const Line = styled('span', {
  base: { display: 'block', truncate: true, '& b': { fontWeight: 'semibold' } },
});

const DayLink = styled(Link, {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minW: '6',
    h: '6',
    borderRadius: 'full',
    fontSize: 'xs',
    focusVisibleRing: 'outside',
    _hover: { bg: 'bg.emphasized' },
    '&[aria-current]': { bg: 'brand.solid', color: 'brand.contrast', fontWeight: 'semibold' },
  },
});

const MoreLink = styled(Link, {
  base: {
    display: 'block',
    px: '1',
    fontSize: 'xs',
    lineHeight: '1.25rem',
    color: 'fg.muted',
    borderRadius: 'l1',
    focusVisibleRing: 'inside',
    _hover: { color: 'fg', textDecoration: 'underline' },
  },
});

const Table = styled('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    '& th': {
      h: '8',
      bg: 'bg.subtle',
      fontSize: 'xs',
      fontWeight: 'semibold',
      color: 'fg.muted',
      textAlign: 'start',
      px: '2',
      borderBottomWidth: '1px',
    },
    '& td': {
      h: '6.5rem',
      px: '1',
      py: '1',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
      '&:not(:last-child)': { borderInlineEndWidth: '1px' },
      '&[data-outside]': { bg: 'bg.subtle', color: 'fg.muted' },
    },
    '& tr:last-child > td': { borderBottomWidth: '0' },
    '& ul': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '1',
      listStyle: 'none',
    },
  },
});
