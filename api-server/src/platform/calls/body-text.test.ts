import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Booking } from '@shootline/shared-api/contract';
import { adminBrief } from '@shootline/shared-api/testing/booking-rules';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../tests/workspace.ts';

const tricky = (text: string) => `\u202E${text}\u202C\u2066\u200F\u061C`;

describe('a text in a request', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  test('loses characters that change its direction: in titles, numbers, names, comments', async () => {
    const workspace = await createTestWorkspace(api.db);
    const { admin, client, clientUser } = await workspace.everyone();
    const brief = adminBrief({
      client: client.id,
      title: tricky('Town hall'),
      purchase_order_type: 'available_now',
      purchase_order: tricky('PO 12'),
      quote_number_type: 'available_now',
      quote_number: tricky('Q 7'),
    });
    const form = new FormData();
    form.set('data', JSON.stringify(brief));
    const { status, body } = await api.send<Booking>(admin, 'POST', '/booking?isDraft=true', form);
    assert.deepEqual(
      [status, body.title, body.purchase_order, body.quote_number],
      [200, 'Town hall', 'PO 12', 'Q 7'],
    );
    const { projectThread } = await workspace.booking({
      state: 'new',
      clientId: client.id,
      submitterId: clientUser.id,
    });
    const comment = new FormData();
    comment.set('text', tricky('See the plan.'));
    const thread = `/booking/comments/${projectThread}/add-comment`;
    const said = await api.send(admin, 'POST', thread, comment);
    assert.match(JSON.stringify(said.body), /"See the plan\."/);
    const profile = { full_name: tricky('Ana Admin'), phone: '', timezone: 'Australia/Sydney' };
    const renamed = await api.send<{ full_name: string }>(
      admin,
      'PUT',
      '/account/profile',
      profile,
    );
    assert.equal(renamed.body.full_name, 'Ana Admin');
  });
});
