import { sql } from 'drizzle-orm';
import { spreadingStatements } from './domain/schema/distribution.ts';
import { readEnv } from './env.ts';
import { openDatabase } from './platform/db/open.ts';
import { rowsOf } from './platform/db/rows.ts';
import { describeError } from './platform/log/logger.ts';
import { StartError } from './platform/process/start-error.ts';
import { rules } from './rules.ts';

// Usage: node src/distribute.ts. Spreads the workspaces of DATABASE_URL, the coordinator of a Citus cluster,
// over its machines, once, after its machines were added.

const onLost = (error: Error) =>
  console.error(`The connection to the database was lost: ${error.message}`);

async function distribute(): Promise<string> {
  const env = readEnv(process.env, []);
  const connection = await openDatabase({ ...env, reset: false, alone: true, rules }, onLost);
  try {
    const [citus] = rowsOf(
      await connection.db.execute(sql`select from pg_extension where extname = 'citus'`),
    );
    if (!citus) throw new StartError('The database of DATABASE_URL lacks the extension citus.');
    const statements = await spreadingStatements(connection.db);
    await connection.db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement));
    });
    return 'The workspaces are spread over the machines of the cluster.';
  } finally {
    await connection.close();
  }
}

distribute().then(
  (sentence) => {
    console.log(sentence);
    process.exit(0);
  },
  (error: unknown) => {
    console.error(error instanceof StartError ? error.message : describeError(error).error);
    process.exit(1);
  },
);
