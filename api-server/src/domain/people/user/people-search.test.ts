import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Client, ManagedUser } from '@shootline/shared-api/contract';
import { sql } from '../../../platform/db/drizzle.ts';
import { readsOf, rowsRead } from '../../../../tests/load/plans.ts';
import { isOnCitus } from '../../../../tests/database.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../../tests/workspace.ts';
import { vacuum } from '../../../../tests/load/vacuum.ts';
import { pageOfManagedUsers } from '../account/managed-user.repository.ts';
import { listClients } from '../client/client.repository.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;
type Page<Row> = { count: number; next: string | null; results: Row[] };

const searchOf = (name: string, limit = 5) => new URLSearchParams({ name, limit: `${limit}` });

describe('searching clients and people by name', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Everyone;
  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
  });
  after(() => api.close());

  const clientsFor = async (name: string, by = users.admin, limit?: number) => {
    const found = await api.get<Client[]>(by, `/client?${searchOf(name, limit)}`);
    return found.map((client) => client.name);
  };
  const usersFor = async (name: string) => {
    const { results } = await api.get<Page<ManagedUser>>(users.admin, `/users?${searchOf(name)}`);
    return results.map(({ full_name }) => full_name);
  };
  const videographersFor = async (name: string) => {
    const path = `/user/camera-operators?${searchOf(name)}`;
    const { results } = await api.get<Page<{ full_name: string }>>(users.finance, path);
    return results.map(({ full_name }) => full_name);
  };

  test('clients are found by words in any order, whatever the accents, case and apostrophes', async () => {
    for (const name of ["O'Brien & Søn Café", 'Łódź Film', 'İzmir 100%', 'İzmir 1000']) {
      await workspace.client({ name });
    }
    for (const text of [
      "o'brien",
      'O’BRIEN',
      'cafe',
      'CAFÉ',
      'cafe\u0301',
      'son brien',
      ' brien ',
    ]) {
      assert.deepEqual(await clientsFor(text), ["O'Brien & Søn Café"], text);
    }
    assert.deepEqual(await clientsFor('lodz'), ['Łódź Film']);
    assert.deepEqual(await clientsFor('izmir'), ['İzmir 100%', 'İzmir 1000']);
    assert.deepEqual(await clientsFor('izmir', users.admin, 1), ['İzmir 100%']);
    assert.deepEqual(await clientsFor('100%'), ['İzmir 100%']);
    assert.deepEqual(await clientsFor('brien lodz'), []);
    assert.deepEqual(await clientsFor('\\'), []);
    assert.equal((await api.refused(users.admin, '/client?limit=26')).status, 400);
  });

  test("client users find only their own client, videographers none, and nobody another workspace's", async () => {
    const own = await workspace.client({ name: 'Quay Productions' });
    await workspace.client({ name: 'Quay Rivals' });
    const lead = await workspace.user('client_team_admin', { clientId: own.id });
    assert.deepEqual(await clientsFor('quay', lead), ['Quay Productions']);
    assert.deepEqual(await clientsFor('rivals', lead), []);
    assert.deepEqual(await clientsFor('quay', users.videographer), []);
    const other = await createTestWorkspace(api.db);
    assert.deepEqual(await clientsFor('quay', await other.user('admin')), []);
  });

  test('admins find users by name and address, a few at a time', async () => {
    const fullName = 'Zoë D’Arcy';
    await workspace.user('client_user', { fullName, email: 'zoe.darcy@lens.test' });
    for (const text of ["d'arcy zoe", 'ZOE.DARCY', 'lens.test zoë']) {
      assert.deepEqual(await usersFor(text), [fullName], text);
    }
    assert.deepEqual(await usersFor('zoe nobody'), []);
    const { results, next, count } = await api.get<Page<ManagedUser>>(
      users.admin,
      '/users?limit=2&name=some',
    );
    assert.deepEqual([results.length, count > 2], [2, true]);
    assert.match(next ?? '', /limit=2/);
    for (const reader of [users.finance, users.videographer, users.clientUser]) {
      assert.equal((await api.refused(reader, '/users?name=zoe')).status, 403);
    }
  });

  const spellings: [name: string, ...texts: string[]][] = [
    ['Jürgen Müller', 'mueller', 'müller', 'muller', 'MUELLER juergen', 'mu\u0308ller', 'Ｍüller'],
    ['Anna Mueller-Weiß', 'mueller-weiss', 'müller', 'weiß', 'WEISS', 'mueller\u2010weiss'],
    ['Sean O’Brien', 'obrien', "o'brien", 'o’brien', 'O`BRIEN', 'brien sean'],
    ['Søren Ångström', 'soren', 'soeren', 'søren', 'angstrom', 'aangstroem', 'ångström'],
    ['Łukasz Đorđević', 'lukasz', 'łukasz', 'dordevic', 'đorđević'],
    ['Zo\u00adë\u200b Lœuvre', 'zoe', 'ZOË', 'loeuvre', 'lœuvre'],
    ['Ann 100%_Lee', '100%_', '％_lee'],
  ];
  for (const [fullName, ...texts] of spellings) {
    test(`${fullName} is found by any spelling of the name`, async () => {
      await workspace.user('client_user', { fullName });
      for (const text of texts) {
        assert.ok((await usersFor(text)).includes(fullName), text);
      }
      assert.deepEqual(await usersFor('nobody'), []);
      await workspace.client({ name: `${fullName} Film` });
      assert.ok((await clientsFor(texts[0] ?? '')).includes(`${fullName} Film`));
      const booking = await workspace.booking({
        title: `${fullName} on stage`,
        clientId: users.client.id,
        submitterId: users.clientUser.id,
        state: 'new',
      });
      const path = `/booking/list-bookings?${new URLSearchParams({ title: texts[0] ?? '' })}`;
      const { results } = await api.get<Page<{ uuid: string }>>(users.admin, path);
      assert.ok(results.some(({ uuid }) => uuid === booking.id));
    });
  }

  test('a letter with an e after it is not taken for an umlaut', async () => {
    await workspace.user('client_user', { fullName: 'Samuel Blue' });
    await workspace.user('client_user', { fullName: 'Samul Blu' });
    assert.deepEqual(await usersFor('samuel blue'), ['Samuel Blue']);
    assert.deepEqual(await usersFor('el blue'), ['Samuel Blue']);
  });

  test('titles of the longest names fit into the indexes', async () => {
    for (const letter of ['한', 'ü', '\ufdfa', '𝔘', 'Ǟ']) {
      const title = letter.repeat(200);
      const { id } = await workspace.booking({
        title,
        clientId: users.client.id,
        submitterId: users.clientUser.id,
        state: 'new',
      });
      const path = `/booking/list-bookings?${new URLSearchParams({ title: letter.repeat(20) })}`;
      const { results } = await api.get<Page<{ uuid: string }>>(users.admin, path);
      assert.ok(
        results.some(({ uuid }) => uuid === id),
        letter,
      );
    }
  });

  test('videographers are found by name only', async () => {
    await workspace.user('camera_operator', { fullName: 'José Núñez', email: 'lens@jn.test' });
    assert.deepEqual(await videographersFor('nunez jose'), ['José Núñez']);
    assert.deepEqual(await videographersFor('jn.test'), []);
  });

  test('bookings are found by their title without its accents', async () => {
    const booking = await workspace.booking({
      title: 'L’été à la plage',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      state: 'new',
    });
    const path = `/booking/list-bookings?${new URLSearchParams({ title: "l'ete a" })}`;
    const { results } = await api.get<Page<{ uuid: string }>>(users.admin, path);
    assert.deepEqual(
      results.map(({ uuid }) => uuid),
      [booking.id],
    );
  });
});

