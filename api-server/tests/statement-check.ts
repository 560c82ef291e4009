import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { crossTenant } from '../src/platform/db/across-tenants.ts';
import { prepare } from '../src/platform/db/migrate.ts';
import { rules } from '../src/rules.ts';
import type { Recorded } from './recorded-statements.ts';

type Step = { [property: string]: unknown; Plans?: Step[] };

const conditions = [
  'Filter',
  'Index Cond',
  'Recheck Cond',
  'Hash Cond',
  'Merge Cond',
  'Join Filter',
  'One-Time Filter',
];

const steps = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(steps)];

/** The tables that a plan reads without asking for a workspace. */
function unrouted(plan: Step, owned: ReadonlySet<string>): string[] {
  return steps(plan).flatMap((step) => {
    const table = step['Relation Name'];
    if (typeof table !== 'string' || !owned.has(table) || step['Node Type'] === 'ModifyTable')
      return [];
    const asked = steps(step).flatMap((part) => conditions.map((name) => String(part[name] ?? '')));
    return asked.some((text) => /\btenant_id\)? = /.test(text)) ? [] : [table];
  });
}

/**
 * Sentences about statements that read or change a workspace's rows without giving the workspace, by their
 * generic plans. Row-level security does not count: it binds no superuser, who makes the plans.
 */
export async function statementFaults(recorded: Recorded[]): Promise<string[]> {
  const engine = await PGlite.create({ extensions: { btree_gist, pg_trgm } });
  await prepare(drizzle(engine), rules);
  const { rows } = await engine.query<{ name: string }>(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'shootline'::regnamespace and c.relkind = 'r' and a.attname = 'tenant_id'`);
  const owned = new Set(rows.map(({ name }) => name));
  const faults: string[] = [];
  const marked = new Set<string>();
  for (const { text, at } of recorded) {
    const mark = /\/\* across workspaces: (\w+) \*\//.exec(text)?.[1];
    if (mark !== undefined) {
      marked.add(mark);
      continue;
    }
    if (!/^\s*(select|insert|update|delete|with)\b/i.test(text.replace(/^[\s(]+/, ''))) continue;
    const [answer] = await engine.exec(`explain (generic_plan, format json) ${text}`);
    const plan =
      (answer?.rows[0] as { 'QUERY PLAN': { Plan: Step }[] })['QUERY PLAN'][0]?.Plan ?? {};
    const tables = [...new Set(unrouted(plan, owned))];
    if (tables.length > 0) {
      faults.push(`${at} reads ${tables.join(', ')} of all workspaces: ${text.trim()}`);
    }
  }
  await engine.close();
  const unused = Object.keys(crossTenant).filter((name) => !marked.has(name));
  if (unused.length > 0) faults.push(`No statement is across workspaces as ${unused.join(', ')}.`);
  return faults;
}
