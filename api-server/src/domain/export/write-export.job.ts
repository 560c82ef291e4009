import { inLanguageOf } from '../../platform/texts/languages.ts';
import { randomUUID } from 'node:crypto';
import { type Role, mayReceiveExport } from '@shootline/shared-api/contract';
import { momentText } from '../booking/brief/shoot-time.rules.ts';
import type { Db } from '../../platform/db/db.ts';
import { workspaceTransaction } from '../../platform/db/workspace-transaction.ts';
import { type AttemptContext, type JobContext, defineJob } from '../../platform/jobs/define-job.ts';
import { enqueue } from '../../platform/jobs/job-queue.ts';
import { queueMail } from '../../platform/mail-queue/mail-queue.ts';
import { isTakingPart } from '../../platform/session/access.ts';
import type { User, Viewer } from '../../platform/session/viewer.ts';
import { exportFailedMail, exportMail } from '../notification/mails/export.mail.ts';
import type { ReportKind } from '../schema/export.ts';
import { findUser } from '../people/user/user.repository.ts';
import { exportFileOf, fileTypes } from './export-file.ts';
import {
  type ExportFileRow,
  insertExportFile,
  removeExportFiles,
  storedKeysOf,
  storeWritten,
} from './export-file.repository.ts';
import { knownZone } from '../reference/places.ts';
import { timeInFileName } from './reports/report.ts';
import { reportOf } from './reports/reports.ts';
import { exportWriting } from './request-export.ts';
import { removeExport } from './remove-export.job.ts';
import {
  endExport,
  findExport,
  findRecipients,
  lockWaiting,
  reopenExport,
  type ExportRow,
} from './export.repository.ts';
import { exportSettings } from './export.settings.ts';

type Payload = { export: string };

const day = 24 * 3_600_000;

/** The requester. Throws if they may no longer have the export. */
async function requesterOf(tx: Db, row: ExportRow): Promise<Viewer> {
  const user = await findUser(tx, row.tenantId, row.requesterId);
  const isPermitted =
    user && isTakingPart(user) && reportOf(row.kind).mayRequest(user, row.filter as never);
  if (!isPermitted) throw new Error('The requester may no longer receive this export.');
  return user;
}

/** The recipients who may read some of the export now. */
async function readersOf(tx: Db, row: ExportRow): Promise<User[]> {
  const users = await findRecipients(tx, row.tenantId, row.recipientIds);
  return users.filter((user) => mayReceiveExport(user, row.kind as ReportKind));
}

function lowerRole(one: { role: Role }, other: { role: Role }): Role {
  return one.role < other.role ? one.role : other.role;
}

type Attempt = {
  row: ExportRow;
  files: { file: ExportFileRow; storageKey: string; reader: Viewer }[];
  /** Storage keys of an unfinished attempt. */
  leftovers: string[];
};

/** Begins an attempt: its file records replace those of an earlier one, which can then not complete. */
async function begin(tx: Db, tenantId: string, id: string): Promise<Attempt | undefined> {
  const row = await lockWaiting(tx, tenantId, id);
  if (!row) return undefined;
  const leftovers = await storedKeysOf(tx, tenantId, id);
  await removeExportFiles(tx, tenantId, id);
  const requester = await requesterOf(tx, row);
  const files: Attempt['files'] = [];
  const byRole = Map.groupBy(await readersOf(tx, row), (user) => lowerRole(user, requester));
  for (const [role, users] of byRole) {
    const storageKey = `${tenantId}/${randomUUID()}`;
    const recipientIds = users.map((user) => user.id);
    const values = { tenantId, exportId: id, role, recipientIds, storageKey };
    const file = await insertExportFile(tx, values);
    files.push({ file, storageKey, reader: { ...requester, role } });
  }
  return { row, files, leftovers };
}

type Written = { rowCount: number; size: number };

/** The parts of something as they are read, each counted, until the attempt is given up. */
async function* counted<Part extends { length: number }>(
  parts: AsyncIterable<Part>,
  count: (length: number) => void,
  signal: AbortSignal,
): AsyncGenerator<Part> {
  for await (const part of parts) {
    signal.throwIfAborted();
    count(part.length);
    yield part;
  }
}

