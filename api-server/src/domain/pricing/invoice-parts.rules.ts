import type { invoice } from '../schema.ts';

type InvoiceRow = typeof invoice.$inferSelect;

/** The facts of an invoice or a credit note that decide what others of its booking may claim. */
export type InvoiceEntry = Pick<
  InvoiceRow,
  'id' | 'videographerId' | 'kind' | 'creditedId' | 'state' | 'claimedAmount' | 'partAmount'
>;

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The approved credit notes of an invoice. */
const creditsOf = (invoiceId: string, entries: readonly InvoiceEntry[]) =>
  entries.filter((one) => one.creditedId === invoiceId && one.state === 'approved');

/** The credit note of an invoice that waits for its approval, of which there is one at most. */
export const waitingCreditOf = <Entry extends Pick<InvoiceEntry, 'creditedId' | 'state'>>(
  invoiceId: string,
  entries: readonly Entry[],
): Entry | undefined =>
  entries.find((one) => one.creditedId === invoiceId && one.state !== 'approved');

/** The part of an invoice that can still be credited, in minor units; 0 unless it is approved. */
export function creditableOf(
  { id, kind, state, claimedAmount }: Omit<InvoiceEntry, 'videographerId'>,
  entries: readonly InvoiceEntry[],
): number {
  if (kind !== 'invoice' || state !== 'approved') return 0;
  const credits = creditsOf(id, entries).map((credit) => credit.claimedAmount ?? 0);
  return (claimedAmount ?? 0) + sum(credits);
}

/** Whether an invoice claims its part of the booking's price: it is submitted and not credited in full. */
function isCounted(entry: InvoiceEntry, entries: readonly InvoiceEntry[]): boolean {
  if (entry.kind !== 'invoice' || entry.state === 'init') return false;
  return !(entry.state === 'approved' && entry.claimedAmount && creditableOf(entry, entries) === 0);
}

/** The amounts of a booking's price that the other invoices of a videographer claim. */
function claimedByOthers(
  price: number,
  { id, videographerId }: Pick<InvoiceEntry, 'videographerId'> & { id?: string },
  entries: readonly InvoiceEntry[],
): number[] {
  return entries
    .filter((one) => one.videographerId === videographerId && one.id !== id)
    .filter((one) => isCounted(one, entries))
    .map(({ partAmount }) => partAmount ?? price);
}

/** The rest of a booking's price beside a videographer's other invoices, in minor units. */
export function claimableOf(
  price: number,
  of: Pick<InvoiceEntry, 'videographerId'> & { id?: string },
  entries: readonly InvoiceEntry[],
): number {
  return Math.max(price - sum(claimedByOthers(price, of, entries)), 0);
}

/** The part that an invoice claims: null if it is all of the price, whatever that will be. */
export function partOf(
  price: number,
  of: Pick<InvoiceEntry, 'videographerId'> & { id?: string },
  entries: readonly InvoiceEntry[],
  amount?: number | null,
): number | null {
  const isOnly = claimedByOthers(price, of, entries).length === 0;
  const part = amount ?? claimableOf(price, of, entries);
  return isOnly && part === price ? null : part;
}

/** An approved invoice counts until it is credited in full. */
export const hasApproved = (entries: readonly InvoiceEntry[]): boolean =>
  entries.some((entry) => entry.state === 'approved' && isCounted(entry, entries));

/**
 * The invoice that stands for those of a videographer: the one that can be changed, or else the one changed
 * last, which comes first in the list.
 */
export function shownOf<Entry extends Pick<InvoiceEntry, 'kind' | 'state'>>(
  entries: readonly Entry[],
): Entry | undefined {
  const invoices = entries.filter(({ kind }) => kind === 'invoice');
  return invoices.find(({ state }) => state !== 'approved') ?? invoices[0];
}

/**
 * The part of a credit note, negative. One that credits the rest gives back all that its invoice claimed of
 * the booking's price.
 */
export function creditedPartOf(
  amount: number,
  credited: InvoiceEntry & Pick<InvoiceRow, 'lineItems'>,
  entries: readonly InvoiceEntry[],
): number {
  const earlier = creditsOf(credited.id, entries).map(({ partAmount }) => partAmount ?? 0);
  const left = claimedPartOf(credited) + sum(earlier);
  return -(amount === creditableOf(credited, entries) ? left : Math.min(amount, left));
}

/** The claim of an invoice without its line items. */
export const claimedPartOf = ({
  claimedAmount,
  lineItems,
}: Pick<InvoiceRow, 'claimedAmount' | 'lineItems'>): number =>
  (claimedAmount ?? 0) - sum(lineItems.map(({ amount }) => amount));
