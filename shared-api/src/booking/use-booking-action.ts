import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '../client/errors.ts';
import type { Booking } from '../contract/index.ts';
import { invoiceQueries } from '../invoice/invoice.queries.ts';
import { userQueries } from '../user/user.queries.ts';
import {
  type BookingActionInput,
  type BookingActionName,
  bookingActions,
} from './booking.actions.ts';
import { bookingQueries } from './booking.queries.ts';

type Call<Name extends BookingActionName> = (
  of: { id: string; key: string },
  input: BookingActionInput<Name>,
) => Promise<Booking>;

/** Gives the same key for the same input, so that a repetition is known as one. */
function useSubmissionKey(): (input: unknown) => string {
  const last = useRef({ input: '', key: '' });
  return (input) => {
    const text = JSON.stringify(input) ?? '';
    if (last.current.key === '' || last.current.input !== text) {
      last.current = { input: text, key: crypto.randomUUID() };
    }
    return last.current.key;
  };
}

/** What another user may have done meanwhile, which the page is to show. */
const outdated = ['Conflict', 'NotFound', 'Forbidden'];

/**
 * An action on one booking: shows the booking that the API answers on every open screen, loads lists
 * anew, and gives the toast. A failure is for the dialog to show; where it tells that the booking has
 * changed, the booking is loaded anew too.
 */
export function useBookingAction<Name extends BookingActionName>(
  name: Name,
  id: string,
  success: string,
) {
  const client = useQueryClient();
  const keyOf = useSubmissionKey();
  const call = bookingActions[name] as Call<Name>;
  return useMutation({
    mutationFn: (input: BookingActionInput<Name>) => call({ id, key: keyOf(input) }, input),
    onSuccess: (booking) => {
      const { queryKey } = bookingQueries.detail(booking.uuid);
      if (booking.state === 'deleted') client.removeQueries({ queryKey });
      else client.setQueryData(queryKey, booking);
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || !outdated.includes(error.type)) return;
      void client.invalidateQueries({ queryKey: bookingQueries.detail(id).queryKey });
      void client.invalidateQueries({ queryKey: bookingQueries.lists() });
    },
    meta: {
      success,
      showsOwnError: true,
      invalidates: [bookingQueries.lists(), invoiceQueries.all(), userQueries.actions().queryKey],
    },
  });
}
