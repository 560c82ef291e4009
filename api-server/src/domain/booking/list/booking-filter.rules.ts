import { type BookingView, bookingViewsOf } from '@shootline/shared-api/contract';
import { fieldError, validationError } from '../../../platform/errors/errors.ts';
import { isoPeriod } from '../../../platform/http/day.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import type { BookingFilter } from './booking-filter.repository.ts';

/**
 * The filter of a call that lists bookings, with its days as YYYY-MM-DD. Throws 400 for a view that the
 * viewer's role does not have, and for an invalid period.
 */
export function checkedFilter(viewer: Viewer, query: BookingFilter): BookingFilter {
  const views = bookingViewsOf(viewer.role).filter((view): view is BookingView => view !== 'all');
  if (query.view !== undefined && !views.includes(query.view)) {
    throw validationError(fieldError('view', `Choose one of: ${views.join(', ')}.`));
  }
  return { ...query, ...isoPeriod(query) };
}
