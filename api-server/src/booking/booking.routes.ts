import { notFound } from '../http/errors.ts';
import { pageFields } from '../http/page-links.ts';
import type { Handlers } from '../openapi/handlers.ts';
import { presentBooking } from './booking-detail.presenter.ts';
import { loadDetails } from './booking-detail.repository.ts';
import { presentSummary } from './booking.presenter.ts';
import { findBooking, findBookingOfVideo, listBookings } from './booking.repository.ts';

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

  async getPublicUploadLink({ tx, viewer, query }) {
    const booking = await findBookingOfVideo(tx, viewer, query.videoId);
    if (!booking) throw notFound();
    const isOpen = booking.state !== 'job_complete' && booking.hubProjectUrl !== null;
    return { public_upload_link: isOpen ? `${booking.hubProjectUrl}/upload` : null };
  },
} satisfies Partial<Handlers>;
