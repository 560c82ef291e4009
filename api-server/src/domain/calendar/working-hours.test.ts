import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type {
  ApiErrorBody,
  Calendar,
  StaffingBoard,
  WorkingHours,
} from '@shootline/shared-api/contract';
import { workingHoursOf } from '@shootline/shared-api/rules/availability';
import { errorLines } from '../../../tests/field-errors.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../tests/workspace.ts';

const path = '/calendar/working-hours';
const month = '/calendar?from=01-03-2026&to=31-03-2026';

describe('working hours of a videographer', () => {
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
  const usual = workingHoursOf(null);
  const limited: WorkingHours = {
    is_limited: true,
    days: usual.days.map((day, place) =>
      place === 5 ? { is_working: true, starts: '18:00', ends: '00:00' } : day,
    ),
  };

  test('are shown in the own calendar and on the board, until the limits are lifted', async () => {
    const { users, videographer } = await scene();
    const shown = async () => (await api.get<Calendar>(videographer, month)).working_hours;
    assert.deepEqual(await shown(), usual);
    assert.equal(usual.is_limited, false);
    const stored = await api.send<WorkingHours>(videographer, 'PUT', path, limited);
    assert.deepEqual(stored.body, limited);
    assert.deepEqual(await shown(), limited);
    const board = await api.get<StaffingBoard>(users.editor, '/calendar/board?from=09-03-2026');
    assert.deepEqual(
      board.results.map(({ timezone, working_hours: hours }) => [timezone, hours]),
      [['Australia/Sydney', limited]],
    );
    await api.send(videographer, 'PUT', path, { ...limited, is_limited: false });
    assert.deepEqual(await shown(), usual);
  });

  test('need a working day, and times in order on each', async () => {
    const { videographer } = await scene();
    const errors = async (days: Partial<WorkingHours['days'][number]>[]) => {
      const body = {
        is_limited: true,
        days: limited.days.map((day, place) => ({ ...day, ...days[place] })),
      };
      const { status, body: answer } = await api.send(videographer, 'PUT', path, body);
      return status === 200 ? [] : errorLines((answer as ApiErrorBody).errors);
    };
    assert.deepEqual(await errors(limited.days.map(() => ({ is_working: false }))), [
      'days.0.is_working: Choose at least one day.',
    ]);
    assert.deepEqual(
      await errors([
        { starts: '17:00', ends: '9:00 am' },
        { starts: 'noon', ends: '' },
        { is_working: false, starts: 'noon' },
      ]),
      [
        'days.0.ends: Enter a time after the start.',
        'days.1.ends: Please enter a value.',
        'days.1.starts: Enter a valid time, such as 9:30 am.',
      ],
    );
  });

  test('are set by their videographer alone', async () => {
    const { users } = await scene();
    for (const who of [users.admin, users.editor, users.clientUser]) {
      assert.equal((await api.send(who, 'PUT', path, limited)).status, 403);
    }
  });
});
