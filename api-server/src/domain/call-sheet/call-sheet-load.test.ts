import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Booking } from '@shootline/shared-api/contract';
import { longestWait } from '../../../tests/load/longest-wait.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace, hoursFromNow } from '../../../tests/workspace.ts';

/** The maximum length of a brief's texts. */
const longest = 'Wide shots of the floor. '.repeat(200);

describe('call sheets of the longest briefs', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Awaited<ReturnType<TestWorkspace['everyone']>>;
  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
  });
  after(() => api.close());

  async function generate() {
    const { id } = await workspace.booking({
      state: 'assigned',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      videographerId: users.videographer.id,
      arrivalAndSetupDate: hoursFromNow(71),
      parkingDetails: longest,
      cameraOperatorCaptureDetails: longest,
      layoutLightingDetails: longest,
      videoTypeDetails: longest,
      intervieweeTypeDetails: longest,
      intervieweesPresentersDetails: longest,
      inspirationDetails: longest,
      covid19: longest,
      additionalDetails: longest,
    });
    return api.send<Booking>(users.editor, 'POST', `/booking/${id}/generate-call-sheet`);
  }

  test('making four at once does not delay other calls', async () => {
    const health = () => api.request('/health');
    const share = await longestWait(health, async () => {
      for (const { status, body } of await Promise.all([1, 2, 3, 4].map(generate))) {
        assert.deepEqual([status, body.files.length], [200, 1]);
      }
    });
    assert.ok(share < 0.2, `others waited for ${Math.round(share * 100)} % of the time`);
  });
});
