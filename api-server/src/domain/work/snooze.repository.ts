import type { WorkKind } from '@shootline/shared-api/contract';
import { and, eq, gt, lte } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { conflict, notFound } from '../../platform/errors/errors.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { lockViewer } from '../people/user/user.repository.ts';
import { snooze } from '../schema.ts';

/** The most snoozes that a user can have at once. */
const mostSnoozes = 100;

/** Work to snooze: the id of a piece, or `all` of a kind that only wait. */
export type SnoozeKey = { kind: WorkKind; subject: string };

const ownOf = ({ tenantId, id }: Viewer) =>
  and(eq(snooze.tenantId, tenantId), eq(snooze.userId, id));

const oneOf = (viewer: Viewer, { kind, subject }: SnoozeKey) =>
  and(ownOf(viewer), eq(snooze.kind, kind), eq(snooze.subject, subject));

/** When the viewer's snoozed work comes back, by kind and subject. */
export async function findSnoozes(tx: Db, viewer: Viewer, now: Date): Promise<Map<string, Date>> {
  const rows = await tx
    .select()
    .from(snooze)
    .where(and(ownOf(viewer), gt(snooze.until, now)));
  return new Map(rows.map(({ kind, subject, until }) => [`${kind} ${subject}`, until]));
}

/** Snoozes work, again if it is snoozed, and forgets snoozes that are over. Throws 409 beyond 100. */
export async function setSnooze(
  tx: Db,
  viewer: Viewer,
  key: SnoozeKey,
  until: Date,
  now: Date,
): Promise<void> {
  await lockViewer(tx, viewer);
  await tx.delete(snooze).where(and(ownOf(viewer), lte(snooze.until, now)));
  await tx.delete(snooze).where(oneOf(viewer, key));
  if ((await tx.$count(snooze, ownOf(viewer))) >= mostSnoozes) {
    throw conflict(`You have snoozed ${mostSnoozes} items already. Bring some back first.`);
  }
  await tx.insert(snooze).values({ tenantId: viewer.tenantId, userId: viewer.id, ...key, until });
}

/** Ends one of the viewer's snoozes; returns when it would have ended. Throws 404. */
export async function endSnooze(tx: Db, viewer: Viewer, key: SnoozeKey): Promise<Date> {
  const [ended] = await tx.delete(snooze).where(oneOf(viewer, key)).returning();
  if (!ended) throw notFound('This is not snoozed any more.');
  return ended.until;
}
