import type { BookingSummary } from '@shootline/shared-api';

type Of<Field extends keyof BookingSummary> = Pick<BookingSummary, Field>;

/** The booking's detail. */
export const bookingPath = ({ uuid }: Of<'uuid'>) => `/booking/${uuid}`;

/** The booking in its form. */
export const updatePath = ({ uuid }: Of<'uuid'>) => `/booking/${uuid}/update`;

/** Where a list leads: a draft is opened in its form by those who may update it (S1 §2). */
export function rowPath(booking: Of<'uuid' | 'state' | 'permissions'>): string {
  const isUnfinished = booking.state === 'draft' && booking.permissions.update;
  return isUnfinished ? updatePath(booking) : bookingPath(booking);
}
