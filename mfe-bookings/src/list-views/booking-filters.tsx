import { referenceQueries, type SignedInUser, userQueries, t } from '@shootline/shared-api';
import {
  clientOptions,
  FilterBar,
  personOptions,
  type Filter,
  type FilterOption,
} from '@shootline/shared-ui/filters';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bookingFiltersOf, type BookingUrlFilters } from './booking-list-url.ts';
import {
  type BookingFilter,
  type FilterRow,
  filterRows,
  type OptionSource,
} from './filter-rows.ts';

type Options = readonly FilterOption[] | undefined;

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const stars = numbers(0, 5).map((count): FilterOption => ({
  value: String(count),
  label: t('{count, plural, one {# star} other {# stars}}', { count }),
}));

/** The usual lengths of a shoot, and the chosen one. */
function hoursWith(chosen: string): FilterOption[] {
  const hours = new Set([...numbers(1, 12), ...(chosen ? [Number(chosen)] : [])]);
  return [...hours]
    .toSorted((one, other) => one - other)
    .map((count) => ({
      value: String(count),
      label: t('{count, plural, one {# hour} other {# hours}}', { count }),
    }));
}

/** The options of each filter. They load only once a filter that shows them is visible or set. */
function useOptions(
  { filters }: BookingUrlFilters,
  user: SignedInUser,
  offered: readonly BookingFilter[],
  isMoreOpen: boolean,
): (name: BookingFilter, source: OptionSource) => Options {
  const isNeeded = (source: OptionSource) =>
    offered.some((name, index) => {
      const { options }: FilterRow = filterRows[name];
      return options === source && (isMoreOpen || index < 5 || filters[name] !== '');
    });
  const { data: reference } = useQuery(referenceQueries.all());
  const { data: clients } = useQuery({
    ...userQueries.clients(),
    enabled: isNeeded('clients'),
  });
  const { data: managers } = useQuery({
    ...userQueries.accountManagers(),
    enabled: isNeeded('managers'),
  });
  const { data: submitters } = useQuery({
    ...userQueries.submitters((filters.client || user.client?.id) ?? undefined),
    enabled: isNeeded('submitters'),
  });
  const { data: videographers } = useQuery({
    ...userQueries.videographerChoices(),
    enabled: isNeeded('videographers'),
  });
  return (name, source) => {
    switch (source) {
      case 'clients':
        return clientOptions(clients);
      case 'managers':
        return personOptions(managers);
      case 'submitters':
        return personOptions(submitters);
      case 'videographers':
        return personOptions(videographers);
      case 'stars':
        return stars;
      case 'hours':
        return hoursWith(filters[name]);
      case 'yes':
        return [{ value: 'yes', label: t('Yes') }];
      case 'itself':
        return [{ value: filters[name], label: filters[name] }];
      default:
        return reference?.[source];
    }
  };
}

/** The offered filters. One whose only option is its value is left out without one. */
function useDefinitions(
  url: BookingUrlFilters,
  user: SignedInUser,
  offered: readonly BookingFilter[],
  isMoreOpen: boolean,
): Filter<BookingFilter>[] {
  const optionsOf = useOptions(url, user, offered, isMoreOpen);
  return offered.flatMap((name): Filter<BookingFilter>[] => {
    const { url: _url, options, ...row }: FilterRow = filterRows[name];
    if (options === 'itself' && !url.filters[name]) return [];
    const own = { kind: 'choice', name, ...row } as const;
    return [
      (options ? { ...own, options: optionsOf(name, options) } : own) as Filter<BookingFilter>,
    ];
  });
}

/** The filters of My Bookings for the user's role. */
export function BookingFilters(props: {
  url: BookingUrlFilters;
  user: SignedInUser;
  onReset: () => void;
}) {
  const { url, user, onReset } = props;
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const offered = bookingFiltersOf(user.role_policy);
  const definitions = useDefinitions(url, user, offered, isMoreOpen);
  return (
    <FilterBar
      filters={definitions}
      url={url}
      onReset={onReset}
      onMore={() => setIsMoreOpen(true)}
    />
  );
}
