import { userQueries } from '@shootline/shared-api';
import { FilterSelect, personOptions, withChosen } from '@shootline/shared-ui/filters';
import { useQuery } from '@tanstack/react-query';
import type { BookingUrlFilters } from './booking-list-url.ts';

interface CreatedByFilterProps {
  url: BookingUrlFilters;
  /** The client whose users are offered; those of all clients when missing. */
  client: string | undefined;
}

export function CreatedByFilter({ url, client }: CreatedByFilterProps) {
  const { data: submitters } = useQuery(userQueries.submitters(client));
  return (
    <FilterSelect
      label="Created By"
      value={url.filters.created_by}
      options={withChosen(personOptions(submitters), url.filters.created_by)}
      onChange={(created_by) => url.setFilters({ created_by })}
    />
  );
}
