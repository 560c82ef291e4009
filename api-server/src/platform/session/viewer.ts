import { type Role, isAdmin, roles } from '@shootline/shared-api/contract';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import { client, person } from '../db/schema.ts';
import { forbidden, notAuthenticated } from '../http/errors.ts';

export type User = typeof person.$inferSelect;

/** The signed-in user with their current data. */
export type Viewer = User & { clientName: string | null };

const columns = { ...getTableColumns(person), clientName: client.name };

const findViewer = prepared(
  'viewer',
  columns,
  new QueryBuilder()
    .select(columns)
    .from(person)
    .leftJoin(client, eq(client.id, person.clientId))
    .where(
      and(
        eq(person.tenantId, sql.placeholder('tenantId')),
        eq(person.id, sql.placeholder('userId')),
        eq(person.isActive, true),
      ),
    ),
);

/** The active user of a session, read in the workspace's transaction. Throws 401 if there is none. */
export async function viewerOf(
  tx: Db,
  { tenantId, userId }: { tenantId: string; userId: string },
): Promise<Viewer> {
  const [viewer] = await findViewer(tx, { tenantId, userId });
  if (!viewer) throw notAuthenticated();
  return viewer;
}

/** Whether a user is finance staff or an admin, who do the bookkeeping of a workspace. */
export const isFinanceStaff = ({ role }: { role: Role }): boolean => role >= roles.finance;

/** Throws 403 for users who are not admins. */
export function requireAdmin(viewer: Viewer): void {
  if (!isAdmin(viewer.role)) throw forbidden();
}

/** Throws 403 for users who are neither finance staff nor admins. */
export function requireFinance(viewer: Viewer): void {
  if (!isFinanceStaff(viewer)) throw forbidden();
}
