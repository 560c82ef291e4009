import type { appUser } from '../src/domain/schema.ts';
import { createCalendar } from './calendar.ts';
import { type Roster, createRoster } from './roster.ts';
import { bookingOf } from './bookings.ts';
import { busyTimesOf } from './busy-times.ts';
import { talkOf } from './comments.ts';
import type { ClientSpec } from './data/clients.ts';
import type { PersonSpec } from './data/people.ts';
import { feedbackOf } from './feedback.ts';
import { feesOf } from './fees.ts';
import { filesOf } from './files.ts';
import { invoicingOf } from './invoicing.ts';
import { numberInvoices } from './invoice-files.ts';
import { billingsOf } from './billings.ts';
import { notificationsFor } from './notifications.ts';
import { assignmentsOf } from './assignments.ts';
import { offersOf } from './offers.ts';
import { type Plan, createPlan, createdAt, hasVideographer } from './plan.ts';
import { type Random, createRandom } from './random.ts';
import type { Slot } from './slots.ts';
import { staffingOf } from './staffing.ts';
import { textsOf } from './texts.ts';

export type WorkspaceSpec = {
  alias: string;
  name: string;
  /** The business that the portal writes invoices to; one in Australia. */
  invoiced?: { invoiceName: string; invoiceAddress: string; invoiceTaxNumber: string };
  clients: readonly ClientSpec[];
  users: readonly PersonSpec[];
  slots: readonly Slot[];
};

/** Named videographers come first, then bookings with any; offers go to those still free. */
function inOrder(slots: readonly Slot[]): Slot[] {
  const turn = ({ state, videographer, released }: Slot) =>
    (videographer ?? released) ? 0 : hasVideographer(state) ? 1 : 2;
  return slots.toSorted((a, b) => turn(a) - turn(b));
}

function plansOf(
  slots: readonly Slot[],
  roster: Roster,
  { random, now }: { random: Random; now: Date },
) {
  const world = { roster, calendar: createCalendar(), now };
  return inOrder(slots)
    .map((slot, index) => createPlan(slot, random.fork(`booking ${index}`), world))
    .sort((a, b) => createdAt(a).getTime() - createdAt(b).getTime());
}

/** The records of one booking, for each table. */
function recordsOf(plan: Plan, world: { roster: Roster; now: Date }, tenantId: string) {
  const texts = textsOf({ ...plan, date: plan.date ?? createdAt(plan) }, plan.random.fork('texts'));
  const booking = bookingOf(plan, texts, tenantId);
  const fees = feesOf(plan, world, tenantId);
  const billings = billingsOf(plan, { booking, fees, now: world.now });
  const talk = talkOf(plan, texts, world, tenantId);
  const { files, documents } = filesOf(plan, texts, { tenantId, now: world.now });
  const offers = offersOf(plan, tenantId, world.now);
  const staffing = staffingOf(plan, offers);
  return {
    booking,
    fees,
    billings,
    files,
    documents: [...documents, ...talk.documents],
    talk,
    offers,
    assignments: assignmentsOf(plan, tenantId),
    feedback: feedbackOf(plan, tenantId, world.now),
    logs: plan.steps.map(({ from, to, at, by, reason }, index) => ({
      id: plan.random.uuid(),
      tenantId,
      bookingId: plan.id,
      at,
      fromState: from,
      toState: to,
      userId: by?.id ?? null,
      reason,
      staffing: staffing[index] ?? {},
    })),
    activity: {
      plan,
      offers,
      title: booking.title || 'Untitled draft',
      project: talk.project,
      internal: talk.internal,
      billings,
    },
  };
}

/** The id of the workspace with this alias, which `createWorkspaceRecords` gives it. */
export function workspaceId(alias: string): string {
  return createRandom(alias).uuid();
}

/** The users of a demo workspace, as `createWorkspaceRecords` returns them. */
export function rosterOf({ alias, clients, users }: WorkspaceSpec, now: Date): Roster {
  const random = createRandom(alias);
  return createRoster(clients, users, { tenantId: workspaceId(alias), random, now });
}

/** Everything in a demo workspace as rows in the order in which they are made; no passwords yet. */
export function createWorkspaceRecords(spec: WorkspaceSpec, now: Date) {
  const random = createRandom(spec.alias);
  const tenantId = random.uuid();
  const roster = createRoster(spec.clients, spec.users, { tenantId, random, now });
  const plans = plansOf(spec.slots, roster, { random, now });
  const records = plans.map((plan) => recordsOf(plan, { roster, now }, tenantId));
  const billings = records.flatMap((each) => each.billings);
  const numbered = numberInvoices(billings, { roster, random: random.fork('invoices') });
  const activities = records.map(({ activity }) => activity);
  const setting = { roster, now, tenantId, random: random.fork('notifications') };
  const bookings = records.map(({ booking }) => booking);
  const offers = records.flatMap((each) => each.offers);
  return {
    tenant: {
      id: tenantId,
      alias: spec.alias,
      name: spec.name,
      ...(spec.invoiced && { ...spec.invoiced, invoiceCountry: 'AU' }),
    },
    roster,
    bookings,
    offers,
    busyTimes: busyTimesOf(roster.videographers, {
      bookings,
      offers,
      random: random.fork('busy times'),
      now,
    }),
    assignments: records.flatMap(({ assignments }) => assignments),
    fees: records.flatMap(({ fees }) => fees),
    logs: records.flatMap(({ logs }) => logs),
    invoices: billings.map(({ row }) => row),
    invoiceFiles: numbered.files,
    invoiceHistory: numbered.history,
    invoicing: invoicingOf(roster.videographers, numbered.serials),
    writtenInvoices: numbered.written,
    feedback: records.flatMap(({ feedback }) => feedback),
    files: records.flatMap(({ files }) => files),
    threads: records.flatMap(({ talk }) => talk.threads),
    comments: records.flatMap(({ talk }) => [...talk.project, ...talk.internal]),
    attachments: records.flatMap(({ talk }) => talk.attachments),
    notifications: notificationsFor(activities, setting),
    documents: [...records.flatMap(({ documents }) => documents), ...numbered.documents],
  };
}

export type WorkspaceRecords = ReturnType<typeof createWorkspaceRecords>;

/** The people as rows of their table. */
export function personRows({ roster }: WorkspaceRecords): (typeof appUser.$inferInsert)[] {
  return roster.members.map(({ spec: _spec, taxDetails: _taxDetails, ...row }) => row);
}
