import {
  type BookingViewChoice,
  type OwnView,
  bookingViewsOf,
} from '@shootline/shared-api/contract';
import { ownViewRules } from '@shootline/shared-api/rules';
import type { Db } from '../../platform/db/db.ts';
import { fieldError, validationError } from '../../platform/http/errors.ts';
import { checkedBy } from '../../platform/http/rule-errors.ts';
import type { Handlers } from '../../platform/openapi/handlers.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { type BookingFilter, countBookings } from '../booking/booking-filter.repository.ts';
import { findColumns, setColumns } from './list-columns.repository.ts';
import { filterOfKeptSearch, filterOfSearch } from './list-search.rules.ts';
import {
  type SavedView,
  deleteSavedView,
  insertSavedView,
  listSavedViews,
  updateSavedView,
} from './saved-view.repository.ts';

const filterOfView = (view: BookingViewChoice): BookingFilter => (view === 'all' ? {} : { view });

/** Own views with what each matches now. */
async function counted(tx: Db, viewer: Viewer, views: SavedView[], now: Date): Promise<OwnView[]> {
  const filters = views.map(({ search }) => filterOfKeptSearch(viewer, search));
  const known = filters.filter((filter) => filter !== undefined);
  const counts = await countBookings(tx, viewer, known, now);
  return views.map(({ id, name, search }, index) => {
    const filter = filters[index];
    const count = filter ? (counts[known.indexOf(filter)] ?? null) : null;
    return { uuid: id, name, search, count };
  });
}

async function countedOne(tx: Db, viewer: Viewer, view: SavedView, now: Date): Promise<OwnView> {
  const [own] = await counted(tx, viewer, [view], now);
  if (!own) throw new Error('A view was not counted.');
  return own;
}

export const listViewHandlers = {
  async getListViews({ deps, tx, viewer, path }) {
    const now = deps.clock();
    const choices = bookingViewsOf(viewer.role);
    const counts = await countBookings(tx, viewer, choices.map(filterOfView), now);
    return {
      views: choices.map((view, index) => ({ view, count: counts[index] ?? 0 })),
      own_views: await counted(tx, viewer, await listSavedViews(tx, viewer, path.list), now),
      columns: await findColumns(tx, viewer, path.list),
    };
  },

  async addOwnView({ deps, tx, viewer, path, body }) {
    const view = checkedBy(ownViewRules, body);
    filterOfSearch(viewer, view.search);
    const now = deps.clock();
    const saved = await insertSavedView(tx, viewer, path.list, view, now);
    return countedOne(tx, viewer, saved, now);
  },

  async updateOwnView({ deps, tx, viewer, path, body }) {
    const view = checkedBy(ownViewRules, body);
    filterOfSearch(viewer, view.search);
    const saved = await updateSavedView(tx, viewer, path.list, path.id, view);
    return countedOne(tx, viewer, saved, deps.clock());
  },

  async deleteOwnView({ deps, tx, viewer, path }) {
    const deleted = await deleteSavedView(tx, viewer, path.list, path.id);
    return countedOne(tx, viewer, deleted, deps.clock());
  },

  async setListColumns({ tx, viewer, path, body }) {
    const ids = body.columns.map(({ id }) => id);
    if (new Set(ids).size < ids.length) {
      throw validationError(fieldError('columns', 'Name each column once.'));
    }
    await setColumns(tx, viewer, path.list, body.columns);
    return body;
  },
} satisfies Partial<Handlers>;
