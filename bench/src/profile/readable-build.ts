import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../tools/apps.ts';
import { buildPortal } from '../../../tools/portal/build-portal.ts';
import { portalNamed } from '../../../tools/portal/portals.ts';

const cache = join(root, '.cache', 'profile');
const preload = `--import=${pathToFileURL(join(import.meta.dirname, 'readable.ts')).href}`;

function run(
  program: string,
  args: string[],
  cwd = root,
  env: Record<string, string> = {},
): string {
  const { status, stdout } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed.\n${stdout}`);
  return stdout.trim();
}

/** Builds this workspace's portal unminified; returns its folder. */
export async function buildReadable(): Promise<string> {
  const folder = join(cache, 'portal');
  // Neither may an app's usual build be taken for a readable one, nor the reverse.
  const forget = () => rm(join(root, '.cache', 'built'), { recursive: true, force: true });
  await forget();
  await rm(folder, { recursive: true, force: true });
  process.env['NODE_OPTIONS'] = preload;
  try {
    await buildPortal(portalNamed(undefined), folder);
  } finally {
    delete process.env['NODE_OPTIONS'];
    await forget();
  }
  return folder;
}

/** Builds the portal of a revision unminified, unless an earlier run did; returns its folder. */
async function buildRevision(revision: string): Promise<string> {
  const commit = run('git', ['rev-parse', '--verify', `${revision}^{commit}`]);
  const folder = join(cache, commit);
  if (existsSync(folder)) return folder;
  const tree = join(cache, 'tree');
  const remove = () => run('git', ['worktree', 'remove', '--force', tree]);
  if (existsSync(tree)) remove();
  await mkdir(cache, { recursive: true });
  run('git', ['worktree', 'add', '--force', '--detach', tree, commit]);
  try {
    const { pnpm } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8')).config;
    run('npx', ['--yes', pnpm, 'install', '--frozen-lockfile', '--prefer-offline'], tree);
    run(process.execPath, ['tools/build-portal.ts'], tree, { NODE_OPTIONS: preload });
    await cp(join(tree, 'dist', 'portal'), folder, { recursive: true });
  } finally {
    remove();
  }
  return folder;
}

/** The folder of the portal to compare with: built earlier, or built from a revision. */
export const portalOf = (against: string): Promise<string> =>
  existsSync(join(against, 'index.html')) ? Promise.resolve(against) : buildRevision(against);
