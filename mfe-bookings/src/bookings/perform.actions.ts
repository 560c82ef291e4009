import {
  availabilityKeys,
  type Booking,
  bookingKeys,
  feedbackKeys,
  invoiceKeys,
  mayHaveChanged,
  userQueries,
  useSubmissionKey,
} from '@shootline/shared-api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  type BookingActionInput,
  type BookingActionName,
  bookingActions,
  type UploadOptions,
} from './booking.actions.ts';
import { bookingQueries } from './booking.queries.ts';

type Call<Name extends BookingActionName> = (
  of: { id: string; version: number; key: string },
  input: BookingActionInput<Name>,
  sending: UploadOptions,
) => Promise<Booking>;

/** An input in JSON-compatible form, with a file as its name, size and date. */
function describe(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input;
  return Object.values(input).map((value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}

/** An action's input with the booking version that the user sees. */
interface Submission<Name extends BookingActionName> {
  version: number;
  input: BookingActionInput<Name>;
}

/**
 * An action on one booking: updates the booking on every open screen, reloads lists and shows the toast.
 * Failures are left to the dialog; one that may mean the booking has changed also reloads the booking.
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
    mutationFn: ({ version, input }: Submission<Name>) => {
      controller.current = new AbortController();
      const { signal } = controller.current;
      const of = { id, version, key: keyOf(describe(input)) };
      return call(of, input, { onProgress: setSent, signal });
    },
    onSettled: () => setSent(null),
    onSuccess: (booking) => {
      client.setQueryData(bookingQueries.detail(booking.uuid).queryKey, booking);
    },
    onError: (error) => {
      if (!mayHaveChanged(error)) return;
      void client.invalidateQueries({ queryKey: bookingKeys.detail(id) });
      void client.invalidateQueries({ queryKey: bookingKeys.lists() });
      void client.invalidateQueries({ queryKey: availabilityKeys.all() });
      void client.invalidateQueries({ queryKey: feedbackKeys.all() });
    },
    meta: {
      success,
      showsOwnError: true,
      invalidates: [
        availabilityKeys.all(),
        bookingKeys.lists(),
        feedbackKeys.all(),
        invoiceKeys.all(),
        userQueries.notifications(),
      ],
    },
  });
  return {
    ...mutation,
    /** The sent share of the file, from 0 to 1; null while none is being sent. */
    sent,
    /** Stops a running upload; the call then fails with AbortError. */
    abort: () => controller.current?.abort(),
  };
}
