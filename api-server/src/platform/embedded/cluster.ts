import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../process/start-error.ts';
import { groupMayPass } from './data-dir.ts';
import { type Owner, type Programs, findPrograms } from './programs.ts';

/** The user and database that the product connects as and to. */
export const account = 'shootline';

// In the folder of PostgreSQL, which ignores files that it does not know.
const passwordFile = 'password';

export type Cluster = { programs: Programs; folder: string; password: string };

export const clusterFolder = (dataDir: string) => join(dataDir, 'postgres');

/** Gives a folder with everything in it to a user, and lets that user's group reach it. */
function giveTo({ uid, gid }: Owner, folder: string, dataDir: string): void {
  if (statSync(folder).uid !== uid) {
    const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const name of inside) lchownSync(join(folder, name), uid, gid);
    chownSync(folder, uid, gid);
  }
  const outer = statSync(dataDir);
  if (outer.uid === uid) return;
  chownSync(dataDir, outer.uid, gid);
  chmodSync(dataDir, (outer.mode & 0o700) | groupMayPass);
}

/**
 * Only passwords open a connection. The superuser has none, so it cannot connect: the product's user owns
 * its database and nothing else.
 */
const connections = `local all all scram-sha-256
host all all 127.0.0.1/32 scram-sha-256
`;

const setUp = (tenantRole: string, password: string) => `
alter function pg_catalog.textlike(text, text) leakproof;
create role ${tenantRole} nologin;
create role ${account} login password '${password}' in role ${tenantRole};
create database ${account} owner ${account};
`;

/** The collation and case of letters, the same on every machine. */
const localeOf = (major: number) =>
  major >= 17
    ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
    : ['--locale-provider=icu', '--icu-locale=und', '--locale=C'];

/** Creates PostgreSQL's files in an empty folder of its user. */
export function createCluster(programs: Programs, folder: string): void {
  const { major } = programs;
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-instructions'];
  programs.run('initdb', ['-D', folder, ...options, ...localeOf(major)]);
}

function makeCluster(dataDir: string, folder: string, tenantRole: string): Cluster {
  const making = `${folder}.new`;
  // Left by a server that was killed while it made them.
  rmSync(making, { recursive: true, force: true, maxRetries: 5 });
  mkdirSync(making, { mode: 0o700 });
  try {
    const programs = programsFor(making, dataDir);
    createCluster(programs, making);
    const password = randomBytes(24).toString('hex');
    programs.run(
      'postgres',
      ['--single', '-D', making, 'template1'],
      setUp(tenantRole, password).trimStart(),
    );
    writeFileSync(join(making, 'pg_hba.conf'), connections, { flush: true });
    writeFileSync(join(making, passwordFile), password, { mode: 0o600, flush: true });
    renameSync(making, folder);
    // Found again, as they run in the folder.
    return openCluster(dataDir, folder);
  } catch (error) {
    rmSync(making, { recursive: true, force: true, maxRetries: 5 });
    throw error;
  }
}

const versionOf = (folder: string) => Number(readFileSync(join(folder, 'PG_VERSION'), 'utf8'));

export const passwordOf = (folder: string): string =>
  readFileSync(join(folder, passwordFile), 'utf8');

const programsFor = (folder: string, dataDir: string) =>
  findPrograms(folder, dataDir, (owner) => giveTo(owner, folder, dataDir));

function openCluster(dataDir: string, folder: string): Cluster {
  const programs = programsFor(folder, dataDir);
  const major = versionOf(folder);
  if (major !== programs.major) {
    throw new StartError(
      `The database in ${folder} is one of PostgreSQL ${major}, and this server runs PostgreSQL ` +
        `${programs.major}. Run "npm run backup -- shootline.tar.gz" with the release before, then ` +
        '"npm run restore -- shootline.tar.gz --replace" with this one.',
    );
  }
  return { programs, folder, password: passwordOf(folder) };
}

/**
 * The files of the embedded database, created if missing, and the programs to serve them with. Throws
 * `StartError` for files of another major version.
 */
export function prepareCluster(dataDir: string, tenantRole: string): Cluster {
  const folder = clusterFolder(dataDir);
  return existsSync(folder)
    ? openCluster(dataDir, folder)
    : makeCluster(dataDir, folder, tenantRole);
}

/**
 * Puts files of another major version aside, so that a backup can replace them. Returns how to take them
 * back; undefined if there are none.
 */
export function setOtherVersionAside(dataDir: string): (() => void) | undefined {
  const folder = clusterFolder(dataDir);
  if (!existsSync(folder)) return undefined;
  const major = versionOf(folder);
  if (major === programsFor(folder, dataDir).major) return undefined;
  const aside = `${folder}-${major}`;
  renameSync(folder, aside);
  return () => {
    rmSync(folder, { recursive: true, force: true });
    renameSync(aside, folder);
  };
}
