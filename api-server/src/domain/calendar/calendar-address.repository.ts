import { randomUUID } from 'node:crypto';
import { roles } from '@shootline/shared-api/contract';
import { and, eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import type { User, Viewer } from '../../platform/session/viewer.ts';
import { calendarAddress, appUser } from '../schema.ts';
import type { NamedValue } from '../../platform/secrets/signed-token.ts';
import { takesPart } from '../../platform/session/access.ts';
import { onKey } from '../../platform/db/query.ts';

export type CalendarAddressRow = typeof calendarAddress.$inferSelect;

const ofViewer = ({ tenantId, id }: Viewer) =>
  and(eq(calendarAddress.tenantId, tenantId), eq(calendarAddress.userId, id));

/** The viewer's private address, or undefined. */
export async function findAddress(tx: Db, viewer: Viewer): Promise<CalendarAddressRow | undefined> {
  const [row] = await tx.select().from(calendarAddress).where(ofViewer(viewer));
  return row;
}

/** Makes a private address for the viewer, ending any earlier one. */
export async function renewAddress(
  tx: Db,
  { tenantId, id: userId }: Viewer,
  now: Date,
): Promise<CalendarAddressRow> {
  const fresh = { value: randomUUID(), created: now };
  const [row] = await tx
    .insert(calendarAddress)
    .values({ tenantId, userId, ...fresh })
    .onConflictDoUpdate({
      target: [calendarAddress.tenantId, calendarAddress.userId],
      set: fresh,
    })
    .returning();
  if (!row) throw new Error('The calendar address was not stored.');
  return row;
}

/** Ends the viewer's private address; returns whether there was one. */
export async function endAddress(tx: Db, viewer: Viewer): Promise<boolean> {
  const ended = await tx
    .delete(calendarAddress)
    .where(ofViewer(viewer))
    .returning({ value: calendarAddress.value });
  return ended.length > 0;
}

/** The active videographer with this private address, or undefined. */
export async function findSubscriber(
  tx: Db,
  { tenantId, value }: NamedValue,
): Promise<User | undefined> {
  const [row] = await tx
    .select({ appUser })
    .from(calendarAddress)
    .innerJoin(appUser, onKey(appUser, calendarAddress.userId))
    .where(
      and(
        eq(calendarAddress.tenantId, tenantId),
        eq(calendarAddress.value, value),
        takesPart,
        eq(appUser.role, roles.camera_operator),
      ),
    );
  return row?.appUser;
}
