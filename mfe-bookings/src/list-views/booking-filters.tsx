import {
  lazyModule,
  referenceQueries,
  type SignedInUser,
  useLazyModule,
  userQueries,
  t,
} from '@shootline/shared-api';
import { clientOptions, FilterBar, personOptions, type Filter } from '@shootline/shared-ui/filters';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type BookingFilter,
  bookingFiltersOf,
  chartFilterNames,
  maxLengths,
  type BookingUrlFilters,
} from './booking-list-url.ts';

type Definition = Filter<BookingFilter>;

const counted = lazyModule(() => import('./chart-filters.ts'));

/** Defines the offered filters. Their options load only once a filter is visible or set. */
function useDefinitions(
  { filters }: BookingUrlFilters,
  user: SignedInUser,
  offered: readonly BookingFilter[],
  isMoreOpen: boolean,
): Definition[] {
  const isNeeded = (name: BookingFilter) =>
    offered.includes(name) && (isMoreOpen || offered.indexOf(name) < 5 || filters[name] !== '');
  const { data: reference } = useQuery(referenceQueries.all());
  const { data: clients } = useQuery({ ...userQueries.clients(), enabled: isNeeded('client') });
  const { data: managers } = useQuery({
    ...userQueries.accountManagers(),
    enabled: isNeeded('am'),
  });
  const { data: submitters } = useQuery({
    ...userQueries.submitters((filters.client || user.client?.id) ?? undefined),
    enabled: isNeeded('created_by'),
  });
  const { data: videographers } = useQuery({
    ...userQueries.videographerChoices(),
    enabled: isNeeded('camop'),
  });
  const { code } = useLazyModule(counted, chartFilterNames.some(isNeeded));
  const definitions: Partial<Record<BookingFilter, Definition>> = {
    title: { kind: 'text', name: 'title', label: t('Title'), maxLength: maxLengths.title },
    booking_uid: {
      kind: 'text',
      name: 'booking_uid',
      label: t('Booking Number'),
      maxLength: maxLengths.booking_uid,
    },
    state: {
      kind: 'choices',
      name: 'state',
      label: t('Status'),
      options: reference?.booking_states,
    },
    region: { kind: 'choice', name: 'region', label: t('Region'), options: reference?.regions },
    from_date: { kind: 'day', name: 'from_date', label: t('From Date') },
    to_date: { kind: 'day', name: 'to_date', label: t('To Date'), notBefore: 'from_date' },
    client: {
      kind: 'choice',
      name: 'client',
      label: t('Client'),
      options: clientOptions(clients),
      // Created By only offers the client's people, so a choice for another client must go.
      clears: ['created_by'],
    },
    created_by: {
      kind: 'choice',
      name: 'created_by',
      label: t('Created By'),
      options: personOptions(submitters),
    },
    am: {
      kind: 'choice',
      name: 'am',
      label: t('Account Manager'),
      options: personOptions(managers),
    },
    billing_region: {
      kind: 'choice',
      name: 'billing_region',
      label: t('Billing Region'),
      options: reference?.billing_regions,
    },
    invoice_state: {
      kind: 'choice',
      name: 'invoice_state',
      label: t('Invoice Status'),
      options: reference?.invoice_status_types,
    },
  };
  const late = code?.chartFilters(filters, reference, personOptions(videographers)) ?? [];
  return offered.flatMap((name) => {
    const definition = definitions[name] ?? late.find((one) => one.name === name);
    if (definition) return definition;
    // An active filter shows even before its code has loaded.
    return filters[name] ? { kind: 'text', name, label: '…' } : [];
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
