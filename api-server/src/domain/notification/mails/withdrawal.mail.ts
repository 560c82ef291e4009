import { msg, t, translated } from '@shootline/shared-api/rules';
import { isVideographer } from '@shootline/shared-api/contract';
import type { WithdrawalReason, WithdrawnOffer } from '../../offer/offer-change.ts';
import type { MailTemplate } from './mail-template.ts';
import { nameAndDay, shootFacts } from './shoot-facts.ts';

const reasons: Record<WithdrawalReason, { short: string; sentence: string }> = {
  cancelled: { short: 'booking cancelled', sentence: msg('the booking has been cancelled') },
  on_hold: { short: 'booking on hold', sentence: msg('the booking is on hold') },
  taken: {
    short: 'another videographer assigned',
    sentence: msg('another videographer has been assigned'),
  },
  changed: {
    short: 'shoot changed',
    sentence: msg('its place, date or length has changed, as shown below'),
  },
  replaced: {
    short: 'others asked instead',
    sentence: msg('other videographers have been asked instead'),
  },
  unavailable: {
    short: 'marked unavailable',
    sentence: msg('our team has marked you unavailable for it'),
  },
  taken_back: { short: 'taken back', sentence: msg('our team has taken it back') },
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
  const offersByVideographer = new Map(offers.map((offer) => [offer.videographerId, offer]));
  return ({ booking, to }) => {
    const offer = offersByVideographer.get(to.id);
    if (!offer || !isVideographer(to.role)) return undefined;
    const { id, sent } = offer;
    const reason = translated(reasons[why].sentence);
    return {
      kind: 'offer_withdrawn',
      subject: `${sent ? t('Offer withdrawn') : t('No longer in the queue')}: ${nameAndDay(booking)}`,
      content: {
        paragraphs: [
          sent
            ? t('Your offer for this shoot has been withdrawn: {reason}.', { reason })
            : t('You are no longer in the queue for this shoot: {reason}.', { reason }),
        ],
        facts: shootFacts(booking, 'town'),
        links: sent ? [{ label: t('View the offer'), to: `/booking-availability/${id}` }] : [],
      },
    };
  };
}
