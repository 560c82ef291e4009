import type { RemoteFailure, RemoteFailureReport } from '@shootline/shared-api/contract';
import {
  and,
  countDistinct,
  desc,
  eq,
  gte,
  lt,
  max,
  notInArray,
  sql,
  sum,
} from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { remoteFailure } from '../schema.ts';

const day = 24 * 60 * 60 * 1000;
const keptFor = 7 * day;
const lately = day;
const mostOfPerson = 100;
const mostVersions = 200;

/** Failures of the network, or possibly on the user's side. */
const notOfVersion: RemoteFailure[] = ['unreachable', 'too-slow', 'refused'];

/** Two users, as a single one may have a broken browser. */
const peopleOfFailing = 2;

const since = (tenantId: string, from: Date) =>
  and(eq(remoteFailure.tenantId, tenantId), gte(remoteFailure.last, from));

/** Counts a failure reported by the viewer, and deletes failures older than seven days. */
export async function countRemoteFailure(
  tx: Db,
  { tenantId, id: userId }: Viewer,
  report: RemoteFailureReport,
  now: Date,
): Promise<void> {
  const old = lt(remoteFailure.last, new Date(now.getTime() - keptFor));
  await tx.delete(remoteFailure).where(and(eq(remoteFailure.tenantId, tenantId), old));
  const counted = await tx
    .update(remoteFailure)
    .set({ count: sql`${remoteFailure.count} + 1`, last: now })
    .where(
      and(
        eq(remoteFailure.tenantId, tenantId),
        eq(remoteFailure.userId, userId),
        eq(remoteFailure.remote, report.remote),
        eq(remoteFailure.version, report.version),
        eq(remoteFailure.failure, report.failure),
      ),
    )
    .returning({ count: remoteFailure.count });
  if (counted.length > 0) return;
  const own = and(eq(remoteFailure.tenantId, tenantId), eq(remoteFailure.userId, userId));
  if ((await tx.$count(remoteFailure, own)) >= mostOfPerson) return;
  const row = { tenantId, userId, ...report, count: 1, last: now };
  await tx.insert(remoteFailure).values(row).onConflictDoNothing();
}

/**
 * Versions that failed two users of the workspace in the last 24 hours, leaving out failures that are not
 * the version's fault.
 */
export async function listFailingVersions(
  tx: Db,
  tenantId: string,
  now: Date,
): Promise<{ remote: string; version: string }[]> {
  return tx
    .select({ remote: remoteFailure.remote, version: remoteFailure.version })
    .from(remoteFailure)
    .where(
      and(
        since(tenantId, new Date(now.getTime() - lately)),
        notInArray(remoteFailure.failure, notOfVersion),
      ),
    )
    .groupBy(remoteFailure.remote, remoteFailure.version)
    .having(gte(countDistinct(remoteFailure.userId), peopleOfFailing))
    .orderBy(remoteFailure.remote, remoteFailure.version);
}

/** Failures of each version in the last seven days: how many, and for how many users, by reason. */
export async function listRemoteFailures(tx: Db, tenantId: string, now: Date) {
  const last = max(remoteFailure.last);
  return tx
    .select({
      remote: remoteFailure.remote,
      version: remoteFailure.version,
      failure: remoteFailure.failure,
      count: sum(remoteFailure.count).mapWith(Number),
      people: countDistinct(remoteFailure.userId),
      last: last.mapWith(remoteFailure.last),
    })
    .from(remoteFailure)
    .where(since(tenantId, new Date(now.getTime() - keptFor)))
    .groupBy(remoteFailure.remote, remoteFailure.version, remoteFailure.failure)
    .orderBy(desc(last), remoteFailure.remote, remoteFailure.version, remoteFailure.failure)
    .limit(mostVersions);
}
