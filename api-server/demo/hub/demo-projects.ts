import { zoneOf } from '@shootline/shared-api/rules';
import { and, eq } from '../../src/platform/db/drizzle.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { workspaceTransaction } from '../../src/platform/db/workspace-transaction.ts';
import type { ProjectRequest } from '../../src/domain/hub/hub-project.ts';
import { booking } from '../../src/domain/schema.ts';
import { demoWorkspaces } from '../demo.ts';
import { workspaceId } from '../workspace.ts';
import { demoProjectPath } from './demo-paths.ts';

export type DemoProject = Pick<ProjectRequest, 'number' | 'title' | 'date' | 'timezone'> & {
  id: string;
  /** By name. */
  client: string;
};

/** The project for a booking: the same one for the same booking, also after a restart. */
export function demoProjectFor(request: ProjectRequest): DemoProject {
  const { number, title, date, timezone, client } = request;
  const id = request.booking.replaceAll('-', '').slice(0, 12);
  return { id, number, title, date, timezone, client: client.name };
}

/**
 * A project that was made before this process began, as the booking tells of it that it belongs to: the
 * hub of the demo keeps nothing of its own.
 */
export async function findEarlierProject(db: Db, id: string): Promise<DemoProject | undefined> {
  for (const { alias } of demoWorkspaces) {
    const tenantId = workspaceId(alias);
    const [row] = await workspaceTransaction(
      db,
      tenantId,
      (tx) =>
        tx
          .select()
          .from(booking)
          .where(
            and(
              eq(booking.tenantId, tenantId),
              eq(booking.videoId, id),
              eq(booking.hubProjectUrl, demoProjectPath(id)),
            ),
          ),
      { isRead: true },
    );
    if (!row) continue;
    const { title, date, bookingUid, clientName: client } = row;
    const day = date?.toISOString() ?? null;
    return { id, title, date: day, number: bookingUid ?? '', client, timezone: zoneOf(row) };
  }
  return undefined;
}