describe('searching among many clients and people', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    const { tenantId } = workspace;
    await api.db.execute(sql`
      insert into shootline.client (tenant_id, name, number, billing_region)
      select ${tenantId}::uuid, 'Client ' || n, 1000 + n, 'Australia'
      from generate_series(1, 20000) n`);
    await api.db.execute(sql`
      insert into shootline.app_user (tenant_id, number, role, full_name, email, password_hash)
      select ${tenantId}::uuid, 1000 + n, case when n % 2 = 0 then 31 else 127 end,
        'Person ' || n, n || '@many.test', 'none'
      from generate_series(1, 20000) n`);
    for (const table of ['client', 'app_user']) {
      await vacuum(api.db, table);
    }
  });
  after(() => api.close());

  // Plans of Citus have the steps in their tasks.
  test('reads only the matches from an index', { skip: isOnCitus }, async () => {
    const { tenantId } = workspace;
    await workspace.inside(async (tx) => {
      const reads = async (table: string, query: { getSQL(): ReturnType<typeof sql> }) => {
        const steps = await readsOf(tx, table, query.getSQL());
        return steps.reduce((sum, step) => sum + rowsRead(step), 0);
      };
      const client = listClients(tx, tenantId, { name: 'client 19998', limit: 5 });
      assert.equal(await reads('client', client), 1);
      const user = pageOfManagedUsers(tx, tenantId, { name: '19998@many', limit: 5 });
      assert.equal(await reads('app_user', user), 1);
      const umlauts = pageOfManagedUsers(tx, tenantId, { name: 'müller', limit: 5 });
      assert.equal(await reads('app_user', umlauts), 0);
    });
  });
});
