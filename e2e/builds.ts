import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteManifest } from '@shootline/shared-api/portal';
import { integrityOf } from '../tools/build/integrity.ts';

const root = join(import.meta.dirname, '..');

/** Builds of an app with different versions, through a file that no page requests. */
export function buildsOf(app: string, count: number, atEnd: (end: () => unknown) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'shootline-builds-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return Array.from({ length: count }, (_, number) => {
    const build = join(folder, String(number), app);
    const parts = app === 'shell' ? ['dist', 'public', 'package.json'] : ['dist', 'package.json'];
    for (const part of parts) cpSync(join(root, app, part), join(build, part), { recursive: true });
    writeFileSync(join(build, 'dist', 'number.json'), String(number));
    return build;
  });
}

/** Changes the scripts of a remote's build and updates their hashes. */
function rewrite(build: string, change: (code: string, isEntry: boolean) => string): void {
  const dist = join(build, 'dist');
  const file = join(dist, 'remote.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as RemoteManifest;
  const hashes = new Map<string, string>();
  const rewriteScript = (script: string, isEntry: boolean) => {
    const before = readFileSync(join(dist, script));
    let after = change(before.toString(), isEntry);
    if (isEntry) for (const [old, now] of hashes) after = after.replaceAll(old, now);
    hashes.set(integrityOf(before, 'sha256'), integrityOf(Buffer.from(after), 'sha256'));
    writeFileSync(join(dist, script), after);
    for (const suffix of ['.br', '.gz']) rmSync(join(dist, script + suffix), { force: true });
    return integrityOf(Buffer.from(after), 'sha384');
  };
  const chunks = globSync('*.js', { cwd: dist }).filter((script) => script !== manifest.entry);
  for (const chunk of chunks) rewriteScript(chunk, false);
  const integrity = rewriteScript(manifest.entry, true);
  writeFileSync(file, JSON.stringify({ ...manifest, integrity }));
}

/** Makes a remote's build throw when it starts. */
export const breakEntry = (build: string): void =>
  rewrite(build, (code, isEntry) => (isEntry ? 'throw new Error("It cannot start.");' : code));

/** Gives a remote's build a different variable for its chunks, like a build of other sources. */
export const asOfOtherSources = (build: string): void =>
  rewrite(build, (code) => code.replaceAll(/(webpackChunk\w+)_[0-9a-f]{6}\b/g, '$1_facade'));
