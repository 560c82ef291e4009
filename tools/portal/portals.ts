import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parsePortalConfig, type PortalConfig } from '@shootline/shared-api/portal';
import { root } from '../apps.ts';

/** A portal that can be built from this workspace: the standard one, or one of `portals/`. */
export interface Portal {
  /** Its `portal.json`. */
  config: string;
  /** Where it is built unless told otherwise. */
  folder: string;
}

const standard: Portal = {
  config: join(root, 'portal.json'),
  folder: join(root, 'dist', 'portal'),
};

/** Names of the portals beside the standard one. */
export function portalNames(): string[] {
  return globSync('portals/*.json', { cwd: root })
    .map((file) => basename(file, '.json'))
    .sort();
}

/** The portal of a name, the standard one without. Throws a sentence for the user. */
export function portalNamed(name: string | undefined): Portal {
  if (name === undefined) return standard;
  const names = portalNames();
  if (!names.includes(name)) {
    const known = names.length > 0 ? `These are: ${names.join(', ')}` : 'There is none yet';
    throw new Error(
      `There is no portal "${name}" in portals/. ${known}; without a name it is the standard one.`,
    );
  }
  return {
    config: join(root, 'portals', `${name}.json`),
    folder: join(root, 'dist', 'portals', name),
  };
}

/** What `--portal` names among arguments, and the arguments without it. */
export function takePortal(args: string[]): { portal: Portal; rest: string[] } {
  const at = args.findIndex((arg) => arg === '--portal' || arg.startsWith('--portal='));
  if (at === -1) return { portal: standard, rest: args };
  const [, inline] = (args[at] ?? '').split('=');
  const name = inline ?? args[at + 1] ?? '';
  return { portal: portalNamed(name), rest: args.toSpliced(at, inline === undefined ? 2 : 1) };
}

/** What a portal's file says, checked. Throws a sentence for the user. */
export function readConfig({ config }: Portal): PortalConfig {
  try {
    return parsePortalConfig(JSON.parse(readFileSync(config, 'utf8')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${config} cannot be used: ${reason}`, { cause: error });
  }
}

/** Which remotes of this workspace, by their folder, a portal serves. */
export const isPartOf =
  ({ remotes }: PortalConfig) =>
  (folder: string) =>
    remotes.some(({ url }) => url.startsWith(`/${folder}/`));
