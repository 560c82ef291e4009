import { readEnv } from './env.ts';
import { describeError } from './platform/log/logger.ts';
import type { MigrationNotice } from './platform/db/migration-steps.ts';
import { openDatabase, openServer } from './platform/db/open.ts';
import { StartError } from './platform/process/start-error.ts';
import { rules } from './rules.ts';

// Usage: node src/migrate.ts brings tables and rules of the database up to date, as the start of a server
// with the same variables would. Of these it needs only DATABASE_URL.

const onLost = (error: Error) =>
  console.error(`The connection to the database was lost: ${error.message}`);

function sentenceOf(notice: MigrationNotice): string {
  if (notice.event === 'migration applied') {
    return `Applied the migration ${notice.migration} in ${notice.seconds} s.`;
  }
  if (notice.event === 'rules applied') return `Applied the rules of version ${notice.version}.`;
  return 'Waiting for other transactions to release tables; they go on meanwhile.';
}

async function migrate(): Promise<void> {
  const [unknown] = process.argv.slice(2);
  if (unknown !== undefined) {
    throw new StartError(`There is no option ${unknown}. Usage: npm run migrate`);
  }
  const env = readEnv(process.env, []);
  const applied: string[] = [];
  const tell = (notice: MigrationNotice) => {
    if (notice.event !== 'migration waits for a lock') applied.push(notice.event);
    console.log(sentenceOf(notice));
  };
  const where = { ...env, reset: false as const, rules, migrate: true, tell };
  const connection = await (env.database.url === undefined
    ? openDatabase(where, onLost)
    : openServer(env.database.url, where, onLost));
  await connection.close();
  if (applied.length === 0) {
    console.log(
      `Nothing to do: the database has all tables and rules of version ${rules.version}.`,
    );
  }
}

migrate().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof StartError ? error.message : describeError(error).error);
    process.exit(1);
  },
);
