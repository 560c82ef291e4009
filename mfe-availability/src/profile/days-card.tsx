import { useCurrentUser, type VideographerProfile, t } from '@shootline/shared-api';
import { Box, RouterLink, Stack, Text } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { dayInWords, daysOn } from '../days/day.ts';
import { useToday } from '../days/use-today.ts';
import { isDayOff } from '../days/working-day.ts';
import { BoardEntry } from '../staffing/people/board-entry.tsx';
import { WorkingDayLine } from '../staffing/people/working-day-line.tsx';
import { RowList } from './row-list.tsx';

/** The next seven days with shoots, offers and busy times, and the way to the calendar. */
export function DaysCard({ of, isStaff }: { of: VideographerProfile; isStaff: boolean }) {
  const { timezone } = useCurrentUser();
  const today = useToday(timezone);
  const entriesOf = new Map(of.days.map(({ day, entries }) => [day, entries]));
  const board = `/staffing?${new URLSearchParams({ name: of.full_name }).toString()}`;
  return (
    <InfoCard
      title={t('Next 7 Days')}
      actions={
        <RouterLink fontSize="sm" to={isStaff ? board : '/calendar'}>
          {isStaff ? t('Staffing Board') : t('My Calendar')}
        </RouterLink>
      }
    >
      <RowList>
        {daysOn(today, 7).map((day) => {
          const entries = entriesOf.get(day) ?? [];
          return (
            <Box as="li" key={day} display="flex" gap="3">
              <Box w="24" flexShrink="0">
                {dayInWords(day, today)}
              </Box>
              <Stack gap="1" flex="1" minW="0">
                <WorkingDayLine row={of} day={day} />
                {entries.map((entry) => (
                  <BoardEntry key={entry.kind + entry.uuid} entry={entry} room="wide" />
                ))}
                {entries.length === 0 && !isDayOff(of.working_hours, day) && (
                  <Text color="fg.muted">{t('Free')}</Text>
                )}
              </Stack>
            </Box>
          );
        })}
      </RowList>
    </InfoCard>
  );
}
