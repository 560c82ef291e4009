import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteManifest } from '@shootline/shared-api/portal';

const root = join(import.meta.dirname, '..');

/** Builds of an app that differ in a file which no page asks for, and so in their version. */
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

/** Makes a remote's build throw when it starts. */
export function breakEntry(build: string): void {
  const file = join(build, 'dist', 'remote.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as RemoteManifest;
  const code = 'throw new Error("It cannot start.");';
  const entry = join(build, 'dist', manifest.entry);
  writeFileSync(entry, code);
  for (const suffix of ['.br', '.gz']) rmSync(entry + suffix, { force: true });
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  writeFileSync(file, JSON.stringify({ ...manifest, integrity }));
}
