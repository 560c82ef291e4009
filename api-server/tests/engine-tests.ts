import { globSync } from 'node:fs';

/**
 * Test files for behaviour that differs between the engines, by the reason to run them on both. In `npm
 * test` all others run on PostgreSQL only, in `npm run soak` on both; end-to-end tests try users' tasks on
 * the embedded engine.
 */
const engineTests: Record<string, readonly string[]> = {
  'How a database is opened, locked, migrated, reset and lost is the code of each engine.': [
    'src/platform/db/**',
    'src/platform/metrics/**',
    'src/platform/trace/**',
  ],
  'A backup is read and written through both drivers, and restored from one engine into the other.':
    ['src/platform/backup/**'],
  'Roles, row-level security and triggers are set up at the start of each engine.': [
    'src/tenant-isolation.test.ts',
    'src/domain/audit/audit-append-only.test.ts',
    'src/domain/booking/change/booking-followers.test.ts',
  ],
  'Collations, folding and trigrams come from the libraries that an engine was built with.': [
    'src/domain/booking/list/booking-list.test.ts',
    'src/domain/invoice/invoice-list.test.ts',
    'src/domain/invoice/invoice-numbers.test.ts',
    'src/domain/audit/audit-list.test.ts',
    'src/domain/people/user/people-search.test.ts',
  ],
  'Time zones and numeric types come from the engine and its driver.': [
    'src/domain/analytics/analytics.test.ts',
  ],
  'Notices, leases and locks work otherwise where there is one connection.': [
    'src/domain/event/**',
    'src/platform/jobs/**',
    'src/platform/http/shared-counter.test.ts',
    'proofs/races/**',
  ],
};

/** The files to run on both engines, relative to a folder. Throws if a pattern matches none. */
export function engineTestFiles(root: string): string[] {
  const patterns = Object.values(engineTests).flat();
  const files = patterns.flatMap((pattern) => {
    const matches = globSync(pattern.replace(/\*\*$/, '**/*.test.ts'), { cwd: root });
    if (matches.length === 0) throw new Error(`tests/engine-tests.ts names no test: ${pattern}.`);
    return matches;
  });
  return files.sort();
}
