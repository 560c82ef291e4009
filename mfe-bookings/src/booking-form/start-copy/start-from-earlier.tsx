import {
  type BookingSummary,
  isAdmin,
  useCurrentUser,
  usePagedList,
  t,
} from '@shootline/shared-api';
import { Box, Flex, Heading, Input, useDebounced } from '@shootline/shared-ui';
import { useState } from 'react';
import { filterRows } from '../../list-views/filter-rows.ts';
import { bookingQueries } from '../../bookings/booking.queries.ts';
import { EarlierBookings } from './earlier-bookings.tsx';

const shownAtOnce = 5;
/** By their numbers: the latest shoots may be far ahead. */
const latestFirst = { sortBy: 'booking_uid', asc: false } as const;
const noMatch = t('No earlier booking has this in its title.');
const tooFar = t('Search for the booking to start from.');
const uuidOf = ({ uuid }: BookingSummary) => uuid;

/** Leaves out drafts: users continue those, and a copy made here becomes one. */
const mayStartFrom = ({ state, permissions }: BookingSummary) =>
  state !== 'draft' && permissions.duplicate;

/**
 * The latest bookings that the user may duplicate, each a button that asks for the new date and opens a
 * copy in its form. Its place is held while it loads, so nothing below moves.
 */
export function StartFromEarlier({ disabled = false }: { disabled?: boolean }) {
  const { role_policy } = useCurrentUser();
  const [typed, setTyped] = useState('');
  const title = useDebounced(typed.replace(/\s+/g, ' ').trim());
  const list = usePagedList(
    bookingQueries.list({ ...latestFirst, ...(title && { title }) }),
    uuidOf,
  );
  const bookings = list.rows.filter(mayStartFrom);
  const isSearching = typed !== '' || title !== '';
  const isLoaded = list.view === 'ready' || list.view === 'empty';
  const isSearchable = isSearching || !isLoaded || list.hasNext || bookings.length > shownAtOnce;

  if (bookings.length === 0 && !isSearchable) return null;
  return (
    <Box as="section" aria-labelledby="start-from-earlier" mb="6">
      <Flex align="center" justify="space-between" wrap="wrap" gap="2" minH="9" mb="2">
        <Heading as="h2" id="start-from-earlier" size="sm">
          {t('Start from an Earlier Booking')}
        </Heading>
        {isSearchable && (
          <Input
            type="search"
            size="sm"
            width={{ base: 'full', md: '16rem' }}
            aria-label={t('Search earlier bookings by title')}
            placeholder={t('Search by title')}
            autoComplete="off"
            maxLength={filterRows.title.maxLength}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Flex>
      <EarlierBookings
        list={{ ...list, rows: bookings.slice(0, shownAtOnce) }}
        emptyMessage={isSearching ? noMatch : tooFar}
        showsClient={isAdmin(role_policy)}
        disabled={disabled}
      />
    </Box>
  );
}
