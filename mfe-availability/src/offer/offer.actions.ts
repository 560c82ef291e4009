import {
  api,
  ApiError,
  availabilityKeys,
  bookingKeys,
  dataOf,
  userQueries,
  useSubmissionKey,
} from '@shootline/shared-api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { offerQueries } from '../offers/offer.queries.ts';

const answers = {
  make_available: '/booking/booking-availability/{id}/make-available',
  make_busy: '/booking/booking-availability/{id}/make-busy',
} as const;

export type OfferAnswer = keyof typeof answers;

/** Errors after which the offer may have changed, by somebody else or by this very call. */
const outdated = ['Conflict', 'NotFound', 'Forbidden', 'network', 'timeout'];

/**
 * Answers an offer (S2 §2): shows the offer as it is answered, with fresh permissions, reloads lists,
 * and shows the toast. A failure is left to the page; where it implies that the offer has changed, the
 * offer is reloaded too.
 */
export function useAnswerOffer(id: string) {
  const client = useQueryClient();
  const keyOf = useSubmissionKey();
  const answered = useRef(0);
  const { queryKey } = offerQueries.detail(id);
  return useMutation({
    mutationFn: (answer: OfferAnswer) =>
      dataOf(
        api.POST(answers[answer], {
          params: {
            path: { id },
            header: { 'Idempotency-Key': keyOf([answer, answered.current]) },
          },
        }),
      ),
    onSuccess: (offer) => {
      // The same answer to an offer that was made anew is another one.
      answered.current += 1;
      client.setQueryData(queryKey, offer);
    },
    onError: (error) => {
      if (error instanceof ApiError && outdated.includes(error.type)) {
        void client.invalidateQueries({ queryKey });
      }
    },
    meta: {
      success: 'Booking availability updated.',
      showsOwnError: true,
      invalidates: [
        availabilityKeys.lists(),
        availabilityKeys.calendars(),
        availabilityKeys.candidates(),
        bookingKeys.lists(),
        bookingKeys.details(),
        userQueries.notifications(),
      ],
    },
  });
}
