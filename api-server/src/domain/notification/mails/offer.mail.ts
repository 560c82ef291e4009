import { t } from '@shootline/shared-api/rules';
import { isVideographer } from '@shootline/shared-api/contract';
import type { MailTemplate } from './mail-template.ts';
import { nameAndDay, shootFacts } from './shoot-facts.ts';

export type OfferMail = {
  availabilityId: string;
  /** Minutes for which the offer is exclusive; null if others have it too. */
  exclusiveMinutes: number | null;
};

const hurryText = ({ exclusiveMinutes: count }: OfferMail) =>
  count === null
    ? t('Other videographers have this offer too, so please respond soon.')
    : t('This offer is exclusive to you for {count} minutes.', { count });

const linksTo = ({ availabilityId }: OfferMail) => [
  { label: t('View the offer and respond'), to: `/booking-availability/${availabilityId}` },
];

/** A job offer with the brief, without names, contacts or the exact place. */
export function offerMail(offer: OfferMail): MailTemplate {
  return ({ booking, to }) =>
    isVideographer(to.role)
      ? {
          kind: 'offer',
          subject: t('Job offer: {booking}', { booking: nameAndDay(booking) }),
          content: {
            paragraphs: [t('Would you like to film this shoot?'), hurryText(offer)],
            facts: shootFacts(booking, 'town'),
            links: linksTo(offer),
          },
        }
      : undefined;
}

/** Offers the shoot to the former assignee after its place, date or length has changed. */
export function reconfirmMail(offer: OfferMail): MailTemplate {
  return ({ booking, to }) =>
    isVideographer(to.role)
      ? {
          kind: 'reconfirm',
          subject: t('Please confirm the changes: {booking}', { booking: nameAndDay(booking) }),
          content: {
            paragraphs: [
              t(
                'Place, date or length of a shoot that you were assigned to have changed. Can you still film it?',
              ),
              hurryText(offer),
            ],
            facts: shootFacts(booking, 'town'),
            links: linksTo(offer),
          },
        }
      : undefined;
}
