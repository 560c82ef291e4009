import { msg, t, translated } from '@shootline/shared-api/rules';
import { isVideographer, isCancelled } from '@shootline/shared-api/contract';
import type { FeeWithdrawal } from '../../invoice/invoice-change.ts';
import { cancelledText } from './decision.mail.ts';
import type { MailTemplate } from './mail-template.ts';
import { bookingLink, nameAndDay, shootFacts } from './shoot-facts.ts';

/**
 * Tells a videographer that they can invoice a fee. This may be their only mail about a cancellation, so
 * it also says that the booking is cancelled if it is.
 */
export function feeInvoiceMail(): MailTemplate {
  return ({ booking, to, mayView }) => {
    if (!isVideographer(to.role)) return undefined;
    const subject = isCancelled(booking)
      ? t('Booking cancelled, you can invoice your fee')
      : t('You can invoice your fee');
    return {
      kind: 'fee_invoice',
      subject: `${subject}: ${nameAndDay(booking)}`,
      content: {
        paragraphs: [
          ...(isCancelled(booking) ? [cancelledText(booking)] : []),
          t('You can now submit an invoice for your cancellation fee on this booking.'),
        ],
        facts: shootFacts(booking, 'town'),
        links: bookingLink(booking, mayView),
      },
    };
  };
}

const withdrawals: Record<FeeWithdrawal, { subject: string; sentence: string }> = {
  made_active: {
    subject: msg('Booking active again'),
    sentence: msg('This booking is active again, and you are no longer its videographer.'),
  },
  deleted: {
    subject: msg('Booking deleted'),
    sentence: msg('This booking has been deleted and is no longer shown in the portal.'),
  },
};

/** Tells a videographer that they can no longer invoice their fee. */
export function feeWithdrawnMail(why: FeeWithdrawal): MailTemplate {
  const { subject, sentence } = withdrawals[why];
  return ({ booking, to, mayView }) =>
    isVideographer(to.role)
      ? {
          kind: 'fee_withdrawn',
          subject: t('{subject}, your fee cannot be invoiced: {booking}', {
            subject: translated(subject),
            booking: nameAndDay(booking),
          }),
          content: {
            paragraphs: [
              translated(sentence),
              t('You can no longer submit an invoice for your cancellation fee on it.'),
            ],
            facts: shootFacts(booking, 'town'),
            links: bookingLink(booking, mayView),
          },
        }
      : undefined;
}
