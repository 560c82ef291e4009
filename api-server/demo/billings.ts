import { type Billing, type Setting, billingOf } from './invoices.ts';
import type { Plan } from './plan.ts';
import { after, earliest, hour, minute } from './time.ts';

/** An invoice or a credit note that follows once another is approved. */
function following(
  { random }: Plan,
  { row, ...of }: Billing,
  set: Partial<Billing['row']>,
  now: Date,
): Billing {
  const { billedToClient: _billed, addedToXero: _added, salesInvoiceNumber: _sales, ...kept } = row;
  const created = row.modified ?? now;
  const submitted = earliest(after(created, random.between(2, 40) * hour), after(now, -5 * minute));
  const modified =
    set.state === 'submitted'
      ? submitted
      : earliest(after(submitted, 20 * hour), after(now, -2 * minute));
  const times = { created, submitted, modified };
  return {
    ...of,
    submitted,
    row: { ...kept, ...times, lineItems: [], ...set, id: random.uuid() },
  };
}

/** The videographer's invoices and credit notes of a booking, once something can be claimed. */
export function billingsOf(plan: Plan, setting: Setting): Billing[] {
  const billing = billingOf(plan, setting);
  if (!billing) return [];
  const { now } = setting;
  const { written } = plan.slot;
  if (!written) return [billing];
  const { row } = billing;
  const of = { ...billing, isWritten: true };
  if (written === 'credited') {
    const amounts = { partAmount: -60_00, claimedAmount: -60_00 };
    const note = { ...amounts, kind: 'credit_note' as const, creditedId: row.id };
    return [of, following(plan, of, note, now)];
  }
  const extras = (row.lineItems ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const price = (row.claimedAmount ?? 0) - extras;
  const part = Math.round(price / 2);
  const first = { ...of, row: { ...row, partAmount: part, claimedAmount: part + extras } };
  const rest = { partAmount: price - part, claimedAmount: price - part };
  return [first, following(plan, first, { ...rest, state: 'submitted' }, now)];
}
