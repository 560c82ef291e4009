import { type Role, isAdmin, isVideographer, roles } from '@shootline/shared-api/contract';
import { and, eq, getTableColumns, sql, QueryBuilder } from '../db/drizzle.ts';
import type { Db } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import { client, appUser, secondFactor, tenant } from '../db/schema.ts';
import { forbidden, notAuthenticated, workspaceMoving } from '../errors/errors.ts';
import { countPasskeys } from './second-factor/passkey.repository.ts';
import { isSecondFactorRequired } from './second-factor/second-factor.rules.ts';
import { onKey } from '../db/query.ts';

export type User = typeof appUser.$inferSelect;

/** The signed-in user with their current data. */
export type Viewer = User & { clientName: string | null };

const columns = {
  ...getTableColumns(appUser),
  clientName: client.name,
  moving: tenant.moving,
  secondFactorRule: tenant.secondFactor,
  secondFactorOf: secondFactor.userId,
};

const findViewer = prepared(
  'viewer',
  columns,
  new QueryBuilder()
    .select(columns)
    .from(appUser)
    .innerJoin(tenant, eq(tenant.id, appUser.tenantId))
    .leftJoin(client, onKey(client, appUser.clientId))
    .leftJoin(secondFactor, onKey(appUser, secondFactor.userId))
    .where(
      and(
        eq(appUser.tenantId, sql.placeholder('tenantId')),
        eq(appUser.id, sql.placeholder('userId')),
        eq(appUser.isActive, true),
      ),
    ),
);

/** Whether the user of a session must set up a second factor before anything else. */
type Due = { isSecondFactorDue: boolean };

/**
 * The active user of a session, read in the workspace's transaction. Throws 401 if there is none, and 503 if the
 * workspace has moved away.
 */
export async function viewerOf(
  tx: Db,
  { tenantId, userId }: { tenantId: string; userId: string },
): Promise<Viewer & Due> {
  const [found] = await findViewer(tx, { tenantId, userId });
  if (!found) throw notAuthenticated();
  const { moving, secondFactorRule, secondFactorOf, ...viewer } = found;
  if (moving === 'moved') throw workspaceMoving();
  const isSecondFactorDue =
    secondFactorOf === null &&
    isSecondFactorRequired(secondFactorRule, viewer) &&
    (await countPasskeys(tx, viewer)) === 0;
  return { ...viewer, isSecondFactorDue };
}

/** Whether a user is finance staff or an admin, who do the bookkeeping of a workspace. */
export const isFinanceStaff = ({ role }: { role: Role }): boolean => role >= roles.finance;

/** Throws 403 for users who are not admins. */
export function requireAdmin(viewer: Viewer): void {
  if (!isAdmin(viewer.role)) throw forbidden();
}

/** Throws 403 for users who are not videographers. */
export function requireVideographer({ role }: Viewer): void {
  if (!isVideographer(role)) throw forbidden();
}

/** Throws 403 for users who are neither finance staff nor admins. */
export function requireFinance(viewer: Viewer): void {
  if (!isFinanceStaff(viewer)) throw forbidden();
}
