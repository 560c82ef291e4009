import type { CancellationFeeCategory } from '@shootline/shared-api/contract';
import { feeDiscounts } from '@shootline/shared-api/rules';
import type { FeeDue } from '../../booking/change/booking-change.ts';
import { cancellationFeeCategories, labelOf } from '../../reference/option-sets.ts';
import { cancelledText } from './decision.mail.ts';
import type { MailTemplate } from './mail-template.ts';
import { bookingLink, nameAndDay, shootFacts } from './shoot-facts.ts';

/** Time before the shoot, worded for a sentence. */
export const withinText: Record<CancellationFeeCategory, string> = {
  within_24_hours: 'within 24 hours of the shoot',
  within_48_hours: 'within 48 hours of the shoot',
};

/**
 * Wording for a booking where a videographer released earlier already has a fee, which decides the client's
 * price.
 */
function foreseenBeside(share: number): string {
  const part =
    share === 100 ? "the videographer's whole price" : `${share}% of the videographer's price`;
  return `The assigned videographer has no fee yet. The policy sets one of ${part}; whether they get it is your decision. The existing fee decides what the client pays.`;
}

/** Tells those who decide on the fee of a late cancellation that it is due, with a link to add it. */
export function feeDueMail({ category, amount, isFirst }: FeeDue): MailTemplate {
  const share = 100 - feeDiscounts[category];
  const price = share === 100 ? "the client's whole price" : `${share}% of the client's price`;
  return ({ booking, mayView }) => ({
    kind: 'fee_due',
    subject: `Late cancellation, a fee is due: ${nameAndDay(booking)}`,
    content: {
      paragraphs: [
        cancelledText(booking),
        `It was cancelled ${withinText[category]}. ${
          isFirst
            ? `The policy sets a fee of ${price}; whether it is charged is your decision.`
            : foreseenBeside(share)
        }`,
      ],
      facts: [
        ...shootFacts(booking, 'whole'),
        ['Client', booking.clientName],
        ['Category', labelOf(cancellationFeeCategories, category)],
        ...(amount && isFirst ? [['Fee', `${amount} (${price})`] satisfies [string, string]] : []),
      ],
      links: [
        {
          label: 'Add the cancellation fee',
          to: `/booking/${booking.id}?action=create_cancellation_fee`,
        },
        ...bookingLink(booking, mayView),
      ],
    },
  });
}
