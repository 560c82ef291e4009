import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, BusyTime, BusyTimeInput } from '@shootline/shared-api/contract';
import { errorLines } from '../../../tests/field-errors.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../tests/workspace.ts';
import { busyTimesDuring } from '../availability/busy-time.repository.ts';
import { busyTime } from '../schema.ts';
import { mostBusyTimes } from './own-busy-times.repository.ts';

const path = '/calendar/busy-times';
const dentist: BusyTimeInput = {
  starts: '12-03-2026 09:00',
  ends: '12-03-2026 17:30',
  is_all_day: false,
  note: 'Dentist',
};

describe('busy times of a videographer', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  async function scene() {
    const workspace = await createTestWorkspace(api.db);
    const users = await workspace.everyone();
    return { workspace, users, videographer: users.videographer };
  }
  type User = Awaited<ReturnType<typeof scene>>['videographer'];

  const add = (who: User, body: object = dentist, headers = {}) =>
    api.send<BusyTime>(who, 'POST', path, body, headers);
  const messages = ({ body }: { body: unknown }) => errorLines((body as ApiErrorBody).errors);

  test('are added, changed and deleted', async () => {
    const { videographer } = await scene();
    const { uuid, ...added } = (await add(videographer)).body;
    assert.deepEqual(added, {
      starts: '2026-03-11T22:00:00.000Z',
      ends: '2026-03-12T06:30:00.000Z',
      is_all_day: false,
      timezone: 'Australia/Sydney',
      note: 'Dentist',
    });
    const holiday = { starts: '01-04-2026', ends: '10-04-2026', is_all_day: true };
    const changed = await api.send<BusyTime>(videographer, 'PUT', `${path}/${uuid}`, holiday);
    // Clocks go back on 5 April.
    const asChanged = {
      uuid,
      starts: '2026-03-31T13:00:00.000Z',
      ends: '2026-04-10T14:00:00.000Z',
      is_all_day: true,
      timezone: 'Australia/Sydney',
      note: '',
    };
    assert.deepEqual(changed.body, asChanged);
    const deleted = await api.send<BusyTime>(videographer, 'DELETE', `${path}/${uuid}`);
    assert.deepEqual(deleted.body, asChanged);
    assert.equal((await api.send(videographer, 'DELETE', `${path}/${uuid}`)).status, 404);
    assert.equal((await api.send(videographer, 'PUT', `${path}/${uuid}`, dentist)).status, 404);
  });

  test('must be existing times in the own zone, with the end after the start', async () => {
    const { videographer } = await scene();
    const refused = await add(videographer, { ...dentist, starts: '04-10-2026 02:30', ends: '' });
    assert.equal(refused.status, 400);
    assert.deepEqual(messages(refused), [
      'ends: Please enter a value.',
      'starts: This time does not exist on that day, because the clocks go forward. The next valid time is 3:00 am AEDT.',
    ]);
    assert.deepEqual(messages(await add(videographer, { ...dentist, ends: '12-03-2026 08:00' })), [
      'ends: Enter a time after the start.',
    ]);
    const wholeDays = { starts: '12-03-2026', ends: '12-03-20261', is_all_day: true };
    assert.deepEqual(messages(await add(videographer, wholeDays)), ['ends: Enter a valid date.']);
    const noTimes = { ...dentist, starts: '12-03-2026 25:00', ends: '12-03-2026' };
    assert.deepEqual(messages(await add(videographer, noTimes)), [
      'ends: Please enter a value.',
      'starts: Enter a valid time, such as 9:30 am.',
    ]);
  });

  test('are accessible only to their videographer', async () => {
    const { workspace, users, videographer } = await scene();
    const { uuid } = (await add(videographer)).body;
    const other = await workspace.user('camera_operator');
    assert.equal((await api.send(other, 'PUT', `${path}/${uuid}`, dentist)).status, 404);
    assert.equal((await api.send(other, 'DELETE', `${path}/${uuid}`)).status, 404);
    for (const who of [users.admin, users.clientUser]) {
      assert.equal((await add(who)).status, 403);
      assert.equal((await api.send(who, 'PUT', `${path}/${uuid}`, dentist)).status, 403);
      assert.equal((await api.send(who, 'DELETE', `${path}/${uuid}`)).status, 403);
    }
  });

  test('are added once for repeated requests', async () => {
    const { videographer } = await scene();
    const once = { 'Idempotency-Key': 'dentist' };
    const [first, again] = [
      await add(videographer, dentist, once),
      await add(videographer, dentist, once),
    ];
    assert.deepEqual(again.body, first.body);
    assert.equal((await add(videographer, { ...dentist, note: 'Other' }, once)).status, 409);
  });

  test('are limited in number', async () => {
    const { workspace, videographer } = await scene();
    const { tenantId } = workspace;
    const times = { starts: new Date(), ends: new Date(), timezone: 'UTC' };
    await workspace.inside((tx) =>
      tx.insert(busyTime).values(
        Array.from({ length: mostBusyTimes }, () => ({
          tenantId,
          userId: videographer.id,
          ...times,
        })),
      ),
    );
    const refused = await add(videographer);
    assert.equal(refused.status, 409);
    assert.equal(
      (refused.body as unknown as ApiErrorBody).message,
      'You have 1,000 busy times already. Delete one to add another.',
    );
  });

  test('give the busy videographers of a span with their first busy time in it', async () => {
    const { workspace, videographer } = await scene();
    await add(videographer);
    await add(videographer, { ...dentist, starts: '12-03-2026 06:00', ends: '12-03-2026 08:00' });
    const year = { starts: '13-03-2026', ends: '12-03-2027', is_all_day: true };
    const other = await workspace.user('camera_operator');
    await add(other, year);
    const busy = (from: string, to: string, ids?: string[]) =>
      workspace.inside((tx) =>
        busyTimesDuring(tx, workspace.tenantId, { from: new Date(from), to: new Date(to) }, ids),
      );
    const morning = await busy('2026-03-11T20:30:00Z', '2026-03-11T23:00:00Z');
    assert.deepEqual(
      [...morning],
      [
        [
          videographer.id,
          {
            from: new Date('2026-03-11T19:00:00Z'),
            to: new Date('2026-03-11T21:00:00Z'),
            zone: 'Australia/Sydney',
            isFromCalendar: false,
          },
        ],
      ],
    );
    assert.deepEqual([...(await busy('2026-03-11T21:00:00Z', '2026-03-11T22:00:00Z'))], []);
    const later = ['2027-03-12T10:00:00Z', '2027-03-12T12:00:00Z'] as const;
    assert.deepEqual([...(await busy(...later)).keys()], [other.id]);
    assert.deepEqual([...(await busy(...later, [videographer.id])).keys()], []);
  });
});
