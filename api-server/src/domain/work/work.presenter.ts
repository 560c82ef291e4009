import type { WorkKind, WorkLine } from '@shootline/shared-api/contract';
import { inArray } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { loadBookings } from '../booking/booking.repository.ts';
import { presentSummary } from '../booking/booking.presenter.ts';
import { whyNeeded } from '../booking/list/booking-view.repository.ts';
import { presentFeedback } from '../feedback/feedback.presenter.ts';
import { listFeedback } from '../feedback/feedback.repository.ts';
import { loadInvoices } from '../invoice/invoice-loading.ts';
import { presentInvoice } from '../invoice/invoice.presenter.ts';
import { findInvoices } from '../invoice/invoice.repository.ts';
import { loadOffers } from '../offer/offer-list.repository.ts';
import { presentAvailability } from '../offer/offer.presenter.ts';
import { feedback } from '../schema.ts';
import type { GroupLine } from './work-groups.rules.ts';

type Subject = Pick<WorkLine, 'booking' | 'offer' | 'invoice' | 'feedback'>;

type Loading = (tx: Db, viewer: Viewer, ids: string[], now: Date) => Promise<[string, Subject][]>;

const loadings: Partial<Record<WorkKind, Loading>> = {
  offer: async (tx, viewer, ids, now) =>
    (await loadOffers(tx, viewer.tenantId, ids)).map((row) => [
      row.offer.id,
      { offer: presentAvailability(row, viewer, now) },
    ]),
  invoice: async (tx, viewer, ids, now) => {
    const whole = await loadInvoices(tx, viewer, await findInvoices(tx, viewer.tenantId, ids));
    return whole.map((one) => [one.invoice.id, { invoice: presentInvoice(one, { viewer, now }) }]);
  },
  feedback: async (tx, viewer, ids) =>
    (await listFeedback(tx, viewer, inArray(feedback.id, ids))).map((row) => [
      row.feedback.id,
      { feedback: presentFeedback(row) },
    ]),
};

const loadOfBookings: Loading = async (tx, viewer, ids, now) =>
  (await loadBookings(tx, viewer, ids)).map((row) => [
    row.booking.id,
    { booking: presentSummary(row, viewer, now) },
  ]);

/** The records of lines that are one piece of work, by kind and id, in a number of statements that is fixed. */
export async function loadSubjects(
  tx: Db,
  viewer: Viewer,
  lines: readonly GroupLine[],
  now: Date,
): Promise<Map<string, Subject>> {
  const subjects = new Map<string, Subject>();
  const idsOf = Map.groupBy(
    lines.filter(({ count }) => count === 1),
    ({ kind }) => (loadings[kind] ? kind : 'booking'),
  );
  for (const [of, some] of idsOf) {
    const load = of === 'booking' ? loadOfBookings : loadings[of];
    const rows = load ? await load(tx, viewer, [...new Set(some.map(({ id }) => id))], now) : [];
    const kinds = new Set(some.map(({ kind }) => kind));
    for (const kind of kinds)
      for (const [id, subject] of rows) subjects.set(`${kind} ${id}`, subject);
  }
  const needing = lines.filter(({ kind, count }) => kind === 'needs_me' && count === 1);
  const why = await whyNeeded(
    tx,
    viewer,
    needing.map(({ id }) => id),
  );
  for (const [id, reason] of why) {
    const { booking } = subjects.get(`needs_me ${id}`) ?? {};
    if (booking) subjects.set(`needs_me ${id}`, { booking: { ...booking, ...reason } });
  }
  return subjects;
}
