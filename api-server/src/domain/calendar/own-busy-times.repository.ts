import type { BusyTimeInput } from '@shootline/shared-api/contract';
import { busySpan } from '@shootline/shared-api/rules';
import { type SQL, and, eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { conflict, notFound } from '../../platform/errors/errors.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { busyTime } from '../schema.ts';
import { lockViewer } from '../people/user/user.repository.ts';

/** Maximum number of a videographer's busy times. */
export const mostBusyTimes = 1000;

export type BusyTimeRow = typeof busyTime.$inferSelect;

function ownOf({ tenantId, id: userId }: Viewer, id?: string): SQL | undefined {
  return and(
    eq(busyTime.tenantId, tenantId),
    eq(busyTime.userId, userId),
    eq(busyTime.isFromCalendar, false),
    id === undefined ? undefined : eq(busyTime.id, id),
  );
}

function valuesOf(input: BusyTimeInput, timezone: string) {
  const { from, to } = busySpan(input, timezone);
  const { is_all_day: isAllDay, note = '' } = input;
  return { starts: from, ends: to, isAllDay, timezone, note };
}

const missingBusyTime = () => notFound("Sorry, we can't find this busy time.");

/** Stores a checked busy time, in the viewer's zone. Throws 409 beyond 1,000. */
export async function insertBusyTime(
  tx: Db,
  viewer: Viewer,
  input: BusyTimeInput,
  now: Date,
): Promise<BusyTimeRow> {
  await lockViewer(tx, viewer);
  if ((await tx.$count(busyTime, ownOf(viewer))) >= mostBusyTimes) {
    throw conflict('You have 1,000 busy times already. Delete one to add another.');
  }
  const { tenantId, id: userId, timezone } = viewer;
  const [row] = await tx
    .insert(busyTime)
    .values({ ...valuesOf(input, timezone), tenantId, userId, created: now })
    .returning();
  if (!row) throw new Error('The busy time was not stored.');
  return row;
}

/** Replaces one of the viewer's busy times, in the viewer's zone. Throws 404. */
export async function updateBusyTime(
  tx: Db,
  viewer: Viewer,
  id: string,
  input: BusyTimeInput,
): Promise<BusyTimeRow> {
  const [row] = await tx
    .update(busyTime)
    .set(valuesOf(input, viewer.timezone))
    .where(ownOf(viewer, id))
    .returning();
  if (!row) throw missingBusyTime();
  return row;
}

/** Deletes one of the viewer's busy times and returns it. Throws 404. */
export async function deleteBusyTime(tx: Db, viewer: Viewer, id: string): Promise<BusyTimeRow> {
  const [row] = await tx.delete(busyTime).where(ownOf(viewer, id)).returning();
  if (!row) throw missingBusyTime();
  return row;
}
