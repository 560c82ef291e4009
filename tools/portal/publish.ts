import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { NavEntry, PortalConfig, RemoteManifest } from '@shootline/shared-api/portal';
import { compressFolder } from '../build/compress.ts';
import { elsewhereOf } from './portals.ts';

async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  const beside = `${file}.new`;
  await writeFile(beside, content);
  await rename(beside, file);
}

function versionOf(appDir: string, dist: string): string {
  const { version } = JSON.parse(readFileSync(join(appDir, 'package.json'), 'utf8'));
  const hash = createHash('sha256');
  for (const file of globSync('**/*.{js,json}', { cwd: dist }).sort()) {
    hash.update(file).update(readFileSync(join(dist, file)));
  }
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}

/**
 * Publishes a remote's build into a portal folder: its files under their own version, then
 * `remote.json`, which points there. Older versions stay, so that open tabs keep working.
 */
async function publishRemote(appDir: string, portal: string): Promise<string> {
  const dist = join(appDir, 'dist');
  const version = versionOf(appDir, dist);
  const home = join(portal, basename(appDir));
  const target = join(home, version);
  if (!existsSync(target)) {
    const beside = `${target}.new`;
    await rm(beside, { recursive: true, force: true });
    await cp(dist, beside, { recursive: true });
    await rename(beside, target);
  }
  const manifest: RemoteManifest = JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8'));
  manifest.version = version;
  manifest.entry = `${version}/${manifest.entry}`;
  await replaceFile(join(home, 'remote.json'), JSON.stringify(manifest, null, 2));
  return version;
}

/** Publishes the shell: hashed files beside the older ones, its public files, the page last. */
async function publishShell(appDir: string, portal: string): Promise<string> {
  const staging = join(portal, '.shell');
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  // A compressed sibling is served only where it is not older.
  const asTheyAre = { recursive: true, preserveTimestamps: true };
  await cp(join(appDir, 'dist'), staging, asTheyAre);
  await cp(join(appDir, 'public'), staging, asTheyAre);
  await compressFolder(staging);
  const files = globSync('**/*.*', { cwd: staging }).sort(
    (one, other) => Number(one.startsWith('index.')) - Number(other.startsWith('index.')),
  );
  for (const file of files) {
    await mkdir(dirname(join(portal, file)), { recursive: true });
    await rename(join(staging, file), join(portal, file));
  }
  await rm(staging, { recursive: true });
  return versionOf(appDir, join(appDir, 'dist'));
}

/** The drawer entries of a remote in this folder, by which the portal knows it while it is down. */
function navOf(url: string, portal: string): NavEntry[] | undefined {
  const file = join(portal, url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).nav : undefined;
}

/**
 * Publishes `portal.json`, after the remotes: each is listed with its drawer entries, unless it is
 * served elsewhere or the configuration lists them itself, and so are the paths of the workspace's
 * remotes that are no part of it.
 */
export async function publishConfig(config: PortalConfig, portal: string): Promise<void> {
  const remotes = config.remotes.map((remote) => ({
    ...remote,
    nav: remote.nav ?? navOf(remote.url, portal),
  }));
  const elsewhere = await elsewhereOf(config);
  const text = JSON.stringify({ ...config, remotes, elsewhere }, null, 2);
  await replaceFile(join(portal, 'portal.json'), text);
}

/** Publishes the built app of a folder, shell or remote, and returns its version. */
export async function publishApp(appDir: string, portal: string): Promise<string> {
  await mkdir(portal, { recursive: true });
  const isRemote = existsSync(join(appDir, 'remote.ts'));
  return isRemote ? publishRemote(appDir, portal) : publishShell(appDir, portal);
}
