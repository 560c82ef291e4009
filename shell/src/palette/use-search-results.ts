import {
  type BookingSummary,
  type Client,
  isInternal,
  type ManagedUser,
  type Videographer,
  type Invoice,
  type Page,
  t,
  useCurrentUser,
  translated,
} from '@shootline/shared-api';
import { checkAccess } from '@shootline/shared-api/portal';
import { formatDate, useDebounced } from '@shootline/shared-ui';
import type { PaletteEntry, PaletteGroup } from '@shootline/shared-ui/palette';
import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { roleText } from '../own-pages/role-text.ts';
import type { Registry } from '../registry/registry.ts';
import { accessTexts } from '../users/user-texts.ts';
import { type BookingsQuery, searchQueries } from './found.queries.ts';

/** The results of a search on the server. */
interface Found {
  /** The kinds that this user can search here. */
  kinds: readonly string[];
  groups: readonly PaletteGroup[];
  isLoading: boolean;
  /** The groups that could not be loaded. */
  failed: readonly string[];
}

/** Fewer characters would match nearly everything. */
export const fewestCharacters = 2;

const numberIn = (text: string) => /^#?(\d{1,20})$/.exec(text)?.[1];

/** The query for bookings: by the start of their number if the text is one, otherwise by title. */
function bookingsBy(text: string): BookingsQuery {
  const booking_uid = numberIn(text);
  return booking_uid === undefined ? { title: text } : { booking_uid, sortBy: 'booking_uid' };
}

function bookingEntry(booking: BookingSummary, zone: string): PaletteEntry {
  const { uuid, booking_uid, title, client, state_display, date } = booking;
  const label = `#${booking_uid} ${title || t('Untitled booking')}`;
  const facts = [client.name, translated(state_display), date && formatDate(date, zone)];
  return {
    id: uuid,
    label,
    to: `/booking/${uuid}`,
    details: facts.filter(Boolean).join(' · '),
  };
}

function clientEntry({ id, name, billing_region }: Client): PaletteEntry {
  const to = `/?${new URLSearchParams({ view: 'all', client: id }).toString()}`;
  return {
    id,
    label: name,
    to,
    details: t('Their bookings · {billing_region}', { billing_region }),
  };
}

function userEntry({ uuid, full_name, email, role_type, client, access }: ManagedUser) {
  const facts = [roleText(role_type), client?.name, access !== 'active' && accessTexts[access]];
  return {
    id: uuid,
    label: full_name || email,
    to: `/users?${new URLSearchParams({ name: email }).toString()}`,
    details: [...facts, full_name && email].filter(Boolean).join(' · '),
  };
}

function videographerEntry({ uuid, full_name, locality, state }: Videographer): PaletteEntry {
  return {
    id: uuid,
    label: full_name,
    to: `/videographers/${uuid}`,
    details: [locality, state].filter(Boolean).join(' '),
  };
}

function invoiceEntry({ uuid, invoice_number, state_display, booking }: Invoice): PaletteEntry {
  const to = `/finance-dashboard?${new URLSearchParams({ invoice_number, view: 'all' }).toString()}`;
  const facts = [
    `#${booking.booking_uid}`,
    booking.camera_operator_full_name,
    translated(state_display),
  ];
  return {
    id: uuid,
    label: t('Invoice {number}', { number: invoice_number }),
    to,
    details: facts.filter(Boolean).join(' · '),
  };
}

const entriesOf =
  <Row>(entryOf: (row: Row) => PaletteEntry) =>
  ({ pages }: InfiniteData<Page<Row>, number>): PaletteEntry[] =>
    (pages[0]?.results ?? []).map(entryOf);

/** The records for a text, of those kinds whose pages the user may open here. */
export function useSearchResults(text: string, registry: Registry): Found {
  const user = useCurrentUser();
  const settled = useDebounced(text);
  const isCurrent = text === settled;
  const isLong = [...text].length >= fewestCharacters;
  const mayOpen = (path: string) => {
    const page = registry.match(path);
    return page !== null && checkAccess(page.route.access, user) === 'granted';
  };
  const isAsked = isLong && isCurrent;
  const hasBookings = mayOpen('/booking/0');
  // Other users see one client's bookings, so their list has no such filter.
  const hasClients = hasBookings && isInternal(user.role_policy);
  const hasUsers = mayOpen('/users');
  const hasVideographers = mayOpen('/search-camop');
  const hasInvoices = mayOpen('/finance-dashboard');
  const bookings = useInfiniteQuery({
    ...searchQueries.bookings(bookingsBy(settled)),
    enabled: isAsked && hasBookings,
    select: entriesOf((booking: BookingSummary) => bookingEntry(booking, user.timezone)),
  });
  const clients = useQuery({
    ...searchQueries.clients({ name: settled }),
    enabled: isAsked && hasClients,
    select: (found) => found.map(clientEntry),
  });
  const users = useInfiniteQuery({
    ...searchQueries.users({ name: settled }),
    enabled: isAsked && hasUsers,
    select: entriesOf(userEntry),
  });
  const videographers = useInfiniteQuery({
    ...searchQueries.videographers({ name: settled }),
    enabled: isAsked && hasVideographers,
    select: entriesOf(videographerEntry),
  });
  const invoices = useInfiniteQuery({
    ...searchQueries.invoices({ invoice_number: settled }),
    enabled: isAsked && hasInvoices,
    select: entriesOf(invoiceEntry),
  });
  const kinds = [
    { title: t('Bookings'), query: bookings, isHere: hasBookings },
    { title: t('Clients'), query: clients, isHere: hasClients },
    { title: t('Videographers'), query: videographers, isHere: hasVideographers },
    { title: t('Users'), query: users, isHere: hasUsers },
    { title: t('Invoices'), query: invoices, isHere: hasInvoices },
  ];
  return {
    kinds: kinds.filter(({ isHere }) => isHere).map(({ title }) => title),
    groups: kinds.map(({ title, query }) => ({ title, entries: (isAsked && query.data) || [] })),
    isLoading: isLong && (!isCurrent || kinds.some(({ query }) => query.isLoading)),
    failed: kinds.filter(({ query }) => isAsked && query.isError).map(({ title }) => title),
  };
}
