import { notFound } from '../../platform/errors/errors.ts';
import type { Handlers } from '../../platform/calls/handlers.ts';
import { factsOf } from '../booking/rights/booking-facts.ts';
import { uploadAddressOf } from '../booking/change/hub-project.ts';
import { findBookingIdOfVideo } from '../booking/list/booking-list.repository.ts';
import { permissionsOf } from '../booking/rights/booking-permission.rules.ts';
import { findBooking, missingBooking } from '../booking/booking.repository.ts';
import { wholeBooking } from './whole-booking.ts';

export const bookingDetailHandlers = {
  async getBooking({ deps, tx, viewer, path }) {
    const row = await findBooking(tx, viewer, path.id);
    if (!row) throw missingBooking();
    return wholeBooking(tx, viewer, row, deps.clock());
  },

  async getPublicUploadLink({ deps, tx, viewer, query }) {
    const id = await findBookingIdOfVideo(tx, viewer, query.videoId);
    const row = id && (await findBooking(tx, viewer, id));
    if (!row || !permissionsOf(factsOf(row), viewer, deps.clock()).read_files) throw notFound();
    const isOpen = row.booking.state !== 'job_complete';
    return { public_upload_link: isOpen ? uploadAddressOf(row.booking) : null };
  },
} satisfies Partial<Handlers>;
