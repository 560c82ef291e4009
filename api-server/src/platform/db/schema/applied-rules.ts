import { text } from '../drizzle.ts';
import { codeText, instant, shootline } from './columns.ts';

/** The SQL rules that the database has: one row. */
export const appliedRules = shootline.table('applied_rules', {
  /** A hash of the rules and of the migrations that they were written for. */
  hash: codeText('hash').primaryKey(),
  /** The server that applied them. */
  version: text('version').notNull(),
  applied: instant('applied').notNull().defaultNow(),
});
