import { readFileSync } from 'node:fs';
import { type Server, createServer } from 'node:net';
import { join } from 'node:path';
import { type ServerType, createAdaptorServer } from '@hono/node-server';
import { addressProvider } from './address/address-settings.ts';
import { createApp } from './app.ts';
import type { Connection, Db } from './db/client.ts';
import { openDatabase } from './db/open.ts';
import { createFirstAdmin } from './db/seed/first-admin.ts';
import { isEmpty, seedDemo } from './db/seed/seed.ts';
import { demoNotice } from './demo-notice.ts';
import type { Logger } from './deps.ts';
import { type Env, readEnv } from './env.ts';
import { folderStorage } from './file/file-storage.ts';
import { StartError } from './start-error.ts';

const patience = 5000;

const logger: Logger = {
  error: (entry) =>
    console.error(JSON.stringify({ time: new Date().toISOString(), level: 'error', ...entry })),
};

function ownVersion(): string {
  const file = new URL('../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

function listen(server: Server | ServerType, env: Env): Promise<number> {
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
  const probe = createServer();
  await listen(probe, env);
  await new Promise((resolve) => probe.close(resolve));
}

async function fill(db: Db, env: Env): Promise<void> {
  if (!(await isEmpty(db))) return;
  if (!env.demo) return createFirstAdmin(db, env.admin);
  await seedDemo(db, { now: new Date(), files: folderStorage(join(env.dataDir, 'files')) });
}

function stopOnSignal(server: ServerType, connection: Connection): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    const end = () => {
      void connection.close().then(
        () => process.exit(0),
        (error: unknown) => {
          logger.error({ event: 'close', error: String(error) });
          process.exit(1);
        },
      );
    };
    const closeAll =
      'closeAllConnections' in server ? () => server.closeAllConnections() : () => {};
    // Requests in flight are answered; who hangs on longer is cut off.
    const deadline = setTimeout(closeAll, patience);
    server.close(() => {
      clearTimeout(deadline);
      end();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

async function start(): Promise<void> {
  const env = readEnv(process.env, process.argv.slice(2));
  await probePort(env);
  const connection = await openDatabase(env);
  try {
    await connection.exclusively(() => fill(connection.db, env));
    const app = createApp({
      db: connection.db,
      engine: connection.engine,
      clock: () => new Date(),
      files: folderStorage(join(env.dataDir, 'files')),
      addresses: addressProvider(env.address),
      logger,
      settings: { ...env, validateResponses: false, version: ownVersion() },
    });
    const server = createAdaptorServer({ fetch: app.fetch });
    const port = await listen(server, env);
    stopOnSignal(server, connection);
    const shownHost = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(env.host)
      ? 'localhost'
      : env.host;
    console.log(`Shootline is ready at http://${shownHost}:${port}`);
    if (env.demo) console.log(demoNotice());
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
