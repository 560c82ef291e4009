import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type {
  ApiErrorBody,
  Booking,
  BookingInput,
  BookingSummary,
} from '@shootline/shared-api/contract';
import { onceBegunText } from '@shootline/shared-api/rules/brief';
import { completeBrief } from '@shootline/shared-api/testing/booking-rules';
import { and, eq } from '../../../platform/db/drizzle.ts';
import { mail } from '../../../platform/db/schema.ts';
import { errorLines } from '../../../../tests/field-errors.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import {
  type TestWorkspace,
  createTestWorkspace,
  hoursFromNow,
} from '../../../../tests/workspace.ts';
import { booking, userAction } from '../../schema.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;
type Actor = Everyone['admin'];

const weather = { cancellation_reason: 'weather' };

describe('cancelling', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Everyone;

  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
  });
  after(() => api.close());

  /** An assigned booking of the client user's, with the shoot in the given number of hours. */
  const make = (hours: number, values: Partial<Parameters<TestWorkspace['booking']>[0]> = {}) =>
    workspace.booking({
      state: 'assigned',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      videographerId: users.videographer.id,
      date: hoursFromNow(hours),
      ...values,
    });
  const act = <Body = Booking>(who: Actor, id: string, action: string, body?: unknown) =>
    api.send<Body>(who, 'POST', `/booking/${id}/${action}`, body);
  const cancel = <Body = Booking>(who: Actor, id: string) =>
    act<Body>(who, id, 'make-cancelled', weather);
  const read = (who: Actor, id: string) => api.get<Booking>(who, `/booking/${id}`);

  describe('by a client', () => {
    test('is possible until the shoot begins, and later only for staff', async () => {
      for (const client of [users.clientUser, users.teamAdmin, users.owner]) {
        const begun = await make(0);
        assert.equal((await read(client, begun.id)).permissions.make_cancelled, false);
        const refused = await cancel<ApiErrorBody>(client, begun.id);
        assert.equal(refused.status, 409);
        assert.match(
          refused.body.message,
          /^"Cancel" is not possible while the booking is Assigned: the shoot has begun\. /,
        );
        assert.equal((await cancel(users.reviewer, begun.id)).body.state, 'cancelled');

        const ahead = await make(0.01);
        assert.equal((await read(client, ahead.id)).permissions.make_cancelled, true);
        assert.equal((await cancel(client, ahead.id)).body.state, 'cancelled');
      }
    });

    test('cannot be replaced by moving a shoot that has begun', async () => {
      const form = new FormData();
      form.set('data', JSON.stringify(completeBrief()));
      const path = '/booking?isDraft=false';
      const { uuid } = (await api.send<Booking>(users.clientUser, 'POST', path, form)).body;
      await workspace.inside((tx) =>
        tx
          .update(booking)
          .set({ state: 'active', date: hoursFromNow(-1), arrivalAndSetupDate: hoursFromNow(-2) })
          .where(eq(booking.id, uuid)),
      );
      const put = async (who: Actor, changes: BookingInput) => {
        const { version } = await read(who, uuid);
        return api.send<Booking & ApiErrorBody>(who, 'PUT', `/booking/${uuid}`, changes, {
          'If-Match': `"${version}"`,
        });
      };
      const { address } = completeBrief();
      const another: BookingInput = {
        date: '20-03-2026 10:00',
        arrival_and_setup_date: '20-03-2026 09:00',
        duration: 8,
        address: { ...address, locality: 'Newcastle' },
      };
      const refused = await put(users.clientUser, another);
      assert.deepEqual(
        [refused.status, errorLines(refused.body.errors)],
        [
          400,
          Object.keys(another)
            .map((field) => `${field}: ${onceBegunText}`)
            .sort(),
        ],
      );
      assert.equal((await put(users.clientUser, { title: 'Town hall' })).status, 200);
      const byStaff = await put(users.reviewer, another);
      assert.deepEqual([byStaff.status, byStaff.body.duration], [200, 8]);
    });
  });

  describe('late', () => {
    const mailsAbout = async (id: string) => {
      const rows = await workspace.inside((tx) =>
        tx.select().from(mail).where(eq(mail.aboutId, id)),
      );
      return rows.map(({ kind, recipientAddress }) => `${kind} ${recipientAddress}`).sort();
    };
    const newsAbout = async (who: Actor, id: string) => {
      const rows = await workspace.inside((tx) =>
        tx
          .select()
          .from(userAction)
          .where(and(eq(userAction.recipientId, who.id), eq(userAction.bookingId, id))),
      );
      return rows.map(({ verb }) => verb);
    };

    test('notifies finance once, by mail and notification, with category and amount', async () => {
      for (const [hours, within, fee] of [
        [47, '48 hours', "A$630.00 (50% of the client's price)"],
        [23, '24 hours', "A$1,260.00 (the client's whole price)"],
      ] as const) {
        const { id } = await make(hours);
        await cancel(users.clientUser, id);
        assert.deepEqual(
          await mailsAbout(id),
          [
            `booking_cancelled ${users.videographer.email}`,
            `booking_cancelled ${users.owner.email}`,
            `booking_cancelled ${users.teamAdmin.email}`,
            `fee_due ${users.admin.email}`,
            `fee_due ${users.finance.email}`,
          ].sort(),
        );
        const verb = `cancelled within ${within} of the shoot, so that a fee is due for`;
        assert.deepEqual(await newsAbout(users.finance, id), [verb]);
        assert.deepEqual(await newsAbout(users.admin, id), [verb]);
        assert.deepEqual(await newsAbout(users.teamAdmin, id), ['cancelled']);
        const [letter] = await workspace.inside((tx) =>
          tx
            .select()
            .from(mail)
            .where(and(eq(mail.aboutId, id), eq(mail.recipientAddress, users.finance.email))),
        );
        assert.ok(letter);
        const { paragraphs, facts, links } = letter.content;
        assert.equal(paragraphs[0], 'This booking is cancelled: Weather.');
        assert.match(paragraphs[1] ?? '', new RegExp(`^It was cancelled within ${within} `));
        assert.deepEqual(
          facts?.filter(([name]) => name === 'Fee'),
          [['Fee', fee]],
        );
        assert.deepEqual(links?.[0], {
          label: 'Add the cancellation fee',
          to: `/booking/${id}?action=create_cancellation_fee`,
        });
      }
    });

    test('does not notify finance if early, before an approval, or with a fee already', async () => {
      const inTime = await make(48);
      const isNew = await make(3, { state: 'new', videographerId: null });
      const neverApproved = await make(3, { state: 'new', videographerId: null });
      await act(users.admin, neverApproved.id, 'make-on-hold');
      const charged = await make(3);
      await workspace.fee(charged.id, users.finance.id, users.videographer.id);
      for (const { id } of [inTime, isNew, neverApproved, charged]) {
        const { body } = await cancel(users.reviewer, id);
        assert.match(body.state, /cancelled/);
        assert.ok(!(await mailsAbout(id)).some((one) => one.startsWith('fee_due')));
        assert.deepEqual(await newsAbout(users.finance, id), []);
        assert.equal((await read(users.finance, id)).fee_due, null);
      }
    });

    test('shows the due fee to those who may add it, until there is one', async () => {
      const { id } = await make(30);
      assert.equal((await cancel(users.finance, id)).body.fee_due, 'within_48_hours');
      assert.equal((await read(users.admin, id)).fee_due, 'within_48_hours');
      for (const who of [users.reviewer, users.clientUser, users.videographer]) {
        assert.equal((await read(who, id)).fee_due, null);
      }
      const due = async () => {
        const page = await api.get<{ results: BookingSummary[] }>(
          users.finance,
          '/booking/list-bookings?view=fee_due',
        );
        return page.results.some(({ uuid }) => uuid === id);
      };
      assert.equal(await due(), true);
      const added = await act(users.finance, id, 'create-cancellation-fee', {
        category: 'within_48_hours',
        is_assigned_only: false,
        camera_operator: users.videographer.id,
      });
      assert.deepEqual([added.body.fee_due, await due()], [null, false]);
      const [fee] = added.body.cancellation_fees;
      const deleted = await act(users.finance, id, 'delete-cancellation-fee', {
        booking_cancellation_fee: fee?.uuid,
      });
      assert.deepEqual([deleted.body.fee_due, await due()], ['within_48_hours', true]);
    });

    test('is under review, and never nothing, for those who may read the price until then', async () => {
      const { id } = await make(30);
      await cancel(users.clientUser, id);
      const review = (amount: string) => `Fee under review: up to ${amount}`;
      const totals = async (who: Actor) => {
        const { total_client_cost: client, total_camera_operator_cost: paid } = await read(who, id);
        return [client?.cost_formatted, paid?.cost_formatted];
      };
      const [asClient, asVideographer] = [review('A$630.00'), review('A$370.00')];
      assert.deepEqual(await totals(users.clientUser), [asClient, undefined]);
      assert.deepEqual(await totals(users.videographer), [undefined, asVideographer]);
      assert.deepEqual(await totals(users.finance), [asClient, asVideographer]);

      const letters = await workspace.inside((tx) =>
        tx
          .select()
          .from(mail)
          .where(and(eq(mail.aboutId, id), eq(mail.kind, 'booking_cancelled'))),
      );
      const pricesTo = ({ email }: Actor) =>
        letters
          .find(({ recipientAddress }) => recipientAddress === email)
          ?.content.facts?.filter(([name]) => name.endsWith('price'));
      assert.deepEqual(pricesTo(users.owner), [['Client price', asClient]]);
      assert.deepEqual(pricesTo(users.videographer), [['Videographer price', asVideographer]]);

      await act(users.finance, id, 'create-cancellation-fee', {
        category: 'within_48_hours',
        is_assigned_only: false,
        camera_operator: users.videographer.id,
      });
      assert.deepEqual(await totals(users.finance), ['A$630.00', 'A$370.00']);
    });

    test('can be waived, which leaves nothing to pay, and taken back', async () => {
      const { id } = await make(30);
      const { body: cancelled } = await cancel(users.clientUser, id);
      assert.equal(cancelled.permissions.waive_cancellation_fee, false);
      const totals = async () => {
        const { fee_due, total_client_cost, total_camera_operator_cost } = await read(
          users.finance,
          id,
        );
        return [fee_due, total_client_cost?.cost, total_camera_operator_cost?.cost_formatted];
      };
      const refused = await act<ApiErrorBody>(users.reviewer, id, 'waive-cancellation-fee');
      assert.equal(refused.status, 403);
      const waived = await api.send<Booking>(
        users.finance,
        'POST',
        `/booking/${id}/waive-cancellation-fee`,
        undefined,
        { 'Undoable-For': '13' },
      );
      assert.deepEqual([waived.status, waived.body.state], [200, 'cancelled']);
      assert.deepEqual(await totals(), [null, 0, 'A$0.00']);
      assert.deepEqual(await newsAbout(users.clientUser, id), ['waived the cancellation fee of']);
      const again = await act<ApiErrorBody>(users.finance, id, 'waive-cancellation-fee');
      assert.deepEqual(
        [again.status, /no fee is under review/.test(again.body.message)],
        [409, true],
      );

      const undone = await api.send(users.finance, 'POST', '/booking/undo', {
        bookings: [{ uuid: id, version: waived.body.version }],
      });
      assert.equal(undone.status, 200);
      assert.deepEqual(await totals(), ['within_48_hours', 0, 'Fee under review: up to A$370.00']);
      assert.deepEqual(await newsAbout(users.clientUser, id), []);
    });

    test('is refused if the user has understood a lower one', async () => {
      const { id } = await make(20);
      const understanding = (understood_fee: number) =>
        act<ApiErrorBody>(users.clientUser, id, 'make-cancelled', {
          cancellation_reason: 'weather',
          understood_fee,
        });
      const { status, body } = await understanding(630_00);
      assert.equal(status, 409);
      assert.match(body.message, /^Cancelling may cost A\$1,260\.00 by now\./);
      assert.equal((await understanding(1260_00)).status, 200);
    });

    test('asks for the fee of the last assignee even if a released videographer has one', async () => {
      const released = await workspace.user('camera_operator');
      const { id } = await make(20);
      await workspace.fee(id, users.finance.id, released.id);
      const isShown = async () => {
        const page = await api.get<{ results: BookingSummary[] }>(
          users.finance,
          '/booking/list-bookings?view=fee_due',
        );
        return page.results.some(({ uuid }) => uuid === id);
      };
      assert.equal((await cancel(users.finance, id)).body.fee_due, 'within_24_hours');
      assert.equal(await isShown(), true);
      assert.ok((await mailsAbout(id)).includes(`fee_due ${users.admin.email}`));
      const [letter] = await workspace.inside((tx) =>
        tx
          .select()
          .from(mail)
          .where(and(eq(mail.aboutId, id), eq(mail.recipientAddress, users.admin.email))),
      );
      assert.match(
        letter?.content.paragraphs[1] ?? '',
        /The assigned videographer has no fee yet\./,
      );
      const { body } = await act(users.finance, id, 'create-cancellation-fee', {
        category: 'within_24_hours',
        is_assigned_only: false,
        camera_operator: users.videographer.id,
      });
      assert.deepEqual([body.fee_due, await isShown()], [null, false]);

      const unassigned = await make(20, { state: 'active', videographerId: null });
      await workspace.fee(unassigned.id, users.finance.id, released.id);
      assert.equal((await cancel(users.finance, unassigned.id)).body.fee_due, null);
      assert.ok(!(await mailsAbout(unassigned.id)).some((one) => one.startsWith('fee_due')));
    });

    test('cannot be undone once the date of the shoot has passed', async () => {
      for (const state of ['cancelled', 'request_cancelled', 'on_hold'] as const) {
        const { id } = await make(-1, { state, videographerId: null });
        const { status, body } = await act<ApiErrorBody>(users.admin, id, 'make-active');
        assert.equal(status, 409);
        assert.match(body.message, /^"Make Active" .*: its date has passed\. /);
      }
    });
  });
});