async function writeFile(
  { row, storageKey, reader }: { row: ExportRow; storageKey: string; reader: Viewer },
  { deps, tenantId, now, signal }: AttemptContext,
): Promise<Written> {
  const inside = <Result>(work: (tx: Db) => Promise<Result>, options?: { isSnapshot?: boolean }) =>
    workspaceTransaction(deps.db, tenantId, work, options);
  const report = reportOf(row.kind);
  const { brand } = deps.settings.mail;
  const headings = report.headings(reader).map((name) => name.replace('{brand}', () => brand));
  const batches = report.batches({ reader, now, inside }, row.filter as never);
  const written: Written = { rowCount: 0, size: 0 };
  const rows = counted(batches, (length) => (written.rowCount += length), signal);
  const file = exportFileOf({ headings, batches: rows }, row.format);
  await deps.files.write(
    storageKey,
    counted(file, (length) => (written.size += length), signal),
  );
  return written;
}

/** Completes the export and mails each recipient their link; false if another attempt was faster. */
async function deliver(
  tx: Db,
  id: string,
  written: Map<ExportFileRow, Written>,
  { deps, tenantId }: JobContext,
): Promise<boolean> {
  const row = await lockWaiting(tx, tenantId, id);
  if (!row) return false;
  const requester = await requesterOf(tx, row);
  const now = deps.clock();
  const expires = new Date(now.getTime() + exportSettings.linkDays * day);
  const { what } = reportOf(row.kind);
  const fileName = `${what}-${timeInFileName(now, requester.timezone)}.${fileTypes[row.format].end}`;
  const readers = await readersOf(tx, row);
  let mails = 0;
  for (const [file, content] of written) {
    if (!(await storeWritten(tx, tenantId, file.id, { ...content, fileName }))) return false;
    // Rights may have changed during writing.
    const isFor = ({ id: user, role }: User) =>
      file.recipientIds.includes(user) && role >= file.role;
    for (const to of readers.filter(isFor)) {
      const letter = inLanguageOf(to, () =>
        exportMail({
          what,
          format: row.format,
          by: requester.fullName,
          rows: content.rowCount,
          link: `/export/${file.id}`,
          expires: momentText(expires, knownZone(to.timezone)),
        }),
      );
      await queueMail(tx, tenantId, { ...letter, to }, now);
      mails += 1;
    }
  }
  if (mails === 0) throw new Error('No recipient may receive this export any longer.');
  await endExport(tx, tenantId, id, { state: 'ready', expires });
  await enqueue(tx, tenantId, removeExport, { export: id }, { at: expires, now });
  return true;
}

async function write({ export: id }: Payload, context: AttemptContext): Promise<void> {
  const { deps, tenantId } = context;
  const inside = <Result>(work: (tx: Db) => Promise<Result>) =>
    workspaceTransaction(deps.db, tenantId, work);
  const attempt = await inside((tx) => begin(tx, tenantId, id));
  if (!attempt) return;
  for (const key of attempt.leftovers) await deps.files.remove(key);
  const written = new Map<ExportFileRow, Written>();
  for (const { file, storageKey, reader } of attempt.files) {
    written.set(file, await writeFile({ row: attempt.row, storageKey, reader }, context));
  }
  if (await inside((tx) => deliver(tx, id, written, context))) return;
  for (const { storageKey } of attempt.files) await deps.files.remove(storageKey);
}

async function notifyOfFailure(
  tx: Db,
  { export: id }: Payload,
  { deps, tenantId, now, error }: JobContext & { error: string },
): Promise<void> {
  const row = await findExport(tx, tenantId, id);
  // Another attempt has delivered it.
  if (row?.state !== 'waiting') return;
  for (const key of await storedKeysOf(tx, tenantId, id)) await deps.files.remove(key);
  await removeExportFiles(tx, tenantId, id);
  await endExport(tx, tenantId, id, { state: 'failed', lastError: error });
  const to = await findUser(tx, tenantId, row.requesterId);
  if (!to) return;
  const letter = inLanguageOf(to, () => exportFailedMail({ what: reportOf(row.kind).what }));
  await queueMail(tx, tenantId, { ...letter, to }, now);
}

/** Writes the file of an export and mails the link to it to each recipient. */
export const writeExport = defineJob(exportWriting, {
  attempts: exportSettings.attempts,
  longestSeconds: exportSettings.longestSeconds,
  outside: write,
  onFailed: notifyOfFailure,
  onRetry: (tx, { export: id }, { tenantId }) => reopenExport(tx, tenantId, id),
});
