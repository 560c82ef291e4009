import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { invoiceFile } from '../schema.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';

/** The message of the database's refusal, unwrapped from the driver's errors. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? String(error) : causeOf(cause);
}

describe('the database', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
  });
  after(() => api.close());

  for (const statement of [
    "update shootline.invoice_history set reason = 'Other'",
    'delete from shootline.invoice_history',
    'truncate shootline.invoice_history',
  ]) {
    test(`refuses the application: ${statement}`, async () => {
      await assert.rejects(
        workspace.inside((tx) => tx.execute(statement)),
        (error) => /permission denied for table invoice_history/.test(causeOf(error)),
      );
    });
  }

  test('refuses a second current file of an invoice', async () => {
    const users = await workspace.everyone();
    const booking = await workspace.booking({
      state: 'job_complete',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
    });
    const { id } = await workspace.invoice(booking.id, users.videographer.id);
    const add = (replaced: Date | null) =>
      workspace.inside((tx) =>
        tx.insert(invoiceFile).values({
          tenantId: workspace.tenantId,
          invoiceId: id,
          name: 'invoice.pdf',
          size: 8,
          contentType: 'application/pdf',
          storageKey: 'f/x',
          createdById: users.videographer.id,
          replaced,
        }),
      );
    await add(null);
    await add(new Date());
    await assert.rejects(add(null), (error) => causeOf(error).includes('invoice_file_current'));
  });
});
