import { readFileSync } from 'node:fs';
import { type Server as HttpServer, createServer } from 'node:http';
import { type Server, createServer as createProbe } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { addressProvider } from './address/address-settings.ts';
import { createApp } from './app.ts';
import type { Connection, Db } from './db/client.ts';
import { openDatabase } from './db/open.ts';
import { createFirstAdmin } from './db/seed/first-admin.ts';
import { hasDemo, isEmpty, seedDemo } from './db/seed/seed.ts';
import { demoNotice } from './demo-notice.ts';
import type { Deps, Logger } from './deps.ts';
import { type Env, readEnv } from './env.ts';
import { folderStorage } from './file/file-storage.ts';
import { answerClientErrors } from './http/client-error.ts';
import { type Worker, startWorker } from './jobs/job.worker.ts';
import { mailTransport, outboxNotice } from './mail/mail-settings.ts';
import { StartError } from './start-error.ts';
import { closeServer, listenToSignals } from './stop.ts';

const logger: Logger = {
  error: (entry) =>
    console.error(JSON.stringify({ time: new Date().toISOString(), level: 'error', ...entry })),
};

function ownVersion(): string {
  const file = new URL('../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

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

/** Fails at once where the port is taken, and not after the database was filled. */
async function probePort(env: Env): Promise<void> {
  const probe = createProbe();
  await listen(probe, env);
  await new Promise((resolve) => probe.close(resolve));
}

async function fill(db: Db, env: Env): Promise<void> {
  if (!(await isEmpty(db))) return;
  if (!env.demo) return createFirstAdmin(db, env.admin);
  await seedDemo(db, { now: new Date(), files: folderStorage(join(env.dataDir, 'files')) });
}

async function stop(server: HttpServer, worker: Worker, connection: Connection): Promise<void> {
  try {
    await closeServer(server);
    await worker.stop();
    await connection.close();
    process.exit(0);
  } catch (error) {
    logger.error({ event: 'close', error: String(error) });
    process.exit(1);
  }
}

async function start(): Promise<void> {
  const signals = listenToSignals();
  const env = readEnv(process.env, process.argv.slice(2));
  await probePort(env);
  const connection = await openDatabase(env, (error) =>
    logger.error({ event: 'database connection lost', error: error.message }),
  );
  try {
    await connection.exclusively(() => fill(connection.db, env));
    const deps: Deps = {
      db: connection.db,
      engine: connection.engine,
      clock: () => new Date(),
      files: folderStorage(join(env.dataDir, 'files')),
      addresses: addressProvider(env.address),
      mail: mailTransport(env.mail, env.dataDir),
      logger,
      settings: { ...env, validateResponses: false, version: ownVersion() },
    };
    const app = createApp(deps);
    const notice = env.demo && (await hasDemo(connection.db)) ? demoNotice() : undefined;
    const server = createServer(getRequestListener(app.fetch));
    answerClientErrors(server);
    const port = await listen(server, env);
    const worker = startWorker(deps);
    signals.take(() => stop(server, worker, connection));
    const shownHost = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(env.host)
      ? 'localhost'
      : env.host;
    console.log(`Shootline is ready at http://${shownHost}:${port}`);
    for (const said of [outboxNotice(env.mail, env.dataDir), notice]) {
      if (said !== undefined) console.log(said);
    }
  } catch (error) {
    await connection.close();
    throw error;
  }
}

start().catch((error: unknown) => {
  if (error instanceof StartError) console.error(error.message);
  else
    logger.error({ event: 'start', error: error instanceof Error ? error.stack : String(error) });
  process.exit(1);
});
