import pg from 'pg';

/** A statement as PostgreSQL receives it. */
export interface Statement {
  text: string;
  values: unknown[];
}

type Query = (config: string | { text: string }, values?: unknown[]) => unknown;

/** The statements that all connections run until `work` has ended. */
export async function recordStatements(work: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const client = pg.Client.prototype as unknown as { query: Query };
  const { query } = client;
  client.query = function record(this: unknown, config, values, ...rest: unknown[]) {
    const text = typeof config === 'string' ? config : config.text;
    statements.push({ text, values: values ?? [] });
    return Reflect.apply(query, this, [config, values, ...rest]);
  };
  try {
    await work();
  } finally {
    client.query = query;
  }
  return statements;
}
