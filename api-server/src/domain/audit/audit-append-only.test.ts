import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from '../../platform/db/drizzle.ts';
import { applyRules } from '../../platform/db/migrate/rules.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { rules } from '../../rules.ts';
import { auditEvent } from '../schema.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';
import { insertAuditEvents } from './audit.repository.ts';

const statements = {
  update: "update shootline.audit_event set address = 'elsewhere'",
  delete: 'delete from shootline.audit_event',
  truncate: 'truncate shootline.audit_event',
};

/** The database's own message, without the errors that the driver wraps around it. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? String(error) : causeOf(cause);
}

describe('the recorded audit', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    await record(workspace, '2026-01-01T00:00:00Z');
    await record(workspace, '2026-03-01T00:00:00Z');
  });
  after(() => api.close());

  const record = ({ inside, tenantId }: TestWorkspace, at: string) =>
    inside((tx) =>
      insertAuditEvents(tx, tenantId, { address: null, requestId: null, at: new Date(at) }, [
        { kind: 'sign_in', userId: null },
      ]),
    );
  const countOf = async ({ inside }: TestWorkspace) =>
    (await inside((tx) => tx.select().from(auditEvent))).length;

  for (const [name, statement] of Object.entries(statements)) {
    test(`refuses ${name} by the application, also after the next start`, async () => {
      await api.db.transaction((tx) => applyRules(tx, rules));
      await assert.rejects(
        workspace.inside((tx) => tx.execute(statement)),
        (error) => /permission denied for table audit_event/.test(causeOf(error)),
      );
      assert.equal(await countOf(workspace), 2);
    });

    test(`refuses ${name} by the tables' owner`, async () => {
      await assert.rejects(api.db.execute(statement), (error) =>
        causeOf(error).includes(`The audit is append-only, so ${name} is refused.`),
      );
      assert.equal(await countOf(workspace), 2);
    });
  }

  test('cannot be written for another workspace', async () => {
    const other = await createTestWorkspace(api.db);
    await assert.rejects(record({ ...other, inside: workspace.inside }, '2026-03-01T00:00:00Z'));
    assert.equal(await countOf(other), 0);
  });

  test('can be dropped, once old, only by the tables’ owner', async () => {
    const other = await createTestWorkspace(api.db);
    await record(other, '2026-01-31T23:59:59Z');
    const forget = sql`select shootline.forget_audit_events('2026-02-01T00:00:00Z') as gone`;
    await assert.rejects(
      workspace.inside((tx) => tx.execute(forget)),
      (error) => /permission denied for function/.test(causeOf(error)),
    );
    const [row] = rowsOf<{ gone: string | number }>(
      await api.db.transaction((tx) => tx.execute(forget)),
    );
    assert.equal(Number(row?.gone), 2);
    assert.deepEqual([await countOf(workspace), await countOf(other)], [1, 0]);
    await assert.rejects(api.db.execute(statements.delete));
  });
});
