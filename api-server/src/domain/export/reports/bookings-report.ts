import {
  type BookingState,
  type BookingView,
  type TotalCost,
  type exportReaders,
  isAdmin,
  partsWithheld,
  zoneName,
} from '@shootline/shared-api/contract';
import { msg, zoneOf } from '@shootline/shared-api/rules';
import { type BriefNameWith, briefFields, briefNamesWith } from '@shootline/shared-api/rules/brief';
import { and, desc, eq, gte, inArray, lt, lte, or } from '../../../platform/db/drizzle.ts';
import { briefWords } from '../../booking/brief/brief-words.rules.ts';
import { ofPart } from '../../booking/list/booking-view.repository.ts';
import { viewParts } from '../../booking/list/booking-view.rules.ts';
import { permissionsOf } from '../../booking/rights/booking-permission.rules.ts';
import { factsOf } from '../../booking/rights/booking-facts.ts';
import { presentFields } from '../../booking/booking.presenter.ts';
import { loadBookings } from '../../booking/booking.repository.ts';
import { visibleTo } from '../../booking/rights/booking-visibility.repository.ts';
import type { Db } from '../../../platform/db/db.ts';
import { booking } from '../../schema.ts';
import { totalClientCost, totalVideographersCost } from '../../pricing/total-cost.rules.ts';
import { cancellationFeeCategories, labelOf, regions } from '../../reference/option-sets.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { findUsers } from '../../people/user/user.repository.ts';
import { type Column, cellsOf, money, number, text, yesOrNo } from './cells.rules.ts';
import { type Report, type ReportContext, sortableTime } from './report.ts';
import { exportSettings } from '../export.settings.ts';

export type BookingExportFilter = {
  /** ISO days in the shoot's zone. */
  from_date?: string;
  to_date?: string;
  /** The view's bookings when the file is written. */
  view?: BookingView;
  state?: BookingState[];
  clients?: string[];
  camops?: string[];
  billing_region?: string;
  /** Ids of the only bookings to export, at least one. */
  bookings?: string[];
};

/**
 * One batch of the matching bookings that the viewer may view, with numbers below `before`, highest
 * first. Numbers never change, so no booking is repeated.
 */
async function findBatch(
  tx: Db,
  { reader: viewer, now }: Pick<ReportContext, 'reader' | 'now'>,
  filter: BookingExportFilter,
  before: number | undefined,
) {
  const anyOf = <Value>(values: Value[] | undefined) => (values?.length ? values : undefined);
  const [states, clients, camops] = [
    anyOf(filter.state),
    anyOf(filter.clients),
    anyOf(filter.camops),
  ];
  const batch = await tx
    .select({ id: booking.id })
    .from(booking)
    .where(
      and(
        visibleTo(tx, viewer),
        before === undefined ? undefined : lt(booking.bookingNumber, before),
        filter.from_date === undefined ? undefined : gte(booking.day, filter.from_date),
        filter.to_date === undefined ? undefined : lte(booking.day, filter.to_date),
        filter.view &&
          or(...viewParts(filter.view, now, viewer).map((part) => ofPart(tx, viewer, part, now))),
        states && inArray(booking.state, states),
        clients && inArray(booking.clientId, clients),
        camops && inArray(booking.videographerId, camops),
        filter.bookings && inArray(booking.id, filter.bookings),
        filter.billing_region === undefined
          ? undefined
          : eq(booking.billingRegion, filter.billing_region),
      ),
    )
    .orderBy(desc(booking.bookingNumber))
    .limit(exportSettings.batchRows);
  const rows = await loadBookings(
    tx,
    viewer,
    batch.map(({ id }) => id),
  );
  const managerIds = rows.flatMap((row) => row.booking.accountManagerId ?? []);
  return { rows, managers: await findUsers(tx, viewer.tenantId, [...new Set(managerIds)]) };
}

type Batch = Awaited<ReturnType<typeof findBatch>>;

