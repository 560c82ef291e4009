import { notFound } from '../../platform/http/errors.ts';
import { pageFields } from '../../platform/http/page-links.ts';
import type { Handlers } from '../../platform/openapi/handlers.ts';
import { presentBooking } from '../booking-detail/booking-detail.presenter.ts';
import { loadDetails } from '../booking-detail/booking-detail.repository.ts';
import { permissionsOf } from './booking-permission.rules.ts';
import { factsOf, presentSummary } from './booking.presenter.ts';
import { findBooking, findBookingIdOfVideo, listBookings } from './booking.repository.ts';

export const bookingHandlers = {
  async listBookings({ c, deps, tx, viewer, query }) {
    const page = await listBookings(tx, viewer, query);
    const now = deps.clock();
    return {
      ...pageFields(c, '/booking/list-bookings', query.offset ?? 0, page),
      results: page.rows.map((row) => presentSummary(row, viewer, now)),
    };
  },

  async listDrafts({ c, deps, tx, viewer, query }) {
    const page = await listBookings(tx, viewer, { ...query, state: 'draft' });
    const now = deps.clock();
    return {
      ...pageFields(c, '/booking/list-drafts', query.offset ?? 0, page),
      results: page.rows.map((row) => presentSummary(row, viewer, now)),
    };
  },

  async getBooking({ deps, tx, viewer, path }) {
    const row = await findBooking(tx, viewer, path.id);
    if (!row) throw notFound("Sorry, we can't find this booking.");
    const details = await loadDetails(tx, viewer, row);
    return presentBooking({ row, details, viewer, now: deps.clock() });
  },

  async getPublicUploadLink({ deps, tx, viewer, query }) {
    const id = await findBookingIdOfVideo(tx, viewer, query.videoId);
    const row = id && (await findBooking(tx, viewer, id));
    if (!row || !permissionsOf(factsOf(row), viewer, deps.clock()).read_files) throw notFound();
    const { state, hubProjectUrl } = row.booking;
    const isOpen = state !== 'job_complete' && hubProjectUrl !== null;
    return { public_upload_link: isOpen ? `${hubProjectUrl}/upload` : null };
  },
} satisfies Partial<Handlers>;
