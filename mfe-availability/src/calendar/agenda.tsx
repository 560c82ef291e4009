import { t } from '@shootline/shared-api';
import { Box, Button, styled, Skeleton, Stack, Text } from '@shootline/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { type Day, dayInWords, daysBetween } from '../days/day.ts';
import { isDayOff } from '../days/working-day.ts';
import { EntryBox } from '../entries/entry-box.tsx';
import { EntryLines } from './entry-lines.tsx';
import type { ShownCalendar } from './shown-calendar.ts';

/**
 * The calendar as a list for narrow windows: today and the days with entries. Earlier days show only when the
 * user asks for them.
 */
export function Agenda({ days, ...calendar }: { days: readonly Day[] } & ShownCalendar) {
  const { byDay, hours, zone, today, isLoading, onOpen } = calendar;
  const [hasEarlier, setHasEarlier] = useState(false);
  const firstTitle = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focused button is gone.
    if (hasEarlier) firstTitle.current?.focus();
  }, [hasEarlier]);
  const listed = days.filter((day) => day === today || byDay.get(day)?.length);
  const isEarlier = (day: Day) => days.includes(today) && daysBetween(today, day) < 0;
  const earlier = hasEarlier ? 0 : listed.filter(isEarlier).length;
  // Keeps the button's place until the entries are there.
  const mayHaveEarlier = isLoading && days.some(isEarlier);
  return (
    <Stack as="ol" role="list" gap="4" listStyleType="none" aria-busy={isLoading}>
      {(earlier > 0 || mayHaveEarlier) && (
        <li>
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            width="full"
            disabled={isLoading}
            onClick={() => setHasEarlier(true)}
          >
            {t('Show Earlier Days')}
          </Button>
        </li>
      )}
      {listed.slice(earlier).map((day, index) => (
        <li key={day}>
          <DayTitle
            ref={index === 0 ? firstTitle : undefined}
            tabIndex={-1}
            aria-current={day === today ? 'date' : undefined}
          >
            {day === today
              ? t('Today, {day}', { day: dayInWords(day, today) })
              : dayInWords(day, today)}
            {isDayOff(hours, day) && ` · ${t('Day off')}`}
          </DayTitle>
          {byDay.get(day)?.length ? (
            <Box as="ul" role="list" display="grid" gap="2" listStyleType="none">
              {byDay.get(day)?.map((entry) => (
                <Item key={entry.kind + entry.uuid}>
                  <EntryBox entry={entry} onOpen={onOpen}>
                    <EntryLines entry={entry} zone={zone} />
                  </EntryBox>
                </Item>
              ))}
            </Box>
          ) : isLoading ? (
            <Skeleton h="11" />
          ) : (
            <Text fontSize="sm" color="fg.muted">
              {t('Nothing today.')}
            </Text>
          )}
        </li>
      ))}
    </Stack>
  );
}

const DayTitle = styled('h3', {
  base: {
    mb: '1',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'fg.muted',
    focusVisibleRing: 'outside',
    borderRadius: 'l1',
    '&[aria-current]': { color: 'brand.fg' },
  },
});

/** Items large enough for a thumb. */
const Item = styled('li', {
  base: { '& > *': { px: '3', py: '2', fontSize: 'sm', lineHeight: '1.25rem', minH: '11' } },
});
