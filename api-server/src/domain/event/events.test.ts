import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Booking } from '@shootline/shared-api/contract';
import { and, eq } from '../../platform/db/drizzle.ts';
import { booking, bookingAvailability, comment } from '../schema.ts';
import { listening } from '../../../tests/event-listener.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { createTestWorkspace, hoursFromNow } from '../../../tests/workspace.ts';

describe('the stream of events', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  async function workspaceWithBooking(state: Booking['state'] = 'assigned') {
    const workspace = await createTestWorkspace(api.db);
    const users = await workspace.everyone();
    const made = await workspace.booking({
      state,
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      ...(state === 'assigned' ? { videographerId: users.videographer.id } : {}),
    });
    const stranger = await workspace.user('camera_operator');
    const otherClient = await workspace.client();
    const outsider = await workspace.user('client_owner', { clientId: otherClient.id });
    return { workspace, ...users, made, stranger, outsider };
  }

  test('sends a change of a booking only to those who may view it', async () => {
    const { workspace, made, clientUser, owner, admin, unapproved, stranger, outsider } =
      await workspaceWithBooking('new');
    const elsewhere = await createTestWorkspace(api.db);
    const { admin: foreigner } = await elsewhere.everyone();
    const told = await Promise.all([clientUser, owner, admin].map((who) => listening(api, who)));
    const others = [unapproved, stranger, outsider];
    const untold = await Promise.all(others.map((who) => listening(api, who)));
    const foreign = await listening(api, foreigner);

    const { status } = await api.send(admin, 'POST', `/booking/${made.id}/approve`);
    assert.equal(status, 200);
    for (const events of told) assert.deepEqual(await events.nextOnes(1), [`booking ${made.id}`]);

    // The others receive only a later event of their own.
    const later = crypto.randomUUID();
    for (const who of others) await workspace.action(who.id, later, 'greeted', null);
    await elsewhere.action(foreigner.id, later, 'greeted', null);
    for (const events of [...untold, foreign]) {
      const { data } = await events.next();
      assert.deepEqual(data, { kind: 'notifications', booking_uuid: later });
    }
    await Promise.all([...told, ...untold, foreign].map((events) => events.leave()));
  });

  test('sends internal comments only to internal users', async () => {
    const { workspace, made, clientUser, videographer, editor, admin } =
      await workspaceWithBooking();
    const [inside, ...outside] = await Promise.all(
      [editor, clientUser, videographer].map((who) => listening(api, who)),
    );
    await workspace.comment(made.internalThread, admin.id, 'Between us');
    assert.deepEqual(await inside?.nextOnes(1), [`comments ${made.id}`]);
    const path = `/booking/comments/${made.projectThread}/add-comment`;
    const form = new FormData();
    form.set('text', 'For all');
    assert.equal((await api.send(admin, 'POST', path, form)).status, 200);
    for (const events of outside) {
      assert.deepEqual(await events.nextOnes(2), [
        `comments ${made.id}`,
        `notifications ${made.id}`,
      ]);
    }
    await workspace.inside((tx) =>
      tx.update(comment).set({ text: 'Edited' }).where(eq(comment.threadId, made.projectThread)),
    );
    for (const events of outside) {
      assert.deepEqual(await events.nextOnes(1), [`comments ${made.id}`]);
      await events.leave();
    }
    await inside?.leave();
  });

  test('sends `gone` to users who can no longer view a booking', async () => {
    const { made, videographer, clientUser, admin, stranger } = await workspaceWithBooking();
    const [lost, kept] = [await listening(api, videographer), await listening(api, clientUser)];
    await api.send(admin, 'POST', `/booking/${made.id}/make-on-hold`);
    assert.deepEqual((await lost.nextOnes(2)).sort(), [
      `gone ${made.id}`,
      `notifications ${made.id}`,
    ]);
    assert.deepEqual((await kept.nextOnes(2)).sort(), [
      `booking ${made.id}`,
      `notifications ${made.id}`,
    ]);
    await Promise.all([lost.leave(), kept.leave()]);

    const draft = await workspaceWithBooking('new');
    const [owner, never] = [await listening(api, draft.owner), await listening(api, stranger)];
    await api.send(draft.admin, 'POST', `/booking/${draft.made.id}/make-deleted`);
    assert.deepEqual(await owner.nextOnes(1), [`gone ${draft.made.id}`]);
    await api.send(admin, 'POST', `/booking/${made.id}/make-active`);
    await Promise.all([owner.leave(), never.leave()]);
  });

  test('sends `gone` to the former client’s team and the booking to the new one’s', async () => {
    const { workspace, made, owner, outsider } = await workspaceWithBooking('new');
    const [former, next] = [await listening(api, owner), await listening(api, outsider)];
    await workspace.inside((tx) =>
      tx
        .update(booking)
        .set({ clientId: outsider.clientId ?? '', version: 2 })
        .where(and(eq(booking.tenantId, workspace.tenantId), eq(booking.id, made.id))),
    );
    assert.deepEqual(await former.nextOnes(1), [`gone ${made.id}`]);
    assert.deepEqual(await next.nextOnes(1), [`booking ${made.id}`]);
    await Promise.all([former.leave(), next.leave()]);
  });

  test('sends offers, invoices and fees to those concerned', async () => {
    const { workspace, made, videographer, clientUser, editor, finance, stranger } =
      await workspaceWithBooking();
    const [offered, client, staff] = await Promise.all(
      [stranger, clientUser, editor].map((who) => listening(api, who)),
    );
    await workspace.offer(made.id, stranger.id);
    assert.deepEqual(await offered?.nextOnes(1), [`availabilities ${made.id}`]);
    assert.deepEqual(await staff?.nextOnes(1), [`availabilities ${made.id}`]);
    await workspace.invoice(made.id, videographer.id);
    assert.deepEqual(await staff?.nextOnes(1), [`invoices ${made.id}`]);

    const fee = await workspace.fee(made.id, finance.id, stranger.id);
    const path = `/booking/${made.id}/delete-cancellation-fee`;
    const { status } = await api.send(finance, 'POST', path, { booking_cancellation_fee: fee.id });
    assert.equal(status, 200);
    assert.deepEqual((await offered?.nextOnes(2))?.sort(), [
      `gone ${made.id}`,
      `notifications ${made.id}`,
    ]);
    // Nothing about offers and invoices has reached the client.
    assert.deepEqual(await client?.nextOnes(1), [`booking ${made.id}`]);
    await workspace.inside((tx) =>
      tx
        .update(bookingAvailability)
        .set({ state: 'cancelled' })
        .where(eq(bookingAvailability.bookingId, made.id)),
    );
    assert.deepEqual(await offered?.nextOnes(1), [`availabilities ${made.id}`]);
    await Promise.all([offered, client, staff].map((events) => events?.leave()));
  });

  test('sends nothing of rolled-back changes', async () => {
    const { workspace, made, admin } = await workspaceWithBooking('new');
    const events = await listening(api, admin);
    const undone = workspace.inside(async (tx) => {
      await tx.update(booking).set({ version: 9 }).where(eq(booking.id, made.id));
      throw new Error('no');
    });
    await assert.rejects(undone, /no/);
    const { id } = await workspace.booking({
      state: 'new',
      clientId: made.clientId,
      submitterId: made.submitterId,
      date: hoursFromNow(100),
    });
    assert.deepEqual(await events.nextOnes(1), [`booking ${id}`]);
    await events.leave();
  });
});
