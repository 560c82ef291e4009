import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { ApiErrorBody, HubSyncResult } from '@shootline/shared-api/contract';
import { asc } from '../../../platform/db/drizzle.ts';
import { client, appUser } from '../../schema.ts';
import { json, startHubServer } from '../../../../tests/servers/hub-server.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../../tests/workspace.ts';

const late = 'Sorry, the hub did not answer in time. Nothing was changed.';
const away = 'Sorry, the hub cannot be reached. Nothing was changed.';
const incomplete = 'Sorry, the data of the hub did not arrive whole. Nothing was changed.';
const tooMuch = 'Sorry, the hub sent more data than the portal takes. Nothing was changed.';
const wrong =
  /^Sorry, the hub sent data that the portal cannot use( \(.+\))?\. Nothing was changed\.$/;

const updated = '2026-03-01T00:00:00Z';
const user = {
  id: 'u1',
  updated,
  full_name: 'Ann Lee',
  email: 'ann@hub.test',
  role: 'client_user',
  client: 'c1',
  phone: '',
  timezone: 'Asia/Singapore',
};
const company = { id: 'c1', updated, name: 'Straits', billing_region: 'Asia' };
const another = { ...company, id: 'c2', name: 'Lion' };

describe('a hub that fails', () => {
  let api: TestApi;
  let hub: Awaited<ReturnType<typeof startHubServer>>;
  let elsewhere: Awaited<ReturnType<typeof startHubServer>>;
  let workspace: TestWorkspace;
  let admin: Awaited<ReturnType<TestWorkspace['user']>>;

  before(async () => {
    hub = await startHubServer();
    elsewhere = await startHubServer();
    api = await startTestApi({}, undefined, { hub: { source: hub.source } });
    workspace = await createTestWorkspace(api.db);
    admin = await workspace.user('admin');
    hub.data.clients = [company, another, { ...company, id: 'c3', name: 'Third' }];
    hub.data.users = [user];
    await api.get<HubSyncResult>(admin, '/sync-data-from-hub');
  });
  beforeEach(() => {
    hub.heal();
    const now = '2026-03-05T00:00:00Z';
    hub.data.clients = [
      { ...company, updated: now, name: 'Straits Digital' },
      another,
      { id: 'c3', updated: now, deleted: true },
    ];
    hub.data.users = [{ ...user, updated: now, full_name: 'Anna Lee' }];
  });
  after(async () => {
    await api.close();
    await hub.close();
    await elsewhere.close();
  });

  const stored = () =>
    workspace.inside(async (tx) => [
      await tx.select().from(client).orderBy(asc(client.id)),
      await tx.select().from(appUser).orderBy(asc(appUser.id)),
    ]);

  /** The sync fails with this message and changes nothing. */
  async function fails(message: string | RegExp): Promise<void> {
    const before = await stored();
    const { status, body } = await api.ask<ApiErrorBody>(admin, '/sync-data-from-hub?force=true');
    assert.deepEqual([status, body.type], [502, 'InternalError']);
    if (typeof message === 'string') assert.equal(body.message, message);
    else assert.match(body.message, message);
    assert.doesNotMatch(body.message, /127\.0\.0\.1|hub-token|at \//);
    assert.deepEqual(await stored(), before);
  }

  const page = (values: Record<string, unknown>) => ({
    count: 1,
    next: null,
    results: [user],
    ...values,
  });

  const faults: [string, string | RegExp, string, (response: ServerResponse) => void][] = [
    ['never answers', late, '/users', () => undefined],
    [
      'answers byte by byte',
      late,
      '/users',
      (response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        const drops = setInterval(() => response.write(' '), 50);
        response.once('close', () => clearInterval(drops));
      },
    ],
    ['refuses the connection halfway', away, '/users', (response) => response.destroy()],
    [
      'cuts off an answer',
      incomplete,
      '/users',
      (response) => {
        response.writeHead(200, { 'Content-Length': '500' });
        response.write('{"count": 1, "results": [');
        setTimeout(() => response.destroy(), 20);
      },
    ],
    [
      'answers HTML',
      wrong,
      '/users',
      (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html></html>'),
    ],
    ['answers in another shape', wrong, '/users', (response) => json(response, [user])],
    [
      'answers with bytes that are not text',
      wrong,
      '/users',
      (response) => response.writeHead(200).end(Buffer.of(0xff)),
    ],
    ['is out of order', away, '/users', (response) => response.writeHead(503).end('down')],
    [
      'refuses the token',
      'Sorry, the hub refused to answer. Nothing was changed.',
      '/users',
      (response) => response.writeHead(401).end(),
    ],
    ['lacks a page', away, '?from=2', (response) => response.writeHead(404).end()],
    ['counts more records than it sends', incomplete, '/users', (r) => json(r, page({ count: 2 }))],
    [
      'counts fewer records than it sends',
      incomplete,
      '/users',
      (r) => json(r, page({ count: 0 })),
    ],
    [
      'changes its count between pages',
      incomplete,
      '?from=2',
      (response) => json(response, { count: 4, next: null, results: [] }),
    ],
    [
      'repeats a page',
      incomplete,
      '/users',
      (response) => json(response, page({ count: 9, results: [], next: 'users?again' })),
    ],
    [
      'sends a record twice',
      wrong,
      '/users',
      (response) => json(response, page({ count: 2, results: [user, user] })),
    ],
    [
      'sends more than the portal accepts',
      tooMuch,
      '/users',
      (response) => response.end(`{"x":"${'x'.repeat(6_000_000)}"}`),
    ],
  ];
  for (const [name, message, at, answer] of faults) {
    test(`changes nothing when it ${name}`, async () => {
      hub.breakAt(at, (_request, response) => answer(response));
      await fails(message);
    });
  }

  test('changes nothing when its pages never end', async () => {
    let number = 0;
    hub.breakAt('/users', (_request, response) =>
      json(response, page({ results: [], next: `users?page=${++number}` })),
    );
    await fails(tooMuch);
    assert.equal(number, 2000);
  });

  test('follows no redirect and no next page to another address', async () => {
    for (const to of [`${elsewhere.origin}/portal/users`, `${hub.origin}/portal/users?x`]) {
      hub.breakAt('/users', (_request, response) =>
        response.writeHead(302, { Location: to }).end(),
      );
      await fails(away);
    }
    const strange = [
      `${elsewhere.origin}/portal/users`,
      '//other.test/users',
      hub.origin.replace('//', '//user:secret@'),
      'file:///etc/passwd',
    ];
    for (const next of strange) {
      hub.breakAt('/users', (_request, response) => json(response, page({ count: 2, next })));
      await fails(wrong);
    }
    assert.deepEqual(elsewhere.asked, []);
  });

  test('changes nothing for one invalid record, and names the record and the field', async () => {
    const records: Record<string, unknown>[] = [
      { id: 7 },
      { id: '' },
      { email: 'nobody' },
      { email: null },
      { full_name: '   ' },
      { full_name: 'a\0b' },
      { full_name: 'a\ud800b' },
      { role: 'superuser' },
      { role: 511 },
      { client: 'c3' },
      { client: 'unknown' },
      { client: null },
      { role: 'camera_operator' },
      { timezone: 'Mars/Base' },
      { phone: undefined },
      { updated: 'yesterday' },
      { updated: '2026-13-01T00:00:00Z' },
      { deleted: 'yes' },
      { locations: ['atlantis'] },
    ];
    for (const values of records) {
      hub.data.users = [{ ...user, ...values }];
      await fails(/\(users, record 1, \w+(\[0\])?\)\. Nothing was changed\.$/);
    }
    hub.data.users = [user];
    hub.data.clients = [{ ...company, billing_region: 'Moon' }];
    await fails(/\(clients, record 1, billing_region\)/);
  });

  test('syncs once the hub works again', async () => {
    const result = await api.get<HubSyncResult>(admin, '/sync-data-from-hub');
    assert.deepEqual(result, {
      clients: { new: 0, updated: 1, deleted: 1 },
      users: { new: 0, updated: 1, deleted: 0 },
      not_linked: [],
    });
  });
});
