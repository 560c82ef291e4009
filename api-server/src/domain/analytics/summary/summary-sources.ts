import type { PgColumn } from '../../../platform/db/drizzle.ts';
import { booking } from '../../schema.ts';
import { bookingSource, clientSource, videographerSource } from '../bookings-summary.repository.ts';
import { marginSource } from '../margin-summary.repository.ts';
import { ratingSource } from '../ratings-summary.repository.ts';
import type { Source } from './summary.ts';
import { workSource } from '../work-summary.repository.ts';

export type SourceName = 'bookings' | 'clients' | 'videographers' | 'ratings' | 'work' | 'margins';

/**
 * All sources of figures. Summaries store what they count, and the triggers on the columns that they read
 * make summaries due.
 */
export const sources: Record<SourceName, Source> = {
  bookings: bookingSource,
  clients: clientSource,
  videographers: videographerSource,
  ratings: ratingSource,
  work: workSource,
  margins: marginSource,
};

export const sourceNames = Object.keys(sources) as SourceName[];

/** The columns that decide to which summaries a booking belongs. */
const placeColumns = [
  ...[booking.state, booking.day],
  ...[booking.region, booking.billingRegion, booking.accountManagerId],
];

/** Every column that a summary depends on, of `booking` and of tables with a `booking_id`. */
export const columnsOf = (names: SourceName[]): PgColumn[] => [
  ...new Set([...placeColumns, ...names.flatMap((name) => sources[name].reads)]),
];
