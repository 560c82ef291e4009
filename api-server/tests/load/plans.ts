import { type SQL, sql } from '../../src/platform/db/drizzle.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { rowsOf } from '../../src/platform/db/rows.ts';

export type Step = {
  'Relation Name'?: string;
  'Index Name'?: string;
  'Node Type': string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: Step[];
};

const steps = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(steps)];

/** Runs a statement and returns the steps in which the database reads one table. */
export async function readsOf(tx: Db, table: string, statement: SQL): Promise<Step[]> {
  const [row] = rowsOf<{ 'QUERY PLAN': { Plan: Step }[] }>(
    await tx.execute(sql`explain (analyze, format json) ${statement}`),
  );
  const plan = row?.['QUERY PLAN'][0]?.Plan;
  return plan ? steps(plan).filter((step) => step['Relation Name'] === table) : [];
}

/** The number of rows that a step looked at, including those removed by its filter. */
export const rowsRead = (step: Step) => step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0);
