import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RemoteManifest, SharedCode } from '@shootline/shared-api/portal';
import { integrityOf } from '../../tools/build/integrity.ts';
import { builtPortal } from '../portal/portal-server.ts';
import type { Stage } from './failure.ts';

export const manifestFile = '**/mfe-invoices/remote.json';
export const entryFile = '**/mfe-invoices/*/remoteEntry*.js*';
export const parts = /\/mfe-invoices\/[^/]+\/(?!remoteEntry)[^/]+\.js$/;
export const shellParts = /\/shell\/[^/]+\/assets\/(?!main\.)[^/]+\.js$/;

const folder = join(builtPortal, 'mfe-invoices');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** The manifest of the built invoices remote. */
export const builtManifest = () => JSON.parse(read('remote.json')) as RemoteManifest;

const isOfPage = (path: string) => read(path).includes('"My Invoices"');

/** Whether a file is a built part with page code. */
export const pageParts = ({ pathname }: URL) =>
  pathname.includes(`/mfe-invoices/${builtManifest().version}/`) &&
  parts.test(pathname) &&
  isOfPage(pathname.slice('/mfe-invoices/'.length));

/** The code of a later version with a renamed page. */
export const renamed = (code: string) => code.replaceAll('"My Invoices"', '"All Invoices"');

interface Change {
  manifest?: (manifest: RemoteManifest) => object;
  /** Changes the declared shared code, like a build with other shared code does. */
  uses?: (uses: SharedCode) => SharedCode;
  entry?: (code: string) => string;
  /** Changes the code of each part except the entry. */
  part?: (code: string) => string;
  /** The version's folder name. */
  version?: string;
}

/** The chunks' variable, which builds name after their content. */
const chunksVariable = /(webpackChunk\w+)_[0-9a-f]{6}\b/g;

/** Publishes the invoices remote as another version with correct hashes. */
export async function publish({ page }: Stage, change: Change): Promise<void> {
  const manifest = builtManifest();
  const { version = manifest.version } = change;
  const own = (code: string) =>
    version === manifest.version ? code : code.replaceAll(chunksVariable, '$1_later');
  const part = (code: string) => own(change.part?.(code) ?? code);
  const files = new Map<string, string>();
  const entryPath = manifest.entry;
  let entry = read(entryPath);
  for (const path of globSync(`${manifest.version}/*.js`, { cwd: folder })) {
    if (path === entryPath) continue;
    const [before, after] = [read(path), part(read(path))];
    files.set(basename(path), after);
    entry = entry.replaceAll(
      integrityOf(Buffer.from(before), 'sha256'),
      integrityOf(Buffer.from(after), 'sha256'),
    );
  }
  entry = own(change.entry?.(entry) ?? entry);
  files.set(basename(entryPath), entry);
  const published = {
    ...manifest,
    version,
    entry: `${version}/${basename(entryPath)}`,
    integrity: integrityOf(Buffer.from(entry), 'sha384'),
  };
  if (change.uses) {
    published.builtFor = 'other';
    const uses = JSON.parse(read(`${manifest.version}/uses.json`)) as SharedCode;
    files.set('uses.json', JSON.stringify(change.uses(uses)));
  }
  const context = page.context();
  await context.route(`**/mfe-invoices/${version}/*.js*`, (route) => {
    const body = files.get(basename(new URL(route.request().url()).pathname));
    return body === undefined
      ? route.continue()
      : route.fulfill({ body, contentType: 'text/javascript' });
  });
  await context.route(manifestFile, (route) =>
    route.fulfill({ json: change.manifest?.(published) ?? published }),
  );
}
