import { and, eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { appUser } from '../schema.ts';

const isViewer = ({ tenantId, id }: Viewer) =>
  and(eq(appUser.tenantId, tenantId), eq(appUser.id, id));

/** The viewer's working hours in minutes, as `workingMinutes` gives them; null without limits. */
export async function findWorkingHours(tx: Db, viewer: Viewer): Promise<number[] | null> {
  const [row] = await tx.select({ of: appUser.workingHours }).from(appUser).where(isViewer(viewer));
  return row?.of ?? null;
}

/** Stores the viewer's working hours. */
export async function storeWorkingHours(
  tx: Db,
  viewer: Viewer,
  workingHours: number[] | null,
): Promise<void> {
  await tx.update(appUser).set({ workingHours }).where(isViewer(viewer));
}
