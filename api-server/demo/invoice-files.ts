import type { invoiceHistory } from '../src/domain/schema.ts';
import { type Document, storedFile } from './documents.ts';
import { invoiceDocument } from './invoice-document.ts';
import { type InvoiceFile, historyOf } from './invoice-history.ts';
import type { Billing } from './invoices.ts';
import type { Random } from './random.ts';
import type { Roster } from './roster.ts';
import { day } from './time.ts';

type HistoryRow = typeof invoiceHistory.$inferInsert;
type Submitted = Billing & { submitted: Date };

/** Each videographer's submitted invoices, oldest first, some of them several bookings together. */
function bundles(billings: Submitted[], random: Random): Submitted[][] {
  const bySupplier = Map.groupBy(
    billings.toSorted((a, b) => a.submitted.getTime() - b.submitted.getTime()),
    ({ supplier }) => supplier.id,
  );
  return [...bySupplier.values()].flatMap((own) => {
    const groups: Submitted[][] = [];
    for (const billing of own) {
      const [first] = groups.at(-1) ?? [];
      const fits =
        first &&
        !first.isWritten &&
        !billing.isWritten &&
        first.row.currency === billing.row.currency &&
        first.row.state === billing.row.state &&
        billing.submitted.getTime() - first.submitted.getTime() < 30 * day &&
        (groups.at(-1)?.length ?? 0) < 4;
      if (fits && random.chance(0.5)) groups.at(-1)?.push(billing);
      else groups.push([billing]);
    }
    return groups;
  });
}

/** The letters that a videographer's invoice numbers begin with. */
export function initials(name: string): string {
  return name
    .split(' ')
    .map((word) => word[0] ?? '')
    .join('');
}

const latest = (instants: Date[]) => new Date(Math.max(...instants.map(Number)));

/**
 * Numbers submitted invoices; returns their files, which bundled invoices share, what happened to them, and
 * each videographer's last serial. The files of `written` ones have no document yet.
 */
export function numberInvoices(
  billings: Billing[],
  { roster, random }: { roster: Roster; random: Random },
) {
  const submitted = billings.filter((each): each is Submitted => each.submitted !== null);
  const serials = new Map<string, number>();
  const files: InvoiceFile[] = [];
  const documents: Document[] = [];
  const history: HistoryRow[] = [];
  const written: InvoiceFile[] = [];
  for (const bundle of bundles(submitted, random)) {
    const [first] = bundle;
    if (!first) continue;
    const { supplier, row } = first;
    const serial = (serials.get(supplier.id) ?? random.int(11, 480)) + 1;
    serials.set(supplier.id, serial);
    const number = `${initials(supplier.fullName)}-${String(serial).padStart(4, '0')}`;
    const file = invoiceDocument(`${row.tenantId}/${random.uuid()}`, bundle, number);
    const sent = latest(bundle.map((each) => each.submitted));
    const modified = latest(bundle.map((each) => each.row.modified ?? sent));
    for (const billing of bundle) {
      const { row: each } = billing;
      billing.submitted = sent;
      each.modified = modified;
      each.invoiceNumber = number;
      const current = {
        id: random.fork(each.id).uuid(),
        tenantId: each.tenantId,
        invoiceId: each.id,
        ...storedFile(file),
        createdById: supplier.id,
        created: sent,
      };
      const past = historyOf(
        { billing, file: current, sent },
        {
          isAlone: bundle.length === 1 && !billing.isWritten,
          roster,
          random: random.fork(`history ${each.id}`),
        },
      );
      each.revision = past.history.filter(({ fileId }) => fileId).length;
      files.push(current, ...past.files);
      documents.push(...past.documents);
      history.push(...past.history);
      if (billing.isWritten) written.push(current);
    }
    if (!first.isWritten) documents.push(file);
  }
  return { files, documents, history, serials, written };
}
