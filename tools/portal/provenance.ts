import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from '@shootline/shared-api/portal';
import { root } from '../apps.ts';
import { readReleases, releasedApp } from '../release/released-app.ts';
import { currentOf } from '../release/releases.ts';
import { folderTarget } from '../release/target/folder-target.ts';
import { readJson } from '../release/target/target.ts';
import { git } from '../teams/git.ts';

/** An app's current build in a portal's folder, with the hash of the entry that browsers check. */
async function buildIn(folder: string, name: string) {
  const target = folderTarget(folder);
  const app = releasedApp(name);
  const version = currentOf(await readReleases(target, app));
  const manifest = app.isRemote
    ? await readJson<RemoteManifest>(target, `${name}/remote.json`)
    : undefined;
  const [algorithm = '', hash = ''] = manifest?.integrity?.split('-') ?? [];
  return {
    type: 'application',
    name,
    version,
    ...(hash && {
      hashes: [
        {
          alg: algorithm.replace('sha', 'SHA-').toUpperCase(),
          content: Buffer.from(hash, 'base64').toString('hex'),
        },
      ],
    }),
  };
}

/**
 * Where a portal comes from, as parts of its component in a bill of materials: the commit, whether files
 * differed from it, the lockfile, and the build of each app.
 */
export async function provenanceOf(folder: string, apps: readonly string[]) {
  const commit = git('rev-parse', 'HEAD');
  const lockfile = await readFile(join(root, 'pnpm-lock.yaml'));
  return {
    ...(commit && { pedigree: { commits: [{ uid: commit }] } }),
    properties: [
      {
        name: 'shootline:lockfile:sha512',
        value: createHash('sha512').update(lockfile).digest('hex'),
      },
      ...(commit
        ? [{ name: 'shootline:changed-files', value: `${git('status', '--short') !== ''}` }]
        : []),
    ],
    components: await Promise.all(apps.map((app) => buildIn(folder, app))),
  };
}