function lineOf(
  row: Batch['rows'][number],
  managers: Batch['managers'],
  viewer: Viewer,
  now: Date,
) {
  const { booking, fees } = row;
  const rights = permissionsOf(factsOf(row), viewer, now);
  return {
    booking,
    row,
    summary: presentFields(row, viewer, rights),
    zone: zoneOf(booking),
    manager: managers.get(booking.accountManagerId ?? '')?.fullName ?? null,
    clientCost: rights.read_client_cost ? totalClientCost(booking, fees) : null,
    videographerCost: rights.read_camera_operator_cost
      ? totalVideographersCost(booking, fees)
      : null,
    fees: rights.read_cancellation_fees ? fees : [],
  };
}

type Line = ReturnType<typeof lineOf>;

type BookingPart = (typeof exportReaders.bookings.parts)[number]['name'];
type BookingColumn = Column<Line> & { part?: BookingPart };

const cost = (name: string, of: (line: Line) => TotalCost | null): BookingColumn[] =>
  money(name, of).map((column) => ({ ...column, part: 'prices' }));

/** Fields of the brief that stand among other columns; the others follow at the end. */
const placed: BriefNameWith<'exported'>[] = [
  'title',
  'video_type',
  'purchase_order',
  'quote_number',
];

const exported = (name: BriefNameWith<'exported'>): BookingColumn =>
  text(briefFields[name].exported, ({ booking }) => briefWords(name, booking));

const columns: BookingColumn[] = [
  text('Booking Number', ({ summary }) => summary.booking_uid),
  text('Status', ({ summary }) => summary.state_display),
  exported('title'),
  text('Client', ({ row }) => row.client.name),
  text('Shoot Date', ({ booking, zone }) => sortableTime(booking.date, zone)),
  text('Arrival and Set-up', ({ booking, zone }) =>
    sortableTime(booking.arrivalAndSetupDate, zone),
  ),
  text('Time Zone', ({ booking: { date }, zone }) => date && zoneName(zone, date)),
  number('Duration (Hours)', ({ booking }) => booking.duration),
  text('Project Owner', ({ summary }) => summary.project_owner_full_name),
  text('Submitter', ({ row }) => row.submitter.fullName),
  text('Videographer', ({ summary }) => summary.camera_operator_full_name),
  text('Region', ({ booking }) => booking.region && labelOf(regions, booking.region)),
  text('Location', ({ booking }) => booking.address?.formatted_address_short ?? null),
  text('Billing Region', ({ booking }) => booking.billingRegion),
  text('Account Manager', ({ manager }) => manager),
  exported('video_type'),
  yesOrNo('Short Notice', ({ summary }) => summary.is_short_notice_booking),
  ...cost('Client Cost', ({ clientCost }) => clientCost),
  ...cost('Videographer Cost', ({ videographerCost }) => videographerCost),
  text('Cancellation Fees', ({ fees }) =>
    fees.map(({ category }) => labelOf(cancellationFeeCategories, category)).join('; '),
  ),
  text('Invoice Status', ({ summary }) => summary.camop_invoice?.state_display ?? null),
  exported('purchase_order'),
  { ...exported('quote_number'), part: 'quote numbers' },
  text('Submitted (UTC)', ({ booking }) => sortableTime(booking.submittedAt, 'UTC')),
  text('Created (UTC)', ({ booking }) => sortableTime(booking.created, 'UTC')),
  ...briefNamesWith('exported')
    .filter((name) => !placed.includes(name))
    .map(exported),
];

function columnsFor(reader: Viewer): BookingColumn[] {
  const withheld = partsWithheld(reader, 'bookings');
  return columns.filter(({ part }) => part === undefined || !withheld.includes(part));
}

/** Bookings of the workspace, for admins. */
export const bookingsReport: Report<BookingExportFilter> = {
  what: msg('bookings'),
  mayRequest: ({ role }) => isAdmin(role),
  headings: (reader) => columnsFor(reader).map(({ heading }) => heading),
  async *batches({ reader, now, inside }, filter) {
    const shown = columnsFor(reader);
    let before: number | undefined;
    do {
      const { rows, managers } = await inside((tx) =>
        findBatch(tx, { reader, now }, filter, before),
      );
      if (rows.length > 0) {
        yield rows.map((row) => cellsOf(shown, lineOf(row, managers, reader, now)));
      }
      before =
        rows.length < exportSettings.batchRows ? undefined : rows.at(-1)?.booking.bookingNumber;
    } while (before !== undefined);
  },
};
