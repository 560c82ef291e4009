import { exitOf, startChild } from '../child.ts';
import { installPgBouncer } from './programs/pgbouncer.ts';

// Usage: node tools/test/pgbouncer-check.ts [files…] runs tests of the API, all or some, on PostgreSQL behind
// pgBouncer.

if (installPgBouncer()) {
  const args = ['api-server/tests/run.ts', 'pgbouncer', ...process.argv.slice(2)];
  process.exitCode = await exitOf(startChild(process.execPath, args));
} else console.log('Without pgBouncer, the API is not tested behind it.');
