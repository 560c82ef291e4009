import type { BookingState } from '@shootline/shared-api/contract';
import type { WithdrawalReason } from '../src/domain/offer/offer-change.ts';
import { withdrawalVerb } from '../src/domain/notification/mails/withdrawal.mail.ts';
import type { Event } from './event.ts';
import type { Offer } from './offers.ts';
import { type Plan, lastReached } from './plan.ts';

const endings: Partial<Record<BookingState, WithdrawalReason>> = {
  on_hold: 'on_hold',
  cancelled: 'cancelled',
  request_cancelled: 'cancelled',
};

/** When the open offers of a booking were withdrawn, and why; undefined while they are out. */
function withdrawalOf(plan: Plan): { at: Date; why: WithdrawalReason } | undefined {
  const taken = lastReached(plan, 'assigned');
  if (taken) return { at: taken, why: 'taken' };
  const [at, why] = [lastReached(plan, plan.state), endings[plan.state]];
  return at && why && { at, why };
}

/** The notifications of videographers about their offers. */
export function offerEvents(plan: Plan, offers: Offer[]): Event[] {
  const { videographer, former, offering } = plan;
  const withdrawal = withdrawalOf(plan);
  const isOwn = (id: string) => id === videographer?.id || id === former?.id;
  return offers.flatMap(({ videographerId: toId, sent, state }): Event[] => {
    if (!sent) return [];
    const verb =
      offering.kind === 'reconfirming' ? 'asked you to confirm the changes of' : 'offered you';
    const personal = {
      actorId: null,
      isPersonal: true,
      concerns: ({ id }: { id: string }) => id === toId,
    };
    const isWithdrawn = state === 'cancelled' && !isOwn(toId);
    return [
      { ...personal, at: sent, verb },
      ...(isWithdrawn && withdrawal
        ? [{ ...personal, at: withdrawal.at, verb: withdrawalVerb(withdrawal.why, true) }]
        : []),
    ];
  });
}
