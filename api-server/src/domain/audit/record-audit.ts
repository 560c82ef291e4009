import type { Context } from 'hono';
import type { Db } from '../../platform/db/db.ts';
import type { AuditDetails } from '../schema/audit.ts';
import { tenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { wholeAddress } from '../../platform/http/request-address.ts';
import { factsOf } from '../../platform/http/request-facts.ts';
import type { Logger } from '../../platform/log/logger.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { type NewAuditEvent, type Origin, insertAuditEvents } from './audit.repository.ts';

/** No address is longer; a header that a proxy passes on may be. */
const longestAddress = 100;

/** From where and when a request comes. */
export function originOf(c: Context, { settings, clock }: Deps): Origin {
  const address = wholeAddress(c, settings.trustProxy).slice(0, longestAddress);
  return { address, requestId: factsOf(c).requestId, at: clock() };
}

/** Whether a request brings content: one for the headers alone does not. */
export function isDownload(c: Context): boolean {
  return c.req.raw.method !== 'HEAD';
}

/** Tells the log of events: ids, no names of people or files. To be called once they are committed. */
export function logAuditEvents(
  { audit }: Pick<Logger, 'audit'>,
  tenantId: string | undefined,
  { address, requestId }: Origin,
  events: readonly NewAuditEvent[],
): void {
  for (const { kind, personId, subjectId, bookingId, details } of events) {
    const { method, reason, changes, export: csv, file } = details ?? {};
    audit?.({
      event: 'audit',
      kind,
      tenantId,
      personId: personId ?? undefined,
      subjectId,
      address: address ?? undefined,
      requestId: requestId ?? undefined,
      method,
      reason,
      changes,
      bookingId,
      fileId: file?.id,
      fileKind: file?.kind,
      exportId: csv?.id,
      exportKind: csv?.kind,
    });
  }
}

/** A call of someone who is signed in. */
export type OwnCall = {
  c: Context;
  deps: Deps;
  tx: Db;
  viewer: Viewer;
  afterCommit(work: () => Promise<void>): void;
};

/** Records what the viewer does by a call, in the call's transaction. */
export async function auditCall(
  { c, deps, tx, viewer, afterCommit }: OwnCall,
  what: Omit<NewAuditEvent, 'personId'>,
): Promise<void> {
  const event = { ...what, personId: viewer.id };
  const origin = originOf(c, deps);
  await insertAuditEvents(tx, viewer.tenantId, origin, [event]);
  afterCommit(async () => logAuditEvents(deps.logger, viewer.tenantId, origin, [event]));
}

type OthersFile = NonNullable<AuditDetails['file']> & { createdById: string };

/** Records the download of a file that the viewer did not upload, in the call's transaction. */
export async function auditDownload(
  call: OwnCall,
  bookingId: string,
  { id, name, kind, createdById }: OthersFile,
): Promise<void> {
  if (createdById === call.viewer.id || !isDownload(call.c)) return;
  const details = { file: { id, name, kind } };
  await auditCall(call, { kind: 'file_downloaded', bookingId, details });
}

/**
 * Records what belongs to no other transaction, as a sign-in that fails. Without a workspace it has no
 * table that it could go to, and the log alone has it.
 */
export async function auditAlone(
  { db, logger }: Deps,
  tenantId: string | undefined,
  origin: Origin,
  event: NewAuditEvent,
): Promise<void> {
  if (tenantId !== undefined) {
    await tenantTransaction(db, tenantId, (tx) => insertAuditEvents(tx, tenantId, origin, [event]));
  }
  logAuditEvents(logger, tenantId, origin, [event]);
}
