import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { spreadTables } from '../../src/domain/schema/distribution.ts';
import { acrossMark, crossTenant } from '../../src/platform/db/across-tenants.ts';
import type { Recorded } from './recorded-statements.ts';

type Step = { [property: string]: unknown; Plans?: Step[] };

const marks = (Object.keys(crossTenant) as (keyof typeof crossTenant)[]).map(acrossMark);

const conditions = [
  'Filter',
  'Index Cond',
  'Recheck Cond',
  'Hash Cond',
  'Merge Cond',
  'Join Filter',
  'One-Time Filter',
];

/** Code for whole databases, which migrates, backs up and restores them. */
const ofWholeDatabase = /^platform\/(db|backup)\//;

/** By a value: Citus does not route by a column, as in a subquery that takes the workspace of the row outside. */
const givesWorkspace = /\btenant_id\)? = (?!\(*(\w+\.)?tenant_id\b)/;

const steps = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(steps)];

/** The tables that a plan reads without asking for a workspace. */
function unrouted(plan: Step, owned: ReadonlySet<string>): string[] {
  return steps(plan).flatMap((step) => {
    const table = step['Relation Name'];
    if (typeof table !== 'string' || !owned.has(table) || step['Node Type'] === 'ModifyTable')
      return [];
    const asked = steps(step).flatMap((part) => conditions.map((name) => String(part[name] ?? '')));
    return asked.some((text) => givesWorkspace.test(text)) ? [] : [table];
  });
}

/**
 * Sentences about statements that read or change a workspace's rows without giving the workspace, by their
 * generic plans in the database at `url`. Row-level security does not count: it binds no superuser, who makes the plans.
 */
export async function statementFaults(recorded: Recorded[], url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const owned = new Set(await spreadTables(drizzle(client)));
  const faults: string[] = [];
  for (const { text, at } of recorded) {
    if (ofWholeDatabase.test(at)) continue;
    if (marks.some((mark) => text.includes(mark))) continue;
    if (!/^\s*(select|insert|update|delete|with)\b/i.test(text.replace(/^[\s(]+/, ''))) continue;
    // Without values it goes by the simple protocol, which leaves the parameters open.
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Step }[] }>(
      `explain (generic_plan, format json) ${text}`,
    );
    const [row] = rows;
    const plan = row?.['QUERY PLAN'][0]?.Plan ?? {};
    const tables = [...new Set(unrouted(plan, owned))];
    if (tables.length > 0) {
      faults.push(`${at} reads ${tables.join(', ')} of all workspaces: ${text.trim()}`);
    }
  }
  await client.end();
  return faults;
}
