import { openPostgres } from '../../src/platform/db/connection/client.ts';
import { ownMigrations } from '../../src/platform/db/migrate/migration-files.ts';
import { ownVersion } from '../../src/platform/process/own-version.ts';
import { startPostgres } from '../../tests/servers/postgres-server.ts';
import { checkMigrations } from './check-migrations.ts';

// Usage: node proofs/migrations/run.ts checks that servers of the release before survive each migration.

const server = await startPostgres();
const { db, close } = await openPostgres(server.url, { poolSize: 1 });
const faults = await checkMigrations(db, ownMigrations, ownVersion());
await close();
await server.stop();
for (const fault of faults) console.error(fault);
if (faults.length > 0)
  console.error('docs/recipes/server.md, "Change a table", describes the two steps.');
process.exit(faults.length > 0 ? 1 : 0);
