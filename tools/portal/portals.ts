import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  parsePortalConfig,
  type PortalConfig,
  type RemoteDeclaration,
} from '@shootline/shared-api/portal';
import { remoteFolders, root } from '../apps.ts';
import { parseApp, type PublishedConfig } from './web-manifest.ts';

/** A portal that can be built from this workspace: the standard one, or one in `portals/`. */
export interface Portal {
  /** Its `portal.json`. */
  config: string;
  /** The folder it is built into by default. */
  folder: string;
}

const standard: Portal = {
  config: join(root, 'portal.json'),
  folder: join(root, 'dist', 'portal'),
};

/** Names of the portals other than the standard one. */
export function portalNames(): string[] {
  return globSync('portals/*.json', { cwd: root })
    .map((file) => basename(file, '.json'))
    .sort();
}

/** The portal of a name, or the standard one without a name. Throws a sentence for the user. */
export function portalNamed(name: string | undefined): Portal {
  if (name === undefined) return standard;
  const names = portalNames();
  if (!names.includes(name)) {
    const known = names.length > 0 ? `Choose one of: ${names.join(', ')}` : 'There is none yet';
    throw new Error(
      `There is no portal "${name}" in portals/. ${known}; leave out the name for the standard portal.`,
    );
  }
  return {
    config: join(root, 'portals', `${name}.json`),
    folder: join(root, 'dist', 'portals', name),
  };
}

/** The portal named by `--portal`, and the arguments without it. */
export function takePortal(args: string[]): { portal: Portal; rest: string[] } {
  const at = args.findIndex((arg) => arg === '--portal' || arg.startsWith('--portal='));
  if (at === -1) return { portal: standard, rest: args };
  const [, inline] = (args[at] ?? '').split('=');
  const name = inline ?? args[at + 1] ?? '';
  return { portal: portalNamed(name), rest: args.toSpliced(at, inline === undefined ? 2 : 1) };
}

/** The checked configuration of a portal. Throws a sentence for the user. */
export function readConfig({ config }: Portal): PublishedConfig {
  try {
    const content = JSON.parse(readFileSync(config, 'utf8'));
    return { ...parsePortalConfig(content), app: parseApp(content.app) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${config} cannot be used: ${reason}`, { cause: error });
  }
}

/** Whether a portal serves a remote of this workspace, given by its folder, itself. */
export const isServedBy =
  ({ remotes }: PortalConfig) =>
  (folder: string) =>
    remotes.some(({ url }) => url?.startsWith(`/${folder}/`));

/** The paths of remotes in this workspace, except home, which every portal has. */
async function pathsOf(folders: readonly string[]): Promise<string[]> {
  const modules = await Promise.all(
    folders.map((folder) => import(pathToFileURL(join(root, folder, 'remote.ts')).href)),
  );
  const declarations: RemoteDeclaration[] = modules.map((module) => module.default);
  const paths = declarations.flatMap(({ routes }) => routes.map(({ path }) => path));
  return paths.filter((path) => path !== '/');
}

/**
 * The paths of the workspace's remotes that a portal does not have, wherever its remotes are served, unless
 * its configuration lists them.
 */
export async function elsewhereOf(config: PortalConfig): Promise<string[]> {
  const pages = { ...config, remotes: config.remotes.filter(({ widgetsOnly }) => !widgetsOnly) };
  const isServed = isServedBy(pages);
  const names = new Set(pages.remotes.map(({ name }) => `mfe-${name}`));
  const others = remoteFolders().filter((folder) => !isServed(folder) && !names.has(folder));
  return config.elsewhere ?? pathsOf(others);
}
