import { isVideographer } from '@shootline/shared-api/contract';
import type { WithdrawalReason, WithdrawnOffer } from '../../offer/offer-change.ts';
import type { MailTemplate } from './mail-template.ts';
import { nameAndDay, shootFacts } from './shoot-facts.ts';

const reasons: Record<WithdrawalReason, { short: string; sentence: string }> = {
  cancelled: { short: 'booking cancelled', sentence: 'the booking has been cancelled' },
  on_hold: { short: 'booking on hold', sentence: 'the booking is on hold' },
  taken: {
    short: 'another videographer assigned',
    sentence: 'another videographer has been assigned',
  },
  changed: {
    short: 'shoot changed',
    sentence: 'its place, date or length has changed, as shown below',
  },
  replaced: {
    short: 'others asked instead',
    sentence: 'other videographers have been asked instead',
  },
  unavailable: {
    short: 'marked unavailable',
    sentence: 'our team has marked you unavailable for it',
  },
  taken_back: { short: 'taken back', sentence: 'our team has taken it back' },
};

function verbs(why: WithdrawalReason): { asked: string; inLine: string } {
  const { short } = reasons[why];
  return {
    asked: `withdrew your offer (${short}) for`,
    inLine: `no longer has you in line (${short}) for`,
  };
}

/** The verb phrase of a notification about a withdrawn offer, with the reason. */
export function withdrawalVerb(why: WithdrawalReason, wasAsked: boolean): string {
  return wasAsked ? verbs(why).asked : verbs(why).inLine;
}

/** All verb phrases of withdrawals. */
export const withdrawalVerbs: string[] = (Object.keys(reasons) as WithdrawalReason[]).flatMap(
  (why) => Object.values(verbs(why)),
);

/** To videographers whose offers are withdrawn, including those in line who were not asked yet. */
export function withdrawalMail(why: WithdrawalReason, offers: WithdrawnOffer[]): MailTemplate {
  const { sentence } = reasons[why];
  const offersByVideographer = new Map(offers.map((offer) => [offer.videographerId, offer]));
  return ({ booking, to }) => {
    const offer = offersByVideographer.get(to.id);
    if (!offer || !isVideographer(to.role)) return undefined;
    const { id, sent } = offer;
    return {
      kind: 'offer_withdrawn',
      subject: `${sent ? 'Offer withdrawn' : 'No longer in the queue'}: ${nameAndDay(booking)}`,
      content: {
        paragraphs: [
          sent
            ? `Your offer for this shoot has been withdrawn: ${sentence}.`
            : `You are no longer in the queue for this shoot: ${sentence}.`,
        ],
        facts: shootFacts(booking, 'town'),
        links: sent ? [{ label: 'View the offer', to: `/booking-availability/${id}` }] : [],
      },
    };
  };
}
