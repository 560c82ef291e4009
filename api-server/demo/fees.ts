import { feeDiscounts } from '@shootline/shared-api/rules';
import type { cancellationFee } from '../src/domain/schema.ts';
import type { Roster } from './roster.ts';
import { type Plan, lastReached } from './plan.ts';
import { after, earliest, minute } from './time.ts';

export type Fee = typeof cancellationFee.$inferInsert;

/** The fee for a late cancellation, paid to the videographer who had kept the day free. */
export function feesOf(
  plan: Plan,
  { roster, now }: { roster: Roster; now: Date },
  tenantId: string,
): Fee[] {
  const { slot, videographer, former, random } = plan;
  const holder = videographer ?? former;
  const stopped = lastReached(plan, 'cancelled') ?? lastReached(plan, 'on_hold');
  if (!slot.fee || slot.isFeeDue || !holder || !stopped) return [];
  return [
    {
      id: random.uuid(),
      tenantId,
      bookingId: plan.id,
      category: slot.fee,
      videographerId: holder.id,
      createdById: random.pick(roster.staff('finance', 'admin')).id,
      discount: feeDiscounts[slot.fee],
      created: earliest(after(stopped, random.int(20, 400) * minute), after(now, -5 * minute)),
    },
  ];
}
