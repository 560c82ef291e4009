import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import type { Booking, BookingState, BulkResult } from '@shootline/shared-api/contract';
import { and, eq } from '../../platform/db/drizzle.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { projectCreation } from '../booking/change/hub-project.ts';
import { job, mail } from '../../platform/db/schema.ts';
import { listening } from '../../../tests/event-listener.ts';
import { startHubServer } from '../../../tests/servers/hub-server.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';

type Users = Awaited<ReturnType<TestWorkspace['everyone']>>;

describe('creating the hub project of an approved booking', () => {
  let api: TestApi;
  let hub: Awaited<ReturnType<typeof startHubServer>>;
  let workspace: TestWorkspace;
  let users: Users;

  before(async () => {
    hub = await startHubServer();
    api = await startTestApi({}, undefined, { hub: { source: hub.source } });
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
  });
  after(async () => {
    await api.close();
    await hub.close();
  });

  const add = (state: BookingState = 'new', title = 'Annual report') =>
    workspace.booking({
      state,
      title,
      clientId: users.client.id,
      submitterId: users.clientUser.id,
    });
  const act = async (id: string, action: string, body?: object) => {
    const answer = await api.send<Booking>(users.admin, 'POST', `/booking/${id}/${action}`, body);
    assert.equal(answer.status, 200, action);
    return answer.body;
  };
  const read = (id: string, who = users.admin) => api.get<Booking>(who, `/booking/${id}`);
  const stateOf = async (id: string) => (await read(id)).hub_project?.state;
  const cancel = (id: string) =>
    act(id, 'make-cancelled', { cancellation_reason: 'weather', cancellation_details: '' });

  test('makes the project once and takes its link for uploads', async () => {
    const { id, bookingUid, date } = await add();
    assert.deepEqual((await read(id)).hub_project, { state: 'none', message: null });
    const approved = await act(id, 'approve');
    assert.deepEqual(approved.hub_project, { state: 'creating', message: null });
    assert.equal(approved.hub_project_url, null);

    const screen = await listening(api, users.clientUser);
    await api.runJobs();
    assert.deepEqual(await screen.nextOnes(1), [`booking ${id}`]);
    await screen.leave();
    const [ask, ...more] = hub.asks.filter(({ body }) => body.booking === id);
    assert.deepEqual(more, []);
    assert.deepEqual(
      [ask?.key, ask?.body],
      [
        id,
        {
          booking: id,
          workspace: workspace.alias,
          number: bookingUid,
          title: 'Annual report',
          client: { id: null, name: users.client.name },
          date: date?.toISOString(),
          timezone: 'Australia/Sydney',
        },
      ],
    );
    const project = hub.projects.get(id);
    const booking = await read(id, users.clientUser);
    assert.deepEqual(
      [booking.hub_project, booking.video_id, booking.hub_project_url],
      [{ state: 'created', message: null }, project?.id, project?.url],
    );
    // A form that was open meanwhile can still be saved.
    assert.equal(booking.version, approved.version);
    const path = `/public-upload-link?videoId=${project?.id}`;
    const link = await api.get<{ public_upload_link: string }>(users.clientUser, path);
    assert.equal(link.public_upload_link, `${project?.url}/upload`);
  });

  test('makes a project each for several bookings approved at once', async () => {
    const bookings = [(await add()).id, (await add()).id, (await add()).id];
    const { body } = await api.send<{ results: BulkResult[] }>(
      users.reviewer,
      'POST',
      '/booking/bulk/approve',
      { bookings: bookings.map((uuid) => ({ uuid, version: 1 })) },
    );
    assert.ok(body.results.every(({ error }) => error === null));
    await api.runJobs();
    const urls = await Promise.all(bookings.map(async (id) => (await read(id)).hub_project_url));
    assert.deepEqual(
      urls,
      bookings.map((id) => hub.projects.get(id)?.url),
    );
  });

  test('makes the project of a booking on hold when it is made active', async () => {
    const { id } = await add();
    await act(id, 'make-on-hold');
    assert.equal(await stateOf(id), 'none');
    const active = await act(id, 'make-active');
    assert.equal(active.hub_project?.state, 'creating');
    await api.runJobs();
    assert.equal(await stateOf(id), 'created');
    await act(id, 'make-on-hold');
    await act(id, 'make-active');
    await api.runJobs();
    assert.equal(hub.asks.filter(({ body }) => body.booking === id).length, 1);
  });

  test('makes none for a booking cancelled or deleted meanwhile, until it is active again', async () => {
    const { id } = await add();
    await act(id, 'approve');
    const cancelled = await cancel(id);
    assert.deepEqual(cancelled.hub_project, { state: 'none', message: null });
    const { id: gone } = await add();
    await act(gone, 'approve');
    await cancel(gone);
    await act(gone, 'make-deleted', {});
    await api.runJobs();
    assert.deepEqual([hub.projects.has(id), hub.projects.has(gone)], [false, false]);
    assert.equal((await act(id, 'make-active')).hub_project?.state, 'creating');
    await api.runJobs();
    assert.equal((await read(id)).hub_project_url, hub.projects.get(id)?.url);
  });

  test('adds the link to mails and the call sheet once there is one, and says where it will be before', async () => {
    const { id } = await add();
    const mailsOf = (kind: string) =>
      workspace.inside((tx) =>
        tx
          .select()
          .from(mail)
          .where(and(eq(mail.aboutId, id), eq(mail.kind, kind))),
      );
    const labels = ({ content }: typeof mail.$inferSelect) =>
      content.links?.map(({ label }) => label) ?? [];
    await act(id, 'approve');
    const [approval] = await mailsOf('booking_approved');
    assert.ok(approval);
    assert.match(
      approval.content.paragraphs.join(' '),
      /upload link will appear on the booking page/,
    );
    assert.deepEqual(labels(approval), ['View the booking']);

    await api.runJobs();
    const link = `${hub.projects.get(id)?.url}/upload`;
    const assignment = { camera_operator: users.videographer.id, is_available_only: false };
    await act(id, 'assign-camera-operator', assignment);
    await act(id, 'generate-call-sheet');
    const uploads = (letter?: typeof mail.$inferSelect) =>
      letter?.content.links
        ?.filter(({ label }) => label === 'Upload the footage')
        .map(({ to }) => to);
    const [assigned] = await mailsOf('assignment');
    assert.deepEqual(uploads(assigned), [link]);
    const sheets = await mailsOf('call_sheet');
    const sheet = sheets.find(
      ({ recipientAddress }) => recipientAddress === users.videographer.email,
    );
    // The client's contacts get the call sheet too, but upload nothing.
    const others = sheets.filter((letter) => letter !== sheet);
    assert.ok(others.length > 0);
    assert.deepEqual([uploads(sheet), ...others.map(uploads)], [[link], ...others.map(() => [])]);
    const file = await api.deps.files.open(sheet?.attachments[0]?.storageKey ?? '');
    assert.ok(file);
    const pdf = await getDocumentProxy(new Uint8Array(await buffer(file.stream)));
    const { text } = await extractText(pdf, { mergePages: true });
    assert.match(text, new RegExp(`Upload footage to\\s+${link}`));
  });

  test('offers the project of a booking approved before the hub was set up, after the next sync', async () => {
    const own = await createTestWorkspace(api.db);
    const { admin, client, clientUser } = await own.everyone();
    const approved = (state: BookingState) =>
      own.booking({
        state,
        clientId: client.id,
        submitterId: clientUser.id,
        hubProjectState: 'no_hub',
      });
    const { id, version } = await approved('active');
    const { id: done } = await approved('job_complete');
    await api.get(admin, '/sync-data-from-hub?force=false');
    const failed = await api.get<Booking>(admin, `/booking/${id}`);
    assert.deepEqual(
      [failed.hub_project, failed.permissions.create_hub_project, failed.version],
      [
        { state: 'failed', message: 'No hub was set up when the booking was approved.' },
        true,
        version,
      ],
    );
    assert.equal((await api.get<Booking>(admin, `/booking/${done}`)).hub_project?.state, 'no_hub');
    const { status } = await api.send(admin, 'POST', `/booking/${id}/create-hub-project`);
    assert.equal(status, 200);
    await api.runJobs();
    const { state, hub_project_url: url } = await api.get<Booking>(admin, `/booking/${id}`);
    assert.deepEqual([state, url], ['active', hub.projects.get(id)?.url]);
  });

  test('asks for nothing without a hub, and the booking says so', async () => {
    const alone = await startTestApi();
    const own = await createTestWorkspace(alone.db);
    const { admin, client, clientUser } = await own.everyone();
    const { id } = await own.booking({
      state: 'new',
      clientId: client.id,
      submitterId: clientUser.id,
    });
    const { body } = await alone.send<Booking>(admin, 'POST', `/booking/${id}/approve`);
    assert.deepEqual(body.hub_project, { state: 'no_hub', message: null });
    assert.equal(body.permissions.create_hub_project, false);
    const waiting = await own.inside((tx) =>
      tx
        .select()
        .from(job)
        .where(and(eq(job.tenantId, own.tenantId), eq(job.kind, projectCreation.name))),
    );
    assert.deepEqual(waiting, []);
    await alone.close();
  });
});
