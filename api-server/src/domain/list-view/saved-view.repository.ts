import type { ListName, OwnViewInput } from '@shootline/shared-api/contract';
import { type SQL, and, asc, eq, ne, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { conflict, fieldError, notFound, validationError } from '../../platform/errors/errors.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { savedView } from '../schema.ts';
import { lockViewer } from '../people/user/user.repository.ts';

/** The most views of a list that a user can save. */
const mostViews = 50;

export type SavedView = typeof savedView.$inferSelect;

function ownOf(viewer: Viewer, list: ListName, condition?: SQL): SQL | undefined {
  return and(
    eq(savedView.tenantId, viewer.tenantId),
    eq(savedView.userId, viewer.id),
    eq(savedView.list, list),
    condition,
  );
}

/** The viewer's own views of a list, by name. */
export async function listSavedViews(tx: Db, viewer: Viewer, list: ListName): Promise<SavedView[]> {
  return tx
    .select()
    .from(savedView)
    .where(ownOf(viewer, list))
    .orderBy(asc(savedView.name), asc(savedView.id));
}

async function refuseTakenName(tx: Db, viewer: Viewer, list: ListName, name: string, id?: string) {
  const isSame = sql`lower(${savedView.name}) = lower(${name} collate "und-x-icu")`;
  const isOther = id === undefined ? undefined : ne(savedView.id, id);
  const taken = await tx
    .select({ id: savedView.id })
    .from(savedView)
    .where(ownOf(viewer, list, and(isSame, isOther)));
  if (taken.length > 0) {
    throw validationError(fieldError('name', 'You have a view with this name already.'));
  }
}

/** Saves a view. Throws a field error for a name that is taken, and 409 beyond 50 views. */
export async function insertSavedView(
  tx: Db,
  viewer: Viewer,
  list: ListName,
  view: OwnViewInput,
  now: Date,
): Promise<SavedView> {
  await lockViewer(tx, viewer);
  await refuseTakenName(tx, viewer, list, view.name);
  if ((await tx.$count(savedView, ownOf(viewer, list))) >= mostViews) {
    throw conflict(`You have ${mostViews} views already. Delete one to save another.`);
  }
  const { tenantId, id: userId } = viewer;
  const [saved] = await tx
    .insert(savedView)
    .values({ ...view, tenantId, userId, list, created: now })
    .returning();
  if (!saved) throw new Error('The view was not stored.');
  return saved;
}

const missingView = () => notFound("Sorry, we can't find this view.");

/** Replaces one of the viewer's views. Throws 404, and a field error for a name that is taken. */
export async function updateSavedView(
  tx: Db,
  viewer: Viewer,
  list: ListName,
  id: string,
  view: OwnViewInput,
): Promise<SavedView> {
  await lockViewer(tx, viewer);
  const own = ownOf(viewer, list, eq(savedView.id, id));
  if ((await tx.$count(savedView, own)) === 0) throw missingView();
  await refuseTakenName(tx, viewer, list, view.name, id);
  const [saved] = await tx.update(savedView).set(view).where(own).returning();
  if (!saved) throw missingView();
  return saved;
}

/** Deletes one of the viewer's views and returns it. Throws 404. */
export async function deleteSavedView(
  tx: Db,
  viewer: Viewer,
  list: ListName,
  id: string,
): Promise<SavedView> {
  const [deleted] = await tx
    .delete(savedView)
    .where(ownOf(viewer, list, eq(savedView.id, id)))
    .returning();
  if (!deleted) throw missingView();
  return deleted;
}
