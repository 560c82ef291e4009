import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from './platform/db/drizzle.ts';
import { rowsOf } from './platform/db/rows.ts';
import { booking, client, appUser } from './domain/schema.ts';
import { type TestApi, startTestApi } from '../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../tests/workspace.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;

describe('a workspace', () => {
  let api: TestApi;
  let home: TestWorkspace;
  let users: Everyone;
  let made: Awaited<ReturnType<TestWorkspace['booking']>>;
  let fileId: string;
  let invoiceId: string;
  let outsiders: Everyone['admin'][];

  before(async () => {
    api = await startTestApi();
    home = await createTestWorkspace(api.db);
    users = await home.everyone();
    made = await home.booking({
      title: 'Secret launch',
      state: 'assigned',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      videographerId: users.videographer.id,
      videoId: 'v-1',
    });
    const values = { state: 'submitted', invoiceNumber: 'INV-1' } as const;
    invoiceId = (await home.invoice(made.id, users.videographer.id, values)).id;
    await home.action(users.admin.id, made.id, 'created', users.clientUser.id);
    await api.deps.files.put('f/1', Buffer.from('x'));
    fileId = (await home.file(made.id, users.clientUser.id, 'f/1')).id;
    const others = await (await createTestWorkspace(api.db)).everyone();
    outsiders = [others.admin, others.owner, others.clientUser, others.videographer];
  });
  after(() => api.close());

  test("answers 404 for the ids of other workspaces' records", async () => {
    const paths = [
      `/booking/${made.id}`,
      `/booking/${made.id}/file/${fileId}`,
      `/booking/comments/${made.projectThread}`,
      `/booking/comments/${made.internalThread}`,
      `/invoice/${invoiceId}`,
      `/user/${users.clientUser.id}`,
      '/public-upload-link?videoId=v-1',
    ];
    for (const outsider of outsiders) {
      for (const path of paths) {
        const { status, body } = await api.refused(outsider, path);
        const none = await api.refused(outsider, path.replace(/[0-9a-f]{8}-/, '00000000-'));
        assert.equal(status, 404, path);
        if (!path.includes('videoId')) assert.deepEqual(body, none.body);
      }
    }
  });

  test('keeps its records out of the lists of others, with any filter', async () => {
    const queries = [
      '',
      '?title=secret',
      '?state=assigned',
      `?client=${users.client.id}`,
      `?created_by=${users.clientUser.id}`,
      '?region=sydney',
      '?booking_uid=1',
      '?billing_region=Australia',
      '?invoice_state=submitted',
    ];
    for (const outsider of outsiders) {
      for (const query of queries) {
        const page = await api.get<{ count: number }>(outsider, `/booking/list-bookings${query}`);
        assert.equal(page.count, 0, query);
      }
    }
    const [admin] = outsiders;
    assert.ok(admin);
    for (const query of [
      '',
      `?camop=${users.videographer.id}`,
      '?invoice_number=INV',
      `?client=${users.client.id}`,
    ]) {
      assert.equal((await api.get<{ count: number }>(admin, `/invoice${query}`)).count, 0, query);
    }
    const ids = [users.client.id, ...Object.values(users).map(({ id }) => id)];
    const paths = [
      '/client',
      '/user/submitters',
      `/user/submitters?client=${users.client.id}`,
      '/user/internal-users',
      '/user/am-users',
      '/user/camera-operators',
      '/actions',
    ];
    for (const path of paths) {
      const text: string = JSON.stringify(await api.get<unknown>(admin, path));
      for (const id of ids) assert.equal(text.includes(id), false, `${path} ${id}`);
    }
  });

  test('numbers its bookings, clients and people separately from others', async () => {
    const other = await createTestWorkspace(api.db);
    const { client: own, clientUser, admin } = await other.everyone();
    const first = await other.booking({
      state: 'new',
      clientId: own.id,
      submitterId: clientUser.id,
    });
    assert.equal(first.bookingUid, '10001');
    assert.ok(admin.number < 10);
    assert.ok(own.number < 10);
  });

  test('never changes the numbers of its clients and people', async () => {
    const other = await createTestWorkspace(api.db);
    await other.everyone();
    for (const table of [client, appUser]) {
      await assert.rejects(other.inside((tx) => tx.update(table).set({ number: 99 })));
    }
  });

  test('is isolated by the database itself', async () => {
    const other = await createTestWorkspace(api.db);
    for (const table of [booking, client, appUser]) {
      assert.equal((await other.inside((tx) => tx.select().from(table))).length, 0);
    }
    const updated = await other.inside((tx) =>
      tx.update(booking).set({ title: 'Taken' }).returning(),
    );
    assert.equal(updated.length, 0);
    await assert.rejects(
      other.inside((tx) =>
        tx.insert(client).values({ tenantId: home.tenantId, name: 'Planted', billingRegion: 'UK' }),
      ),
    );
    await assert.rejects(other.inside((tx) => tx.execute(sql`select * from shootline.session`)));
    assert.deepEqual(
      rowsOf(await other.inside((tx) => tx.execute(sql`select id from shootline.tenant`))).length,
      1,
    );
  });

  test('is isolated in every table with a workspace', async () => {
    const open = rowsOf<{ name: string }>(
      await api.db.execute(sql`
        select c.relname as name from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
        where c.relnamespace = 'shootline'::regnamespace and c.relkind = 'r'
          and not (c.relrowsecurity
            -- These are read before a tenant is known, only by the connection's own role.
            and (c.relforcerowsecurity or c.relname in ('session', 'password_ticket', 'booking_event',
              'known_browser', 'trusted_device', 'job', 'numbering', 'summary_due', 'workspace_secret')))`),
    );
    assert.deepEqual(open, []);
  });
});
