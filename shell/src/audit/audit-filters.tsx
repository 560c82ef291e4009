import { userQueries, type AuditEvent } from '@shootline/shared-api';
import { FilterDate } from '@shootline/shared-ui/filter-date';
import {
  FilterBar,
  FilterSelect,
  personOptions,
  withChosen,
  type UrlFilters,
} from '@shootline/shared-ui/filters';
import { useQuery } from '@tanstack/react-query';
import type { auditListUrl } from './audit-list-url.ts';
import { kindOptions } from './audit-texts.ts';

interface AuditFiltersProps {
  url: UrlFilters<(typeof auditListUrl)['filters'], string>;
  /** Events on screen, which may name people who are no longer active and so in no other list. */
  shown: readonly AuditEvent[];
  onReset: () => void;
}

/** Everyone to choose from, each once, by name. */
function usePeople(shown: readonly AuditEvent[]) {
  const { data: staff } = useQuery(userQueries.internalUsers());
  const { data: submitters } = useQuery(userQueries.submitters());
  const { data: videographers } = useQuery(userQueries.cameraOperatorChoices());
  const named = shown.flatMap(({ person, subject }) => [person, subject]);
  const people = [
    ...(staff ?? []),
    ...(submitters ?? []),
    ...(videographers ?? []),
    ...named.filter((person) => person !== null),
  ];
  const byId = new Map(people.map((person) => [person.uuid, person]));
  return [...byId.values()].sort((a, b) => a.full_name.localeCompare(b.full_name));
}

/** The filters of Audit. */
export function AuditFilters({ url, shown, onReset }: AuditFiltersProps) {
  const { filters, activeCount, setFilters } = url;
  const people = usePeople(shown);
  return (
    <FilterBar onReset={onReset} isActive={activeCount > 0} activeCount={activeCount}>
      <FilterSelect
        label="Event"
        value={filters.kind}
        options={kindOptions}
        onChange={(kind) => setFilters({ kind })}
      />
      <FilterSelect
        label="Person"
        value={filters.person}
        options={withChosen(personOptions(people), filters.person)}
        onChange={(person) => setFilters({ person })}
      />
      <FilterDate
        label="From Date"
        value={filters.from_date}
        onChange={(from_date) => setFilters({ from_date })}
      />
      <FilterDate
        label="To Date"
        value={filters.to_date}
        onChange={(to_date) => setFilters({ to_date })}
      />
    </FilterBar>
  );
}
