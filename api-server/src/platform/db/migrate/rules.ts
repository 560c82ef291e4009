import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '../drizzle.ts';
import type { Db } from '../db.ts';
import { dropFunctions, dropTriggers } from './drop-rules.ts';
import { migrationTimes } from './migration-files.ts';
import { appliedRules } from '../schema.ts';

/** The current text of all functions, triggers, policies and grants. */
export type Rules = {
  /** SQL of one subject each. */
  texts: string[];
  /** The server's version. It leaves the rules of a newer server in place. */
  version: string;
};

/**
 * Reads the `.sql` files of a folder and fills in `{{name}}` from `values`. Throws if a value is missing or
 * not used.
 */
export function readRules(folder: string, values: Record<string, string | number>): string[] {
  const unused = new Set(Object.keys(values));
  const fill = (file: string) =>
    readFileSync(join(folder, file), 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`${file} needs a value for {{${name}}}.`);
      unused.delete(name);
      return String(value);
    });
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  const texts = files.sort().map(fill);
  if (unused.size > 0) throw new Error(`No rule uses ${[...unused].join(', ')}.`);
  return texts;
}

const hashOf = ({ texts }: Rules) =>
  createHash('sha256')
    .update(JSON.stringify([texts, migrationTimes()]))
    .digest('hex');

/** Statements end at a semicolon that ends a line, outside `$$`. */
const statement = /(?:\$\$[^]*?\$\$|(?!;$|\$\$)[^])+;?/gm;

/** The statements of a text, as Citus passes on each by the whole message that it came in. */
const statementsOf = (text: string) => (text.match(statement) ?? []).filter((one) => one.trim());

/**
 * Applies the rules and drops the triggers and functions that they no longer contain. Needs a transaction
 * without savepoints, as it tells old from new by the number of the transaction.
 */
export async function applyRules(tx: Db, rules: Rules): Promise<void> {
  // Each trigger writes rows of the workspace of its row, which Citus keeps on the same machine.
  await tx.execute(sql`select set_config('citus.enable_unsafe_triggers', 'on', true)`);
  // Cannot be replaced by a function with another result. Triggers keep their functions in use.
  await dropFunctions(tx, sql`p.prorettype <> 'trigger'::regtype`);
  for (const text of rules.texts) {
    for (const one of statementsOf(text)) await tx.execute(sql.raw(one));
  }
  await dropTriggers(tx, sql`t.xmin <> pg_current_xact_id()::xid`);
  await dropFunctions(tx, sql`p.xmin <> pg_current_xact_id()::xid`);
  await tx.delete(appliedRules);
  await tx.insert(appliedRules).values({ hash: hashOf(rules), version: rules.version });
}

export type RulesState = { state: 'current' } | { state: 'older' | 'newer'; version: string };

/** How the rules in the database compare with these. Equal versions may differ in development. */
export async function rulesState(db: Db, rules: Rules): Promise<RulesState> {
  const [applied] = await db.select().from(appliedRules);
  if (applied?.hash === hashOf(rules)) return { state: 'current' };
  const version = applied?.version ?? 'none';
  return { state: applied && isNewer(version, rules.version) ? 'newer' : 'older', version };
}

/** Whether a version is higher than another. */
export function isNewer(version: string, than: string): boolean {
  return new Intl.Collator('en', { numeric: true }).compare(version, than) > 0;
}

/** Applies the rules unless the database has them or those of a newer server. */
export async function updateRules(tx: Db, rules: Rules): Promise<RulesState> {
  const found = await rulesState(tx, rules);
  if (found.state === 'older') await applyRules(tx, rules);
  return found;
}
