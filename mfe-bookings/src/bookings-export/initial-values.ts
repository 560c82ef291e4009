import {
  type BookingViewChoice,
  bookingStates,
  type Client,
  type InternalUser,
  type ReferenceData,
  type SignedInUser,
} from '@shootline/shared-api';
import { initialFormat, initialRecipients } from '@shootline/shared-ui/export-dialog';
import type { BookingUrlFilters } from '../list-views/booking-list-url.ts';
import { filterRows } from '../list-views/filter-rows.ts';

/** Options of the export's fields. */
export interface ExportChoices {
  reference: ReferenceData;
  clients: readonly Client[];
  people: readonly InternalUser[];
}

type Filters = BookingUrlFilters['filters'];

/** Filters of the list that the export has too. */
const ownFilters = ['state', 'client', 'billing_region', 'from_date', 'to_date'];

/** Labels of active filters that the export ignores. */
export function ignoredFilters(filters: Filters): string[] {
  return Object.entries(filterRows).flatMap(([name, { label }]) =>
    filters[name as keyof Filters] && !ownFilters.includes(name) ? label : [],
  );
}

/**
 * The form's first values: the list's view, its filters if the form has them, and the user as recipient.
 */
export function initialValues(
  filters: Filters,
  view: BookingViewChoice | undefined,
  choices: ExportChoices,
  user: SignedInUser,
) {
  const { reference, clients, people } = choices;
  const { state, client, billing_region, from_date, to_date } = filters;
  const isOffered = (value: string) => (option: { value: string }) => option.value === value;
  return {
    from_date,
    to_date,
    view: view === undefined || view === 'all' ? null : view,
    state: bookingStates.filter(
      (one) => state.split(',').includes(one) && reference.booking_states.some(isOffered(one)),
    ),
    clients: clients.some(({ id }) => id === client) ? [client] : [],
    camops: [],
    billing_region: reference.billing_regions.some(isOffered(billing_region)) ? billing_region : '',
    format: initialFormat(),
    recipients: initialRecipients(people, user),
  };
}
