import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../client/errors.ts';
import type { Booking } from '../contract/index.ts';
import { invoiceQueries } from '../invoice/invoice.queries.ts';
import { useSubmissionKey } from '../query/use-submission-key.ts';
import { userQueries } from '../user/user.queries.ts';
import {
  type BookingActionInput,
  type BookingActionName,
  bookingActions,
  type Sending,
} from './booking.actions.ts';
import { bookingQueries } from './booking.queries.ts';

type Call<Name extends BookingActionName> = (
  of: { id: string; key: string },
  input: BookingActionInput<Name>,
  sending: Sending,
) => Promise<Booking>;

/** An input as text tells it: of a file what it is called and how long it is. */
function describe(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input;
  return Object.values(input).map((value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}

/** What another user may have done meanwhile, or this call has although its answer was lost. */
const outdated = ['Conflict', 'NotFound', 'Forbidden', 'network', 'timeout'];

/** Whether the booking may be another one than the page shows; what was stopped may have arrived. */
function tellsOfChange(error: Error): boolean {
  return error instanceof ApiError ? outdated.includes(error.type) : error.name === 'AbortError';
}

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
  const [sent, setSent] = useState<number | null>(null);
  const controller = useRef<AbortController>(null);
  const mutation = useMutation({
    mutationFn: (input: BookingActionInput<Name>) => {
      controller.current = new AbortController();
      const { signal } = controller.current;
      return call({ id, key: keyOf(describe(input)) }, input, { onProgress: setSent, signal });
    },
    onSettled: () => setSent(null),
    onSuccess: (booking) => {
      client.setQueryData(bookingQueries.detail(booking.uuid).queryKey, booking);
    },
    onError: (error) => {
      if (!tellsOfChange(error)) return;
      void client.invalidateQueries({ queryKey: bookingQueries.detail(id).queryKey });
      void client.invalidateQueries({ queryKey: bookingQueries.lists() });
    },
    meta: {
      success,
      showsOwnError: true,
      invalidates: [bookingQueries.lists(), invoiceQueries.all(), userQueries.actions().queryKey],
    },
  });
  return {
    ...mutation,
    /** How much of a file is sent, from 0 to 1; null while none is. */
    sent,
    /** Stops sending a file. */
    abort: () => controller.current?.abort(),
  };
}
