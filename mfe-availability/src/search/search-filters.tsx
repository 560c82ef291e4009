import { referenceQueries, userQueries, t } from '@shootline/shared-api';
import {
  clientOptions,
  type Filter,
  FilterBar,
  type UrlFilters,
} from '@shootline/shared-ui/filters';
import { useQuery } from '@tanstack/react-query';
import {
  availabilities,
  maxNameLength,
  type SearchFilter,
  type SearchFilters as Filters,
} from './search-list-url.ts';

const labels: Record<(typeof availabilities)[number], string> = {
  available_now: t('Works and is free in the next 24 hours'),
  available_later: t('Works and is free on at least one of the next 7 days'),
  not_available: t('Booked or off on each of the next 7 days'),
};
const availabilityOptions = availabilities.map((value) => ({ value, label: labels[value] }));

/** The filters of Search Videographers, most used first. */
export function SearchFilters(props: { url: UrlFilters<Filters, string>; onReset: () => void }) {
  const { data: reference } = useQuery(referenceQueries.all());
  const { data: clients } = useQuery(userQueries.clients());
  const filters: Filter<SearchFilter>[] = [
    { kind: 'text', name: 'name', label: t('Name'), maxLength: maxNameLength },
    {
      kind: 'choice',
      name: 'availability',
      label: t('Availability'),
      options: availabilityOptions,
    },
    {
      kind: 'choice',
      name: 'location',
      label: t('Location'),
      options: reference?.camop_locations,
    },
    { kind: 'choice', name: 'region', label: t('Region'), options: reference?.regions },
    { kind: 'choice', name: 'client', label: t('Client'), options: clientOptions(clients) },
    {
      kind: 'choice',
      name: 'billing_region',
      label: t('Billing Region'),
      options: reference?.billing_regions,
    },
  ];
  return <FilterBar filters={filters} url={props.url} onReset={props.onReset} />;
}
