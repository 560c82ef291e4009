import type { User } from '../../platform/session/viewer.ts';
import type { Opening } from './queue/offer-waiting.ts';

type Named = Pick<User, 'id' | 'fullName'>;

/** A sent offer and its videographer. */
export type SentOffer = { id: string; videographerId: string };

/** A withdrawn offer; `sent` is null if its videographer was still waiting in the queue. */
export type WithdrawnOffer = SentOffer & { sent: Date | null; answered: Date | null };

/** Why offers are withdrawn. */
export type WithdrawalReason =
  'cancelled' | 'on_hold' | 'taken' | 'changed' | 'replaced' | 'unavailable' | 'taken_back';

/** Staff assign, unassign and mark as unavailable; videographers accept, decline and give up. */
declare module '../booking/change/booking-change.ts' {
  interface Changes {
    assigned: { videographer: Named; formerVideographerId: string | null };
    unassigned: { videographer: Named | null };
    given_up: { next: 'asked' | 'nobody_left' | Opening | null; reason: string };
    job_offered: object;
    available: { videographerId: string };
    declined: { videographerId: string; reason: string };
    marked_unavailable: { videographer: Named; reason: string };
    offer_accepted: { videographer: Named };
    offered: { offers: SentOffer[]; exclusiveMinutes: number | null };
    offers_withdrawn: { offers: WithdrawnOffer[]; why: WithdrawalReason };
    reconfirmation_asked: { offers: SentOffer[]; exclusiveMinutes: number | null };
    auto_assign_disabled: object;
    auto_assign_failed: object;
  }
}
