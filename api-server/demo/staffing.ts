import type { Staffing } from '../src/domain/schema.ts';
import type { Offer } from './offers.ts';
import type { Plan } from './plan.ts';

/** The videographers in each step of a booking, as its log names them. */
export function staffingOf({ steps, former, videographer }: Plan, offers: Offer[]): Staffing[] {
  let assigned = 0;
  const ids = [former, videographer].flatMap((one) => one?.id ?? []);
  return steps.map(({ from, to, at }) => {
    const asked = offers.filter(({ sent }) => sent?.getTime() === at.getTime());
    const released = from === 'assigned' && ids[assigned - 1];
    const isReleased = released && ['requested', 'active', 'on_hold'].includes(to);
    const newId = to === 'assigned' && ids[assigned];
    if (newId) assigned += 1;
    return {
      ...(isReleased && { released: [released] }),
      ...(newId && { assigned: [newId] }),
      ...(to === 'requested' &&
        asked.length > 0 && { asked: asked.map(({ videographerId }) => videographerId) }),
    };
  });
}
