import type { InvoiceState, XeroFile, XeroFileKind } from '@shootline/shared-api/contract';

type Numbered = {
  id: string;
  bookingId: string;
  videographerId: string;
  state: InvoiceState;
  invoiceNumber: string;
  invoiceNumberKey: string | null;
  salesInvoiceNumber: string;
  salesInvoiceNumberKey: string | null;
  addedToXero: boolean;
  billedToClient: boolean;
};

/** Key of a document, ignoring case. The number of a bill counts for its videographer only. */
export function numberKey(kind: XeroFileKind, row: Numbered): string {
  const number = numberOf(kind, row).toLowerCase();
  return kind === 'bills' ? JSON.stringify([row.videographerId, number]) : number;
}

const numberOf = (kind: XeroFileKind, row: Numbered) =>
  kind === 'bills' ? row.invoiceNumber : row.salesInvoiceNumber;

/** The key that a document shares with those whose number people take for the same. */
export function similarKey(kind: XeroFileKind, row: Numbered): string {
  return kind === 'bills'
    ? JSON.stringify([row.videographerId, row.invoiceNumberKey])
    : (row.salesInvoiceNumberKey ?? '');
}

/**
 * The invoices of a file whose number another one has in nearly the same spelling, each with the other
 * ones. `mates` are all invoices with such a number.
 */
export function similarNumbers(
  kind: XeroFileKind,
  inFile: ReadonlySet<string>,
  mates: readonly (Numbered & { bookingUid: string | null })[],
): XeroFile['similar_numbers'] {
  return [...Map.groupBy(mates, (mate) => similarKey(kind, mate)).values()]
    .filter(
      (group) =>
        group.some(({ id }) => inFile.has(id)) &&
        new Set(group.map((mate) => numberKey(kind, mate))).size > 1,
    )
    .map((group) =>
      group
        .toSorted((a, b) => Number(inFile.has(b.id)) - Number(inFile.has(a.id)))
        .map((mate) => ({
          uuid: mate.id,
          invoice_number: numberOf(kind, mate),
          booking_uid: mate.bookingUid ?? '',
        })),
    );
}

const isEntered = (kind: XeroFileKind, row: Numbered) =>
  kind === 'bills' ? row.addedToXero : row.billedToClient;

export function isWaiting(kind: XeroFileKind, row: Numbered): boolean {
  return row.state === 'approved' && !isEntered(kind, row);
}

/** State of other invoices under a number that keeps it from being a document of a file. */
export type NumberConflict = 'unapproved' | 'entered' | 'unselected';

/**
 * The reason why an invoice's number cannot be in a file of the `chosen` invoices, or undefined. `mates` are
 * all invoices with that number. Those of the same booking do not count, as the videographers of a
 * booking share its sales invoice.
 */
export function numberConflictOf(
  kind: XeroFileKind,
  { bookingId }: Numbered,
  mates: readonly Numbered[],
  chosen: ReadonlySet<string>,
): NumberConflict | undefined {
  const others = mates.filter((mate) => mate.bookingId !== bookingId);
  if (others.some((mate) => isEntered(kind, mate))) return 'entered';
  if (others.some(({ state }) => state !== 'approved')) return 'unapproved';
  return others.every(({ id }) => chosen.has(id)) ? undefined : 'unselected';
}
