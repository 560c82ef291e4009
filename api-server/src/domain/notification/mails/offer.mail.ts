import { isVideographer } from '@shootline/shared-api/contract';
import type { MailTemplate } from './mail-template.ts';
import { nameAndDay, shootFacts } from './shoot-facts.ts';

export type OfferMail = {
  availabilityId: string;
  /** Minutes for which the offer is exclusive; null if others have it too. */
  exclusiveMinutes: number | null;
};

function responding({ availabilityId, exclusiveMinutes }: OfferMail) {
  return {
    hurry:
      exclusiveMinutes === null
        ? 'Other videographers have this offer too, so please respond soon.'
        : `This offer is exclusive to you for ${exclusiveMinutes} minutes.`,
    links: [{ label: 'View the offer and respond', to: `/booking-availability/${availabilityId}` }],
  };
}

/** A job offer with the brief, without names, contacts or the exact place. */
export function offerMail(offer: OfferMail): MailTemplate {
  const { hurry, links } = responding(offer);
  return ({ booking, to }) =>
    isVideographer(to.role)
      ? {
          kind: 'offer',
          subject: `Job offer: ${nameAndDay(booking)}`,
          content: {
            paragraphs: ['Would you like to film this shoot?', hurry],
            facts: shootFacts(booking, 'town'),
            links,
          },
        }
      : undefined;
}

/** Offers the shoot to the former assignee after its place, date or length has changed. */
export function reconfirmMail(offer: OfferMail): MailTemplate {
  const { hurry, links } = responding(offer);
  return ({ booking, to }) =>
    isVideographer(to.role)
      ? {
          kind: 'reconfirm',
          subject: `Please confirm the changes: ${nameAndDay(booking)}`,
          content: {
            paragraphs: [
              'Place, date or length of a shoot that you were assigned to have changed. ' +
                'Can you still film it?',
              hurry,
            ],
            facts: shootFacts(booking, 'town'),
            links,
          },
        }
      : undefined;
}
