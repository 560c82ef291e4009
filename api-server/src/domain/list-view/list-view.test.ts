import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, ListViews, OwnView } from '@shootline/shared-api/contract';
import { eq } from 'drizzle-orm';
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
    const people = await workspace.everyone();
    return { workspace, people };
  }
  type User = Awaited<ReturnType<typeof scene>>['people']['admin'];

  const save = (who: User, name: string, search: string, headers = {}) =>
    api.send<OwnView>(who, 'POST', path, { name, search }, headers);
  const refusal = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    const { errors } = body as ApiErrorBody;
    return [status, errors[0]?.field, errors[0]?.message, errors[0]?.errors[0]?.field];
  };
  const ownViews = async (who: User) => (await api.get<ListViews>(who, path)).own_views;

  test('stores, counts, changes and deletes a view', async () => {
    const { workspace, people } = await scene();
    const of = { clientId: people.client.id, submitterId: people.clientUser.id };
    await workspace.booking({ ...of, state: 'new', title: 'Kitchen' });
    await workspace.booking({ ...of, state: 'active', title: 'Kitchen two' });
    await workspace.booking({ ...of, state: 'job_complete', title: 'Kitchen three' });
    const search =
      'view=all&title=kitchen&state=new&state=active&sortBy=title&asc=true&columns=title,date';
    const { status, body } = await save(people.admin, ' Kitchens ', search);
    assert.deepEqual([status, body.name, body.search, body.count], [200, 'Kitchens', search, 2]);
    assert.deepEqual(await ownViews(people.admin), [body]);

    const changed = { name: 'All kitchens', search: 'view=all&title=kitchen' };
    const updated = await api.send(people.admin, 'PUT', `${path}/${body.uuid}`, changed);
    assert.deepEqual(updated.body, { uuid: body.uuid, ...changed, count: 3 });
    const renamed = await api.send(people.admin, 'PUT', `${path}/${body.uuid}`, {
      ...changed,
      name: 'ALL KITCHENS',
    });
    assert.equal(renamed.status, 200);

    const deleted = await api.send(people.admin, 'DELETE', `${path}/${body.uuid}`);
    assert.deepEqual([deleted.status, deleted.body], [200, renamed.body]);
    assert.deepEqual(await ownViews(people.admin), []);
  });

  test("counts a search without a view within the role's default view", async () => {
    const { workspace, people } = await scene();
    const of = { clientId: people.client.id, submitterId: people.clientUser.id };
    await workspace.booking({ ...of, state: 'active', title: 'Soon' });
    await workspace.booking({
      ...of,
      state: 'active',
      title: 'Soon, too late',
      date: hoursFromNow(-90),
    });
    const { body } = await save(people.clientUser, 'Soon', 'title=soon');
    assert.equal(body.count, 1);
  });

  test('orders views by name, and refuses a name that differs only in case', async () => {
    const { people } = await scene();
    await save(people.editor, 'b', '');
    await save(people.editor, 'Äpfel', '');
    const { body } = await save(people.editor, 'C', '');
    const names = (await ownViews(people.editor)).map(({ name }) => name);
    assert.deepEqual(names, ['Äpfel', 'b', 'C']);
    const taken = [400, 'name', 'You have a view with this name already.', undefined];
    assert.deepEqual(await refusal(save(people.editor, 'äPFEL ', '')), taken);
    const other = api.send(people.editor, 'PUT', `${path}/${body.uuid}`, { name: 'B', search: '' });
    assert.deepEqual(await refusal(other), taken);
    assert.equal((await save(people.reviewer, 'b', '')).status, 200);
  });

  test('refuses filters and names that the list does not accept', async () => {
    const { people } = await scene();
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
      const [status, top, message, inner] = await refusal(save(people.admin, 'Odd', search));
      const sentence = 'The list does not have these filters.';
      assert.deepEqual([status, top, message, inner], [400, 'search', sentence, field], search);
    }
    assert.deepEqual((await refusal(save(people.admin, '  ', ''))).slice(0, 3), [
      400,
      'name',
      'Please enter a value.',
    ]);
    assert.deepEqual((await refusal(save(people.admin, 'x'.repeat(61), ''))).slice(0, 2), [
      400,
      'name',
    ]);
    assert.equal(
      (await api.send(people.admin, 'POST', '/list/invoices/views', { name: 'a', search: '' }))
        .status,
      404,
    );
  });

  test('lists a view without a count when the list no longer accepts its search', async () => {
    const { workspace, people } = await scene();
    await save(people.admin, 'Right', 'view=all');
    const { body } = await save(people.admin, 'Wrong', 'view=all');
    await workspace.inside((tx) =>
      tx
        .update(savedView)
        .set({ search: 'view=all&colour=red' })
        .where(eq(savedView.id, body.uuid)),
    );
    const counts = (await ownViews(people.admin)).map(({ name, count }) => [name, count]);
    assert.deepEqual(counts, [
      ['Right', 0],
      ['Wrong', null],
    ]);
  });

  test('stores at most 50 views', async () => {
    const { workspace, people } = await scene();
    const { tenantId } = workspace;
    await workspace.inside((tx) =>
      tx.insert(savedView).values(
        Array.from({ length: 50 }, (_, index) => ({
          tenantId,
          personId: people.admin.id,
          list: 'bookings' as const,
          name: `View ${index}`,
          search: 'view=all&title=a',
          created: hoursFromNow(0),
        })),
      ),
    );
    assert.equal((await save(people.admin, 'One more', '')).status, 409);
    assert.equal((await ownViews(people.admin)).length, 50);
  });

  test('stores a view that is sent twice once', async () => {
    const { people } = await scene();
    const key = { 'Idempotency-Key': 'once' };
    const first = await save(people.owner, 'Once', '', key);
    assert.deepEqual((await save(people.owner, 'Once', '', key)).body, first.body);
  });

  test('hides views from other users, who cannot change or delete them', async () => {
    const { people } = await scene();
    const { people: abroad } = await scene();
    const { body } = await save(people.admin, 'Mine', '');
    for (const other of [people.finance, abroad.admin]) {
      assert.deepEqual(await ownViews(other), []);
      const at = `${path}/${body.uuid}`;
      const change = await api.send(other, 'PUT', at, { name: 'Theirs', search: '' });
      assert.equal(change.status, 404);
      assert.equal((await api.send(other, 'DELETE', at)).status, 404);
    }
    assert.deepEqual(await ownViews(people.admin), [body]);
  });

  test('stores columns for each user', async () => {
    const { people } = await scene();
    const columns = [
      { id: 'title', width: 320, is_frozen: true },
      { id: 'invoice-status', is_hidden: true },
    ];
    const columnsOf = async (who: User) => (await api.get<ListViews>(who, path)).columns;
    assert.equal(await columnsOf(people.videographer), null);
    await api.send(people.videographer, 'PUT', columnsPath, { columns: [{ id: 'date' }] });
    const { body } = await api.send(people.videographer, 'PUT', columnsPath, { columns });
    assert.deepEqual(body, { columns });
    assert.deepEqual(await columnsOf(people.videographer), columns);
    assert.equal(await columnsOf(people.admin), null);
  });

  test('refuses invalid columns', async () => {
    const { people } = await scene();
    const wrong: object[][] = [
      [{ id: 'Title' }],
      [{ id: 'title', width: 39 }],
      [{ id: 'title', width: 1201 }],
      [{ id: 'title', colour: 'red' }],
      [{ id: 'title' }, { id: 'title' }],
      Array.from({ length: 41 }, (_, index) => ({ id: `c${index}` })),
    ];
    for (const columns of wrong) {
      const { status } = await api.send(people.admin, 'PUT', columnsPath, { columns });
      assert.equal(status, 400, JSON.stringify(columns));
    }
  });
});
