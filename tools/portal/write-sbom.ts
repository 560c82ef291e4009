import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { remoteFolders, root } from '../apps.ts';
import rootPackage from '../../package.json' with { type: 'json' };
import { provenanceOf } from './provenance.ts';
import { isServedBy, type Portal, readConfig } from './portals.ts';

const run = promisify(execFile);

/** The path of the bill of materials: beside a portal's folder, as it would be served inside. */
export const sbomFile = (folder: string) => `${folder}.cdx.json`;

/**
 * Writes a CycloneDX bill of materials of the portal and the server from the lockfile, with the commit and
 * the builds that it is of; returns the file. Rejects if pnpm fails.
 */
export async function writeSbom(portal: Portal, folder = portal.folder): Promise<string> {
  const file = sbomFile(folder);
  const apps = ['shell', ...remoteFolders().filter(isServedBy(readConfig(portal)))];
  const filters = ['api-server', ...apps].map((app) => `--filter=./${app}`);
  await mkdir(dirname(file), { recursive: true });
  const form = ['--sbom-format=cyclonedx', '--sbom-spec-version=1.6', '--sbom-type=application'];
  const what = ['--prod', '--lockfile-only', `--out=${file}`, ...filters];
  const options = { cwd: root, shell: process.platform === 'win32' };
  await run('npx', ['--yes', rootPackage.config.pnpm, 'sbom', ...form, ...what], options);
  const bill = JSON.parse(await readFile(file, 'utf8'));
  Object.assign(bill.metadata.component, await provenanceOf(folder, apps));
  await writeFile(file, JSON.stringify(bill, null, 2));
  return file;
}
