import {
  type AvailabilityViewChoice,
  type BookingViewChoice,
  type InvoiceViewChoice,
  type ListName,
  type OwnView,
  availabilityViews,
  bookingViewsOf,
  invoiceViews,
  isClient,
} from '@shootline/shared-api/contract';
import { ownViewRules } from '@shootline/shared-api/rules';
import type { Db } from '../../platform/db/db.ts';
import { fieldError, forbidden, notFound, validationError } from '../../platform/errors/errors.ts';
import { checkedBy } from '../../platform/errors/rule-errors.ts';
import type { Handlers } from '../../platform/calls/handlers.ts';
import { type Viewer, requireFinance } from '../../platform/session/viewer.ts';
import { type BookingFilter, countBookings } from '../booking/list/booking-filter.repository.ts';
import { type InvoiceFilter, countInvoices } from '../invoice/list/invoice-list.repository.ts';
import { countOffers } from '../offer/offer-list.repository.ts';
import { listsWithViews } from './counted-views.ts';
import { findColumns, setColumns } from './list-columns.repository.ts';
import {
  type SavedView,
  deleteSavedView,
  insertSavedView,
  listSavedViews,
  updateSavedView,
} from './saved-view.repository.ts';

const filterOfView = (view: BookingViewChoice): BookingFilter => (view === 'all' ? {} : { view });

const offersOfView = (view: AvailabilityViewChoice) => (view === 'all' ? undefined : view);

const invoicesOfView = (view: InvoiceViewChoice): InvoiceFilter => (view === 'all' ? {} : { view });

function requireListReader(viewer: Viewer, list: ListName): void {
  if (list === 'availabilities' && isClient(viewer.role)) throw forbidden();
  if (list === 'invoices') requireFinance(viewer);
}

function savedListOf(viewer: Viewer, list: ListName) {
  requireListReader(viewer, list);
  const saved = listsWithViews[list];
  if (!saved) throw notFound('This list cannot keep views.');
  return saved;
}

/** The views of a list in their order, with the count of each, up to 10,001. */
async function countedViews(tx: Db, viewer: Viewer, list: ListName, now: Date) {
  if (list === 'availabilities') {
    const counts = await countOffers(tx, viewer, availabilityViews.map(offersOfView), now);
    return availabilityViews.map((view, index) => ({ view, count: counts[index] ?? 0 }));
  }
  if (list === 'invoices') {
    const counts = await countInvoices(tx, viewer.tenantId, invoiceViews.map(invoicesOfView));
    return invoiceViews.map((view, index) => ({ view, count: counts[index] ?? 0 }));
  }
  const choices = bookingViewsOf(viewer.role);
  const counts = await countBookings(tx, viewer, choices.map(filterOfView), now);
  return choices.map((view, index) => ({ view, count: counts[index] ?? 0 }));
}

async function countedOne(tx: Db, viewer: Viewer, view: SavedView, now: Date): Promise<OwnView> {
  const [own] = await savedListOf(viewer, view.list).counted(tx, viewer, [view], now);
  if (!own) throw new Error('A view was not counted.');
  return own;
}

export const listViewHandlers = {
  async getListViews({ deps, tx, viewer, path }) {
    requireListReader(viewer, path.list);
    const now = deps.clock();
    const saved = await listSavedViews(tx, viewer, path.list);
    return {
      views: await countedViews(tx, viewer, path.list, now),
      own_views: (await listsWithViews[path.list]?.counted(tx, viewer, saved, now)) ?? [],
      columns: await findColumns(tx, viewer, path.list),
    };
  },

  async addOwnView({ deps, tx, viewer, path, body }) {
    const list = savedListOf(viewer, path.list);
    const view = checkedBy(ownViewRules, body);
    list.check(viewer, view.search);
    const now = deps.clock();
    const saved = await insertSavedView(tx, viewer, path.list, view, now);
    return countedOne(tx, viewer, saved, now);
  },

  async updateOwnView({ deps, tx, viewer, path, body }) {
    const list = savedListOf(viewer, path.list);
    const view = checkedBy(ownViewRules, body);
    list.check(viewer, view.search);
    const saved = await updateSavedView(tx, viewer, path.list, path.id, view);
    return countedOne(tx, viewer, saved, deps.clock());
  },

  async deleteOwnView({ deps, tx, viewer, path }) {
    requireListReader(viewer, path.list);
    const deleted = await deleteSavedView(tx, viewer, path.list, path.id);
    return countedOne(tx, viewer, deleted, deps.clock());
  },

  async setListColumns({ tx, viewer, path, body }) {
    requireListReader(viewer, path.list);
    const ids = body.columns.map(({ id }) => id);
    if (new Set(ids).size < ids.length) {
      throw validationError(fieldError('columns', 'Name each column once.'));
    }
    await setColumns(tx, viewer, path.list, body.columns);
    return body;
  },
} satisfies Partial<Handlers>;
