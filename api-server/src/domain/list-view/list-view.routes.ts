import { bookingViewsOf } from '@shootline/shared-api/contract';
import { notFound } from '../../platform/http/errors.ts';
import type { Handlers } from '../../platform/openapi/handlers.ts';
import { listBookings } from '../booking/booking-list.repository.ts';

export const listViewHandlers = {
  async getListViews({ tx, viewer }) {
    const { count } = await listBookings(tx, viewer, {});
    const views = bookingViewsOf(viewer.role).map((view) => ({ view, count }));
    return { views, own_views: [], columns: null };
  },

  async addOwnView({ body }) {
    return { uuid: crypto.randomUUID(), ...body, count: 0 };
  },

  async updateOwnView({ body, path }) {
    return { uuid: path.id, ...body, count: 0 };
  },

  async deleteOwnView() {
    throw notFound();
  },

  async setListColumns({ body }) {
    return body;
  },
} satisfies Partial<Handlers>;
