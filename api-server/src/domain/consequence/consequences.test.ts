import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  type Availability,
  type Booking,
  type BookingFlag,
  type BookingState,
  type Consequences,
  isClient,
  isInternal,
  isVideographer,
  roles,
} from '@shootline/shared-api/contract';
import { completeBrief } from '@shootline/shared-api/testing/booking-rules';
import { isWhole } from '../../../proofs/rounds.ts';
import { actionBodies } from '../../../tests/action-bodies.ts';
import { columns, states, who } from '../../../tests/expected-rights.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import {
  type OfferWorkspace,
  createOfferWorkspace,
} from '../../../tests/workspaces/offer-workspace.ts';
import { hoursFromNow } from '../../../tests/workspace.ts';
import { type PgColumn, type PgTable, and, eq, inArray, sql } from '../../platform/db/drizzle.ts';
import { job } from '../../platform/db/schema/job.ts';
import { columnOf, storedNames } from '../booking/brief/brief-columns.rules.ts';
import { bookingActionCalls } from '../action/booking-actions.gen.ts';
import {
  booking,
  bookingAssignment,
  bookingAvailability,
  bookingFile,
  callSheet,
  invoice,
  mail,
  appUser,
  stateLog,
  userAction,
} from '../schema.ts';

type User = OfferWorkspace['videographers'][number];
type Group = Consequences['told'][number];
type Row = { id: string; state: string; [column: string]: unknown };
type Stored = Record<
  | 'booking'
  | 'offers'
  | 'invoices'
  | 'sheets'
  | 'assignments'
  | 'files'
  | 'logs'
  | 'mails'
  | 'notices',
  Row[]
> & { jobs: number };
type Records = Stored;

/** Everything of a booking that an action may write, in one statement. */
async function recordsOf(house: OfferWorkspace, id: string) {
  const rows = (table: PgTable & { id: PgColumn }, of: PgColumn) =>
    sql`(select coalesce(jsonb_agg(to_jsonb(t) order by t.id), '[]') from ${table} t
      where t.${sql.identifier(of.name)} = ${id})`;
  const found = await house.inside((tx) =>
    tx.execute(sql`select ${rows(booking, booking.id)} as booking,
      ${rows(bookingAvailability, bookingAvailability.bookingId)} as offers,
      ${rows(invoice, invoice.bookingId)} as invoices,
      ${rows(callSheet, callSheet.bookingId)} as sheets,
      ${rows(bookingAssignment, bookingAssignment.bookingId)} as assignments,
      ${rows(bookingFile, bookingFile.bookingId)} as files,
      ${rows(stateLog, stateLog.bookingId)} as logs,
      ${rows(mail, mail.aboutId)} as mails,
      ${rows(userAction, userAction.bookingId)} as notices,
      (select count(*)::int from ${job}) as jobs`),
  );
  return (found as unknown as { rows: [Stored] }).rows[0];
}

const added = <Row extends { id: string }>(before: Row[], after: Row[]) =>
  after.filter(({ id }) => !before.some((old) => old.id === id));

