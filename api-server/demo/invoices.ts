import { type InvoiceState, isCancelled } from '@shootline/shared-api/contract';
import { totalVideographerCost } from '../src/domain/pricing/total-cost.rules.ts';
import type { invoice } from '../src/domain/schema.ts';
import type { BookingRow } from './booking-row.ts';
import { bookkeeping, lineItems } from './bookkeeping.ts';
import type { Member } from './roster.ts';
import type { Fee } from './fees.ts';
import { type Plan, lastReached } from './plan.ts';
import { after, day, earliest, hour, minute } from './time.ts';

type InvoiceRow = typeof invoice.$inferInsert & { id: string };

/** An invoice with what its file and number are derived from. */
export type Billing = {
  row: InvoiceRow;
  supplier: Member;
  title: string;
  submitted: Date | null;
  /** The portal wrote it. */
  isWritten?: boolean;
};

export const rejections = [
  'The amount does not match the agreed one. Please correct the travel line.',
  'The purchase order number is missing on the invoice.',
  'Please address the invoice to the company, not to the project.',
];

function stateOf(plan: Plan, age: number): InvoiceState {
  const { random, state } = plan;
  if (state === 'footage_provided') {
    return random.weighted([
      ['init', 5],
      ['submitted', 4],
      ['rejected', 1],
    ] as const);
  }
  return age > 35
    ? random.weighted([
        ['approved', 17],
        ['submitted', 2],
        ['rejected', 1],
        ['init', 1],
      ] as const)
    : random.weighted([
        ['approved', 3],
        ['submitted', 9],
        ['rejected', 2],
        ['init', 5],
      ] as const);
}

/** The videographer who may invoice a booking, and since when. */
function claimantOf(plan: Plan, [fee]: Fee[]): { supplier: Member; created: Date } | undefined {
  const { videographer, former } = plan;
  if (!isCancelled(plan)) {
    const created = lastReached(plan, 'footage_provided');
    return videographer && created ? { supplier: videographer, created } : undefined;
  }
  const holder = videographer ?? former;
  const cancelled = lastReached(plan, plan.state);
  if (!fee?.created || !holder || !cancelled) return undefined;
  return { supplier: holder, created: fee.created > cancelled ? fee.created : cancelled };
}

/** The setting in which an invoice is made. */
export type Setting = { booking: BookingRow; fees: Fee[]; now: Date };

/** The videographer's invoice, once something can be claimed. */
export function billingOf(plan: Plan, { booking, fees, now }: Setting): Billing | undefined {
  const { random } = plan;
  const claimant = claimantOf(plan, fees);
  if (!claimant) return undefined;
  const { supplier, created } = claimant;
  const cost = totalVideographerCost(pricedOf(booking), fees.map(feeOf), supplier.id);
  if (!cost) return undefined;
  const age = (now.getTime() - created.getTime()) / day;
  const state = plan.slot.written ? 'approved' : age < 0.2 ? 'init' : stateOf(plan, age);
  const row: InvoiceRow = {
    id: random.uuid(),
    tenantId: booking.tenantId,
    bookingId: booking.id,
    videographerId: supplier.id,
    state,
    currency: cost.currency,
    created,
    modified: created,
  };
  if (state === 'init') return { row, supplier, title: booking.title ?? '', submitted: null };
  const submitted = earliest(
    after(created, random.between(1, 120) * hour),
    after(now, -random.int(20, 200) * minute),
  );
  const decided = earliest(
    after(submitted, random.between(4, 160) * hour),
    after(now, -9 * minute),
  );
  const items = lineItems(random);
  return {
    supplier,
    submitted,
    title: booking.title ?? '',
    row: {
      ...row,
      submitted,
      taxDetails: supplier.taxDetails,
      lineItems: items,
      claimedAmount: cost.cost + items.reduce((sum, { amount }) => sum + amount, 0),
      rejectionDetails: state === 'rejected' ? random.pick([...rejections, '']) : '',
      ...bookkeeping(plan, state, booking),
      modified: state === 'submitted' ? submitted : decided,
    },
  };
}

function pricedOf(row: BookingRow) {
  return {
    state: row.state,
    duration: row.duration ?? null,
    address: row.address ?? null,
    townLocation: row.townLocation ?? null,
    isClientCostManual: row.isClientCostManual ?? false,
    clientCost: row.clientCost ?? null,
    clientCostCurrency: row.clientCostCurrency ?? null,
    isVideographerCostManual: row.isVideographerCostManual ?? false,
    videographerCost: row.videographerCost ?? null,
    videographerCostCurrency: row.videographerCostCurrency ?? null,
    videographerId: row.videographerId ?? null,
    lateFee: row.lateFee ?? null,
  };
}

function feeOf({ category, videographerId, discount }: Fee) {
  return { category, videographerId: videographerId ?? null, discount };
}
