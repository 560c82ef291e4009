import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import type {
  ApiErrorBody,
  Booking,
  Client,
  HubSyncResult,
  Person,
  ServerStatus,
} from '@shootline/shared-api/contract';
import { roles } from '@shootline/shared-api/contract';
import { adminBrief } from '@shootline/shared-api/testing/booking-rules';
import { and, eq } from '../../../platform/db/drizzle.ts';
import { client, hubSync, appUser } from '../../schema.ts';
import { startHubServer } from '../../../../tests/servers/hub-server.ts';
import { type TestApi, startTestApi, testNow } from '../../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../../tests/workspace.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;

const nothing = { new: 0, updated: 0, deleted: 0 };
const then = '2026-03-01T00:00:00Z';
const later = '2026-03-02T00:00:00Z';

const hubClient = (id: string, values: Record<string, unknown> = {}) => ({
  id,
  updated: then,
  name: `Client ${id}`,
  billing_region: 'Asia',
  ...values,
});
const hubUser = (id: string, values: Record<string, unknown> = {}) => ({
  id,
  updated: then,
  full_name: `User ${id}`,
  email: `${id}@hub.test`,
  role: 'camera_operator',
  client: null,
  phone: '+61 400 000 000',
  timezone: 'Asia/Singapore',
  ...values,
});

