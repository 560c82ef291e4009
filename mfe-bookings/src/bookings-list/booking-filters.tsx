import { isAdmin, isClient, referenceQueries, type SignedInUser } from '@shootline/shared-api';
import { FilterBar, FilterSelect, FilterText, withChosen } from '@shootline/shared-ui/filters';
import { useQuery } from '@tanstack/react-query';
import { AdminFilters } from './admin-filters.tsx';
import { maxLengths, type BookingUrlFilters } from './booking-list-url.ts';
import { CreatedByFilter } from './created-by-filter.tsx';

interface BookingFiltersProps {
  url: BookingUrlFilters;
  user: SignedInUser;
  onReset: () => void;
}

/** The filters of My Bookings for the user's role (S1 §2). */
export function BookingFilters({ url, user, onReset }: BookingFiltersProps) {
  const { filters, activeCount, setFilters } = url;
  const { data: reference } = useQuery(referenceQueries.all());
  return (
    <FilterBar onReset={onReset} isActive={activeCount > 0} activeCount={activeCount}>
      <FilterText
        label="Booking Number"
        value={filters.booking_uid}
        maxLength={maxLengths.booking_uid}
        onChange={(booking_uid) => setFilters({ booking_uid })}
      />
      <FilterText
        label="Title"
        value={filters.title}
        maxLength={maxLengths.title}
        onChange={(title) => setFilters({ title })}
      />
      <FilterSelect
        label="Status"
        value={filters.state}
        options={withChosen(reference?.booking_states, filters.state)}
        onChange={(state) => setFilters({ state })}
      />
      <FilterSelect
        label="Region"
        value={filters.region}
        options={withChosen(reference?.regions, filters.region)}
        onChange={(region) => setFilters({ region })}
      />
      {isClient(user.role_policy) && <CreatedByFilter url={url} client={user.client?.id} />}
      {isAdmin(user.role_policy) && <AdminFilters url={url} reference={reference} />}
    </FilterBar>
  );
}
