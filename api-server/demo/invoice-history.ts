import type { invoiceFile, invoiceHistory } from '../src/domain/schema.ts';
import { type Document, storedFile } from './documents.ts';
import { invoiceDocument } from './invoice-document.ts';
import { type Billing, rejections } from './invoices.ts';
import type { Random } from './random.ts';
import type { Roster } from './roster.ts';
import { after, hour } from './time.ts';

export type InvoiceFile = typeof invoiceFile.$inferInsert & { id: string };
type HistoryRow = typeof invoiceHistory.$inferInsert;

type Part = { history: HistoryRow[]; files: InvoiceFile[]; documents: Document[] };

/** Extras that a first claim had too many. */
const mistakes = [
  [65_00, 'Second battery set'],
  [140_00, 'Overtime, one hour'],
  [38_00, 'Taxi'],
] as const;

/** A numbered invoice and its current file, which came at `sent`. */
export type Sent = { billing: Billing; file: InvoiceFile; sent: Date };

function claimOf({ row }: Billing) {
  return {
    tenantId: row.tenantId,
    invoiceId: row.id,
    invoiceNumber: row.invoiceNumber ?? '',
    taxDetails: row.taxDetails ?? '',
    claimedAmount: row.claimedAmount ?? null,
    currency: row.currency,
    lineItems: row.lineItems ?? [],
  };
}

/** A first claim of another total, with its file, that was corrected; some were rejected before. */
function formerClaim({ billing, file, sent }: Sent, roster: Roster, random: Random): Part {
  const { row, supplier } = billing;
  const created = row.created ?? sent;
  const at = (share: number) => after(created, (sent.getTime() - created.getTime()) * share);
  const [amount, description] = random.pick(mistakes);
  const claim = {
    ...claimOf(billing),
    lineItems: [...(row.lineItems ?? []), { amount, description }],
    claimedAmount: (row.claimedAmount ?? 0) + amount,
  };
  const document = invoiceDocument(
    `${row.tenantId}/${random.uuid()}`,
    [{ ...billing, row: { ...row, ...claim, id: row.id } }],
    claim.invoiceNumber,
  );
  const former = {
    ...file,
    id: random.uuid(),
    ...storedFile(document),
    created: at(0.3),
    replaced: sent,
  };
  const submitted = {
    ...claim,
    id: random.uuid(),
    kind: 'submitted' as const,
    actorId: supplier.id,
    fileId: former.id,
    created: former.created,
  };
  const rejected = {
    ...claim,
    id: random.uuid(),
    kind: 'rejected' as const,
    actorId: random.pick(roster.staff('finance', 'admin')).id,
    reason: random.pick(rejections),
    created: at(0.7),
  };
  return {
    history: random.chance(0.6) ? [submitted, rejected] : [submitted],
    files: [former],
    documents: [document],
  };
}

/** The history of a submitted invoice; `isAlone` if no other has its number. */
export function historyOf(
  invoice: Sent,
  { isAlone, roster, random }: { isAlone: boolean; roster: Roster; random: Random },
): Part {
  const { billing, file, sent } = invoice;
  const { row, supplier } = billing;
  const claim = claimOf(billing);
  const isLongAgo = sent.getTime() - (row.created ?? sent).getTime() > 6 * hour;
  const isCorrected = isAlone && isLongAgo && random.chance(0.25);
  const former: Part = isCorrected
    ? formerClaim(invoice, roster, random.fork('former'))
    : { history: [], files: [], documents: [] };
  const claimed: HistoryRow = {
    ...claim,
    id: random.uuid(),
    kind: isCorrected ? 'corrected' : 'submitted',
    actorId: supplier.id,
    fileId: file.id,
    created: sent,
  };
  const { state } = row;
  const decisions: HistoryRow[] =
    state === 'approved' || state === 'rejected'
      ? [
          {
            ...claim,
            id: random.uuid(),
            kind: state,
            actorId: random.pick(roster.staff('finance', 'admin')).id,
            reason: row.rejectionDetails ?? '',
            created: row.modified ?? sent,
          },
        ]
      : [];
  return { ...former, history: [...former.history, claimed, ...decisions] };
}
