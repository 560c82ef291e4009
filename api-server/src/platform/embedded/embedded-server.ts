import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../process/start-error.ts';
import { type Cluster, clusterFolder, passwordOf, prepareCluster } from './cluster.ts';
import { type Place, addressOf, choosePlace } from './place.ts';
import { isAlive, postmasterOf } from './postmaster.ts';
import { startServer, stopServer, untilReady } from './start-server.ts';
import { inTurn } from './turn.ts';

const watchMs = 200;
const pauseMs = 1000;

type Options = {
  dataDir: string;
  /** The role that the product's user may act as. */
  tenantRole: string;
  /** Whether no other process uses the database at an address. */
  isAlone: (url: string) => Promise<boolean>;
  /**
   * Begins with an empty database, and runs this before the present one goes. Throws `StartError` if another
   * process uses it.
   */
  reset?: (() => Promise<void>) | undefined;
  /** Whether the database is reached by the loopback instead of a Unix socket. */
  isOnPort?: boolean;
  /** Called with a sentence when the server ends by itself, cannot be started again, or answers again. */
  onTrouble?: ((sentence: string) => void) | undefined;
};

export type EmbeddedServer = {
  /** The address of the database. */
  url: string;
  /** Stops the server unless other processes use it. */
  leave(): Promise<void>;
};

/** The name of the server on a folder's database, which its processes show. */
const nameOf = (dataDir: string) =>
  `shootline-${createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12)}`;

/** Whether a server runs on the embedded database in a folder. */
export const isServed = (dataDir: string): boolean =>
  existsSync(dataDir) && postmasterOf(clusterFolder(dataDir), nameOf(dataDir)) !== undefined;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Joins the processes that share the embedded database in `dataDir`: the first one starts PostgreSQL, the
 * last one stops it, and any of them starts it again when it ends by itself. A server that has outlived its
 * processes is taken over. Throws `StartError` with the reason if it cannot be used.
 */
export async function joinEmbedded(options: Options): Promise<EmbeddedServer> {
  const { dataDir, tenantRole, isAlone, onTrouble = () => undefined } = options;
  const name = nameOf(dataDir);
  const folder = clusterFolder(dataDir);
  const logFile = join(dataDir, 'postgres.log');
  const running = () => postmasterOf(folder, name);
  let started: ChildProcess | undefined;
  let hasLeft = false;
  let restart: Promise<void> | undefined;

  // A process that ends without leaving, as on a signal during its start. Others start the server again.
  const endWithProcess = () => void started?.kill('SIGINT');

  /** The id of the main process, once it takes connections. */
  async function ensure(cluster: Cluster, place: Place): Promise<number> {
    const server = running();
    if (server) {
      await untilReady(folder, () => isAlive(server.pid));
      return server.pid;
    }
    return startServer(cluster, { name, place, logFile, onSpawn: (child) => (started = child) });
  }

  /** Stops the server, and returns true unless another process uses it. */
  async function stopAlone(place: Place): Promise<boolean> {
    const server = running();
    if (!server) return true;
    const url = addressOf(passwordOf(folder), place);
    // A server that does not answer is of no use to other processes.
    if (!(await isAlone(url).catch(() => true))) return false;
    await stopServer(server.pid);
    if ('socketFolder' in place) rmSync(place.socketFolder, { recursive: true, force: true });
    return true;
  }

  async function clear(place: Place, reset: () => Promise<void>): Promise<void> {
    if (!(await stopAlone(place))) {
      throw new StartError(`Another server is using the database in ${dataDir}; stop it first.`);
    }
    await reset();
    rmSync(folder, { recursive: true, force: true });
  }

  async function open() {
    const place = await choosePlace(name, running()?.port, options.isOnPort);
    if (options.reset) await clear(place, options.reset);
    const cluster = prepareCluster(dataDir, tenantRole);
    return { cluster, place, pid: await ensure(cluster, place) };
  }

  process.once('exit', endWithProcess);
  const opened = await inTurn(dataDir, open).catch((error: unknown) => {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The database in ${dataDir} cannot be opened: ${messageOf(error)}. Its log is ${logFile}; ` +
        'restore a backup with --replace, or start over with --reset.',
    );
  });
  const { cluster, place } = opened;
  let { pid } = opened;

  async function startAgain(): Promise<void> {
    onTrouble('It ended by itself and is started again.');
    for (let isTold = false; !hasLeft;) {
      try {
        pid = await inTurn(dataDir, () => ensure(cluster, place));
        return onTrouble('It answers again.');
      } catch (error) {
        if (!isTold) onTrouble(`It cannot be started, which is tried again: ${messageOf(error)}.`);
        isTold = true;
        await wait(pauseMs);
      }
    }
  }

  const watch = setInterval(() => {
    if (restart || isAlive(pid)) return;
    restart = startAgain().finally(() => (restart = undefined));
  }, watchMs).unref();

  return {
    url: addressOf(cluster.password, place),
    async leave() {
      hasLeft = true;
      clearInterval(watch);
      await restart;
      await inTurn(dataDir, () => stopAlone(place));
      process.off('exit', endWithProcess);
    },
  };
}
