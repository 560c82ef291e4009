import type { SentOffer } from '../booking/booking-change.ts';
import type { Announcement, Announcements } from './announcement.ts';
import { assignmentMail, unassignmentMail } from './mails/assignment.mail.ts';
import { decisionMail } from './mails/decision.mail.ts';
import { offerMail, reconfirmMail } from './mails/offer.mail.ts';

/** For a videographer who was released by someone else. */
function released(operatorId: string | null, by: { id: string } | undefined): Announcement {
  if (operatorId === null || operatorId === by?.id) return {};
  return {
    news: [{ verb: 'released you from', sides: [], people: [operatorId] }],
    mails: [{ to: operatorId, mail: unassignmentMail() }],
  };
}

function toEachOffered(
  offers: SentOffer[],
  exclusiveMinutes: number | null,
  mailOf: typeof offerMail,
) {
  return offers.map(({ id: availabilityId, operatorId }) => ({
    to: operatorId,
    mail: mailOf({ availabilityId, exclusiveMinutes }),
  }));
}

const people = (offers: SentOffer[]) => offers.map(({ operatorId }) => operatorId);

/** Offers and assignments. No videographer learns of another. */
export const assignmentAnnouncements: Announcements<
  | 'assigned'
  | 'unassigned'
  | 'offer_accepted'
  | 'available'
  | 'declined'
  | 'dropped_out'
  | 'marked_unavailable'
  | 'job_offered'
  | 'offered'
  | 'reconfirmation_asked'
  | 'auto_assign_disabled'
  | 'auto_assign_failed'
> = {
  assigned({ operatorId, formerOperatorId }, { by }) {
    const { news = [], mails = [] } = released(formerOperatorId, by);
    return {
      news: [
        {
          verb: 'assigned a videographer to',
          sides: ['client', 'staff'],
          mail: decisionMail('assigned'),
        },
        { verb: 'assigned you to', sides: [], people: [operatorId] },
        ...news,
      ],
      mails: [...mails, { to: operatorId, mail: assignmentMail() }],
    };
  },
  unassigned({ operatorId }, { by }) {
    const { news = [], mails = [] } = released(operatorId, by);
    return {
      news: [{ verb: 'cancelled the assignment of', sides: ['client', 'staff'] }, ...news],
      mails,
    };
  },
  offer_accepted: ({ operatorId }) => ({
    news: [
      { verb: 'accepted the offer for', sides: ['staff'] },
      { verb: 'will film', sides: ['client'], mail: decisionMail('assigned') },
    ],
    // Also to the actor, for reference.
    mails: [{ to: operatorId, mail: assignmentMail() }],
  }),
  available: () => ({ news: [{ verb: 'is available for', sides: ['staff'] }] }),
  declined: () => ({ news: [{ verb: 'declined the offer for', sides: ['staff'] }] }),
  dropped_out: () => ({ news: [{ verb: 'can no longer film', sides: ['client', 'staff'] }] }),
  marked_unavailable: () => ({
    news: [{ verb: 'marked a videographer unavailable for', sides: ['staff'] }],
  }),
  job_offered: () => ({ news: [{ verb: 'offered the job of', sides: ['staff'] }] }),
  offered: ({ offers, exclusiveMinutes }) => ({
    news:
      offers.length === 0
        ? []
        : [{ verb: 'offered you', sides: [], people: people(offers), isSystem: true }],
    mails: toEachOffered(offers, exclusiveMinutes, offerMail),
  }),
  reconfirmation_asked: ({ offers, exclusiveMinutes }) => ({
    news: [{ verb: 'asked you to confirm the changes of', sides: [], people: people(offers) }],
    mails: toEachOffered(offers, exclusiveMinutes, reconfirmMail),
  }),
  auto_assign_disabled: () => ({
    news: [{ verb: 'stopped automatic assignment of', sides: ['staff'] }],
  }),
  auto_assign_failed(_change, { accountManagerId }) {
    const verb = 'found no videographer for';
    return {
      news: [
        accountManagerId === null
          ? { verb, sides: ['staff'], isSystem: true }
          : { verb, sides: [], others: [accountManagerId], isSystem: true },
      ],
    };
  },
};
