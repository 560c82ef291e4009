import { randomUUID } from 'node:crypto';
import { momentText } from '../booking/shoot-time.rules.ts';
import type { Db } from '../../platform/db/db.ts';
import { tenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { type JobContext, defineJob } from '../../platform/jobs/define-job.ts';
import { enqueue } from '../../platform/jobs/job-queue.ts';
import { queueMail } from '../../platform/mail/mail-queue.ts';
import { exportFailedMail, exportMail } from '../notification/mails/export.mail.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { findUser } from '../user/user.repository.ts';
import { csvOf } from './export-csv.rules.ts';
import { linkKey, linkTo } from './export-link.ts';
import { knownZone, timeInFileName } from './report.ts';
import { reportOf } from './reports.ts';
import { exportWriting } from './request-export.ts';
import { removeExport } from './remove-export.job.ts';
import {
  type ExportRow,
  endExport,
  fileExport,
  findExport,
  findRecipients,
  takeExport,
} from './export.repository.ts';
import { exportSettings } from './export.settings.ts';

type Payload = { export: string };

const daySeconds = 24 * 3600;

/** The requester. Throws if they may no longer have the export. */
async function requesterOf(tx: Db, row: ExportRow): Promise<Viewer> {
  const user = await findUser(tx, row.tenantId, row.requesterId);
  if (!user?.isActive || !reportOf(row.kind).mayRequest(user, row.filter as never)) {
    throw new Error('Who asked for this export may no longer have it.');
  }
  return user;
}

type Written = { rowCount: number; size: number };

async function* fileOf(
  headings: string[],
  batches: AsyncIterable<string[][]>,
  written: Written,
): AsyncGenerator<Buffer> {
  const count = (rows: number, content: Buffer) => {
    written.rowCount += rows;
    written.size += content.length;
    return content;
  };
  yield count(0, csvOf([headings], { isFirst: true }));
  for await (const records of batches) {
    yield count(records.length, csvOf(records, { isFirst: false }));
  }
}

/** Completes the export and mails its links; false if another attempt has taken it. */
async function deliver(
  tx: Db,
  row: ExportRow,
  { storageKey, written, key }: { storageKey: string; written: Written; key: string },
  { deps, tenantId }: JobContext,
): Promise<boolean> {
  const requester = await requesterOf(tx, row);
  const now = deps.clock();
  const seconds = Math.floor(now.getTime() / 1000) + exportSettings.linkDays * daySeconds;
  const expires = new Date(seconds * 1000);
  const { what } = reportOf(row.kind);
  const fileName = `${what}-${timeInFileName(now, requester.timezone)}.csv`;
  if (!(await fileExport(tx, tenantId, row.id, storageKey, { ...written, fileName, expires }))) {
    return false;
  }
  const recipients = await findRecipients(tx, tenantId, row.recipientIds);
  if (recipients.length === 0) throw new Error('No recipient may be sent this export any more.');
  const { portalUrl } = deps.settings.mail;
  for (const to of recipients) {
    const grant = { exportId: row.id, workspace: tenantId, recipient: to.id, expires: seconds };
    const letter = exportMail({
      what,
      by: requester.fullName,
      rows: written.rowCount,
      link: linkTo(portalUrl, key, grant),
      expires: momentText(expires, knownZone(to.timezone)),
    });
    await queueMail(tx, tenantId, { ...letter, to }, now);
  }
  await enqueue(tx, tenantId, removeExport, { export: row.id }, { at: expires, now });
  return true;
}

async function write({ export: id }: Payload, context: JobContext): Promise<void> {
  const { deps, tenantId, now } = context;
  const inside = <Result>(work: (tx: Db) => Promise<Result>, options?: { isSnapshot?: boolean }) =>
    tenantTransaction(deps.db, tenantId, work, options);
  const key = await linkKey(deps.db);
  const storageKey = `${tenantId}/${randomUUID()}`;
  const row = await inside((tx) => takeExport(tx, tenantId, id, storageKey));
  if (!row) return;
  if (row.storageKey !== null) await deps.files.remove(row.storageKey);
  const viewer = await inside((tx) => requesterOf(tx, row));
  const report = reportOf(row.kind);
  const { brand } = deps.settings.mail;
  const headings = report.headings.map((heading) => heading.replace('{brand}', () => brand));
  const batches = report.batches({ viewer, now, inside }, row.filter as never);
  const written: Written = { rowCount: 0, size: 0 };
  await deps.files.write(storageKey, fileOf(headings, batches, written));
  const file = { storageKey, written, key };
  if (!(await inside((tx) => deliver(tx, row, file, context)))) await deps.files.remove(storageKey);
}

async function tellFailure(
  tx: Db,
  { export: id }: Payload,
  { deps, tenantId, now, error }: JobContext & { error: string },
): Promise<void> {
  const row = await findExport(tx, tenantId, id);
  // Delivered by another attempt.
  if (row?.state !== 'waiting') return;
  if (row.storageKey !== null) await deps.files.remove(row.storageKey);
  await endExport(tx, tenantId, id, { state: 'failed', lastError: error });
  const to = await findUser(tx, tenantId, row.requesterId);
  if (!to) return;
  const letter = exportFailedMail({ what: reportOf(row.kind).what });
  await queueMail(tx, tenantId, { ...letter, to }, now);
}

/** Writes the file of an export and mails the link to it to each recipient. */
export const writeExport = defineJob(exportWriting, {
  attempts: exportSettings.attempts,
  leaseMinutes: exportSettings.leaseMinutes,
  outside: write,
  onFailed: tellFailure,
});
