import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { remoteFolders, root } from '../apps.ts';
import rootPackage from '../../package.json' with { type: 'json' };
import { isServedBy, type Portal, readConfig } from './portals.ts';

const run = promisify(execFile);

/** The path of the bill of materials: beside a portal's folder, as it would be served inside. */
export const sbomFile = (folder: string) => `${folder}.cdx.json`;

/**
 * Writes a CycloneDX bill of materials of the portal and the server from the lockfile; returns the file.
 * Rejects if pnpm fails.
 */
export async function writeSbom(portal: Portal, folder = portal.folder): Promise<string> {
  const file = sbomFile(folder);
  const apps = ['shell', 'api-server', ...remoteFolders().filter(isServedBy(readConfig(portal)))];
  const filters = apps.map((app) => `--filter=./${app}`);
  await mkdir(dirname(file), { recursive: true });
  const form = ['--sbom-format=cyclonedx', '--sbom-spec-version=1.6', '--sbom-type=application'];
  const what = ['--prod', '--lockfile-only', `--out=${file}`, ...filters];
  const options = { cwd: root, shell: process.platform === 'win32' };
  await run('npx', ['--yes', rootPackage.config.pnpm, 'sbom', ...form, ...what], options);
  return file;
}
