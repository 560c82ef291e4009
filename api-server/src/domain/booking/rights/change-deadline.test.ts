import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type {
  ApiErrorBody,
  Booking,
  BookingInput,
  WorkspaceSettings,
} from '@shootline/shared-api/contract';
import { completeBrief } from '@shootline/shared-api/testing/booking-rules';
import { eq } from '../../../platform/db/drizzle.ts';
import { session } from '../../../platform/db/schema.ts';
import { booking, mail } from '../../schema.ts';
import { errorLines } from '../../../../tests/field-errors.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../../tests/workspace.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;
type Actor = Everyone['admin'];

const weather = { cancellation_reason: 'weather' };
// The clocks of Sydney go back an hour in the night before this shoot.
const shoot = new Date('2026-04-05T00:00:00Z');
const hourLength = 3_600_000;

describe('the deadlines of a workspace', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Everyone;
  /** Made first, as the clock passes the date of their brief. */
  let ids: string[];

  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
    ids = [await submitted(), await submitted(), await submitted()];
  });
  after(() => api.close());

  const read = (who: Actor, id: string) => api.get<Booking>(who, `/booking/${id}`);
  /** A booking of the client user's that awaits approval. */
  const submitted = async () => {
    const form = new FormData();
    form.set('data', JSON.stringify(completeBrief()));
    const path = '/booking?isDraft=false';
    const { uuid } = (await api.send<Booking>(users.clientUser, 'POST', path, form)).body;
    await workspace.inside((tx) =>
      tx
        .update(booking)
        .set({ date: shoot, arrivalAndSetupDate: new Date(shoot.getTime() - hourLength) })
        .where(eq(booking.id, uuid)),
    );
    return uuid;
  };
  const put = async (who: Actor, id: string, changes: BookingInput) => {
    const { version } = await read(users.admin, id);
    const { status, body } = await api.send<Booking & ApiErrorBody>(
      who,
      'PUT',
      `/booking/${id}`,
      changes,
      {
        'If-Match': `"${version}"`,
      },
    );
    return status === 200 ? status : errorLines(body.errors);
  };
  const cancel = (who: Actor, id: string) =>
    api.send<Booking & ApiErrorBody>(who, 'POST', `/booking/${id}/make-cancelled`, weather);
  const configure = async (changes: Partial<WorkspaceSettings>) => {
    const settings = await api.get<WorkspaceSettings>(users.admin, '/workspace/settings');
    await api.db.update(session).set({ confirmed: api.deps.clock() });
    const body = { ...settings, ...changes };
    const { status } = await api.send(users.admin, 'PUT', '/workspace/settings', body);
    return status;
  };
  const clockAt = (time: string) =>
    api.moveClock((new Date(time).getTime() - api.deps.clock().getTime()) / 60_000);

  test('are none until an admin sets them, and hold for clients only', async () => {
    const [id = ''] = ids;
    const none = { place: null, content: null, cancellation: null };
    assert.deepEqual((await read(users.clientUser, id)).change_deadlines, none);
    const hours = {
      place_changes_until: '48',
      content_changes_until: '24',
      cancellation_until: '12',
    } as const;
    assert.equal(await configure(hours), 200);
    assert.deepEqual((await read(users.teamAdmin, id)).change_deadlines, {
      place: '2026-04-03T00:00:00.000Z',
      content: '2026-04-04T00:00:00.000Z',
      cancellation: '2026-04-04T12:00:00.000Z',
    });
    assert.equal((await read(users.reviewer, id)).change_deadlines, null);
    const wrong = { cancellation_until: '13' } as unknown as Partial<WorkspaceSettings>;
    assert.equal(await configure(wrong), 400);
  });

  test('end changes part by part, each at its hour of the zone of the shoot', async () => {
    const [id = ''] = ids;
    const { clientUser, reviewer } = users;
    await clockAt('2026-04-02T23:59:00Z');
    assert.equal(await put(clientUser, id, { parking_details: 'Level 1' }), 200);
    await clockAt('2026-04-03T00:00:00Z');
    const ask = 'Please ask the team in a comment.';
    assert.deepEqual(await put(clientUser, id, { duration: 8, title: 'Town hall' }), [
      `duration: This could be changed until Fri, 3 Apr 2026, 11:00 AM (AEDT). ${ask}`,
    ]);
    assert.equal(await put(clientUser, id, { title: 'Town hall' }), 200);
    await clockAt('2026-04-04T00:00:00Z');
    assert.deepEqual(await put(clientUser, id, { covid_19: 'Masks' }), [
      `covid_19: This could be changed until Sat, 4 Apr 2026, 11:00 AM (AEDT). ${ask}`,
    ]);
    assert.equal(await put(clientUser, id, { booking_poc_phone_number: '+61 2 9370 4010' }), 200);
    assert.equal(await put(reviewer, id, { duration: 8, covid_19: 'Masks' }), 200);
  });

  test('are put off once by staff, who mail the client a link', async () => {
    const [id = ''] = ids;
    const { clientUser, videographer, editor, reviewer } = users;
    const allow = (who: Actor, body: unknown) =>
      api.send<Booking & ApiErrorBody>(who, 'POST', `/booking/${id}/allow-late-change`, body);
    const early = await allow(reviewer, { part: 'cancellation', hours: 4 });
    assert.deepEqual(errorLines(early.body.errors), ['part: This cannot be allowed now.']);
    const wrong = await allow(reviewer, { part: 'place', hours: 5 });
    assert.deepEqual(errorLines(wrong.body.errors), ['hours: Please select a value.']);
    for (const who of [editor, clientUser]) {
      assert.equal((await allow(who, { part: 'place', hours: 4 })).status, 403);
    }
    assert.equal((await allow(videographer, { part: 'place', hours: 4 })).status, 404);

    const allowed = await allow(reviewer, { part: 'place', hours: 4 });
    assert.equal(allowed.status, 200);
    assert.equal(allowed.body.change_deadlines?.place, '2026-04-04T04:00:00.000Z');
    const mails = await workspace.inside((tx) =>
      tx.select().from(mail).where(eq(mail.kind, 'late_change')),
    );
    const addresses = mails.map(({ recipientAddress }) => recipientAddress);
    assert.deepEqual(
      addresses.sort(),
      [users.owner.email, users.teamAdmin.email, clientUser.email].sort(),
    );
    const [sent] = mails;
    assert.deepEqual(sent?.content.paragraphs, [
      'You can change time and place of your booking once more, until Sat, 4 Apr 2026, 3:00 PM (AEDT).',
    ]);
    assert.equal(sent?.content.links?.[0]?.to, `/booking/${id}/update`);

    assert.equal(await put(reviewer, id, { parking_details: 'Level 2' }), 200);
    assert.equal(await put(clientUser, id, { parking_details: 'Level 3' }), 200);
    const { change_deadlines } = await read(clientUser, id);
    assert.equal(change_deadlines?.place, '2026-04-03T00:00:00.000Z');
    assert.notEqual(await put(clientUser, id, { parking_details: 'Level 4' }), 200);

    const assign = (state: 'assigned' | 'new') =>
      workspace.inside((tx) => tx.update(booking).set({ state }).where(eq(booking.id, id)));
    await assign('assigned');
    const kept = await allow(reviewer, { part: 'place', hours: 4 });
    assert.deepEqual(errorLines(kept.body.errors), ['part: This cannot be allowed now.']);
    await assign('new');
    assert.equal((await allow(reviewer, { part: 'content', hours: 4 })).status, 200);
    await clockAt('2026-04-04T04:00:00Z');
    assert.notEqual(await put(clientUser, id, { title: 'Too late' }), 200);
    assert.equal((await allow(reviewer, { part: 'content', hours: 72 })).status, 200);
    const content = (await read(clientUser, id)).change_deadlines?.content;
    assert.equal(content, shoot.toISOString());
    assert.equal(await put(clientUser, id, { title: 'Last words' }), 200);
  });

  test('end cancelling, which staff can still do', async () => {
    const [early = '', late = ''] = ids;
    await clockAt('2026-04-04T11:59:00Z');
    assert.equal((await cancel(users.clientUser, early)).status, 200);
    await clockAt('2026-04-04T12:00:00Z');
    assert.equal((await read(users.clientUser, late)).permissions.make_cancelled, false);
    const refused = await cancel(users.clientUser, late);
    assert.equal(refused.status, 409);
    assert.match(
      refused.body.message,
      /: clients cancel until 12 hours before the shoot, please ask the team in a comment\. /,
    );
    await api.send(users.reviewer, 'POST', `/booking/${late}/allow-late-change`, {
      part: 'cancellation',
      hours: 4,
    });
    assert.equal((await cancel(users.teamAdmin, late)).status, 200);
  });

  test('do not hold for drafts', async () => {
    const id = ids[2] ?? '';
    await workspace.inside((tx) =>
      tx.update(booking).set({ state: 'draft' }).where(eq(booking.id, id)),
    );
    assert.equal(await put(users.clientUser, id, { covid_19: 'Masks' }), 200);
  });
});
