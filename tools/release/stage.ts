import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteManifest } from '@shootline/shared-api/portal';
import { appName } from '../app-name.ts';
import { compressFolder } from '../build/compress.ts';
import { publicList } from './released-app.ts';
import { folderTarget } from './target/folder-target.ts';
import type { Target } from './target/target.ts';

/** An app's build prepared for release. */
export interface Staged {
  version: string;
  folder: string;
  /** Holds the version alone, at the paths that it gets in a real target. */
  target: Target;
  remove: () => Promise<void>;
}

function versionOf(appDir: string): string {
  const { version } = JSON.parse(readFileSync(join(appDir, 'package.json'), 'utf8'));
  const dist = join(appDir, 'dist');
  const hash = createHash('sha256');
  for (const file of globSync('**/*.{js,json,html,ts}', { cwd: dist }).sort()) {
    hash.update(file).update(readFileSync(join(dist, file)));
  }
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}

/**
 * Adds the version to a remote's manifest, whose paths then fit the place of the current manifest, and
 * writes `build.json`, whose paths fit the version's folder.
 */
async function finishRemote(folder: string, version: string): Promise<void> {
  const file = join(folder, 'remote.json');
  const manifest: RemoteManifest = JSON.parse(await readFile(file, 'utf8'));
  const write = (name: string, entry: string) =>
    writeFile(join(folder, name), JSON.stringify({ ...manifest, version, entry }, null, 2));
  await write('build.json', manifest.entry);
  await write('remote.json', `${version}/${manifest.entry}`);
}

const ownFiles = /(src|href)="\/(assets\/|base\.css)/g;

/** Makes the shell's page load the files of its version from wherever the page is copied to. */
async function finishShell(appDir: string, folder: string, version: string): Promise<void> {
  const publicFolder = join(appDir, 'public');
  await cp(publicFolder, folder, { recursive: true, preserveTimestamps: true });
  const listed = ['sw.js', ...globSync('*.*', { cwd: publicFolder })];
  await writeFile(join(folder, publicList), JSON.stringify(listed));
  const file = join(folder, 'index.html');
  const page = await readFile(file, 'utf8');
  await writeFile(file, page.replaceAll(ownFiles, `$1="/shell/${version}/$2`));
  for (const suffix of ['.br', '.gz']) await rm(file + suffix, { force: true });
  await compressFolder(folder);
}

/** Prepares the built app of a folder, shell or remote, for its release. */
export async function stage(appDir: string, isRemote: boolean): Promise<Staged> {
  const version = versionOf(appDir);
  const temporary = await mkdtemp(join(tmpdir(), `shootline-${appName(appDir)}-`));
  // The temporary folder is readable only by its owner, and its mode would be copied.
  const folder = join(temporary, appName(appDir), version);
  await cp(join(appDir, 'dist'), folder, { recursive: true, preserveTimestamps: true });
  await (isRemote ? finishRemote(folder, version) : finishShell(appDir, folder, version));
  const remove = () => rm(temporary, { recursive: true, force: true });
  return { version, folder, target: folderTarget(temporary), remove };
}
