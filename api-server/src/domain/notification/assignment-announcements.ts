import type { SentOffer, WithdrawalReason, WithdrawnOffer } from '../offer/offer-change.ts';
import type { Announcement, Announcements, Notice } from './announcement.ts';
import { type ReleaseReason, assignmentMail, unassignmentMail } from './mails/assignment.mail.ts';
import { decisionMail } from './mails/decision.mail.ts';
import { offerMail, reconfirmMail } from './mails/offer.mail.ts';
import { autoAssignFailedMail, givenUpMail } from './mails/videographer-missing.mail.ts';
import { withdrawalMail, withdrawalVerb } from './mails/withdrawal.mail.ts';

/** Tells a videographer that staff have released them. */
function released(videographerId: string | null, why: ReleaseReason): Announcement {
  if (videographerId === null) return {};
  return {
    news: [{ topic: 'staffing', verb: 'released you from', sides: [], users: [videographerId] }],
    mails: [{ to: videographerId, mail: unassignmentMail(why) }],
  };
}

function toEachOffered(
  offers: SentOffer[],
  exclusiveMinutes: number | null,
  mailOf: typeof offerMail,
) {
  return offers.map(({ id: availabilityId, videographerId }) => ({
    to: videographerId,
    mail: mailOf({ availabilityId, exclusiveMinutes }),
  }));
}

const users = (offers: SentOffer[]) => offers.map(({ videographerId }) => videographerId);

/** Sent from the system, as the actor's name would tell the others which videographer answered. */
function withdrawn(why: WithdrawalReason, offers: WithdrawnOffer[], wasAsked: boolean): Notice[] {
  const verb = withdrawalVerb(why, wasAsked);
  const mail = withdrawalMail(why, offers);
  return offers.length === 0
    ? []
    : [{ topic: 'staffing', verb, sides: [], users: users(offers), isSystem: true, mail }];
}

/** A reason for those who may read the booking's offers. */
const readersOf = (reason: string): Pick<Notice, 'details' | 'flag'> => ({
  details: reason,
  flag: 'read_booking_availabilities',
});

/** Offers and assignments. No videographer learns of another one. */
export const assignmentAnnouncements: Announcements<
  | 'assigned'
  | 'unassigned'
  | 'offer_accepted'
  | 'available'
  | 'declined'
  | 'given_up'
  | 'marked_unavailable'
  | 'job_offered'
  | 'offered'
  | 'offers_withdrawn'
  | 'reconfirmation_asked'
  | 'auto_assign_disabled'
  | 'auto_assign_failed'
> = {
  assigned({ videographer: { id, fullName }, formerVideographerId }) {
    const { news = [], mails = [] } = released(formerVideographerId, 'reassigned');
    return {
      news: [
        {
          topic: 'staffing',
          verb: `assigned ${fullName} to`,
          sides: ['client', 'staff'],
          mail: decisionMail(formerVideographerId === null ? 'assigned' : 'reassigned', fullName),
        },
        { topic: 'staffing', verb: 'assigned you to', sides: [], users: [id] },
        ...news,
      ],
      mails: [...mails, { to: id, mail: assignmentMail() }],
    };
  },
  unassigned({ videographer }) {
    const { news = [], mails = [] } = released(videographer?.id ?? null, 'unassigned');
    const verb = `released ${videographer?.fullName ?? 'the videographer'} from`;
    return {
      news: [{ topic: 'staffing', verb, sides: ['client', 'staff'] }, ...news],
      mails,
    };
  },
  offer_accepted: ({ videographer: { id, fullName } }) => ({
    news: [
      { topic: 'answers', verb: 'accepted the offer for', sides: ['staff', 'followers'] },
      {
        topic: 'staffing',
        verb: 'will film',
        sides: ['client'],
        mail: decisionMail('assigned', fullName),
      },
    ],
    mails: [{ to: id, mail: assignmentMail(), isReceipt: true }],
  }),
  available: () => ({
    news: [{ topic: 'answers', verb: 'is available for', sides: ['staff', 'followers'] }],
  }),
  declined: ({ reason }) => ({
    news: [
      {
        topic: 'answers',
        verb: 'declined the offer for',
        sides: ['staff', 'followers'],
        ...readersOf(reason),
      },
    ],
  }),
  given_up({ next, reason }, by) {
    const verb = 'can no longer film';
    const mail = givenUpMail({ name: by?.fullName ?? 'The videographer', next, reason });
    const told = { topic: 'staffing', verb } as const;
    return {
      news: [
        { ...told, sides: ['followers'], orElse: ['staff'], mail, ...readersOf(reason) },
        { ...told, sides: ['staff'], ...readersOf(reason) },
        { ...told, sides: ['client'] },
      ],
    };
  },
  marked_unavailable: ({ videographer: { fullName }, reason }) => ({
    news: [
      {
        topic: 'answers',
        verb: `marked ${fullName} unavailable for`,
        sides: ['staff'],
        ...readersOf(reason),
      },
    ],
  }),
  job_offered: () => ({
    news: [{ topic: 'answers', verb: 'offered the job of', sides: ['staff'] }],
  }),
  offered: ({ offers, exclusiveMinutes }) => ({
    news:
      offers.length === 0
        ? []
        : [
            {
              topic: 'staffing',
              verb: 'offered you',
              sides: [],
              users: users(offers),
              isSystem: true,
            },
          ],
    mails: toEachOffered(offers, exclusiveMinutes, offerMail),
  }),
  offers_withdrawn: ({ offers, why }) => ({
    news: [true, false].flatMap((wasAsked) => {
      const those = offers.filter(({ sent }) => (sent !== null) === wasAsked);
      return withdrawn(why, those, wasAsked);
    }),
  }),
  reconfirmation_asked: ({ offers, exclusiveMinutes }) => ({
    news: [
      {
        topic: 'staffing',
        verb: 'asked you to confirm the changes of',
        sides: [],
        users: users(offers),
      },
    ],
    mails: toEachOffered(offers, exclusiveMinutes, reconfirmMail),
  }),
  auto_assign_disabled: () => ({
    news: [{ topic: 'answers', verb: 'stopped automatic assignment of', sides: ['staff'] }],
  }),
  auto_assign_failed: () => ({
    news: [
      {
        topic: 'staffing',
        verb: 'found no videographer for',
        sides: ['manager'],
        orElse: ['staff'],
        isSystem: true,
        mail: autoAssignFailedMail(),
      },
    ],
  }),
};
