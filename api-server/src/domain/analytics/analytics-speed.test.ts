import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';
import { countForCharts, countForSystem } from './booking-counts.repository.ts';
import { newestFeedback } from './ratings.repository.ts';

type Step = {
  'Relation Name'?: string;
  'Index Name'?: string;
  'Node Type': string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: Step[];
};

const steps = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(steps)];

describe('the statistics of a workspace beside a larger one', () => {
  const days = 3650;
  let api: TestApi;
  let workspace: TestWorkspace;

  /** Copies of one booking, a day apart from the first of 2016 on, each with feedback. */
  async function fill({ inside, booking, everyone }: TestWorkspace, count: number) {
    const { client, clientUser, camop } = await everyone();
    const model = await booking({
      clientId: client.id,
      submitterId: clientUser.id,
      cameraOperatorId: camop.id,
      state: 'job_complete',
    });
    await inside(async (tx) => {
      await tx.execute(sql`
        insert into shootline.booking
          (tenant_id, booking_number, state, title, date, client_id, submitter_id, camera_operator_id,
           address, layout_lighting_details)
        select tenant_id, 20000 + n, state, title,
          '2016-01-01T00:00:00Z'::timestamptz + n % ${days}::int * interval '1 day', client_id,
          submitter_id, camera_operator_id, address, repeat('Bright. ', 100)
        from shootline.booking, generate_series(1, ${count}::int) n where booking.id = ${model.id}`);
      await tx.execute(sql`
        insert into shootline.feedback
          (tenant_id, booking_id, author_id, camera_operator_id, rating, received, created)
        select tenant_id, id, submitter_id, camera_operator_id, 4, true, date
        from shootline.booking`);
    });
  }

  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    await fill(workspace, days);
    await fill(await createTestWorkspace(api.db), days * 2);
    for (const table of ['booking', 'feedback']) {
      await api.db.execute(sql`vacuum analyze shootline.${sql.identifier(table)}`);
    }
  });
  after(() => api.close());

  /** How the database reads one table for the statements of `work`. */
  async function reads(table: string, work: (tx: Db) => Promise<unknown>): Promise<Step[]> {
    return workspace.inside(async (tx) => {
      const found: Step[] = [];
      const execute = async (statement: SQL) => {
        const [row] = rowsOf<{ 'QUERY PLAN': { Plan: Step }[] }>(
          await tx.execute(sql`explain (analyze, format json) ${statement}`),
        );
        const plan = row?.['QUERY PLAN'][0]?.Plan;
        if (plan) found.push(...steps(plan).filter((step) => step['Relation Name'] === table));
        return { rows: [] };
      };
      await work({ execute, select: tx.select.bind(tx) } as unknown as Db);
      return found;
    });
  }

  const shape = (found: Step[]) =>
    found.map((step) => [
      step['Node Type'],
      step['Index Name'],
      step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0),
    ]);

  test('read their bookings once, and from the index alone', async () => {
    const all = ['Index Only Scan', 'booking_statistics', days + 1];
    const { tenantId } = workspace;
    assert.deepEqual(shape(await reads('booking', (tx) => countForCharts(tx, tenantId, {}))), [
      all,
    ]);
    assert.deepEqual(shape(await reads('booking', (tx) => countForSystem(tx, tenantId))), [all]);
  });

  test('read the days that are asked for, and no others', async () => {
    const filter = { from_date: '2020-02-01', to_date: '2020-02-29' };
    const found = await reads('booking', (tx) => countForCharts(tx, workspace.tenantId, filter));
    assert.deepEqual(shape(found), [['Index Only Scan', 'booking_statistics', 29]]);
  });

  test('read as much feedback as they show', async () => {
    const found = await reads('feedback', (tx) =>
      tx.execute(newestFeedback(tx, workspace.tenantId, {}, 'camop').getSQL()),
    );
    assert.deepEqual(
      found.map((step) => step['Index Name']),
      ['feedback_received'],
    );
    assert.ok((found[0]?.['Actual Rows'] ?? Infinity) <= 51);
  });
});
