import { isAdmin, useCurrentUser, usePagedList, t } from '@shootline/shared-api';
import { Box, Button, Flex, Heading, Icon, Input, useDebounced } from '@shootline/shared-ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { type ReactNode, useState } from 'react';
import { filterRows } from '../../list-views/filter-rows.ts';
import { bookingQueries } from '../../bookings/booking.queries.ts';
import { latestFirst, mayStartFrom, uuidOf } from './earlier.ts';
import { EarlierBookings } from './earlier-bookings.tsx';

const shownAtOnce = 5;
const noMatch = t('No earlier booking has this in its title.');
const tooFar = t('Search for the booking to start from.');
/**
 * A way to the latest bookings that the user may duplicate, each a button that asks for the new date and opens
 * a copy in its form. `beside` is a shorter way, shown first.
 */
export function StartFromEarlier({ beside }: { beside?: ReactNode }) {
  const { role_policy } = useCurrentUser();
  const [isOpen, setIsOpen] = useState(false);
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
    <Box as="section" aria-labelledby="start-from-earlier">
      <Flex align="center" wrap="wrap" gap="2" minH="9">
        {beside}
        <Heading as="h2" size="sm">
          <Button
            id="start-from-earlier"
            size="sm"
            variant="ghost"
            colorPalette="gray"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('Start from an Earlier Booking')}
            <Icon icon={isOpen ? ChevronUp : ChevronDown} size={16} />
          </Button>
        </Heading>
        {isOpen && isSearchable && (
          <Input
            type="search"
            size="sm"
            width={{ base: 'full', md: '16rem' }}
            ms="auto"
            aria-label={t('Search earlier bookings by title')}
            placeholder={t('Search by title')}
            autoComplete="off"
            maxLength={filterRows.title.maxLength}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Flex>
      {isOpen && (
        <Box mt="2">
          <EarlierBookings
            list={{ ...list, rows: bookings.slice(0, shownAtOnce) }}
            emptyMessage={isSearching ? noMatch : tooFar}
            showsClient={isAdmin(role_policy)}
          />
        </Box>
      )}
    </Box>
  );
}
