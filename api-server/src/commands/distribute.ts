import { sql } from '../platform/db/drizzle.ts';
import { spreadingStatements } from '../domain/schema/distribution.ts';
import { onLost, placeOf, runCommand } from './command.ts';
import { readEnv } from '../env.ts';
import { openDatabase } from '../platform/db/connection/open.ts';
import { rowsOf } from '../platform/db/rows.ts';
import { StartError } from '../platform/process/start-error.ts';
import { rules } from '../rules.ts';

// Usage: node src/commands/distribute.ts. Run once, after adding the machines: spreads the workspaces over the Citus
// cluster whose coordinator is DATABASE_URL.

async function distribute(): Promise<string> {
  const [unknown] = process.argv.slice(2);
  if (unknown !== undefined) {
    throw new StartError(`There is no option ${unknown}. Usage: npm run distribute`);
  }
  const place = placeOf(readEnv(process.env, []));
  const connection = await openDatabase({ ...place, alone: true, rules }, onLost);
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

await runCommand(distribute);
