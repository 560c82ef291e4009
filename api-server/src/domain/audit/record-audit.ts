import type { Context } from 'hono';
import type { Db } from '../../platform/db/db.ts';
import type { AuditDetails } from '../schema/audit.ts';
import { workspaceTransaction } from '../../platform/db/workspace-transaction.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { wholeAddress } from '../../platform/http/request/request-address.ts';
import { factsOf } from '../../platform/http/request/request-facts.ts';
import type { Logger } from '../../platform/log/logger.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { type NewAuditEvent, type Origin, insertAuditEvents } from './audit.repository.ts';

/** Characters of an address to keep. Addresses are shorter, but forwarded headers may be longer. */
const longestAddress = 100;

/** The parts of the server that recording an event and its origin needs. */
export type AuditDeps = {
  db: Db;
  clock: Clock;
  logger: Logger;
  settings: { trustProxy: boolean };
};

/** Address, id and time of a request. */
export function originOf(
  c: Context,
  { settings, clock }: Pick<AuditDeps, 'settings' | 'clock'>,
): Origin {
  const address = wholeAddress(c, settings.trustProxy).slice(0, longestAddress);
  return { address, requestId: factsOf(c).requestId, at: clock() };
}

/** Whether a request fetches content; HEAD does not. */
export function isDownload(c: Context): boolean {
  return c.req.raw.method !== 'HEAD';
}

/** Logs events, with ids and never with names. Call it after the commit. */
export function logAuditEvents(
  { audit }: Pick<Logger, 'audit'>,
  tenantId: string | undefined,
  { address, requestId }: Origin,
  events: readonly NewAuditEvent[],
): void {
  for (const { kind, userId, subjectId, bookingId, details } of events) {
    const {
      method,
      reason,
      operation,
      leftOut,
      changes,
      export: csv,
      file,
      job,
      remoteVersion,
    } = details ?? {};
    audit?.({
      event: 'audit',
      kind,
      tenantId,
      userId: userId ?? undefined,
      subjectId,
      address: address ?? undefined,
      requestId: requestId ?? undefined,
      method,
      reason,
      operation,
      leftOut,
      changes,
      bookingId,
      fileId: file?.id,
      fileKind: file?.kind,
      exportId: csv?.id,
      exportKind: csv?.kind,
      jobId: job?.id,
      jobKind: job?.kind,
      remoteVersion,
    });
  }
}

/** A call by a signed-in user. */
export type OwnCall = {
  c: Context;
  deps: AuditDeps;
  tx: Db;
  viewer: Viewer;
  afterCommit(work: () => Promise<void>): void;
};

/** Records an action of the viewer, in the call's transaction. */
export async function auditCall(
  { c, deps, tx, viewer, afterCommit }: OwnCall,
  what: Omit<NewAuditEvent, 'userId'>,
): Promise<void> {
  const event = { ...what, userId: viewer.id };
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
 * Records an event outside of a call's transaction, such as a failed sign-in. Without a workspace it is
 * only logged, as audit rows belong to a workspace.
 */
export async function auditAlone(
  { db, logger }: Pick<AuditDeps, 'db' | 'logger'>,
  tenantId: string | undefined,
  origin: Origin,
  event: NewAuditEvent,
): Promise<void> {
  if (tenantId !== undefined) {
    await workspaceTransaction(db, tenantId, (tx) =>
      insertAuditEvents(tx, tenantId, origin, [event]),
    );
  }
  logAuditEvents(logger, tenantId, origin, [event]);
}
