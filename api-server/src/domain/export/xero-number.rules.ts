import type { InvoiceState, XeroFileKind } from '@shootline/shared-api/contract';

type Numbered = {
  id: string;
  bookingId: string;
  cameraOperatorId: string;
  state: InvoiceState;
  invoiceNumberSearch: string | null;
  salesInvoiceNumberSearch: string | null;
  addedToXero: boolean;
  billedToClient: boolean;
};

/** What a document is known by, ignoring case; the number of a bill is its videographer's own. */
export function numberKey(kind: XeroFileKind, row: Numbered): string {
  return kind === 'bills'
    ? JSON.stringify([row.cameraOperatorId, row.invoiceNumberSearch])
    : (row.salesInvoiceNumberSearch ?? '');
}

const isEntered = (kind: XeroFileKind, row: Numbered) =>
  kind === 'bills' ? row.addedToXero : row.billedToClient;

export function isWaiting(kind: XeroFileKind, row: Numbered): boolean {
  return row.state === 'approved' && !isEntered(kind, row);
}

/** Why a number cannot be one document of a file: what else it covers. */
export type Obstacle = 'unapproved' | 'entered' | 'unselected';

/**
 * What keeps the number of an invoice out of a file of the `chosen` invoices, if anything does.
 * `mates` are all invoices with that number. Of other bookings only, because the videographers of one
 * share its sales invoice.
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
