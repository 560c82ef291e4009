import { chownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../process/free-port.ts';
import { StartError } from '../process/start-error.ts';
import { account } from './cluster.ts';
import type { Owner } from './programs.ts';

/** The longest path of a socket in bytes, with the name of its file. */
const longestPath = 107;
export const socketFile = '.s.PGSQL.5432';

/** The way to the server: a folder with a Unix socket, or a port of the loopback. */
export type Place = { socketFolder: string } | { port: number };

/** The way to the server of a name; the port of a running one stays. */
export async function choosePlace(
  name: string,
  port: number | undefined,
  isOnPort = process.platform === 'win32',
): Promise<Place> {
  if (isOnPort) return { port: port ?? (await freePort()) };
  const isShort = (folder: string) =>
    Buffer.byteLength(join(folder, name, socketFile)) <= longestPath;
  return { socketFolder: join([tmpdir(), '/tmp'].find(isShort) ?? '/tmp', name) };
}

/** Makes the folder of a socket. Throws `StartError` unless nobody else can have put anything there. */
export function makeSocketFolder(folder: string, owner: Owner | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (owner && process.getuid?.() === 0) chownSync(folder, owner.uid, owner.gid);
  const found = lstatSync(folder);
  const isOwn = found.isDirectory() && found.uid === (owner?.uid ?? process.getuid?.());
  if (isOwn && (found.mode & 0o777) === 0o700) return;
  throw new StartError(`The folder ${folder} belongs to another user or is open to others.`);
}

/** The address of the product's database. */
export function addressOf(password: string, place: Place): string {
  const url = new URL(`postgres://${account}:${password}@127.0.0.1/${account}`);
  if ('port' in place) url.port = String(place.port);
  else url.searchParams.set('host', place.socketFolder);
  return url.href;
}