describe('the consequences of an action', () => {
  let api: TestApi;
  let house: OfferWorkspace;
  let people: User[];
  let day = 10;
  /** The columns of a complete brief. */
  let brief: Partial<Parameters<OfferWorkspace['make']>[0]>;

  before(async () => {
    api = await startTestApi();
    house = await createOfferWorkspace(api, 4);
    const { users } = house;
    const quiet = await house.user('admin', { fullName: 'Quiet admin' });
    const onlyInPortal = ['decisions.mail', 'progress.mail', 'staffing.mail', 'fees.mail'];
    await house.inside(async (tx) => {
      await tx.update(appUser).set({ muted: onlyInPortal }).where(eq(appUser.id, users.owner.id));
      await tx
        .update(appUser)
        .set({ muted: ['answers.portal', 'staffing.portal', 'progress.portal'] })
        .where(eq(appUser.id, quiet.id));
      people = await tx.select().from(appUser);
    });
    const draft = await draftOf(users.clientUser);
    const stored = await house.stored(draft);
    assert.ok(stored);
    brief = Object.fromEntries(
      storedNames
        .map(columnOf)
        .filter((column) => !['date', 'duration', 'client', 'clientId'].includes(column))
        .map((column) => [column, stored[column]]),
    );
  });
  after(() => api.close());

  const someone = async () => {
    const made = await house.user('camera_operator', { locations: ['sydney'] });
    people = await house.inside((tx) => tx.select().from(appUser));
    return made;
  };
  const bodies = actionBodies(() => house.users, someone);

  /** Announced by the state of the database: everyone told, in groups as this reader may know them. */
  function toldIn(reader: User, was: Records, is: Records): Group[] {
    const mailed = new Set(added(was.mails, is.mails).map((one) => one['recipient_address']));
    const noticed = new Set(added(was.notices, is.notices).map((one) => one['recipient_id']));
    const submitter = was.booking[0]?.['submitter_id'];
    const assigned = [was, is].map((one) => one.booking[0]?.['camera_operator_id']);
    const isStaff = isInternal(reader.role);
    const mayName = ({ id, role }: User) =>
      isVideographer(role)
        ? isStaff || (isClient(reader.role) ? assigned.includes(id) : id === reader.id)
        : id === submitter;
    const sideOf = (user: User): Group['side'] => {
      if (user.id === reader.id) return 'you';
      if (isClient(user.role)) return isClient(reader.role) ? 'own_team' : 'client';
      if (isVideographer(user.role)) return 'videographer';
      return user.role === roles.finance && !isVideographer(reader.role) ? 'finance' : 'staff';
    };
    const groups = new Map<string, Group>();
    for (const user of people) {
      const byMail = mailed.has(user.email);
      if (!byMail && !noticed.has(user.id)) continue;
      if (isVideographer(user.role) && !mayName(user)) continue;
      const [side, channel] = [sideOf(user), byMail ? ('mail' as const) : ('portal' as const)];
      const key = `${side} ${channel}`;
      const group = groups.get(key) ?? { side, channel, count: isStaff ? 0 : null, names: [] };
      if (group.count !== null) group.count += 1;
      if (mayName(user)) group.names.push(user.fullName);
      groups.set(key, group);
    }
    return [...groups.values()].map((group) => ({ ...group, names: group.names.toSorted() }));
  }

  /** Counts of what ended, by kind, from the state of the database. */
  function endedIn(reader: User, was: Records, is: Records): Record<string, number> {
    const isStaff = isInternal(reader.role);
    const assignee = was.booking[0]?.['camera_operator_id'] ?? null;
    const open = ['init', 'awaiting_send', 'unknown', 'available'];
    const ended = was.offers.filter(({ id, state, ...offer }) => {
      const next = is.offers.find((one) => one.id === id)?.state;
      const isOver = next === 'cancelled' || (next === 'init' && state === 'awaiting_send');
      return offer['camera_operator_id'] !== assignee && open.includes(state) && isOver;
    });
    const queued = ended.filter(
      ({ state, sent }) => sent === null && ['init', 'awaiting_send'].includes(state),
    );
    const dropped = was.invoices.filter(
      ({ id, state }) => state === 'init' && !is.invoices.some((one) => one.id === id),
    );
    const sheetOf = ({ sheets }: Records) => {
      const [newest] = sheets.toSorted((a, b) => Number(b['version']) - Number(a['version']));
      return newest?.['outdated'] === null && newest.id;
    };
    const isReleased = assignee !== null && is.booking[0]?.['camera_operator_id'] !== assignee;
    const mayKnow = !isVideographer(reader.role) || assignee === reader.id;
    const counts = {
      assignment: isReleased && mayKnow ? 1 : 0,
      offer: isStaff ? ended.length - queued.length : 0,
      queued_offer: isStaff ? queued.length : 0,
      call_sheet: sheetOf(was) && sheetOf(was) !== sheetOf(is) ? 1 : 0,
      invoice: dropped.filter((one) => isStaff || one['camera_operator_id'] === reader.id).length,
    };
    return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  }

  /** Foresees and performs an action; both must agree, and the foresight must have changed nothing. */
  async function compare(
    of: { actor: User; id: string; at: string; foreseen: string; input: unknown },
    perform: () => Promise<{ status: number; body: unknown }>,
  ) {
    const { actor, id, at, foreseen, input } = of;
    const was = await recordsOf(house, id);
    const body = input === undefined ? undefined : { input };
    const answer = await api.send<Consequences>(actor, 'POST', `${foreseen}/consequences`, body);
    assert.equal(answer.status, 200, `${at}: ${JSON.stringify(answer.body)}`);
    assert.deepEqual(await recordsOf(house, id), was, `${at} changed something`);
    const done = await perform();
    assert.equal(done.status, 200, `${at}: ${JSON.stringify(done.body)}`);
    const is = await recordsOf(house, id);
    const byName = (groups: Group[]) =>
      groups.toSorted((a, b) => `${a.side} ${a.channel}`.localeCompare(`${b.side} ${b.channel}`));
    assert.deepEqual(byName(answer.body.told), byName(toldIn(actor, was, is)), at);
    const announced = answer.body.withdrawn.map(({ kind, count }) => [kind, count]);
    assert.deepEqual(Object.fromEntries(announced), endedIn(actor, was, is), at);
    const [queueWas, queueIs] = [was, is].map((one) => one.booking[0]?.['auto_assign_state']);
    const queue = isInternal(actor.role) && queueIs !== queueWas ? queueIs : null;
    assert.equal(answer.body.auto_assign, queue, at);
    return answer.body;
  }

  /** A booking in this state with everything that an action could end. */
  async function make(state: BookingState, submitterId: string, hasStarted: boolean) {
    const { users, videographers } = house;
    const isStaffed = !['draft', 'new', 'active', 'requested', 'on_hold'].includes(state);
    const date = hoursFromNow(hasStarted ? -1 : 24 * day++);
    const made = await house.make({
      ...brief,
      state,
      submitterId,
      date,
      arrivalAndSetupDate: new Date(date.getTime() - 3_600_000),
      autoAssignState: isStaffed ? 'completed' : 'awaiting_availabilities',
      videographerId: isStaffed ? users.videographer.id : null,
      hubProjectError: 'Sorry, the hub cannot be reached.',
      accountManagerId: users.reviewer.id,
      isClientCostManual: true,
      clientCost: 100_000,
      clientCostCurrency: 'AUD',
    });
    const offers = { requested: ['unknown', 'awaiting_send', 'available'], assigned: ['unknown'] };
    const open = state in offers ? offers[state as keyof typeof offers] : [];
    for (const [place, offer] of open.entries()) {
      await house.offer(made.id, videographers[place]?.id ?? '', {
        state: offer as 'unknown',
        rank: place + 1,
        sent: offer === 'awaiting_send' ? null : hoursFromNow(-2),
      });
    }
    if (isStaffed) {
      await house.offer(made.id, users.videographer.id, { state: 'available' });
      await house.callSheet(made.id, users.videographer.id, users.editor.id);
    }
    const { id } = await house.file(made.id, users.editor.id, `${made.id}/file`);
    return { id: made.id, fileId: id };
  }

  async function draftOf(submitter: User) {
    const form = new FormData();
    form.set('data', JSON.stringify(completeBrief()));
    return (await api.send<Booking>(submitter, 'POST', '/booking?isDraft=true', form)).body.uuid;
  }

  type Made = Awaited<ReturnType<typeof make>>;

  async function compareBookingAction(flag: BookingFlag, actor: User, made: Made, at: string) {
    const { id, fileId } = made;
    const foreseen = `/booking/${id}/actions/${flag}`;
    const of = (input: unknown) => ({ actor, id, at, foreseen, input: input ?? {} });
    if (flag === 'update') {
      const input = { additional_details: 'Bring a ladder.' };
      return compare(of(input), () => api.send(actor, 'PUT', `/booking/${id}`, input));
    }
    if (flag === 'delete_files') {
      return compare(of({ fileId }), () =>
        api.ask(actor, `/booking/${id}/delete-file?fileId=${fileId}`),
      );
    }
    if (flag === 'submit_feedback') {
      const input = { rating: 4, feedback_note: 'On time.' };
      return compare(of(input), () => api.send(actor, 'POST', `/feedback?bookingId=${id}`, input));
    }
    if (flag === 'upload_file') {
      const form = new FormData();
      form.set('file', new File(['%PDF-1.4'], 'plan.pdf', { type: 'application/pdf' }));
      return compare(of({}), () => api.send(actor, 'POST', `/booking/${id}/upload-file`, form));
    }
    const { method, path } = bookingActionCalls[flag as keyof typeof bookingActionCalls];
    let input = await bodies[flag]?.();
    if (flag === 'delete_cancellation_fee') {
      const { users } = house;
      const fee = await house.fee(id, users.finance.id, users.videographer.id);
      await house.invoice(id, users.videographer.id);
      input = { booking_cancellation_fee: fee.id };
    }
    if (flag === 'create_cancellation_fee') {
      input = { ...(input as object), is_assigned_only: false };
    }
    const call = path.replace('{id}', id);
    return compare(of(input), () => api.send(actor, method.toUpperCase() as 'POST', call, input));
  }

  const situations = [
    ...states
      .filter((state) => state !== 'init' && state !== 'deleted')
      .map((state) => ({ state, hasStarted: false })),
    { state: 'assigned' as const, hasStarted: true },
  ];
  for (const { state, hasStarted } of situations) {
    test(`are as announced ${state}${hasStarted ? ' and begun' : ''}, for every role and action`, async () => {
      const { users } = house;
      const probes = {
        U: await make(state, users.unapproved.id, hasStarted),
        C: await make(state, users.clientUser.id, hasStarted),
      };
      const compared = new Set<string>();
      // Starts with another role in each state, so that each of a kind has its turn.
      const turn = states.indexOf(state) + (hasStarted ? 1 : 0);
      for (const column of [...who.slice(turn % 8), ...who.slice(0, turn % 8)]) {
        const actor = users[columns[column]];
        const probe = column === 'U' ? probes.U : probes.C;
        const { status, body } = await api.ask<Booking>(actor, `/booking/${probe.id}`);
        if (status !== 200) continue;
        const kind = isInternal(actor.role) ? 'staff' : isClient(actor.role) ? 'client' : 'own';
        for (const [name, isPossible] of Object.entries(body.permissions)) {
          const flag = name as BookingFlag;
          if (!isPossible || flag.startsWith('read_')) continue;
          // Not an action of a dialog on the booking.
          if (flag === 'submit_invoice') continue;
          if (!isWhole && compared.has(`${kind} ${flag}`)) continue;
          compared.add(`${kind} ${flag}`);
          const submitter = column === 'U' ? users.unapproved : users.clientUser;
          const made = await make(state, submitter.id, hasStarted);
          const own = isClient(actor.role) ? actor : users.clientUser;
          const id = flag === 'submit_draft' ? await draftOf(own) : made.id;
          await compareBookingAction(flag, actor, { ...made, id }, `${column} ${flag} ${state}`);
        }
      }
      assert.ok(compared.size > 0);
    });
  }

  test('are as announced for every answer to an offer', async () => {
    const { users, videographers } = house;
    const [asked] = videographers;
    assert.ok(asked);
    const readers = [
      asked,
      users.videographer,
      users.editor,
      users.reviewer,
      users.finance,
      users.admin,
    ];
    let compared = 0;
    for (const actor of readers) {
      for (const state of ['requested', 'assigned'] as const) {
        for (const action of ['make_available', 'make_busy', 'withdraw'] as const) {
          const made = await make(state, users.clientUser.id, false);
          const holder =
            actor === users.videographer || state === 'assigned' ? users.videographer : asked;
          const [offer] = await house.inside((tx) =>
            tx
              .select()
              .from(bookingAvailability)
              .where(
                and(
                  eq(bookingAvailability.bookingId, made.id),
                  inArray(bookingAvailability.videographerId, [holder.id]),
                ),
              ),
          );
          if (!offer) continue;
          const { status, body } = await api.ask<Availability>(
            actor,
            `/booking/booking-availability/${offer.id}`,
          );
          if (status !== 200 || !body.permissions[action as 'make_busy']) continue;
          const foreseen = `/booking/booking-availability/${offer.id}/actions/${action}`;
          const call = `/booking/booking-availability/${offer.id}/${action.replace('_', '-')}`;
          const at = `${actor.fullName} ${action} ${state}`;
          await compare({ actor, id: made.id, at, foreseen, input: undefined }, () =>
            api.send(actor, 'POST', call),
          );
          compared += 1;
        }
      }
    }
    assert.ok(compared > 8, `only ${compared}`);
  });

  test('on several bookings are those on each of them, without refused ones', async () => {
    const { users } = house;
    const made = await Promise.all(
      (['assigned', 'requested', 'job_complete'] as const).map((state) =>
        make(state, users.clientUser.id, false),
      ),
    );
    const [assigned, requested] = made;
    assert.ok(assigned && requested);
    const was = await recordsOf(house, assigned.id);
    const { status, body } = await api.send<Consequences>(
      users.admin,
      'POST',
      '/booking/bulk/make_on_hold/consequences',
      { bookings: made.map(({ id }) => ({ uuid: id })) },
    );
    assert.equal(status, 200);
    assert.deepEqual(await recordsOf(house, assigned.id), was);
    const each = await Promise.all(
      [assigned, requested].map(async ({ id }) => {
        const path = `/booking/${id}/actions/make_on_hold/consequences`;
        return (await api.send<Consequences>(users.admin, 'POST', path, { input: {} })).body;
      }),
    );
    const counted = (all: Consequences[]) => {
      const sums = new Map<string, number>();
      for (const { kind, count } of all.flatMap(({ withdrawn }) => withdrawn)) {
        sums.set(kind, (sums.get(kind) ?? 0) + count);
      }
      return Object.fromEntries(sums);
    };
    assert.deepEqual(counted([body]), counted(each));
    const named = (all: Consequences[]) =>
      [
        ...new Set(
          all.flatMap(({ told }) =>
            told.flatMap(({ side, names }) => names.map((name) => `${side} ${name}`)),
          ),
        ),
      ].toSorted();
    assert.deepEqual(named([body]), named(each));
    assert.ok(body.told.length > 0);
  });

  test('are refused as the action is', async () => {
    const { users } = house;
    const made = await make('new', users.clientUser.id, false);
    const ask = (actor: User, action: string, input: object = {}) =>
      api.send(actor, 'POST', `/booking/${made.id}/actions/${action}/consequences`, { input });
    assert.equal((await ask(users.editor, 'approve')).status, 403);
    assert.equal(
      (await ask(users.admin, 'make_completed', { is_feedback_requested: true })).status,
      409,
    );
    assert.equal((await ask(users.admin, 'make_cancelled')).status, 400);
    assert.equal((await ask(users.admin, 'delete_files', { fileId: 'none' })).status, 400);
    assert.equal((await ask(house.videographers[0] as User, 'approve')).status, 404);
  });
});
