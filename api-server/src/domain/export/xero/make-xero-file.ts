import type { XeroFile, XeroFileInput } from '@shootline/shared-api/contract';
import type { Db } from '../../../platform/db/db.ts';
import { fingerprint } from '../../../platform/calls/idempotency.ts';
import { type OwnCall, auditCall } from '../../audit/record-audit.ts';
import type { Reader } from '../../invoice/invoice.presenter.ts';
import { csvOf } from '../csv.ts';
import { checkHourlyLimit, lockRecentExports } from '../export-limit.ts';
import { insertExport } from '../export.repository.ts';
import { insertExportFile } from '../export-file.repository.ts';
import { timeInFileName } from '../reports/report.ts';
import { findXeroCandidates } from './xero-candidates.repository.ts';
import { type XeroLine, xeroRecords } from './xero-columns.rules.ts';
import { billsOf, salesInvoicesOf } from './xero-documents.rules.ts';
import { similarNumbers } from './xero-number.rules.ts';
import { xeroLimits } from './xero.settings.ts';

type Contents = Omit<XeroFile, 'name' | 'content'> & { lines: XeroLine[] };

async function contentsOf(
  tx: Db,
  reader: Reader,
  { kind, invoices }: XeroFileInput,
  brand: string,
): Promise<Contents> {
  const ids = invoices && [...new Set(invoices.map((id) => id.toLowerCase()))];
  const { candidates, mates, isMoreLeft } = await findXeroCandidates(tx, reader, {
    kind,
    ...(ids && { invoices: ids }),
  });
  const { documents, leftOut } =
    kind === 'bills'
      ? billsOf(candidates)
      : salesInvoicesOf(candidates, { brand, now: reader.now });
  const found = new Set(candidates.map(({ uuid }) => uuid));
  const missing = (ids ?? []).filter((id) => !found.has(id));
  const fitting = documents.slice(0, xeroLimits.documents);
  const included = fitting.flatMap(({ invoiceIds }) => invoiceIds);
  return {
    lines: fitting.flatMap(({ lines }) => lines),
    invoices: included,
    similar_numbers: similarNumbers(kind, new Set(included), mates),
    left_out: [
      ...leftOut,
      ...missing.map((uuid) => ({
        uuid,
        booking_uid: '',
        reason: "Sorry, we can't find this invoice.",
      })),
    ],
    is_more_left: isMoreLeft || documents.length > fitting.length,
  };
}

type XeroCall = OwnCall & { deps: { settings: { mail: { brand: string } } } };

/**
 * A file of bills or sales invoices for import into Xero, with a reason for each invoice left out. Has the
 * oldest ones if they are more than Xero accepts in one file. Changes no invoice; a file with invoices is
 * audited and counts as an export. Throws 429, and 503 when too many are being written.
 */
export async function makeXeroFile(call: XeroCall, input: XeroFileInput): Promise<XeroFile> {
  const { deps, tx, viewer } = call;
  const now = deps.clock();
  checkHourlyLimit(await lockRecentExports(tx, viewer, now), now);
  const { lines, ...contents } = await contentsOf(
    tx,
    { viewer, now },
    input,
    deps.settings.mail.brand,
  );
  const what = input.kind.replace('_', '-');
  const name = `xero-${what}-${timeInFileName(now, viewer.timezone)}.csv`;
  // A byte order mark would become part of the first heading.
  const csv = await csvOf(xeroRecords(input.kind, lines), { isFirst: false });
  const file = { name, content: Buffer.from(csv).toString('utf8'), ...contents };
  if (file.invoices.length === 0) return file;
  const kind = `xero_${input.kind}` as const;
  const id = await insertExport(tx, {
    tenantId: viewer.tenantId,
    kind,
    filter: input,
    requesterId: viewer.id,
    recipientIds: [viewer.id],
    request: fingerprint({ kind, filter: input }),
    // Returned immediately and not kept.
    state: 'expired',
    created: now,
    expires: now,
  });
  await insertExportFile(tx, {
    tenantId: viewer.tenantId,
    exportId: id,
    role: viewer.role,
    recipientIds: [viewer.id],
    fileName: name,
    rowCount: lines.length,
    size: csv.length,
  });
  await auditCall(call, { kind: 'export_downloaded', details: { export: { id, kind } } });
  return file;
}
