import { bookingStates, type SignedInUser } from '@shootline/shared-api';
import { firstRecipients } from '@shootline/shared-ui/export-dialog';
import type { BookingUrlFilters } from '../bookings-list/booking-list-url.ts';
import type { ExportChoices } from './use-export-choices.ts';

type Filters = BookingUrlFilters['filters'];

/** Filters of the list that an export does not have, as the list calls them. */
const otherFilters: Partial<Record<keyof Filters, string>> = {
  booking_uid: 'Booking Number',
  title: 'Title',
  region: 'Region',
  created_by: 'Created By',
  am: 'Account Manager',
  invoice_state: 'Invoice Status',
};

/** Filters that narrow the list and not its export. */
export function filtersLeftOut(filters: Filters): string[] {
  return Object.entries(otherFilters).flatMap(([name, label]) =>
    filters[name as keyof Filters] ? label : [],
  );
}

/** What the export begins with: as the list is filtered, to the user. Nothing that does not show. */
export function firstValues(filters: Filters, choices: ExportChoices, user: SignedInUser) {
  const { reference, clients, people } = choices;
  const { state, client, billing_region } = filters;
  const isOffered = (value: string) => (option: { value: string }) => option.value === value;
  return {
    from_date: '',
    to_date: '',
    state: bookingStates.filter(
      (known) => known === state && reference.booking_states.some(isOffered(known)),
    ),
    clients: clients.some(({ id }) => id === client) ? [client] : [],
    camops: [],
    billing_region: reference.billing_regions.some(isOffered(billing_region)) ? billing_region : '',
    recipients: firstRecipients(people, user),
  };
}
