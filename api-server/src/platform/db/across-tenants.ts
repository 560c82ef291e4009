import { type SQL, sql } from './drizzle.ts';

/** The statements about more than one workspace, and why none of them can be about one. */
export const crossTenant = {
  due_jobs: 'A worker takes the job that has been due longest, whoever it belongs to.',
  job_counts: 'The metrics are about the installation.',
  due_summaries: 'Finds the workspaces whose summaries are out of date.',
  offer_of_link: 'The link of an offer in a mail has the id of the offer alone.',
} as const;

type Name = keyof typeof crossTenant;

/** The comment in a statement about several workspaces. */
export const acrossMark = (name: Name) => `/* across workspaces: ${name} */`;

/**
 * A condition that always holds and marks a statement about several workspaces by a comment. Any other
 * statement has to give the workspace of each table that it reads: `tests/runner/statement-check.ts`.
 */
export const acrossTenants = (name: Name): SQL => sql.raw(`${acrossMark(name)} true`);
