import {
  api,
  availabilityKeys,
  bookingKeys,
  dataOf,
  mayHaveChanged,
  userQueries,
  useSubmissionKey,
  t,
} from '@shootline/shared-api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { offerQueries } from './offer.queries.ts';

export type OfferAnswer = 'make_available' | 'make_busy';

/** An answer, with the reason if it is a refusal. */
export interface GivenAnswer {
  answer: OfferAnswer;
  reason?: string;
}

/**
 * Answers an offer, then shows it with its new permissions, reloads lists and shows a toast. The page shows
 * failures; after those that suggest a changed offer, the offer is reloaded.
 */
export function useAnswerOffer(id: string) {
  const client = useQueryClient();
  const keyOf = useSubmissionKey();
  const answered = useRef(0);
  const { queryKey } = offerQueries.detail(id);
  return useMutation({
    mutationFn: ({ answer, reason = '' }: GivenAnswer) => {
      const init = {
        // An answer given on leaving the page arrives too.
        keepalive: true,
        params: {
          path: { id },
          header: { 'Idempotency-Key': keyOf([answer, reason, answered.current]) },
        },
      };
      return dataOf(
        answer === 'make_available'
          ? api.POST('/booking/booking-availability/{id}/make-available', init)
          : api.POST('/booking/booking-availability/{id}/make-busy', { ...init, body: { reason } }),
      );
    },
    onSuccess: (offer) => {
      // The same answer to a reopened offer must get a new key.
      answered.current += 1;
      client.setQueryData(queryKey, offer);
    },
    onError: (error) => {
      if (mayHaveChanged(error)) void client.invalidateQueries({ queryKey });
    },
    meta: {
      success: t('Booking availability updated.'),
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
