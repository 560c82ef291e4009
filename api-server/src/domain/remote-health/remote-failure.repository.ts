import type { RemoteFailureReport, Role } from '@shootline/shared-api/contract';
import {
  and,
  countDistinct,
  desc,
  eq,
  gte,
  inArray,
  lt,
  max,
  notInArray,
  sql,
  sum,
} from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { appUser, remoteFailure } from '../schema.ts';
import { notOfVersion } from './given-versions.ts';

const day = 24 * 60 * 60 * 1000;
const keptFor = 7 * day;
const lately = day;
const mostOfPerson = 20;
const mostVersions = 200;

/** Failures since an instant that no admin has dismissed. */
const since = (tenantId: string, from: Date) =>
  and(
    eq(remoteFailure.tenantId, tenantId),
    gte(remoteFailure.last, from),
    eq(remoteFailure.isDismissed, false),
  );

/**
 * Counts a failure reported by the viewer, unless they have reported 20 different ones in 24 hours, and
 * deletes failures older than seven days.
 */
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
  const own = and(
    eq(remoteFailure.tenantId, tenantId),
    eq(remoteFailure.userId, userId),
    gte(remoteFailure.last, new Date(now.getTime() - lately)),
  );
  if ((await tx.$count(remoteFailure, own)) >= mostOfPerson) return;
  const row = { tenantId, userId, ...report, count: 1, last: now };
  await tx.insert(remoteFailure).values(row).onConflictDoNothing();
}

/**
 * Dismisses the failures of a version: they are no longer listed and held against it, nor are further ones
 * of the same users. Returns whether there were any.
 */
export async function dismissRemoteFailures(
  tx: Db,
  tenantId: string,
  { remote, version }: { remote: string; version: string },
): Promise<boolean> {
  const dismissed = await tx
    .update(remoteFailure)
    .set({ isDismissed: true })
    .where(
      and(
        eq(remoteFailure.tenantId, tenantId),
        eq(remoteFailure.remote, remote),
        eq(remoteFailure.version, version),
        eq(remoteFailure.isDismissed, false),
      ),
    )
    .returning({ remote: remoteFailure.remote });
  return dismissed.length > 0;
}

/** The active ones among users of a workspace, with their roles. */
export async function rolesOf(
  tx: Db,
  tenantId: string,
  ids: string[],
): Promise<{ id: string; role: Role }[]> {
  return tx
    .select({ id: appUser.id, role: appUser.role })
    .from(appUser)
    .where(
      and(eq(appUser.tenantId, tenantId), inArray(appUser.id, ids), eq(appUser.isActive, true)),
    );
}

/**
 * Versions that failed some users of the workspace in the last 24 hours, and how many, leaving out failures
 * that are not the version's fault.
 */
export async function listSuspectVersions(
  tx: Db,
  tenantId: string,
  fewestUsers: number,
  now: Date,
): Promise<{ remote: string; version: string; people: number }[]> {
  const people = countDistinct(remoteFailure.userId);
  return tx
    .select({ remote: remoteFailure.remote, version: remoteFailure.version, people })
    .from(remoteFailure)
    .where(
      and(
        since(tenantId, new Date(now.getTime() - lately)),
        notInArray(remoteFailure.failure, notOfVersion),
      ),
    )
    .groupBy(remoteFailure.remote, remoteFailure.version)
    .having(gte(people, fewestUsers))
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
