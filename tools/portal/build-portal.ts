import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteFolders, root } from '../apps.ts';
import { folderTarget } from '../release/target/folder-target.ts';
import { release } from '../release/release.ts';
import { emittedDeclarations } from '../types/emit-declarations.ts';
import type { Target } from '../release/target/target.ts';
import { isBuilt } from './built.ts';
import { isServedBy, type Portal, readConfig } from './portals.ts';
import { publishConfig } from './publish-config.ts';

const builders = 2;

function runBuild(app: string): Promise<void> {
  return new Promise((done, fail) => {
    const builder = join(root, 'tools/portal/built.ts');
    const child = spawn(process.execPath, [builder, app], { stdio: 'inherit' });
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`${app} could not be built; see the errors above.`)),
    );
  });
}

/** All apps change together, so none is checked against the versions already there. */
async function buildAndRelease(app: string, target: Target): Promise<void> {
  if (!isBuilt(app)) {
    console.log(`Building ${app}...`);
    await runBuild(app);
  }
  await release(target, join(root, app), { isForced: true });
}

/**
 * Builds the changed ones of the shell and the portal's remotes in this workspace, two at a time, and
 * publishes them into a folder. Rejects with a sentence for the user.
 */
export async function buildPortal(portal: Portal, folder = portal.folder): Promise<void> {
  const config = readConfig(portal);
  const target = folderTarget(folder);
  const isServed = isServedBy(config);
  // Once for all apps, as each would otherwise wait for the compiler.
  await emittedDeclarations();
  const waiting = ['shell', ...remoteFolders().filter(isServed)];
  const work = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) await buildAndRelease(app, target);
  };
  await Promise.all(Array.from({ length: builders }, work));
  const others = remoteFolders().filter((remote) => !isServed(remote));
  for (const other of others) await rm(join(folder, other), { recursive: true, force: true });
  await publishConfig(config, target);
}
