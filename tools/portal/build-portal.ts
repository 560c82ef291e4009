import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appFolders, root } from '../apps.ts';
import { fingerprint } from '../build/fingerprint.ts';
import { publishApp, publishConfig } from './publish.ts';

const builders = 2;
const stamps = join(root, '.cache', 'built');

async function isCurrent(app: string, portal: string, now: string): Promise<boolean> {
  const page = app === 'shell' ? 'index.html' : join(app, 'remote.json');
  const stamp = join(stamps, app);
  if (!existsSync(stamp) || !existsSync(join(portal, page))) return false;
  return (await readFile(stamp, 'utf8')) === now;
}

function runBuild(app: string): Promise<void> {
  return new Promise((done, fail) => {
    const builder = join(root, 'tools/build/build-app.ts');
    const child = spawn(process.execPath, [builder, join(root, app)], { stdio: 'inherit' });
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`${app} could not be built; the reason stands above.`)),
    );
  });
}

async function buildAndPublish(app: string, portal: string): Promise<void> {
  const now = fingerprint(app);
  if (await isCurrent(app, portal, now)) return;
  console.log(`Building ${app}...`);
  await runBuild(app);
  await publishApp(join(root, app), portal);
  await mkdir(stamps, { recursive: true });
  await writeFile(join(stamps, app), now);
}

/** Builds the apps that have changed, two at a time, and publishes them into a folder. */
export async function buildPortal(portal: string): Promise<void> {
  const waiting = appFolders();
  const work = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) await buildAndPublish(app, portal);
  };
  await Promise.all(Array.from({ length: builders }, work));
  await publishConfig(join(root, 'portal.json'), portal);
}
