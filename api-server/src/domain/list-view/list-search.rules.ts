import { defaultAvailabilityView, defaultBookingView } from '@shootline/shared-api/contract';
import { ApiFailure, fieldError, validationError } from '../../platform/errors/errors.ts';
import { storedQuery } from '../../platform/openapi/contract-validators.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { checkedFilter } from '../booking/list/booking-filter.rules.ts';
import type { BookingFilter } from '../booking/list/booking-filter.repository.ts';
import type { AvailabilityFilter } from '../offer/offer-list.repository.ts';

const columnIds = /^[a-z][a-z0-9_-]{0,39}(?:,[a-z][a-z0-9_-]{0,39}){0,39}$/;

/** Reads the query of a list's page, with its view, into the filter of its call. */
type ReadFilter<Filter> = (viewer: Viewer, params: URLSearchParams) => Filter;

function withView(params: URLSearchParams, defaultView: string): URLSearchParams {
  if (!params.has('view')) params.set('view', defaultView);
  if (params.get('view') === 'all') params.delete('view');
  return params;
}

export const bookingFilter: ReadFilter<BookingFilter> = (viewer, params) => {
  const query = withView(params, defaultBookingView(viewer.role));
  return checkedFilter(viewer, storedQuery('listBookings', query));
};

export const availabilityFilter: ReadFilter<AvailabilityFilter> = (viewer, params) =>
  storedQuery('listAvailabilities', withView(params, defaultAvailabilityView(viewer.role)));

function parsed<Filter>(read: ReadFilter<Filter>, viewer: Viewer, search: string): Filter {
  const params = new URLSearchParams(search);
  const columns = params.get('columns');
  if (columns !== null && !columnIds.test(columns)) {
    throw validationError(fieldError('columns', 'Enter a list.'));
  }
  if (params.has('offset')) throw validationError(fieldError('offset', 'This field is not known.'));
  params.delete('columns');
  return read(viewer, params);
}

/** Parses the query of a list's page into a filter. Throws 400 with the errors below `search`. */
export function filterOfSearch<Filter>(
  read: ReadFilter<Filter>,
  viewer: Viewer,
  search: string,
): Filter {
  try {
    return parsed(read, viewer, search);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const message = 'The list does not have these filters.';
    throw validationError(fieldError('search', message, error.errors));
  }
}

/** Parses a stored search; undefined if the list no longer accepts it. */
export function filterOfKeptSearch<Filter>(
  read: ReadFilter<Filter>,
  viewer: Viewer,
  search: string,
): Filter | undefined {
  try {
    return parsed(read, viewer, search);
  } catch (error) {
    if (error instanceof ApiFailure) return undefined;
    throw error;
  }
}
