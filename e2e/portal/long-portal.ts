import { openDatabase } from '../../api-server/src/platform/db/connection/open.ts';
import { rules } from '../../api-server/src/rules.ts';
import { createTestWorkspace } from '../../api-server/tests/workspace.ts';
import { fill, sizesOf } from '../../api-server/tests/load/fill.ts';
import { password, startPortal } from './portal-server.ts';

export const longAlias = 'long';
export const longAdmin = 'admin@long.test';

/** The built portal with a workspace of this many bookings, written directly into its database. */
export function startLongPortal(bookings: number) {
  return startPortal(undefined, async (dataDir) => {
    const database = { url: undefined };
    const place = { database, dataDir, reset: false, rules } as const;
    const connection = await openDatabase(place, (error) => console.error(error.message));
    const workspace = await createTestWorkspace(connection.db, longAlias);
    await fill(connection.db, workspace.tenantId, sizesOf(bookings));
    await workspace.user('admin', { fullName: 'Ada Long', email: longAdmin, password });
    await connection.close();
  });
}
