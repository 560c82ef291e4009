import type { ColumnSetting, ListName } from '@shootline/shared-api/contract';
import { and, eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { listColumns } from '../schema.ts';

/** The viewer's columns of a list in their order; null until they have changed any. */
export async function findColumns(
  tx: Db,
  viewer: Viewer,
  list: ListName,
): Promise<ColumnSetting[] | null> {
  const [row] = await tx
    .select({ columns: listColumns.columns })
    .from(listColumns)
    .where(
      and(
        eq(listColumns.tenantId, viewer.tenantId),
        eq(listColumns.userId, viewer.id),
        eq(listColumns.list, list),
      ),
    );
  return row?.columns ?? null;
}

/** Stores the viewer's columns of a list. */
export async function setColumns(
  tx: Db,
  viewer: Viewer,
  list: ListName,
  columns: ColumnSetting[],
): Promise<void> {
  const { tenantId, id: userId } = viewer;
  await tx
    .insert(listColumns)
    .values({ tenantId, userId, list, columns })
    .onConflictDoUpdate({
      target: [listColumns.tenantId, listColumns.userId, listColumns.list],
      set: { columns },
    });
}
