import type { CancellationFeeCategory } from '@shootline/shared-api/contract';
import { feeDiscounts, formatMoney, msg, t, translated } from '@shootline/shared-api/rules';
import type { FeeDue } from '../../booking/change/booking-change.ts';
import { cancellationFeeCategories, labelOf } from '../../reference/option-sets.ts';
import { cancelledText } from './decision.mail.ts';
import type { MailTemplate } from './mail-template.ts';
import { bookingLink, nameAndDay, shootFacts } from './shoot-facts.ts';

/** Time before the shoot, worded for a sentence. */
export const withinText: Record<CancellationFeeCategory, string> = {
  within_24_hours: msg('within 24 hours of the shoot'),
  within_48_hours: msg('within 48 hours of the shoot'),
};

/**
 * Wording for a booking where a videographer released earlier already has a fee, which decides the client's
 * price.
 */
function foreseenBeside(share: number): string {
  const part =
    share === 100
      ? t("the videographer's whole price")
      : t("{share}% of the videographer's price", { share });
  return t(
    'The assigned videographer has no fee yet. The policy sets one of {part}; whether they get it is your decision. The existing fee decides what the client pays.',
    { part },
  );
}

/** Tells those who decide on the fee of a late cancellation that it is due, with a link to add it. */
export function feeDueMail({ category, due, isFirst }: FeeDue): MailTemplate {
  const share = 100 - feeDiscounts[category];
  const priceText = () =>
    share === 100 ? t("the client's whole price") : t("{share}% of the client's price", { share });
  const feeText = ({ amount, currency }: NonNullable<FeeDue['due']>) =>
    t('{amount} ({part})', { amount: formatMoney(amount, currency), part: priceText() });
  return ({ booking, mayView }) => ({
    kind: 'fee_due',
    subject: t('Late cancellation, a fee is due: {booking}', { booking: nameAndDay(booking) }),
    content: {
      paragraphs: [
        cancelledText(booking),
        t('It was cancelled {within}. {policy}', {
          within: translated(withinText[category]),
          policy: isFirst
            ? t('The policy sets a fee of {part}; whether it is charged is your decision.', {
                part: priceText(),
              })
            : foreseenBeside(share),
        }),
      ],
      facts: [
        ...shootFacts(booking, 'whole'),
        [t('Client'), booking.clientName],
        [t('Category'), translated(labelOf(cancellationFeeCategories, category))],
        ...(due && isFirst ? [[t('Fee'), feeText(due)] satisfies [string, string]] : []),
      ],
      links: [
        {
          label: t('Add the cancellation fee'),
          to: `/booking/${booking.id}?action=create_cancellation_fee`,
        },
        ...bookingLink(booking, mayView),
      ],
    },
  });
}
