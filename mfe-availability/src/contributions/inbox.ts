import { type Availability, t } from '@shootline/shared-api';
import { formatMoney } from '@shootline/shared-api/values';
import type { Inbox, InboxRow } from '@shootline/shared-api/portal';
import { createElement } from 'react';
import { AnswerButtons } from '../offers/answer-buttons.tsx';
import { sendHeldAnswers } from '../answer/held-answers.ts';
import { offerPath } from '../offer-path.ts';

function rowOf(offer: Availability): InboxRow {
  const { booking, exclusive_until, now, pay } = offer;
  // Once the exclusive time is over, the offer can be accepted until the shoot.
  const isExclusive = exclusive_until !== null && exclusive_until > now;
  const href = offerPath(offer) as `/${string}`;
  return {
    reason: isExclusive ? t('Exclusive offer') : t('Offer'),
    title: booking.title || t('Untitled booking'),
    details: [
      booking.client?.name,
      booking.location,
      pay && formatMoney(pay.total_cost_amount, pay.currency),
    ]
      .filter(Boolean)
      .join(' · '),
    zone: isExclusive ? null : booking.timezone,
    href,
    action: { label: t('Answer'), href },
    controls: () => createElement(AnswerButtons, { offer, justify: 'flex-start' }),
  };
}

/** The offers that wait for the videographer's answer. */
export const inbox: Inbox = {
  kinds: {
    offer: {
      row: ({ offer }) => (offer ? rowOf(offer) : null),
      several: (count) => t('{count, plural, one {# offer} other {# offers}} to answer', { count }),
      href: '/booking-availability',
    },
  },
  onLeave: () => void sendHeldAnswers(),
};
