import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody } from '@shootline/shared-api/contract';
import { auditPage } from '../../../../tests/audit.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { startXero } from '../../../../tests/workspaces/xero-files.ts';
import { exportSettings } from '../export.settings.ts';

describe('the audit and the limit of files for Xero', () => {
  let api: TestApi;

  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  test('record the user and the kind of file, unless it is empty', async () => {
    const { users, approved, make } = await startXero(api);
    await make({ kind: 'bills' });
    await approved();
    await make({ kind: 'bills' });
    await make({ kind: 'sales_invoices' }, users.admin);
    const { results } = await auditPage(api, users.admin);
    assert.deepEqual(
      new Set(results.map((event) => [event.kind, event.person?.uuid, event.export?.kind].join())),
      new Set([
        ['export_downloaded', users.finance.id, 'xero_bills'].join(),
        ['export_downloaded', users.admin.id, 'xero_sales_invoices'].join(),
      ]),
    );
    assert.equal(results.length, 2);
  });

  test('share the hourly limit of other exports', async () => {
    const { users, approved, make } = await startXero(api);
    await approved();
    const path = `/invoice/export-report?recipients=${users.admin.id}`;
    await api.get(users.finance, path);
    for (let made = 1; made < exportSettings.mostPerHour; made += 1) await make({ kind: 'bills' });
    const refused = await api.send<ApiErrorBody>(users.finance, 'POST', '/invoice/xero-file', {
      kind: 'bills',
    });
    assert.equal(refused.status, 429);
    await make({ kind: 'bills' }, users.admin);
    api.moveClock(61);
    await make({ kind: 'bills' });
  });
});
