import type { Server } from 'node:http';
import { tableNames } from './table-names.ts';
import { readEnv } from './env.ts';
import { checkFilling } from './fill/fill.ts';
import { openDeps } from './open-deps.ts';
import type { Connection } from './platform/db/connection/client.ts';
import { openDatabase } from './platform/db/connection/open.ts';
import { clearFiles } from './platform/files/storage-of-database.ts';
import { schemaState } from './platform/db/migrate/schema-state.ts';
import { httpServer } from './platform/http/http-server.ts';
import { listen, probePort, shownHost } from './platform/http/listen.ts';
import { type Logger, createLogger, describeError } from './platform/log/logger.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { watchStatements } from './platform/metrics/watch-statements.ts';
import { StartError } from './platform/process/start-error.ts';
import { closeServer, listenToSignals, requestWork, stopList } from './platform/process/stop.ts';
import { watchUncaught } from './platform/http/failures/uncaught.ts';
import { roles } from './roles.ts';
import { rules } from './rules.ts';

/** Milliseconds; longer than the wait for requests, streams and workers. */
const patience = 20_000;

type Running = {
  server: Server;
  connection: Connection;
  endRest: () => Promise<void>;
  workEnded: () => Promise<void>;
};

async function stop(
  { server, connection, endRest, workEnded }: Running,
  logger: Logger,
  exitCode: number,
): Promise<void> {
  // Ends the process even if the failure keeps the rest from ending.
  if (exitCode !== 0) setTimeout(() => process.exit(exitCode), patience).unref();
  try {
    // At the same time, as an open stream would keep the server from closing.
    await Promise.all([endRest(), closeServer(server)]);
    await workEnded();
    await connection.close();
    process.exit(exitCode);
  } catch (error) {
    logger.error({ event: 'close', ...describeError(error) });
    process.exit(1);
  }
}

async function start(): Promise<void> {
  // All files are readable by this user only.
  process.umask(0o077);
  const signals = listenToSignals();
  const env = readEnv(process.env, process.argv.slice(2), process.stdout.isTTY);
  const logger = createLogger(env.log);
  watchUncaught(logger, () => signals.end(1));
  await probePort(env);
  // Checked first, or a reset would clear a database that cannot be filled again.
  if (env.reset) await checkFilling(env);
  const metrics = createMetrics();
  const connection = await openDatabase(
    {
      ...env,
      reset: env.reset && { tableNames, clearFiles: () => clearFiles(env.files) },
      rules,
      deadlines: env.database.deadlines,
      onStatement: watchStatements(metrics),
      tell: logger.info,
      onTrouble: (state) => logger.error({ event: 'embedded database', state }),
    },
    (error) => logger.error({ event: 'database connection lost', error: error.message }),
  );
  try {
    const rest = stopList((error) => logger.error({ event: 'stop', ...describeError(error) }));
    const { onStop } = rest;
    const { deps, notices } = await openDeps(env, { connection, logger, metrics, onStop });
    await schemaState(deps);
    const role = roles[env.role];
    for (const begin of role.beforeListening) await begin(deps);
    const app = role.app(deps);
    const work = requestWork();
    const answer = (...request: Parameters<typeof app.fetch>) => work.follow(app.fetch(...request));
    const server = httpServer(answer);
    const port = await listen(server, env);
    // A connection that fails to be accepted must not affect the others.
    server.on('error', (error) => logger.error({ event: 'server', ...describeError(error) }));
    for (const begin of role.whileListening) await begin(deps);
    signals.take((code) =>
      stop({ server, connection, endRest: rest.run, workEnded: work.ended }, logger, code),
    );
    const address = `http://${shownHost(env.host)}:${port}`;
    console.log(`${role.title} is ready at ${address}`);
    for (const notice of notices(address)) console.log(notice);
  } catch (error) {
    await connection.close();
    throw error;
  }
}

start().catch((error: unknown) => {
  if (error instanceof StartError) console.error(error.message);
  else {
    const logger = createLogger({ level: 'error', format: 'json', isAudited: true });
    logger.error({ event: 'start', ...describeError(error) });
  }
  process.exit(1);
});
