import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, ListViews, OwnView } from '@shootline/shared-api/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { savedView } from '../schema.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { createTestWorkspace, hoursFromNow } from '../../../tests/workspace.ts';

const path = '/list/bookings/views';
const columnsPath = '/list/bookings/columns';

describe('own views and columns of a list', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  async function scene() {
    const workspace = await createTestWorkspace(api.db);
    const users = await workspace.everyone();
    return { workspace, users };
  }
  type User = Awaited<ReturnType<typeof scene>>['users']['admin'];

  const save = (who: User, name: string, search: string, headers = {}) =>
    api.send<OwnView>(who, 'POST', path, { name, search }, headers);
  const refusal = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    const { errors } = body as ApiErrorBody;
    return [status, errors[0]?.field, errors[0]?.message, errors[0]?.errors[0]?.field];
  };
  const ownViews = async (who: User) => (await api.get<ListViews>(who, path)).own_views;

  test('stores, counts, changes and deletes a view', async () => {
    const { workspace, users } = await scene();
    const of = { clientId: users.client.id, submitterId: users.clientUser.id };
    await workspace.booking({ ...of, state: 'new', title: 'Kitchen' });
    await workspace.booking({ ...of, state: 'active', title: 'Kitchen two' });
    await workspace.booking({ ...of, state: 'job_complete', title: 'Kitchen three' });
    const search =
      'view=all&title=kitchen&state=new&state=active&sortBy=title&asc=true&columns=title,date';
    const { status, body } = await save(users.admin, ' Kitchens ', search);
    assert.deepEqual([status, body.name, body.search, body.count], [200, 'Kitchens', search, 2]);
    assert.deepEqual(await ownViews(users.admin), [body]);

    const changed = { name: 'All kitchens', search: 'view=all&title=kitchen' };
    const updated = await api.send(users.admin, 'PUT', `${path}/${body.uuid}`, changed);
    assert.deepEqual(updated.body, { uuid: body.uuid, ...changed, count: 3 });
    const renamed = await api.send(users.admin, 'PUT', `${path}/${body.uuid}`, {
      ...changed,
      name: 'ALL KITCHENS',
    });
    assert.equal(renamed.status, 200);

    const deleted = await api.send(users.admin, 'DELETE', `${path}/${body.uuid}`);
    assert.deepEqual([deleted.status, deleted.body], [200, renamed.body]);
    assert.deepEqual(await ownViews(users.admin), []);
  });

  test("counts a search without a view within the role's default view", async () => {
    const { workspace, users } = await scene();
    const of = { clientId: users.client.id, submitterId: users.clientUser.id };
    await workspace.booking({ ...of, state: 'active', title: 'Soon' });
    await workspace.booking({
      ...of,
      state: 'active',
      title: 'Soon, too late',
      date: hoursFromNow(-90),
    });
    const { body } = await save(users.clientUser, 'Soon', 'title=soon');
    assert.equal(body.count, 1);
  });

  test('orders views by name, and refuses a name that differs only in case', async () => {
    const { users } = await scene();
    await save(users.editor, 'b', '');
    await save(users.editor, 'Äpfel', '');
    const { body } = await save(users.editor, 'C', '');
    const names = (await ownViews(users.editor)).map(({ name }) => name);
    assert.deepEqual(names, ['Äpfel', 'b', 'C']);
    const taken = [400, 'name', 'You have a view with this name already.', undefined];
    assert.deepEqual(await refusal(save(users.editor, 'äPFEL ', '')), taken);
    const other = api.send(users.editor, 'PUT', `${path}/${body.uuid}`, { name: 'B', search: '' });
    assert.deepEqual(await refusal(other), taken);
    assert.equal((await save(users.reviewer, 'b', '')).status, 200);
  });

  test('refuses filters and names that the list does not accept', async () => {
    const { users } = await scene();
    const cases: [string, string][] = [
      ['state=flying', 'state'],
      ['title=a&title=b', 'title'],
      ['view=upcoming', 'view'],
      ['view=nothing', 'view'],
      ['from_date=31-02-2026', 'from_date'],
      ['colour=red', 'colour'],
      ['offset=25', 'offset'],
      ['columns=Title', 'columns'],
    ];
    for (const [search, field] of cases) {
      const [status, top, message, inner] = await refusal(save(users.admin, 'Odd', search));
      const sentence = 'The list does not have these filters.';
      assert.deepEqual([status, top, message, inner], [400, 'search', sentence, field], search);
    }
    assert.deepEqual((await refusal(save(users.admin, '  ', ''))).slice(0, 3), [
      400,
      'name',
      'Please enter a value.',
    ]);
    assert.deepEqual((await refusal(save(users.admin, 'x'.repeat(61), ''))).slice(0, 2), [
      400,
      'name',
    ]);
    assert.equal(
      (await api.send(users.admin, 'POST', '/list/invoices/views', { name: 'a', search: '' }))
        .status,
      404,
    );
  });

  test('lists a view without a count when the list no longer accepts its search', async () => {
    const { workspace, users } = await scene();
    await save(users.admin, 'Right', 'view=all');
    const { body } = await save(users.admin, 'Wrong', 'view=all');
    await workspace.inside((tx) =>
      tx
        .update(savedView)
        .set({ search: 'view=all&colour=red' })
        .where(eq(savedView.id, body.uuid)),
    );
    const counts = (await ownViews(users.admin)).map(({ name, count }) => [name, count]);
    assert.deepEqual(counts, [
      ['Right', 0],
      ['Wrong', null],
    ]);
  });

  test('stores at most 50 views', async () => {
    const { workspace, users } = await scene();
    const { tenantId } = workspace;
    await workspace.inside((tx) =>
      tx.insert(savedView).values(
        Array.from({ length: 50 }, (_, index) => ({
          tenantId,
          userId: users.admin.id,
          list: 'bookings' as const,
          name: `View ${index}`,
          search: 'view=all&title=a',
          created: hoursFromNow(0),
        })),
      ),
    );
    assert.equal((await save(users.admin, 'One more', '')).status, 409);
    assert.equal((await ownViews(users.admin)).length, 50);
  });

  test('stores a view that is sent twice once', async () => {
    const { users } = await scene();
    const key = { 'Idempotency-Key': 'once' };
    const first = await save(users.owner, 'Once', '', key);
    assert.deepEqual((await save(users.owner, 'Once', '', key)).body, first.body);
  });

  test('hides views from other users, who cannot change or delete them', async () => {
    const { users } = await scene();
    const { users: abroad } = await scene();
    const { body } = await save(users.admin, 'Mine', '');
    for (const other of [users.finance, abroad.admin]) {
      assert.deepEqual(await ownViews(other), []);
      const at = `${path}/${body.uuid}`;
      const change = await api.send(other, 'PUT', at, { name: 'Theirs', search: '' });
      assert.equal(change.status, 404);
      assert.equal((await api.send(other, 'DELETE', at)).status, 404);
    }
    assert.deepEqual(await ownViews(users.admin), [body]);
  });

  test('stores columns for each user', async () => {
    const { users } = await scene();
    const columns = [
      { id: 'title', width: 320, is_frozen: true },
      { id: 'invoice-status', is_hidden: true },
    ];
    const columnsOf = async (who: User) => (await api.get<ListViews>(who, path)).columns;
    assert.equal(await columnsOf(users.videographer), null);
    await api.send(users.videographer, 'PUT', columnsPath, { columns: [{ id: 'date' }] });
    const { body } = await api.send(users.videographer, 'PUT', columnsPath, { columns });
    assert.deepEqual(body, { columns });
    assert.deepEqual(await columnsOf(users.videographer), columns);
    assert.equal(await columnsOf(users.admin), null);
  });

  test('refuses invalid columns', async () => {
    const { users } = await scene();
    const wrong: object[][] = [
      [{ id: 'Title' }],
      [{ id: 'title', width: 39 }],
      [{ id: 'title', width: 1201 }],
      [{ id: 'title', colour: 'red' }],
      [{ id: 'title' }, { id: 'title' }],
      Array.from({ length: 41 }, (_, index) => ({ id: `c${index}` })),
    ];
    for (const columns of wrong) {
      const { status } = await api.send(users.admin, 'PUT', columnsPath, { columns });
      assert.equal(status, 400, JSON.stringify(columns));
    }
  });
});
