import { onLost, runCommand } from './command.ts';
import { readEnv } from '../env.ts';
import type { MigrationNotice } from '../platform/db/migrate/migration-steps.ts';
import { openDatabase, openServer } from '../platform/db/connection/open.ts';
import { StartError } from '../platform/process/start-error.ts';
import { rules } from '../rules.ts';

// Usage: node src/commands/migrate.ts brings tables and rules of the database up to date, as the start of a server
// with the same variables would. Of these it needs only DATABASE_URL.

function sentenceOf(notice: MigrationNotice): string {
  if (notice.event === 'migration applied') {
    return `Applied the migration ${notice.migration} in ${notice.seconds} s.`;
  }
  if (notice.event === 'rules applied') return `Applied the rules of version ${notice.version}.`;
  return 'Waiting for tables that other transactions have locked; those transactions continue.';
}

async function migrate(): Promise<string | undefined> {
  const [unknown] = process.argv.slice(2);
  if (unknown !== undefined) {
    throw new StartError(`There is no option ${unknown}. Usage: npm run migrate`);
  }
  const env = readEnv(process.env, []);
  let hasApplied = false;
  const tell = (notice: MigrationNotice) => {
    hasApplied ||= notice.event !== 'migration waits for a lock';
    console.log(sentenceOf(notice));
  };
  const where = { ...env, reset: false as const, rules, migrate: true, tell };
  const connection = await (env.database.url === undefined
    ? openDatabase(where, onLost)
    : openServer(env.database.url, where, onLost));
  await connection.close();
  if (hasApplied) return undefined;
  return `Nothing to do: the database has all tables and rules of version ${rules.version}.`;
}

await runCommand(migrate);
