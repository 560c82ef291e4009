import type { InvoiceState, XeroFileKind } from '@shootline/shared-api/contract';

type Numbered = {
  id: string;
  bookingId: string;
  videographerId: string;
  state: InvoiceState;
  invoiceNumberSearch: string | null;
  salesInvoiceNumberSearch: string | null;
  addedToXero: boolean;
  billedToClient: boolean;
};

/** Key of a document, ignoring case. The number of a bill counts for its videographer only. */
export function numberKey(kind: XeroFileKind, row: Numbered): string {
  return kind === 'bills'
    ? JSON.stringify([row.videographerId, row.invoiceNumberSearch])
    : (row.salesInvoiceNumberSearch ?? '');
}

const isEntered = (kind: XeroFileKind, row: Numbered) =>
  kind === 'bills' ? row.addedToXero : row.billedToClient;

export function isWaiting(kind: XeroFileKind, row: Numbered): boolean {
  return row.state === 'approved' && !isEntered(kind, row);
}

/** State of other invoices under a number that keeps it from being a document of a file. */
export type Obstacle = 'unapproved' | 'entered' | 'unselected';

/**
 * The obstacle to the number of an invoice in a file of the `chosen` invoices, or undefined. `mates` are
 * all invoices with that number. Those of the same booking do not count, as the videographers of a
 * booking share its sales invoice.
 */
export function obstacleOf(
  kind: XeroFileKind,
  { bookingId }: Numbered,
  mates: readonly Numbered[],
  chosen: ReadonlySet<string>,
): Obstacle | undefined {
  const others = mates.filter((mate) => mate.bookingId !== bookingId);
  if (others.some((mate) => isEntered(kind, mate))) return 'entered';
  if (others.some(({ state }) => state !== 'approved')) return 'unapproved';
  return others.every(({ id }) => chosen.has(id)) ? undefined : 'unselected';
}
