import { type ExportFormat, mayReceiveExport } from '@shootline/shared-api/contract';
import { type OwnCall, auditCall } from '../audit/record-audit.ts';
import type { Db } from '../../platform/db/db.ts';
import type { ReportKind } from '../schema/export.ts';
import { fieldError, forbidden, validationError } from '../../platform/errors/errors.ts';
import { jobKind } from '../../platform/jobs/define-job.ts';
import { enqueue } from '../../platform/jobs/job-queue.ts';
import { refuseIfTooManyWait } from '../../platform/jobs/order-job.ts';
import { fingerprint } from '../../platform/calls/idempotency.ts';
import { type FilterOf, reportOf } from './reports/reports.ts';
import { checkHourlyLimit, lockRecentExports } from './export-limit.ts';
import { findRecipients, insertExport } from './export.repository.ts';
import { exportSettings } from './export.settings.ts';

/** The job that writes and mails an export. */
export const exportWriting = jobKind<{ export: string }>('write_export', {
  lane: 'slow',
  mostWaiting: exportSettings.mostWaiting,
});

type ExportRequest<Kind extends ReportKind> = {
  kind: Kind;
  filter: FilterOf<Kind>;
  /** Uuids as sent. */
  recipients: string[];
  /** `csv` by default. */
  format?: ExportFormat | undefined;
};

async function recipientIds(
  tx: Db,
  tenantId: string,
  { kind, recipients }: { kind: ReportKind; recipients: string[] },
): Promise<string[]> {
  const refused = (message: string) => validationError(fieldError('recipients', message));
  const ids = [...new Set(recipients.map((id) => id.toLowerCase()))].sort();
  const users = await findRecipients(tx, tenantId, ids);
  if (users.length !== ids.length) {
    throw refused('Please select active internal users of this workspace only.');
  }
  const unable = users.filter((user) => !mayReceiveExport(user, kind));
  if (unable.length === 0) return ids;
  const names = unable.map(({ fullName }) => fullName).join(', ');
  throw refused(`Not permitted to read this export: ${names}. Please remove them.`);
}

/**
 * Requests an export, which a job writes and mails. The same request within a minute gives the same
 * export. Throws 403, 400 for a recipient who may not read any of it, and 429 or 503 while too many wait.
 */
export async function requestExport<Kind extends ReportKind>(
  call: OwnCall,
  { kind, filter, recipients, format = 'csv' }: ExportRequest<Kind>,
): Promise<{ export_uuid: string }> {
  const { deps, tx, viewer } = call;
  const { tenantId } = viewer;
  if (!reportOf(kind).mayRequest(viewer, filter as never)) throw forbidden();
  const ids = await recipientIds(tx, tenantId, { kind, recipients });
  const request = fingerprint({ kind, filter, ids, format });
  const now = deps.clock();
  const recent = await lockRecentExports(tx, viewer, now);
  const repeatedFrom = now.getTime() - exportSettings.repeatSeconds * 1000;
  const same = recent.find(
    (one) =>
      one.request === request && one.state !== 'failed' && one.created.getTime() > repeatedFrom,
  );
  if (same) return { export_uuid: same.id };
  checkHourlyLimit(recent, now);
  await refuseIfTooManyWait(tx, tenantId, exportWriting);
  const id = await insertExport(tx, {
    tenantId,
    kind,
    filter,
    format,
    requesterId: viewer.id,
    recipientIds: ids,
    request,
    created: now,
  });
  await enqueue(tx, tenantId, exportWriting, { export: id }, { at: now, now });
  await auditCall(call, { kind: 'export_requested', details: { export: { id, kind } } });
  return { export_uuid: id };
}
