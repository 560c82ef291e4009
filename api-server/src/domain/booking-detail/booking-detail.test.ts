import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Booking, CommentThread } from '@shootline/shared-api/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { bookingAssignment, client } from '../schema.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace, hoursFromNow } from '../../../tests/workspace.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;

const secrets = {
  client: 'A$1,260.00',
  videographer: 'A$740.00',
  notes: 'Bill with care',
  quote: 'Q-778',
  order: 'PO-331',
  contact: 'payables@client.test',
  internal: 'Client is picky',
};

describe('the detail of a booking', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Everyone;
  let second: Everyone['videographer'];
  let made: Awaited<ReturnType<TestWorkspace['booking']>>;
  let fileId: string;

  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
    second = await workspace.user('camera_operator', { fullName: 'Second Operator' });
    made = await workspace.booking({
      title: 'Investor day',
      state: 'assigned',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      videographerId: users.videographer.id,
      projectOwnerType: 'submitter',
      pointOfContactType: 'other',
      pointOfContact: {
        full_name: 'Pat Contact',
        phone: '+61 400',
        email: 'p@c.test',
        company: 'C',
      },
      invoiceToUser: { full_name: 'Payables', phone: '1', email: secrets.contact, company: '' },
      invoiceNotes: secrets.notes,
      quoteNumber: secrets.quote,
      quoteNumberType: 'available_now',
      purchaseOrder: secrets.order,
      maximumBudget: 500_000,
      videoType: 'b_roll',
      autoAssignState: 'completed',
      hubProjectUrl: 'https://hub.test/p/1',
      videoId: 'v-1',
    });
    await workspace.offer(made.id, users.videographer.id, { state: 'available', rank: 1 });
    await workspace.offer(made.id, second.id, { state: 'cancelled', rank: 2 });
    await workspace.fee(made.id, users.finance.id, second.id, 'within_48_hours');
    await workspace.log(made.id, users.admin.id, 'assigned');
    await workspace.inside((tx) =>
      tx.insert(bookingAssignment).values(
        [second.id, users.videographer.id].map((videographerId) => ({
          tenantId: workspace.tenantId,
          bookingId: made.id,
          videographerId,
          released: videographerId === second.id ? hoursFromNow(-1) : null,
        })),
      ),
    );
    const rated = await workspace.booking({
      state: 'job_complete',
      clientId: users.client.id,
      submitterId: users.teamAdmin.id,
    });
    await workspace.rating(rated.id, users.teamAdmin.id, users.videographer.id, 4);
    await workspace.rating(made.id, users.clientUser.id, users.videographer.id, 5);
    await api.deps.files.put('f/brief', Buffer.from('hello'));
    fileId = (await workspace.file(made.id, users.clientUser.id, 'f/brief', 'Brief "né".pdf')).id;
    await workspace.comment(made.projectThread, users.clientUser.id, 'See you', hoursFromNow(-1));
    await workspace.comment(made.projectThread, users.videographer.id, 'Thanks', hoursFromNow(-2));
    await workspace.comment(made.internalThread, users.editor.id, secrets.internal);
  });
  after(() => api.close());

  const read = (who: Everyone['admin']) => api.get<Booking>(who, `/booking/${made.id}`);

  test('shows staff everything', async () => {
    const { body, headers } = await api.ask<Booking>(users.admin, `/booking/${made.id}`);
    assert.equal(headers.get('ETag'), 'W/"1"');
    assert.equal(body.title, 'Investor day');
    assert.equal(body.project_owner?.full_name, 'Some client_user');
    assert.equal(body.point_of_contact?.full_name, 'Pat Contact');
    assert.equal(body.video_type_display, 'B-roll');
    assert.equal(body.client_cost, 126_000);
    assert.equal(body.client_cost_formatted, secrets.client);
    assert.equal(body.camera_operator_cost_formatted, secrets.videographer);
    assert.deepEqual(body.average_rating, { rating: 4.5, count: 2 });
    assert.deepEqual(body.auto_assign, { state: 'completed', state_display: 'Completed' });
    assert.deepEqual(
      body.booking_availabilities.map(({ state }) => state),
      ['available', 'cancelled'],
    );
    assert.equal(body.state_logs[0]?.by_display, 'Some admin');
    assert.equal(body.assigned_camera_operators.length, 2);
    assert.equal(body.cancellation_fees[0]?.category_display, 'Cancelled within 48 hours');
    assert.equal(body.quote_number, secrets.quote);
    assert.equal(body.invoice_notes, secrets.notes);
  });

  test('shows the fee of a released videographer separately from whole prices', async () => {
    const staff = await read(users.finance);
    assert.equal(staff.total_client_cost?.cost, 126_000);
    assert.equal(staff.total_client_cost?.cancellation_type, null);
    assert.equal(staff.total_camera_operator_cost?.cost, 74_000 + 37_000);
    const feeOf = ({ cancellation_fees: [fee] }: Booking) => fee?.camera_operator_cost;
    assert.equal(feeOf(staff)?.cost_formatted, 'A$370.00');
    assert.equal((await read(users.videographer)).total_camera_operator_cost?.cost, 74_000);
    const released = await read(second);
    assert.equal(released.total_camera_operator_cost?.cost, 37_000);
    assert.equal(feeOf(released)?.cost, 37_000);
    for (const who of [users.clientUser, users.editor]) {
      assert.equal(feeOf(await read(who)), null);
    }
  });

  const hidden: [keyof Everyone, (keyof typeof secrets)[]][] = [
    ['clientUser', ['videographer', 'notes', 'quote', 'internal']],
    ['teamAdmin', ['videographer', 'notes', 'quote', 'internal']],
    ['videographer', ['client', 'notes', 'quote', 'order', 'contact', 'internal']],
    ['editor', ['client', 'videographer', 'quote']],
    ['reviewer', ['quote']],
    ['finance', ['quote']],
  ];
  for (const [name, words] of hidden) {
    test(`hides ${words.join(', ')} from ${name}`, async () => {
      const who = users[name] as Everyone['admin'];
      const booking = await read(who);
      const threads = await Promise.all(
        [booking.project_comment_thread, booking.internal_comment_thread].map(
          (thread) => thread && api.get(who, `/booking/comments/${thread.uuid}`),
        ),
      );
      const all = JSON.stringify([booking, threads]);
      for (const word of words) assert.equal(all.includes(secrets[word]), false, word);
    });
  }

  test('shows clients no offers, ratings or automatic assignment', async () => {
    const booking = await read(users.clientUser);
    assert.deepEqual(booking.booking_availabilities, []);
    assert.deepEqual(booking.assigned_camera_operators, []);
    assert.equal(booking.auto_assign, null);
    assert.equal(booking.average_rating, null);
    assert.equal(booking.total_camera_operator_cost, null);
    assert.equal(booking.camera_operator?.full_name, 'Some camera_operator');
    assert.equal(booking.invoice_to_user?.email, secrets.contact);
  });

  test('shows videographers only their own fees, no history and no budget', async () => {
    const booking = await read(users.videographer);
    assert.deepEqual(booking.state_logs, []);
    assert.deepEqual(booking.cancellation_fees, []);
    assert.equal(booking.maximum_budget, null);
    assert.equal(booking.total_client_cost, null);
    const asHolder = await read(second);
    assert.equal(asHolder.cancellation_fees.length, 1);
    assert.equal(asHolder.camera_operator, null);
    assert.deepEqual(asHolder.files, []);
    assert.equal(asHolder.hub_project_url, null);
    const link = await api.refused(second, '/public-upload-link?videoId=v-1');
    assert.equal(link.status, 404);
  });

  test('answers 404 to those who may not view it', async () => {
    const otherClient = await workspace.client();
    const strangers = [
      users.unapproved,
      await workspace.user('client_user', { clientId: users.client.id }),
      await workspace.user('client_owner', { clientId: otherClient.id }),
      await workspace.user('camera_operator'),
    ];
    const paths = [
      `/booking/${made.id}`,
      `/booking/${made.id}/file/${fileId}`,
      `/booking/comments/${made.projectThread}`,
      '/public-upload-link?videoId=v-1',
    ];
    for (const stranger of strangers) {
      for (const path of paths) assert.equal((await api.refused(stranger, path)).status, 404, path);
    }
  });

  test('answers 404 for an invalid id or a deleted booking', async () => {
    const gone = await workspace.booking({
      state: 'deleted',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
    });
    for (const id of [
      '42',
      'drafts',
      "'",
      `${made.id}0`,
      `urn:uuid:${made.id}`,
      crypto.randomUUID(),
      gone.id,
    ]) {
      const { status, body } = await api.refused(users.admin, `/booking/${encodeURIComponent(id)}`);
      assert.equal(status, 404, id);
      assert.equal(body.type, 'NotFound');
    }
  });

  test('has comments, oldest first, only for those who may read them', async () => {
    const thread = await api.get<CommentThread>(
      users.videographer,
      `/booking/comments/${made.projectThread}`,
    );
    assert.deepEqual(
      thread.comments.map(({ text }) => text),
      ['Thanks', 'See you'],
    );
    assert.deepEqual(thread.comments[0]?.created_by.uuid, users.videographer.id);
    const internal = `/booking/comments/${made.internalThread}`;
    assert.equal((await api.refused(users.clientUser, internal)).status, 404);
    assert.equal((await api.refused(users.videographer, internal)).status, 404);
    assert.equal(
      (await api.refused(second, `/booking/comments/${made.projectThread}`)).status,
      404,
    );
    assert.equal((await api.get<CommentThread>(users.editor, internal)).comments.length, 1);
  });

  test('has files that are downloaded under their names', async () => {
    const booking = await read(users.clientUser);
    assert.equal(booking.files[0]?.name, 'Brief "né".pdf');
    const { status, body, headers } = await api.ask<string>(
      users.clientUser,
      booking.files[0]?.file ?? '',
    );
    assert.deepEqual([status, body], [200, 'hello']);
    assert.equal(headers.get('Content-Type'), 'application/octet-stream');
    assert.equal(
      headers.get('Content-Disposition'),
      `attachment; filename="Brief _n__.pdf"; filename*=UTF-8''Brief%20%22n%C3%A9%22.pdf`,
    );
    assert.equal((await api.refused(second, booking.files[0]?.file ?? '')).status, 404);
  });

  test('gives the upload link until the project is completed', async () => {
    const path = '/public-upload-link?videoId=v-1';
    assert.deepEqual(await api.get(users.videographer, path), {
      public_upload_link: 'https://hub.test/p/1/upload',
    });
    await workspace.booking({
      state: 'job_complete',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      videoId: 'v-2',
      hubProjectUrl: 'https://hub.test/p/2',
    });
    assert.deepEqual(await api.get(users.clientUser, '/public-upload-link?videoId=v-2'), {
      public_upload_link: null,
    });
    assert.equal((await api.refused(users.admin, '/public-upload-link')).status, 400);
  });

  test('shows the new name of a renamed client', async () => {
    await workspace.inside((tx) =>
      tx
        .update(client)
        .set({ name: 'Renamed', billingRegion: 'Asia' })
        .where(eq(client.id, users.client.id)),
    );
    assert.equal((await read(users.admin)).client.name, 'Renamed');
    const page = await api.get<{ count: number }>(
      users.admin,
      '/booking/list-bookings?billing_region=Asia',
    );
    assert.equal(page.count, 3);
  });
});
