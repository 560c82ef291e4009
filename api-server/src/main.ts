import type { Server as HttpServer } from 'node:http';
import { type Server, createServer as createProbe } from 'node:net';
import { join } from 'node:path';
import { addressProvider } from './domain/address/address.settings.ts';
import { gazetteer } from './domain/address/gazetteer.ts';
import { createApp } from './app.ts';
import type { Connection } from './platform/db/client.ts';
import { tableNames } from './domain/schema/table-names.ts';
import { openDatabase } from './platform/db/open.ts';
import { checkFilling, fill } from './fill/fill.ts';
import { hasDemo } from '../demo/seed-demo.ts';
import { demoNotice } from '../demo/demo-notice.ts';
import type { AppDeps } from './deps.ts';
import { type Env, readEnv } from './env.ts';
import { openEvents } from './domain/event/event-broker.ts';
import { openStorage } from './platform/files/storage-of-database.ts';
import { sweepFiles } from './platform/files/sweep-files.ts';
import { usualRefusals } from './domain/audit/refused-access.ts';
import { usualPace } from './platform/http/body-in-time.ts';
import { publicReader } from './platform/http/read-public.ts';
import { httpServer } from './platform/http/http-server.ts';
import { demoHub } from '../demo/hub/demo-hub.ts';
import { findEarlierProject } from '../demo/hub/demo-projects.ts';
import { demoHubPath } from '../demo/hub/demo-paths.ts';
import { keepSummaries } from './domain/analytics/keep-summaries.ts';
import { hubOf } from './domain/hub/hub.ts';
import { jobsFor } from './jobs.ts';
import { rules } from './rules.ts';
import { startWorker } from './platform/jobs/job-worker.ts';
import { type Logger, createLogger, describeError } from './platform/log/logger.ts';
import { mailTransport, outboxNotice } from './platform/mail/mail.settings.ts';
import { addGauges } from './platform/metrics/gauges.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { ownVersion } from './platform/process/own-version.ts';
import { scannerOf } from './platform/scan/scan.settings.ts';
import { StartError } from './platform/process/start-error.ts';
import { closeServer, listenToSignals, requestWork, stopList } from './platform/process/stop.ts';
import { watchUncaught } from './platform/process/uncaught.ts';

/** Proxies close a connection that is silent for a minute. */
const beatMs = 20_000;
/** Milliseconds; longer than the wait for requests, streams and workers. */
const patience = 20_000;

function listen(server: Server, env: Env): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why: Record<string, string> = {
        EADDRINUSE: `Port ${env.port} is in use; choose another one with PORT.`,
        EACCES: `Port ${env.port} needs more rights than this user has; choose another one with PORT.`,
        ENOTFOUND: `This machine has no address ${env.host}; choose another HOST.`,
        EADDRNOTAVAIL: `This machine has no address ${env.host}; choose another HOST.`,
      };
      const reason = why[error.code ?? ''];
      reject(reason === undefined ? error : new StartError(reason));
    });
    server.listen(env.port, env.host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : env.port);
    });
  });
}

/** Fails if the port is taken, before the database is filled. */
async function probePort(env: Env): Promise<void> {
  const probe = createProbe();
  await listen(probe, env);
  await new Promise((resolve) => probe.close(resolve));
}

type Running = {
  server: HttpServer;
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
  // All files, the embedded database included, are readable by this user only.
  process.umask(0o077);
  const signals = listenToSignals();
  const env = readEnv(process.env, process.argv.slice(2), process.stdout.isTTY);
  const logger = createLogger(env.log);
  watchUncaught(logger, () => signals.end(1));
  await probePort(env);
  // Checked first, or a reset would clear a database that cannot be filled again.
  if (env.reset) await checkFilling(env);
  const connection = await openDatabase(
    { ...env, reset: env.reset && { tableNames }, rules, deadlines: env.database.deadlines },
    (error) => logger.error({ event: 'database connection lost', error: error.message }),
  );
  if (connection.newerVersion !== undefined) {
    logger.error({ event: 'rules of a newer server kept', version: connection.newerVersion });
  }
  try {
    const files = await connection.exclusively(async () => {
      const storage = await openStorage(connection.background, join(env.dataDir, 'files'));
      await fill(connection.background, env, { files: storage, logger });
      return storage;
    });
    const isDemo = env.demo && (await hasDemo(connection.db));
    const hasHub = env.hub.source !== undefined || env.hub.signIn !== undefined;
    const { db, background, engine, listen: listenTo } = connection;
    const clock = () => new Date();
    const metrics = createMetrics();
    addGauges(metrics, connection, logger);
    const rest = stopList((error) => logger.error({ event: 'stop', ...describeError(error) }));
    const events = openEvents({ db, background, clock, logger, listen: listenTo, beatMs });
    rest.onStop(() => events.close());
    const deps: AppDeps = {
      db,
      background,
      engine,
      clock,
      files,
      scan: scannerOf(env.scan),
      addresses: addressProvider(env.address),
      mail: mailTransport(env.mail, env.dataDir),
      readPublic: publicReader(),
      hub: isDemo && !hasHub ? demoHub(clock, (id) => findEarlierProject(db, id)) : hubOf(env.hub),
      events,
      logger,
      metrics,
      onStop: rest.onStop,
      settings: {
        ...env,
        bodyPace: usualPace,
        refusedAccess: usualRefusals,
        validateResponses: false,
        version: ownVersion(),
      },
    };
    await sweepFiles(deps);
    const app = createApp(deps);
    const work = requestWork();
    const answer = (...request: Parameters<typeof app.fetch>) => work.follow(app.fetch(...request));
    const server = httpServer(answer);
    const port = await listen(server, env);
    // Loads the places now, or the first booking with a typed address would wait for them while locked.
    gazetteer().catch((error: unknown) =>
      logger.error({ event: 'places', ...describeError(error) }),
    );
    // A connection that fails to be accepted must not affect the others.
    server.on('error', (error) => logger.error({ event: 'server', ...describeError(error) }));
    const worker = startWorker({ ...deps, db: background }, jobsFor(deps));
    rest.onStop(() => worker.stop());
    keepSummaries({ ...deps, db: background });
    signals.take((code) =>
      stop({ server, connection, endRest: rest.run, workEnded: work.ended }, logger, code),
    );
    const shownHost = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(env.host)
      ? 'localhost'
      : env.host;
    console.log(`Shootline is ready at http://${shownHost}:${port}`);
    const isOwnHub = isDemo && !hasHub;
    const notices = [
      outboxNotice(env.mail, env.dataDir),
      isDemo && demoNotice(),
      isOwnHub && `Demo hub, for single sign-on: http://${shownHost}:${port}${demoHubPath}`,
    ];
    for (const notice of notices) {
      if (notice) console.log(notice);
    }
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
