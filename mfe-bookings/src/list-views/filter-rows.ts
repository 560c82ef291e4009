import {
  bookingStates,
  invoiceStates,
  type ParseValue,
  type ReferenceData,
  t,
  timeLengths,
  urlValue,
} from '@shootline/shared-api';
import type { operations } from '@shootline/shared-api/contract';

type Query = NonNullable<operations['listBookings']['parameters']['query']>;

/** A filter of the bookings, by its name in the contract. */
export type BookingFilter = Exclude<keyof Query, 'offset' | 'limit' | 'view' | 'sortBy' | 'asc'>;

/** Where the options of a choice come from: a set of the reference data, or the named records or values. */
export type OptionSource =
  | Exclude<keyof ReferenceData, 'config'>
  | 'clients'
  | 'submitters'
  | 'managers'
  | 'videographers'
  | 'hours'
  | 'stars'
  | 'yes'
  /** The value alone, which only a chart can set. */
  | 'itself';

/** A filter as data. It is a choice by default. */
export interface FilterRow {
  label: string;
  /** Reads its value in the URL. */
  url: ParseValue<unknown>;
  kind?: 'text' | 'choices' | 'day';
  maxLength?: number;
  options?: OptionSource;
  notBefore?: BookingFilter;
  /** Filters that make no sense with another value of this one. */
  clears?: readonly BookingFilter[];
}

const text = (label: string, maxLength: number) =>
  ({ kind: 'text', label, maxLength, url: urlValue.text(maxLength) }) as const;
const choice = <Url>(label: string, options: OptionSource, url: Url) => ({ label, options, url });
const stars = urlValue.oneOf([0, 1, 2, 3, 4, 5]);

/** The filters of My Bookings in the order of staff, most used first. Those after the invoice's state are set by charts. */
export const filterRows = {
  title: text(t('Title'), 200),
  booking_uid: text(t('Booking Number'), 40),
  state: {
    kind: 'choices',
    label: t('Status'),
    options: 'booking_states',
    url: urlValue.someOf(bookingStates),
  },
  client: {
    label: t('Client'),
    options: 'clients',
    url: urlValue.uuid,
    // Created By only offers the client's people, so a choice for another client must go.
    clears: ['created_by'],
  },
  region: choice(t('Region'), 'regions', urlValue.text(100)),
  from_date: { kind: 'day', label: t('From Date'), url: urlValue.day },
  to_date: { kind: 'day', label: t('To Date'), url: urlValue.day, notBefore: 'from_date' },
  created_by: choice(t('Created By'), 'submitters', urlValue.uuid),
  am: choice(t('Account Manager'), 'managers', urlValue.uuid),
  billing_region: choice(t('Billing Region'), 'billing_regions', urlValue.text(100)),
  invoice_state: choice(t('Invoice Status'), 'invoice_status_types', urlValue.oneOf(invoiceStates)),
  camop: choice(t('Videographer'), 'videographers', urlValue.uuid),
  video_type: choice(t('Video Type'), 'video_types', urlValue.text(100)),
  duration: choice(t('Length'), 'hours', urlValue.number(1000)),
  location: choice(t('Town'), 'itself', urlValue.text(200)),
  videographer_rating: choice(t('Videographer Rating'), 'stars', stars),
  shoot_rating: choice(t('Shoot Rating'), 'stars', stars),
  approval_time: choice(t('Time to Approval'), 'time_lengths', urlValue.oneOf(timeLengths)),
  staffing_time: choice(t('Time to Staffing'), 'time_lengths', urlValue.oneOf(timeLengths)),
  unstaffed: choice(t('Unstaffed 48 Hours Before'), 'yes', urlValue.oneOf(['yes'])),
} as const satisfies Record<BookingFilter, FilterRow>;
