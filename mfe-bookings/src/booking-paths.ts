import type { BookingSummary } from '@shootline/shared-api';

type Of<Field extends keyof BookingSummary> = Pick<BookingSummary, Field>;

/** The path of the booking's page. */
export const bookingPath = ({ uuid }: Of<'uuid'>) => `/booking/${uuid}`;

/** The path of the booking's form. */
export const updatePath = ({ uuid }: Of<'uuid'>) => `/booking/${uuid}/update`;

/** The target of a list row: the form for a draft that the user may update, else the page. */
export function rowPath(booking: Of<'uuid' | 'state' | 'permissions'>): string {
  const isUnfinished = booking.state === 'draft' && booking.permissions.update;
  return isUnfinished ? updatePath(booking) : bookingPath(booking);
}
