import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type {
  ApiErrorBody,
  Booking,
  BookingFlag,
  BookingState,
  WorkspaceSettings,
} from '@shootline/shared-api/contract';
import { bookingActionCalls } from './booking-actions.gen.ts';
import { and, eq } from '../../platform/db/drizzle.ts';
import { tenant } from '../../platform/db/schema.ts';
import { booking, feedback, invoice, mail, stateLog, userAction } from '../schema.ts';
import {
  columns,
  type Situation,
  answerTo,
  stateAfter,
  states,
  who,
} from '../../../tests/expected-rights.ts';
import { actionBodies, costs } from '../../../tests/action-bodies.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace, hoursFromNow } from '../../../tests/workspace.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;

describe('actions on a booking', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Everyone;

  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
    await workspace.user('camera_operator', { locations: ['sydney'] });
  });
  after(() => api.close());

  const make = (
    state: BookingState,
    values: Partial<Parameters<TestWorkspace['booking']>[0]> = {},
  ) =>
    workspace.booking({
      title: 'Harbour film',
      state,
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      videographerId: users.videographer.id,
      ...values,
    });
  const act = <Body = Booking>(
    actor: Everyone['admin'],
    id: string,
    action: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => api.send<Body>(actor, 'POST', `/booking/${id}/${action}`, body, headers);
  const limitContent = (hours: WorkspaceSettings['content_changes_until']) =>
    workspace.inside((tx) =>
      tx
        .update(tenant)
        .set({ contentChangesUntil: hours })
        .where(eq(tenant.id, workspace.tenantId)),
    );
  const read = (id: string) =>
    workspace.inside(async (tx) => (await tx.select().from(booking).where(eq(booking.id, id)))[0]);

  const bodies = actionBodies(
    () => users,
    () => workspace.user('camera_operator', { locations: ['sydney'] }),
  );
  const isByStart: BookingFlag[] = ['make_shoot_completed', 'make_cancelled'];
  // These start from other bookings and are tested below.
  const others = ['submit_draft', 'duplicate', 'delete_cancellation_fee'];
  const actions = Object.entries(bookingActionCalls)
    .filter(([flag]) => !others.includes(flag))
    .map(([flag, { path }]) => [flag as BookingFlag, path.split('/').at(-1) ?? ''] as const);

  describe('answer each role in each state as the tables say', () => {
    // Gives the other tests empty lists and notifications.
    after(async () => {
      workspace = await createTestWorkspace(api.db);
      users = await workspace.everyone();
    });
    for (const [flag, action] of actions) {
      test(flag, async () => {
        const expectations: string[] = [];
        const actual: string[] = [];
        const deciding = [
          ...isByStart,
          'disable_auto_assign',
          'create_hub_project',
          'waive_cancellation_fee',
          'allow_late_change',
        ];
        const isDecisive = deciding.includes(flag) ? [true, false] : [false];
        for (const isSo of isDecisive) {
          const hasStarted = isSo && isByStart.includes(flag);
          const isAutoAssigning = isSo && flag === 'disable_auto_assign';
          const hasHubFailed = isSo && flag === 'create_hub_project';
          const isFeeDue = isSo && flag === 'waive_cancellation_fee';
          const isContentLate = isSo && flag === 'allow_late_change';
          await limitContent(isContentLate ? '96' : 'any');
          const situation: Situation = {
            hasStarted,
            isAutoAssigning,
            isApproved: false,
            isBilled: false,
            hasOwnFee: false,
            hasHubFailed,
            isFeeDue,
            isContentLate,
          };
          for (const state of states.filter((one) => one !== 'init' && one !== 'deleted')) {
            // Refusals change nothing: those of one submitter can share a booking.
            const shared = new Map<string, Awaited<ReturnType<typeof make>>>();
            for (const [column, letter] of who.entries()) {
              const submitterId = letter === 'U' ? users.unapproved.id : users.clientUser.id;
              const status = answerTo(flag, column, state, situation);
              const made =
                (status === 200 ? undefined : shared.get(submitterId)) ??
                (await make(state, {
                  submitterId,
                  date: hoursFromNow(hasStarted ? -1 : 72),
                  autoAssignState: isAutoAssigning ? 'awaiting_availabilities' : 'init',
                  lateFee: isFeeDue ? 'within_48_hours' : null,
                  ...(hasHubFailed && { hubProjectError: 'Sorry, the hub cannot be reached.' }),
                }));
              if (status !== 200) shared.set(submitterId, made);
              if (flag === 'approve_call_sheet' && status === 200) {
                await workspace.callSheet(made.id, users.videographer.id, users.editor.id);
              }
              const to = stateAfter(flag, state);
              // Asking the hub again keeps the version, as open forms stay valid.
              const changes = { create_hub_project: 0, approve_and_offer: 2 };
              const version = 1 + (flag in changes ? changes[flag as keyof typeof changes] : 1);
              const actor = users[columns[letter]];
              const answer = await act<Booking & ApiErrorBody>(
                actor,
                made.id,
                action,
                await bodies[flag]?.(),
              );
              const at = `${letter} ${state} ${isSo}`;
              expectations.push(`${at}: ${status} ${status === 200 ? `${to} W/"${version}"` : ''}`);
              actual.push(
                `${at}: ${answer.status} ${answer.status === 200 ? `${answer.body.state} ${answer.headers.get('ETag')}` : ''}`,
              );
              if (answer.status === 409) {
                assert.match(answer.body.message, /is not possible while the booking is /);
              }
            }
            for (const { id } of shared.values()) {
              const stored = await read(id);
              assert.deepEqual([stored?.state, stored?.version], [state, 1]);
            }
          }
        }
        assert.deepEqual(actual, expectations);
      });
    }
  });

  test('name the possible actions when refused', async () => {
    const made = await make('on_hold');
    const { body } = await act<ApiErrorBody>(users.reviewer, made.id, 'approve');
    assert.equal(body.type, 'Conflict');
    assert.equal(
      body.message,
      '"Approve" is not possible while the booking is On Hold. Possible now: Update Booking, ' +
        'Make Active, Cancel, Upload File, Delete File.',
    );
    const assigned = await make('assigned');
    const early = await act<ApiErrorBody>(users.videographer, assigned.id, 'make-shoot-completed', {
      camera_operator_shoot_footage_upload_type: 'uploaded_to_project',
    });
    assert.match(early.body.message, /the shoot has not started/);
  });

  test('are logged with the user, both states and the reason', async () => {
    const made = await make('assigned');
    const reason = { cancellation_reason: 'other', cancellation_details: '  Fire drill ' };
    const { body } = await act(users.teamAdmin, made.id, 'make-cancelled', reason);
    assert.equal(body.cancellation_details, 'Fire drill');
    assert.equal(body.cancellation_reason_display, 'Other');
    const [log] = await workspace.inside((tx) =>
      tx.select().from(stateLog).where(eq(stateLog.bookingId, made.id)),
    );
    assert.deepEqual(
      [log?.fromState, log?.toState, log?.userId, log?.reason, log?.version],
      ['assigned', 'cancelled', users.teamAdmin.id, 'other', 2],
    );
  });

  test('notify everyone concerned except the one who acts', async () => {
    const made = await make('new', { title: 'Told film' });
    await act(users.admin, made.id, 'approve');
    const verbs = async (of: Everyone['admin']) =>
      (await api.notifications(of))
        .filter((action) => action.target_uuid === made.id)
        .map((action) => `${action.verb} ${action.target_name}`);
    assert.deepEqual(await verbs(users.clientUser), ['approved Told film']);
    assert.deepEqual(await verbs(users.teamAdmin), ['approved Told film']);
    assert.deepEqual(await verbs(users.videographer), ['approved Told film']);
    assert.deepEqual(await verbs(users.admin), []);
    assert.deepEqual(await verbs(users.unapproved), []);
    assert.deepEqual(await verbs(users.finance), []);
  });

  test('put on hold: releases the videographer and withdraws open offers', async () => {
    const made = await make('assigned');
    await workspace.offer(made.id, users.videographer.id, { state: 'available' });
    const { body } = await act(users.admin, made.id, 'make-on-hold');
    assert.equal(body.camera_operator, null);
    assert.deepEqual(
      body.booking_availabilities.map(({ state }) => state),
      ['cancelled'],
    );
  });

  test('footage provided: opens the videographer’s invoice', async () => {
    const made = await make('shoot_completed');
    const { body } = await act(users.videographer, made.id, 'make-video-provided');
    assert.equal(body.camop_invoice?.state, 'init');
    assert.equal(body.permissions.submit_invoice, true);
  });

  test('completed: asks both sides for feedback, or nobody', async () => {
    const asked = async (isRequested: boolean) => {
      const made = await make('footage_provided');
      await act(users.reviewer, made.id, 'make-completed', { is_feedback_requested: isRequested });
      const rows = await workspace.inside((tx) =>
        tx.select().from(feedback).where(eq(feedback.bookingId, made.id)),
      );
      return rows.map(({ authorId }) => authorId).sort();
    };
    assert.deepEqual(await asked(true), [users.videographer.id, users.clientUser.id].sort());
    assert.deepEqual(await asked(false), []);
  });

  test('completed: notifies both sides once, with or without a request for feedback', async () => {
    const told = async (isRequested: boolean) => {
      const made = await make('footage_provided');
      await act(users.reviewer, made.id, 'make-completed', { is_feedback_requested: isRequested });
      const own = (rows: { recipientId: string; verb: string }[], { id }: { id: string }) =>
        rows.filter(({ recipientId }) => recipientId === id).map(({ verb }) => verb);
      return workspace.inside(async (tx) => {
        const actions = await tx.select().from(userAction).where(eq(userAction.bookingId, made.id));
        const mails = await tx.select().from(mail).where(eq(mail.aboutId, made.id));
        return {
          client: own(actions, users.clientUser),
          videographer: own(actions, users.videographer),
          owner: own(actions, users.owner),
          mails: mails.map(({ kind, recipientAddress }) => `${kind} ${recipientAddress}`).sort(),
        };
      });
    };
    const wish = ['completed and asks for your feedback on'];
    assert.deepEqual(await told(true), {
      client: wish,
      videographer: wish,
      owner: ['completed'],
      mails: [
        ...[users.owner, users.teamAdmin].map(({ email }) => `booking_completed ${email}`),
        ...[users.videographer, users.clientUser].map(({ email }) => `feedback ${email}`),
      ].sort(),
    });
    assert.deepEqual(await told(false), {
      client: ['completed'],
      videographer: ['completed'],
      owner: ['completed'],
      mails: [users.owner, users.teamAdmin, users.clientUser]
        .map(({ email }) => `booking_completed ${email}`)
        .sort(),
    });
  });

  test('name each wrong value of a dialog', async () => {
    const made = await make('footage_provided');
    const wrong: [string, string, unknown, string[]][] = [
      ['assigned', 'make-cancelled', {}, ['cancellation_reason: Please select a value.']],
      [
        'assigned',
        'make-cancelled',
        { cancellation_reason: 'other', cancellation_details: ' ' },
        ['cancellation_details: Please enter a value.'],
      ],
      ['footage_provided', 'make-completed', {}, ['is_feedback_requested: Please select a value.']],
      [
        'active',
        'update-costs',
        { ...costs, client_cost: null, camera_operator_cost_currency: 'nix' },
        [
          'client_cost: Please enter a value.',
          'camera_operator_cost_currency: Please select a value.',
        ],
      ],
      [
        'active',
        'create-cancellation-fee',
        { category: 'never', is_assigned_only: null },
        [
          'category: Please select a value.',
          'is_assigned_only: Please select a value.',
          'camera_operator: Please select a value.',
        ],
      ],
      [
        'active',
        'update-costs',
        { ...costs, client_cost: 1.5 },
        ['client_cost: Enter a whole number.'],
      ],
      [
        'active',
        'update-costs',
        { ...costs, client_cost: 100_000_001, camera_operator_cost: 100_000_000 },
        ['is_client_cost_confirmed: Please check this amount, and confirm that it is correct.'],
      ],
    ];
    assert.ok(made);
    for (const [state, action, body, messages] of wrong) {
      const { id } = await make(state as BookingState);
      const answer = await act<ApiErrorBody>(users.admin, id, action, body);
      assert.equal(answer.status, 400, action);
      const found = answer.body.errors.map(({ field, message }) => `${field}: ${message}`);
      assert.deepEqual(found.sort(), messages.sort());
    }
  });

  test('manual prices replace the estimate, and each side sees only its own', async () => {
    const made = await make('assigned');
    const { body } = await act(users.finance, made.id, 'update-costs', costs);
    assert.equal(body.client_cost, 150_000);
    assert.equal(body.total_camera_operator_cost?.cost, 70_000);
    const asClient = await api.get<Booking>(users.clientUser, `/booking/${made.id}`);
    assert.equal(asClient.client_cost, 150_000);
    assert.equal(JSON.stringify(asClient).includes('70000'), false);
    const back = await act(users.finance, made.id, 'update-costs', {
      ...costs,
      is_client_cost_manual: false,
      is_camera_operator_cost_manual: false,
    });
    assert.equal(back.body.client_cost, 126_000);
  });

  test('a videographer has at most one fee, which can be deleted', async () => {
    const made = await make('cancelled');
    const fee = {
      category: 'within_48_hours',
      is_assigned_only: true,
      camera_operator: users.videographer.id,
    };
    const added = await act(users.finance, made.id, 'create-cancellation-fee', fee);
    assert.equal(added.body.cancellation_fees[0]?.discount, 50);
    assert.equal(added.body.total_client_cost?.cost, 63_000);
    const again = await act<ApiErrorBody>(users.finance, made.id, 'create-cancellation-fee', fee);
    assert.equal(again.status, 400);
    const stranger = await workspace.user('camera_operator');
    const other = { ...fee, camera_operator: stranger.id };
    const notAssigned = await act(users.finance, made.id, 'create-cancellation-fee', other);
    assert.equal(notAssigned.status, 400);
    const feeToDelete = { booking_cancellation_fee: added.body.cancellation_fees[0]?.uuid };
    const gone = await act(users.finance, made.id, 'delete-cancellation-fee', feeToDelete);
    assert.deepEqual(gone.body.cancellation_fees, []);
    const none = await act(users.finance, made.id, 'delete-cancellation-fee', feeToDelete);
    assert.equal(none.status, 404);
    assert.equal(
      (
        await workspace.inside((tx) =>
          tx.select().from(invoice).where(eq(invoice.bookingId, made.id)),
        )
      ).length,
      0,
    );
  });

  test('a fee can be invoiced while the booking is cancelled', async () => {
    const made = await make('assigned');
    await workspace.fee(made.id, users.finance.id, users.videographer.id);
    const open = async () =>
      (
        await workspace.inside((tx) =>
          tx.select().from(invoice).where(eq(invoice.bookingId, made.id)),
        )
      ).map(({ videographerId, state, currency }) => [videographerId, state, currency]);
    await act(users.admin, made.id, 'make-cancelled', { cancellation_reason: 'illness' });
    assert.deepEqual(await open(), [[users.videographer.id, 'init', 'AUD']]);
    const { body } = await act(users.admin, made.id, 'make-active');
    assert.deepEqual([body.state, body.camera_operator], ['active', null]);
    assert.deepEqual(await open(), []);
  });

  test('a fee of a cancelled request can be invoiced, whether added before or after', async () => {
    const open = async (bookingId: string) =>
      workspace.inside((tx) =>
        tx.select().from(invoice).where(eq(invoice.bookingId, bookingId)).orderBy(invoice.created),
      );
    const made = await make('active');
    const [early, late] = [users.videographer, await workspace.user('camera_operator')];
    const give = (holder: { id: string }) =>
      act(users.finance, made.id, 'create-cancellation-fee', {
        category: 'within_48_hours',
        is_assigned_only: false,
        camera_operator: holder.id,
      });
    assert.equal((await give(early)).status, 200);
    assert.deepEqual(await open(made.id), []);
    const { body } = await act(users.admin, made.id, 'make-cancelled', {
      cancellation_reason: 'illness',
    });
    assert.equal(body.state, 'request_cancelled');
    await give(late);
    assert.deepEqual(
      (await open(made.id)).map(({ videographerId }) => videographerId).toSorted(),
      [early.id, late.id].toSorted(),
    );
    await act(users.admin, made.id, 'make-active');
    assert.deepEqual(await open(made.id), []);
  });

  test('a booking whose fee was invoiced stays cancelled, whatever the state of the invoice', async () => {
    for (const from of ['cancelled', 'request_cancelled'] as const) {
      for (const state of ['submitted', 'approved', 'rejected'] as const) {
        const made = await make(from);
        await workspace.fee(made.id, users.finance.id, users.videographer.id);
        const { id } = await workspace.invoice(made.id, users.videographer.id, { state });
        const { status } = await act(users.admin, made.id, 'make-active');
        assert.equal(status, 409);
        const rows = await workspace.inside((tx) =>
          tx.select().from(invoice).where(eq(invoice.bookingId, made.id)),
        );
        assert.deepEqual(
          rows.map((row) => [row.id, row.state]),
          [[id, state]],
        );
      }
    }
  });

  test('a fee that was invoiced cannot be deleted', async () => {
    const made = await make('cancelled');
    const fee = await workspace.fee(made.id, users.finance.id, users.videographer.id);
    await workspace.invoice(made.id, users.videographer.id, { state: 'submitted' });
    const feeToDelete = { booking_cancellation_fee: fee.id };
    const { status } = await act(users.admin, made.id, 'delete-cancellation-fee', feeToDelete);
    assert.equal(status, 409);
  });

  test('a duplicate is a draft with the brief but not the history of the original', async () => {
    const made = await make('job_complete', { isClientCostManual: true, clientCost: 1 });
    await workspace.fee(made.id, users.finance.id, users.videographer.id);
    const { body } = await act(users.teamAdmin, made.id, 'duplicate');
    assert.notEqual(body.uuid, made.id);
    assert.deepEqual(
      [body.state, body.date, body.camera_operator, body.title, body.version],
      ['draft', null, null, 'Harbour film', 1],
    );
    assert.deepEqual(
      [body.cancellation_fees, body.files, body.is_client_cost_manual],
      [[], [], false],
    );
    assert.equal(body.submitter.full_name, users.teamAdmin.fullName);
    assert.equal((await read(made.id))?.version, 1);
    const drafts = await api.get<{ results: Booking[] }>(users.teamAdmin, '/booking/list-drafts');
    assert.ok(drafts.results.some(({ uuid }) => uuid === body.uuid));
    assert.equal((await act(users.editor, made.id, 'duplicate')).status, 403);
  });

  test('a duplicate keeps the contacts of the original with their phones', async () => {
    const made = await make('job_complete', {
      projectOwnerType: 'submitter',
      bookingOwnerPhoneNumber: '+61 400 000 001',
      pointOfContactType: 'submitter',
      bookingPocPhoneNumber: '+61 400 000 002',
    });
    const named = (phone: string) => ({
      full_name: users.clientUser.fullName,
      email: users.clientUser.email,
      phone,
      company: users.client.name,
    });
    for (const who of [users.teamAdmin, users.admin]) {
      const { body } = await act(who, made.id, 'duplicate');
      assert.equal(body.submitter.full_name, who.fullName);
      assert.deepEqual(
        [body.project_owner_type, body.project_owner, body.booking_owner_phone_number],
        ['other', named('+61 400 000 001'), '+61 400 000 001'],
      );
      assert.deepEqual(
        [body.point_of_contact_type, body.point_of_contact, body.booking_poc_phone_number],
        ['other', named('+61 400 000 002'), '+61 400 000 002'],
      );
    }
    const { body: own } = await act(users.clientUser, made.id, 'duplicate');
    assert.deepEqual(
      [own.project_owner_type, own.point_of_contact_type, own.booking_owner_phone_number],
      ['submitter', 'submitter', '+61 400 000 001'],
    );
  });

  test('a booking whose fee was invoiced cannot be deleted', async () => {
    const made = await make('request_cancelled');
    await workspace.fee(made.id, users.finance.id, users.videographer.id);
    const { id } = await workspace.invoice(made.id, users.videographer.id);
    await workspace.inside((tx) =>
      tx.update(invoice).set({ state: 'submitted' }).where(eq(invoice.id, id)),
    );
    const refused = await act<ApiErrorBody>(users.admin, made.id, 'make-deleted');
    assert.equal(refused.status, 409);
    assert.match(refused.body.message, /has submitted an invoice/);
    await workspace.inside((tx) =>
      tx.update(invoice).set({ state: 'init' }).where(eq(invoice.id, id)),
    );
    assert.equal((await act(users.admin, made.id, 'make-deleted')).status, 200);
  });

  test('a deleted booking is gone for everyone', async () => {
    const made = await make('draft');
    const { body } = await act(users.clientUser, made.id, 'make-deleted', {});
    assert.equal(Object.values(body.permissions).some(Boolean), false);
    assert.equal((await act(users.admin, made.id, 'approve')).status, 404);
  });

  test('answer 404 to other workspaces and strangers', async () => {
    const made = await make('new');
    const others = await (await createTestWorkspace(api.db)).everyone();
    const strangers = [others.admin, others.teamAdmin, await workspace.user('camera_operator')];
    const all = [
      ...(await Promise.all(
        actions.map(async ([flag, action]) => [action, await bodies[flag]?.()] as const),
      )),
      ['duplicate'] as const,
    ];
    for (const stranger of strangers) {
      for (const [action, body] of all) {
        assert.equal((await act(stranger, made.id, action, body)).status, 404, action);
      }
    }
    assert.equal((await read(made.id))?.version, 1);
  });

  describe('with an Idempotency-Key', () => {
    const copiesOf = async (title: string) =>
      workspace.inside((tx) =>
        tx
          .select({ id: booking.id })
          .from(booking)
          .where(and(eq(booking.title, title), eq(booking.state, 'draft'))),
      );
    const keyed = (key: string) => ({ 'Idempotency-Key': key });

    test('are done once and answered twice', async () => {
      const made = await make('active', { title: 'Once' });
      const first = await act(users.admin, made.id, 'duplicate', undefined, keyed('a'));
      const second = await act(users.admin, made.id, 'duplicate', undefined, keyed('a'));
      assert.equal(second.status, 200);
      assert.deepEqual(second.body, first.body);
      assert.equal(second.headers.get('ETag'), first.headers.get('ETag'));
      assert.equal((await copiesOf('Once')).length, 1);
      await act(users.teamAdmin, made.id, 'duplicate', undefined, keyed('a'));
      assert.equal((await copiesOf('Once')).length, 2);
    });

    test('are refused when the key came with another request', async () => {
      const one = await make('active');
      const two = await make('active');
      await act(users.admin, one.id, 'duplicate', undefined, keyed('b'));
      const other = await act(users.admin, two.id, 'duplicate', undefined, keyed('b'));
      assert.equal(other.status, 409);
    });

    test('may be tried again after a failure, and are forgotten after a day', async () => {
      const made = await make('active', { title: 'Later' });
      const fee = { category: 'never' };
      const path = 'create-cancellation-fee';
      assert.equal((await act(users.admin, made.id, path, fee, keyed('c'))).status, 400);
      const right = {
        category: 'within_24_hours',
        is_assigned_only: true,
        camera_operator: users.videographer.id,
      };
      assert.equal((await act(users.admin, made.id, path, right, keyed('c'))).status, 200);
      await act(users.admin, made.id, 'duplicate', undefined, keyed('d'));
      api.moveClock(24 * 60 + 1);
      await act(users.admin, made.id, 'duplicate', undefined, keyed('d'));
      api.moveClock(-24 * 60 - 1);
      assert.equal((await copiesOf('Later')).length, 2);
    });

    test('sent twice at once are done once', async () => {
      for (let round = 0; round < 20; round++) {
        const made = await make('active', { title: `Race ${round}` });
        const send = () =>
          act(users.admin, made.id, 'duplicate', undefined, keyed(`race-${round}`));
        const [one, two] = await Promise.all([send(), send()]);
        assert.deepEqual([one.status, two.status], [200, 200]);
        assert.equal(one.body.uuid, two.body.uuid);
        assert.equal((await copiesOf(`Race ${round}`)).length, 1);
      }
    });
  });

  test('taken by two at once: one wins, the other gets 409', async () => {
    for (let round = 0; round < 20; round++) {
      const made = await make('new');
      const both = await Promise.all([
        act(users.admin, made.id, 'approve'),
        act(users.reviewer, made.id, 'approve'),
      ]);
      assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
      assert.equal((await read(made.id))?.version, 2);
    }
  });
});
