import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PortalConfig, RemoteManifest, SharedCode } from '@shootline/shared-api/portal';
import type { PublishedTypes } from '../../types/collect-types.ts';
import type { Contract } from '../api/contract-part.ts';
import { type Target, writeJson } from '../target/target.ts';

/** A new empty folder. */
export const newFolder = () => mkdtempSync(join(tmpdir(), 'shootline-release-'));

function writeAll(folder: string, files: Record<string, string | object>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
}

const entry = '@shootline/shared-ui/sheet';

/** The shared code of a version with these names. */
export const sharedCode = (version: string, ...names: string[]): SharedCode => ({
  contract: 1,
  versions: { '@shootline/shared-ui': version },
  names: { [entry]: names },
});

const base = { entries: {}, widgets: {}, modules: {} };

/** The types of a build in which the entry of `sharedCode` has this text. */
export const typesOfEntry = (text: string): PublishedTypes => ({
  ...base,
  entries: { [entry]: 'shared-ui/sheet' },
  modules: { 'shared-ui/sheet': text },
});

/** The types of a build that offers or uses a widget with these props. */
export const typesOfWidget = (widget: string, props: string): PublishedTypes => ({
  ...base,
  widgets: { [widget]: 'widgets' },
  modules: {
    widgets: `export declare namespace Offered { interface Widgets { '${widget}': { ${props} } } }`,
  },
});

export const nameOf = (name: string) => `${name} of ${entry}`;

interface Contents {
  /** The name of its area. */
  area?: string;
  calls?: Contract;
  types?: PublishedTypes;
}

/** The built folder of a remote, by default `ledger`, with this code and the shared code that it uses. */
export function builtRemote(
  code: string,
  uses: SharedCode,
  { area = 'ledger', calls, types }: Contents = {},
): string {
  const folder = join(newFolder(), `mfe-${area}`);
  const manifest: RemoteManifest = {
    name: area,
    contract: 1,
    version: 'development',
    entry: 'remoteEntry.0a1b2c3d.js',
    integrity: `sha384-${code}`,
    builtFor: 'code',
    routes: [{ path: `/${area}`, layout: 'main', access: 'signed-in' }],
    nav: [{ label: `Ledger ${code}`, to: `/${area}`, icon: 'file', access: 'signed-in', order: 1 }],
    widgets: [],
  };
  writeAll(folder, {
    'package.json': { name: '@shootline/mfe-ledger', version: '1.0.0' },
    'dist/remote.json': manifest,
    'dist/uses.json': uses,
    ...(calls && { 'dist/calls.json': calls }),
    ...(types && { 'dist/types.json': types }),
    'dist/remoteEntry.0a1b2c3d.js': code,
  });
  return folder;
}

/** The built folder of a shell with this code and the shared code that it provides. */
export function builtShell(code: string, provides: SharedCode, types?: PublishedTypes): string {
  const folder = join(newFolder(), 'shell');
  writeAll(folder, {
    'package.json': { name: '@shootline/shell', version: '1.0.0' },
    'dist/index.html': `<link href="/base.css"><script src="/assets/main.0a1b2c3d.js"></script>`,
    'dist/provides.json': provides,
    ...(types && { 'dist/types.json': types }),
    'dist/assets/main.0a1b2c3d.js': code,
    'public/base.css': `/* ${code} */`,
  });
  return folder;
}

/** Gives a target a `portal.json` with these remotes. */
export async function addPortal(
  target: Target,
  remotes: PortalConfig['remotes'] = [],
): Promise<Target> {
  const brand = { name: 'Northlight', logo: '', termsUrl: '/terms.html' };
  await writeJson(target, 'portal.json', { brand, api: '/api', remotes, elsewhere: ['/ledger'] });
  return target;
}
