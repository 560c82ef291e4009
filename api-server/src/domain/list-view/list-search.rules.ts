import { defaultBookingView } from '@shootline/shared-api/contract';
import { ApiFailure, fieldError, validationError } from '../../platform/errors/errors.ts';
import { storedQuery } from '../../platform/openapi/contract-validators.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { checkedFilter } from '../booking/list/booking-filter.rules.ts';
import type { BookingFilter } from '../booking/list/booking-filter.repository.ts';

const columnIds = /^[a-z][a-z0-9_-]{0,39}(?:,[a-z][a-z0-9_-]{0,39}){0,39}$/;

function parsed(viewer: Viewer, search: string): BookingFilter {
  const params = new URLSearchParams(search);
  const columns = params.get('columns');
  if (columns !== null && !columnIds.test(columns)) {
    throw validationError(fieldError('columns', 'Enter a list.'));
  }
  if (params.has('offset')) throw validationError(fieldError('offset', 'This field is not known.'));
  params.delete('columns');
  if (!params.has('view')) params.set('view', defaultBookingView(viewer.role));
  if (params.get('view') === 'all') params.delete('view');
  return checkedFilter(viewer, storedQuery('listBookings', params));
}

/**
 * Parses the query of the bookings list's page into a filter. Throws 400 with the errors below `search`.
 */
export function filterOfSearch(viewer: Viewer, search: string): BookingFilter {
  try {
    return parsed(viewer, search);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const message = 'The list does not have these filters.';
    throw validationError(fieldError('search', message, error.errors));
  }
}

/** Parses a stored search; undefined if the list no longer accepts it. */
export function filterOfKeptSearch(viewer: Viewer, search: string): BookingFilter | undefined {
  try {
    return parsed(viewer, search);
  } catch (error) {
    if (error instanceof ApiFailure) return undefined;
    throw error;
  }
}
