import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type {
  Booking,
  BookingSummary,
  HubSyncResult,
  SignedInUser,
} from '@shootline/shared-api/contract';
import { eq } from '../../src/platform/db/drizzle.ts';
import { booking, client, appUser } from '../../src/domain/schema.ts';
import { workspaceId } from '../workspace.ts';
import { seedDemo } from '../seed-demo.ts';
import { workspaceTransaction } from '../../src/platform/db/workspace-transaction.ts';
import { type TestApi, startTestApi, testNow } from '../../tests/test-api.ts';
import { demoHub } from './demo-hub.ts';
import { findEarlierProject } from './demo-projects.ts';

const nothing = { new: 0, updated: 0, deleted: 0 };

describe('the hub of the demo', () => {
  let api: TestApi;

  before(async () => {
    const hub = demoHub(
      () => testNow,
      (id) => findEarlierProject(api.db, id),
    );
    api = await startTestApi({}, undefined, { hub });
    await seedDemo(api.db, { now: testNow, files: api.deps.files });
  });
  after(() => api.close());

  async function personOf(alias: string, email: string) {
    const tenantId = workspaceId(alias);
    const [user] = await workspaceTransaction(api.db, tenantId, (tx) =>
      tx.select().from(appUser).where(eq(appUser.email, email)),
    );
    assert.ok(user, email);
    return user;
  }
  const adminOf = (alias: string) => personOf(alias, `admin@${alias}.test`);
  const site = (path: string, init?: RequestInit) => api.app.request(`/demo-hub${path}`, init);
  const choose = (values: Record<string, string>) =>
    site('/sign-in', { method: 'POST', body: new URLSearchParams(values) });

  test('shows whom one can be, on a page that runs nothing', async () => {
    const page = await site('');
    assert.equal(page.status, 200);
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    assert.match(policy, /^default-src 'none'; style-src 'self'; .*form-action 'self'/);
    const content = await page.text();
    assert.doesNotMatch(content, /<script|<style|style=|\son\w+=|https?:/);
    assert.equal(content.match(/<button /g)?.length, 26);
    const style = await site('/page.css');
    assert.match(style.headers.get('Content-Type') ?? '', /^text\/css/);
  });

  test('signs in whom one chooses, once, and leads to a page of the portal only', async () => {
    const { hubId, id } = await personOf('demo', 'client@demo.test');
    const user = hubId ?? '';
    const chosen = await choose({ user, url: '/drafts?sortBy=title' });
    assert.equal(chosen.status, 303);
    const target = new URL(chosen.headers.get('Location') ?? '', 'http://portal.test');
    assert.deepEqual(
      [target.pathname, target.searchParams.get('url')],
      ['/sso/hub3', '/drafts?sortBy=title'],
    );
    const token = target.searchParams.get('token');
    const { status, body } = await api.post<SignedInUser>('/auth/sso/hub3', { token });
    assert.deepEqual([status, body.uuid], [200, id]);
    assert.equal((await api.post('/auth/sso/hub3', { token })).status, 401);
    for (const url of ['//evil.test', 'https://evil.test/', '/\\evil.test', 'drafts']) {
      const location = (await choose({ user, url })).headers.get('Location') ?? '';
      assert.match(location, /^\/sso\/hub3\?url=%2F&/, url);
    }
    assert.equal((await choose({ user: 'nobody', url: '/' })).status, 404);
  });

  test('keeps its data from everyone but the sync', async () => {
    assert.equal((await site('/users?workspace=demo')).status, 401);
    const headers = { Authorization: 'Bearer guess' };
    assert.equal((await site('/clients?workspace=demo', { headers })).status, 401);
  });

  test('has news for the first sync of a workspace, and none for the second', async () => {
    const sync = async (alias: string, isFull = false) =>
      api.get<HubSyncResult>(await adminOf(alias), `/sync-data-from-hub?force=${isFull}`);
    assert.deepEqual(await sync('demo'), {
      clients: { new: 1, updated: 1, deleted: 1 },
      users: { new: 2, updated: 2, deleted: 2 },
      not_linked: [],
    });
    assert.deepEqual(await sync('demo'), { clients: nothing, users: nothing, not_linked: [] });
    assert.deepEqual(await sync('acme'), {
      clients: nothing,
      users: { new: 1, updated: 1, deleted: 0 },
      not_linked: [],
    });
    const clients = () =>
      workspaceTransaction(api.db, workspaceId('demo'), (tx) =>
        tx.select().from(client).orderBy(client.id),
      );
    const before = await clients();
    const full = await sync('demo', true);
    assert.deepEqual([full.clients.new, full.users.deleted], [0, 0]);
    assert.equal(full.clients.updated, before.length - 1);
    assert.deepEqual(await clients(), before);
  });

  test('lets in who is new once they were synced', async () => {
    const enter = async () => {
      const location = (await choose({ user: 'hub-saskia', url: '/' })).headers.get('Location');
      const token = new URL(location ?? '', 'http://portal.test').searchParams.get('token');
      return api.post<SignedInUser>('/auth/sso/hub3', { token });
    };
    const { status, body } = await enter();
    assert.deepEqual([status, body.client?.name], [200, 'Reef & Rail Journeys']);
  });

  const read = async (link: string | null) => {
    const answer = await api.app.request(link ?? '');
    assert.match(answer.headers.get('Content-Security-Policy') ?? '', /^default-src 'none'/);
    return { status: answer.status, page: await answer.text() };
  };

  test('has a project for whatever is approved, with a page on which footage is uploaded', async () => {
    const admin = await adminOf('demo');
    const waiting = await api.get<{ results: BookingSummary[] }>(
      admin,
      '/booking/list-bookings?state=new',
    );
    const [{ uuid, booking_uid, title } = { uuid: '', booking_uid: '', title: '' }] =
      waiting.results;
    await api.send(admin, 'POST', `/booking/${uuid}/approve`);
    await api.runJobs();
    const booking = await api.get<Booking>(admin, `/booking/${uuid}`);
    assert.equal(booking.hub_project_url, `/demo-hub/projects/${booking.video_id}`);
    const path = `/public-upload-link?videoId=${booking.video_id}`;
    const link = await api.get<{ public_upload_link: string }>(admin, path);
    const upload = await read(link.public_upload_link);
    assert.equal(upload.status, 200);
    assert.ok(upload.page.includes(`Upload footage of booking #${booking_uid}`));
    assert.ok(upload.page.includes(title.replaceAll('&', '&amp;').replaceAll("'", '&#39;')));
    assert.doesNotMatch(upload.page, /<script|<style|style=|\son\w+=|https?:/);
  });

  test('has those of the demo, but for the few that failed, which an admin tries again', async () => {
    const admin = await adminOf('demo');
    const done = await api.get<{ results: BookingSummary[] }>(
      admin,
      '/booking/list-bookings?state=job_complete',
    );
    const { hub_project_url } = await api.get<Booking>(admin, `/booking/${done.results[0]?.uuid}`);
    assert.match((await read(hub_project_url)).page, /Project of booking #\d+/);
    assert.equal((await read('/demo-hub/projects/none')).status, 404);
    const failed = await workspaceTransaction(api.db, workspaceId('demo'), (tx) =>
      tx.select().from(booking).where(eq(booking.hubProjectState, 'failed')),
    );
    assert.equal(failed.length, 2);
    for (const { id } of failed) await api.send(admin, 'POST', `/booking/${id}/create-hub-project`);
    await api.runJobs();
    for (const { id } of failed) {
      const { hub_project } = await api.get<Booking>(admin, `/booking/${id}`);
      assert.equal(hub_project?.state, 'created');
    }
  });

  test('takes projects from the portal only', async () => {
    assert.equal((await site('/projects', { method: 'POST', body: '{}' })).status, 401);
  });

  test('is not there where another hub is', async () => {
    const alone = await startTestApi();
    assert.equal((await alone.app.request('/demo-hub')).status, 404);
    await alone.close();
  });
});
