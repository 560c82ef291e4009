import { randomUUID } from 'node:crypto';
import type { HubSyncResult } from '@shootline/shared-api/contract';
import { logAuditEvents } from '../../audit/record-audit.ts';
import { type Origin, insertAuditEvents } from '../../audit/audit.repository.ts';
import type { Db } from '../../../platform/db/db.ts';
import { aliasOf } from '../../people/user/user.repository.ts';
import { workspaceTransaction } from '../../../platform/db/workspace-transaction.ts';
import type { CallDeps } from '../../../platform/calls/call-deps.ts';
import { ApiFailure, conflict } from '../../../platform/errors/errors.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { writeClients } from './hub-clients.repository.ts';
import { HubFailure } from '../hub-failure.ts';
import { readFeed } from './hub-feed.ts';
import type { HubSource } from '../hub-http.ts';
import { noteMissedProjects } from '../hub-project.repository.ts';
import { beginSync, endSync, holdSync, noteSync } from './hub-sync.repository.ts';
import { writeUsers } from './hub-users.repository.ts';

const isRunning = 'A sync with the hub is running already. Please wait until it is done.';

async function begin(tx: Db, tenantId: string, run: string, now: Date): Promise<string> {
  if (!(await beginSync(tx, tenantId, run, now))) throw conflict(isRunning);
  return aliasOf(tx, tenantId);
}

/**
 * Syncs the workspace's clients and users from the hub. Reads and validates everything first, then writes
 * it in one transaction and marks the projects that bookings have missed as failed. Returns the counts
 * and the users who were left out. Throws 409 while another sync of the workspace runs or if records
 * collide, 502 if the hub fails.
 */
export async function syncWithHub(
  { background, clock, logger }: Pick<CallDeps, 'background' | 'clock' | 'logger'>,
  source: HubSource,
  { viewer, origin, isFull }: { viewer: Viewer; origin: Origin; isFull: boolean },
): Promise<HubSyncResult> {
  const { tenantId } = viewer;
  const inWorkspace = <Result>(work: (tx: Db) => Promise<Result>) =>
    workspaceTransaction(background, tenantId, work);
  const run = randomUUID();
  try {
    const alias = await inWorkspace((tx) => begin(tx, tenantId, run, clock()));
    const feed = await readFeed(source, alias);
    const { result, events } = await inWorkspace(async (tx) => {
      if (!(await holdSync(tx, tenantId, run, clock()))) throw conflict(isRunning);
      const clients = await writeClients(tx, tenantId, feed.clients, isFull);
      const users = await writeUsers(tx, { viewer, logger }, feed.users, isFull);
      const changed = users.rights.map((right) => ({ ...right, userId: viewer.id }));
      await noteMissedProjects(tx, viewer, clock());
      await noteSync(tx, tenantId, clock());
      await insertAuditEvents(tx, tenantId, { ...origin, at: clock() }, changed);
      const written = { clients, users: users.counts, not_linked: users.notLinked };
      return { result: written, events: changed };
    });
    logAuditEvents(logger, tenantId, origin, events);
    return result;
  } catch (error) {
    if (!(error instanceof HubFailure)) throw error;
    logger.error({ event: 'hub sync', tenantId, reason: error.reason });
    throw new ApiFailure('InternalError', `${error.message} Nothing was changed.`, { status: 502 });
  } finally {
    await inWorkspace((tx) => endSync(tx, tenantId, run));
  }
}
