import { userQueries, type AuditEvent, t } from '@shootline/shared-api';
import {
  FilterBar,
  personOptions,
  type Filter,
  type UrlFilters,
} from '@shootline/shared-ui/filters';
import { useQuery } from '@tanstack/react-query';
import type { auditListUrl } from './audit-list-url.ts';
import { type CodeNames, nameOf } from '../contributions/area-texts.ts';

interface AuditFiltersProps {
  events: CodeNames['events'];
  url: UrlFilters<(typeof auditListUrl)['filters'], string>;
  /** The loaded events, which may be of kinds without a name and of inactive users, who are in no other list. */
  shown: readonly AuditEvent[];
  onReset: () => void;
}

/** All users to choose from, each once, by name. */
function usePeople(shown: readonly AuditEvent[]) {
  const { data: staff } = useQuery(userQueries.internalUsers());
  const { data: submitters } = useQuery(userQueries.submitters());
  const { data: videographers } = useQuery(userQueries.videographerChoices());
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
export function AuditFilters({ events, url, shown, onReset }: AuditFiltersProps) {
  const people = usePeople(shown);
  const kinds = new Set([...Object.keys(events), ...shown.map(({ kind }) => kind)]);
  if (url.filters.kind) kinds.add(url.filters.kind);
  const kindOptions = [...kinds].map((value) => ({ value, label: nameOf(events, value) }));
  const filters: Filter<keyof typeof url.filters>[] = [
    { kind: 'choice', name: 'kind', label: t('Event'), options: kindOptions },
    { kind: 'choice', name: 'person', label: t('Person'), options: personOptions(people) },
    { kind: 'day', name: 'from_date', label: t('From Date') },
    { kind: 'day', name: 'to_date', label: t('To Date') },
  ];
  return <FilterBar filters={filters} url={url} onReset={onReset} />;
}
