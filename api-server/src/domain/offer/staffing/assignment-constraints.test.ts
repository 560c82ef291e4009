import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { bookingAssignment } from '../../schema.ts';
import { createOfferWorkspace } from '../../../../tests/workspaces/offer-workspace.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';

describe('database constraints on assignments', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  test('refuse two assignees of one booking and two overlapping shoots of one videographer', async () => {
    const house = await createOfferWorkspace(api, 2);
    const [one, two] = house.videographers;
    assert.ok(one && two);
    const { id } = await house.make();
    const other = await house.make();
    const insert = (bookingId: string, videographerId: string, during: string | null) =>
      house.inside((tx) =>
        tx
          .insert(bookingAssignment)
          .values({ tenantId: house.tenantId, bookingId, videographerId, during }),
      );
    await insert(id, one.id, '[2026-03-09T01:00:00Z,2026-03-09T07:00:00Z)');
    const isRefused = (name: string) => (error: { cause?: { message?: string } }) =>
      error.cause?.message?.includes(name) ?? false;
    await assert.rejects(insert(id, two.id, null), isRefused('assignment_open'));
    const overlapping = insert(other.id, one.id, '[2026-03-09T06:59:00Z,2026-03-09T10:00:00Z)');
    await assert.rejects(overlapping, isRefused('assignment_overlap'));
    await insert(other.id, one.id, '[2026-03-09T07:00:00Z,2026-03-09T10:00:00Z)');
  });
});