describe('a sync with the hub', () => {
  let api: TestApi;
  let hub: Awaited<ReturnType<typeof startHubServer>>;
  let workspace: TestWorkspace;
  let people: Everyone;

  before(async () => {
    hub = await startHubServer();
    api = await startTestApi({}, undefined, { hub: { source: hub.source } });
  });
  beforeEach(async () => {
    workspace = await createTestWorkspace(api.db);
    people = await workspace.everyone();
    hub.data.clients = [hubClient('c1'), hubClient('c2'), hubClient('c3')];
    hub.data.users = [
      hubUser('u1', { role: 'client_user', client: 'c1' }),
      hubUser('u2', { locations: ['singapore'] }),
      hubUser('u3', { role: 'editor' }),
    ];
  });
  after(async () => {
    await api.close();
    await hub.close();
  });

  const sync = (isFull = false) =>
    api.get<HubSyncResult>(people.admin, `/sync-data-from-hub?force=${isFull}`);
  const refused = async () => {
    const { status, body } = await api.ask<ApiErrorBody>(people.admin, '/sync-data-from-hub');
    return [status, body.message];
  };
  const userOf = async (hubId: string) => {
    const rows = await workspace.inside((tx) =>
      tx
        .select()
        .from(appUser)
        .where(and(eq(appUser.tenantId, workspace.tenantId), eq(appUser.hubId, hubId))),
    );
    const [found] = rows;
    assert.ok(found, hubId);
    return found;
  };
  const change = (kind: 'clients' | 'users', id: string, values: Record<string, unknown>) => {
    const record = hub.data[kind].find((each) => each['id'] === id);
    assert.ok(record);
    Object.assign(record, { updated: later }, values);
  };

  test('adds new clients and users once, and answers how many', async () => {
    const answer = await api.ask<HubSyncResult>(people.admin, '/sync-data-from-hub?force=false');
    assert.equal(answer.headers.get('Cache-Control'), 'no-store');
    const brought = { ...nothing, new: 3 };
    assert.deepEqual(answer.body, { clients: brought, users: brought, not_linked: [] });
    assert.deepEqual(await sync(), { clients: nothing, users: nothing, not_linked: [] });
    assert.ok(hub.asked.includes(`/portal/clients?workspace=${workspace.alias}`));
    const status = await api.get<ServerStatus>(people.admin, '/status');
    assert.equal(status.hub.synced, testNow.toISOString());

    const clients = await api.get<Client[]>(people.admin, '/client');
    const asia = clients.find(({ name }) => name === 'Client c1');
    assert.equal(asia?.billing_region, 'Asia');
    const made = await userOf('u1');
    assert.deepEqual(
      [made.fullName, made.email, made.role, made.clientId, made.timezone, made.passwordHash],
      ['User u1', 'u1@hub.test', roles.client_user, asia?.id, 'Asia/Singapore', null],
    );
    assert.deepEqual((await userOf('u2')).locations, ['singapore']);
  });

  test('updates records that changed at the hub, and all records in a full sync', async () => {
    await sync();
    change('clients', 'c2', { name: 'Renamed' });
    change('users', 'u2', {
      full_name: 'Ann  Lee ',
      phone: 'tel. +65 81234567',
      email: 'Ann@Hub.test',
    });
    hub.data.users[0]!['full_name'] = 'Changed without a date';
    const one = { ...nothing, updated: 1 };
    assert.deepEqual(await sync(), { clients: one, users: one, not_linked: [] });
    const { fullName, phone, email } = await userOf('u2');
    assert.deepEqual([fullName, phone, email], ['Ann Lee', '+65 8123 4567', 'ann@hub.test']);
    assert.equal((await userOf('u1')).fullName, 'User u1');
    const all = { ...nothing, updated: 3 };
    assert.deepEqual(await sync(true), { clients: all, users: all, not_linked: [] });
    assert.equal((await userOf('u1')).fullName, 'Changed without a date');
  });

  test('takes over a client with the same name, but no account with the same email', async () => {
    const own = await workspace.user('client_user', {
      email: 'jo@hub.test',
      clientId: people.client.id,
      password: 'shootline',
    });
    const stored = () =>
      workspace.inside((tx) => tx.select().from(appUser).where(eq(appUser.id, own.id)));
    const before = await stored();
    hub.data.clients.push(hubClient('c9', { name: people.client.name }));
    hub.data.users.push(
      hubUser('u9', { email: 'JO@hub.test', role: 'client_owner', client: 'c9' }),
    );
    const counts = { ...nothing, new: 3, updated: 1 };
    const leftOut = [{ email: 'jo@hub.test', hub_id: 'u9', full_name: 'User u9' }];
    assert.deepEqual(await sync(), {
      clients: counts,
      users: { ...nothing, new: 3 },
      not_linked: leftOut,
    });
    assert.deepEqual(await stored(), before);
    assert.deepEqual((await sync(true)).not_linked, leftOut);
  });

  test('updates an account that an admin has linked, until the link is removed', async () => {
    const own = await workspace.user('editor', { email: 'jo@hub.test', password: 'shootline' });
    const path = `/users/${own.id}/hub-link`;
    hub.data.users = [hubUser('u9', { email: own.email, role: 'editor' })];
    assert.equal((await api.send(people.admin, 'PUT', path, { hub_id: 'u9' })).status, 200);
    const linked = await sync();
    assert.deepEqual([linked.users, linked.not_linked], [{ ...nothing, updated: 1 }, []]);
    const written = await userOf('u9');
    assert.deepEqual(
      [written.id, written.fullName, written.passwordHash],
      [own.id, 'User u9', own.passwordHash],
    );

    assert.equal((await api.send(people.admin, 'DELETE', path)).status, 200);
    change('users', 'u9', { full_name: 'Renamed there' });
    const undone = await sync();
    assert.deepEqual(
      [undone.users, undone.not_linked.map(({ hub_id }) => hub_id)],
      [nothing, ['u9']],
    );
    const [left] = await workspace.inside((tx) =>
      tx.select().from(appUser).where(eq(appUser.id, own.id)),
    );
    assert.deepEqual([left?.hubId, left?.fullName], [null, 'User u9']);
  });

  test('signs out users deleted at the hub, and nobody else', async () => {
    await sync();
    const leaver = await userOf('u3');
    assert.equal((await api.ask(leaver, '/actions')).status, 200);
    change('users', 'u3', { deleted: true });
    hub.data.users.push({ id: 'x', updated: later, deleted: true, email: people.editor.email });
    assert.deepEqual((await sync()).users, { ...nothing, deleted: 1 });
    assert.equal((await userOf('u3')).isActive, false);
    assert.equal((await api.ask(leaver, '/actions')).status, 401);
    await workspace.inside((tx) =>
      tx.update(appUser).set({ isActive: true }).where(eq(appUser.id, leaver.id)),
    );
    assert.equal((await api.ask(leaver, '/actions')).status, 401, 'the session itself has ended');
    assert.equal((await api.ask(people.editor, '/actions')).status, 200);
    await workspace.inside((tx) =>
      tx.update(appUser).set({ isActive: false }).where(eq(appUser.id, leaver.id)),
    );

    hub.data.users = hub.data.users.filter(({ id }) => id !== 'x');
    hub.data.users.push(hubUser('u3-again', { email: leaver.email, updated: later }));
    assert.deepEqual((await sync()).users, { ...nothing, updated: 1 });
    const back = await userOf('u3-again');
    assert.deepEqual([back.id, back.isActive], [leaver.id, true]);
  });

  test('keeps the bookings of a deleted client, and refuses new ones for it', async () => {
    await sync();
    const clients = await api.get<Client[]>(people.admin, '/client');
    const leaving = clients.find(({ name }) => name === 'Client c2')?.id ?? '';
    const form = (values: Record<string, unknown>) => {
      const parts = new FormData();
      parts.set('data', JSON.stringify({ ...adminBrief(), client: leaving, ...values }));
      return parts;
    };
    const create = () =>
      api.send<Booking & ApiErrorBody>(people.admin, 'POST', '/booking?isDraft=false', form({}));
    const { body: made } = await create();
    change('clients', 'c2', { deleted: true });
    assert.deepEqual((await sync()).clients, { ...nothing, deleted: 1 });
    assert.deepEqual((await sync(true)).clients, { ...nothing, updated: 2 });
    const listed = await api.get<Client[]>(people.admin, '/client');
    assert.equal(
      listed.some(({ id }) => id === leaving),
      false,
    );
    const kept = await api.get<Booking>(people.admin, `/booking/${made.uuid}`);
    assert.equal(kept.client.name, 'Client c2');
    const put = await api.send(
      people.admin,
      'PUT',
      `/booking/${made.uuid}`,
      { title: 'Still ours' },
      { 'If-Match': `"${made.version}"` },
    );
    assert.equal(put.status, 200);
    const again = await create();
    assert.deepEqual(
      [again.status, again.body.errors[0]?.message],
      [400, 'This client no longer takes new bookings.'],
    );
  });

  test('promotes nobody among staff, and never takes away the access of the user who syncs', async () => {
    await sync();
    change('users', 'u2', { role: 'admin' });
    change('users', 'u3', { role: 'client_user', client: 'c1' });
    await workspace.inside((tx) =>
      tx.update(appUser).set({ hubId: 'me' }).where(eq(appUser.id, people.admin.id)),
    );
    hub.data.users.push(hubUser('me', { email: people.admin.email, role: 'camera_operator' }));
    assert.deepEqual((await sync()).users, { ...nothing, updated: 3 });
    assert.equal((await userOf('u2')).role, roles.camera_operator);
    assert.equal((await userOf('u3')).role, roles.client_user);
    assert.equal((await userOf('me')).role, roles.admin);
    change('users', 'me', { updated: '2026-03-03T00:00:00Z', deleted: true });
    assert.deepEqual((await sync(true)).users, { ...nothing, updated: 3 });
    assert.equal((await userOf('me')).isActive, true);
  });

  test('lets users swap their emails, and refuses an email that is taken', async () => {
    await sync();
    change('users', 'u1', { email: 'u2@hub.test' });
    change('users', 'u2', { email: 'u1@hub.test' });
    change('clients', 'c1', { name: 'Client c3' });
    change('clients', 'c3', { name: 'Client c1' });
    const two = { ...nothing, updated: 2 };
    assert.deepEqual(await sync(), { clients: two, users: two, not_linked: [] });
    assert.equal((await userOf('u1')).email, 'u2@hub.test');
    change('users', 'u1', { updated: '2026-03-03T00:00:00Z', email: people.owner.email });
    change('clients', 'c2', { name: 'Not written either' });
    const [status, message] = await refused();
    assert.equal(status, 409);
    assert.match(String(message), new RegExp(`gives "${people.owner.email}".*Nothing was changed`));
    const names = await workspace.inside((tx) => tx.select({ name: client.name }).from(client));
    assert.equal(
      names.some(({ name }) => name === 'Not written either'),
      false,
    );
  });

  test('is for admins only, and needs a hub', async () => {
    for (const who of [people.finance, people.owner, people.videographer]) {
      assert.equal((await api.refused(who, '/sync-data-from-hub')).status, 403);
    }
    const head = await api.app.request('/api/sync-data-from-hub', {
      method: 'HEAD',
      headers: { Authorization: `Token ${await api.tokenOf(people.admin)}` },
    });
    assert.equal(head.status, 404);
    const alone = await startTestApi();
    const other = await (await createTestWorkspace(alone.db)).everyone();
    const { status, body } = await alone.refused(other.admin, '/sync-data-from-hub');
    assert.deepEqual([status, body.type], [409, 'Conflict']);
    assert.match(body.message, /No hub is set up/);
    await alone.close();
  });

  test('runs once at a time in a workspace', async () => {
    let answer: (() => void) | undefined;
    const arrived = new Promise<void>((resolve) => {
      hub.breakAt('/clients', (_request, response) => {
        answer = () => response.writeHead(500).end();
        resolve();
      });
    });
    const first = refused();
    await arrived;
    const [status, message] = await refused();
    assert.deepEqual(
      [status, message],
      [409, 'A sync with the hub is running already. Please wait until it is done.'],
    );
    answer?.();
    assert.equal((await first)[0], 502);
    hub.heal();
    assert.equal((await sync()).users.new, 3);
  });

  test('is not blocked forever by a run that died', async () => {
    const { tenantId } = workspace;
    const ends = new Date(testNow.getTime() + 60_000);
    await workspace.inside((tx) =>
      tx.insert(hubSync).values({ tenantId, run: randomUUID(), ends }),
    );
    assert.equal((await refused())[0], 409);
    const died = new Date(testNow.getTime() - 1000);
    await workspace.inside((tx) => tx.update(hubSync).set({ ends: died }));
    assert.equal((await sync()).users.new, 3);
    assert.deepEqual(await workspace.inside((tx) => tx.select().from(hubSync)), []);
  });

  test('leaves other workspaces alone', async () => {
    const other = await createTestWorkspace(api.db);
    const others = await other.everyone();
    await sync();
    const listed = await api.get<Person[]>(others.admin, '/user/internal-users');
    assert.equal(listed.length, 4);
  });
});
