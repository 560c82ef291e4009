import {
  type BookingSummary,
  countCap,
  listErrorMessage,
  useCurrentUser,
  usePagedList,
  t,
} from '@shootline/shared-api';
import {
  Box,
  Button,
  ErrorState,
  Flex,
  HStack,
  RouterLink,
  Skeleton,
  Stack,
  StateChip,
  Text,
  TimeText,
} from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { LoadMore } from '@shootline/shared-ui/table';
import { useState } from 'react';
import { addDays } from '../days/day.ts';
import { FailureNotice } from '../days/failure-notice.tsx';
import { useToday } from '../days/use-today.ts';
import { profileQueries } from './profile.queries.ts';
import { RowList } from './row-list.tsx';

const sides = [
  {
    id: 'upcoming',
    label: t('Upcoming'),
    listLabel: t('Upcoming shoots'),
    empty: t('No upcoming shoots.'),
  },
  { id: 'past', label: t('Past'), listLabel: t('Past shoots'), empty: t('No past shoots.') },
] as const;
type Side = (typeof sides)[number];

const failure = t('Sorry, there was an error loading the list of bookings.');
const uuidOf = ({ uuid }: BookingSummary) => uuid;

/** The shoots from today on, soonest first, and those before, newest first. */
export function ShootsCard({ id, isStaff }: { id: string; isStaff: boolean }) {
  const [side, setSide] = useState<Side>(sides[0]);
  return (
    <InfoCard
      title={t('Shoots')}
      actions={
        <HStack role="group" aria-label={t('Shoots')} gap="1">
          {sides.map((one) => (
            <Button
              key={one.id}
              size="xs"
              variant={one === side ? 'solid' : 'outline'}
              colorPalette={one === side ? undefined : 'gray'}
              aria-pressed={one === side}
              onClick={() => setSide(one)}
            >
              {one.label}
            </Button>
          ))}
        </HStack>
      }
    >
      <Shoots key={side.id} id={id} isStaff={isStaff} side={side} />
      {isStaff && (
        <Text mt="3" fontSize="sm">
          <RouterLink to={`/?view=all&camop=${id}`}>{t('All shoots in My Bookings')}</RouterLink>
        </Text>
      )}
    </InfoCard>
  );
}

function Shoots({ id, isStaff, side }: { id: string; isStaff: boolean; side: Side }) {
  const { timezone } = useCurrentUser();
  const today = useToday(timezone);
  const list = usePagedList(
    profileQueries.shoots({
      ...(isStaff && { camop: id }),
      ...(side.id === 'upcoming' ? { from_date: today } : { to_date: addDays(today, -1) }),
      sortBy: 'date',
      asc: side.id === 'upcoming',
    }),
    uuidOf,
  );
  const message = listErrorMessage(list.error, failure);
  if (list.view === 'error') return <ErrorState message={message} onRetry={list.retry} />;
  if (list.view === 'loading') {
    return (
      <Stack gap="3" aria-busy aria-label={t('Loading...')}>
        <Skeleton h="10" />
        <Skeleton h="10" />
        <Skeleton h="10" />
      </Stack>
    );
  }
  if (list.view === 'empty') {
    return (
      <Text role="status" fontSize="sm" color="fg.muted">
        {side.empty}
      </Text>
    );
  }
  return (
    <Stack gap="3">
      <RowList label={side.listLabel}>
        {list.rows.map((shoot) => (
          <Shoot key={shoot.uuid} of={shoot} />
        ))}
      </RowList>
      {list.hasMoreFailed && <FailureNotice message={message} onRetry={list.retry} />}
      {list.hasNext && (
        <LoadMore
          hasNext
          isFetching={list.isLoadingMore}
          onLoadMore={list.loadMore}
          shown={list.rows.length}
          total={list.count > countCap ? null : list.count}
        />
      )}
    </Stack>
  );
}

function Shoot({ of }: { of: BookingSummary }) {
  const { uuid, booking_uid, title, date, address, client, state, state_display } = of;
  const where = [address?.formatted_address_short, client.name].filter(Boolean).join(' · ');
  return (
    <li>
      <Flex justify="space-between" align="flex-start" gap="3">
        <Stack gap="0" minW="0">
          <RouterLink to={`/booking/${uuid}`}>
            #{booking_uid} {title || t('Untitled booking')}
          </RouterLink>
          <Text color="fg.muted" overflowWrap="anywhere">
            <TimeText iso={date} zone={address?.timezone} />
            {where && ` · ${where}`}
          </Text>
        </Stack>
        <Box flexShrink="0">
          <StateChip kind="booking" state={state} label={state_display} />
        </Box>
      </Flex>
    </li>
  );
}
