import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PortalConfig, RemoteManifest } from '@shootline/shared-api/portal';
import { folderTarget } from './folder-target.ts';
import { lockFile } from './lock-file.ts';
import { release, rollBack } from './release.ts';
import {
  builtRemote,
  builtShell,
  nameOf,
  newFolder,
  portalFolder,
  sharedCode,
} from './testing/app-folders.ts';

const sheet = sharedCode('1.0.0', 'Sheet');

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
const manifestIn = (folder: string, name = 'remote.json'): RemoteManifest =>
  JSON.parse(read(folder, `mfe-ledger/${name}`));
const portalIn = (folder: string): PortalConfig => JSON.parse(read(folder, 'portal.json'));

/** The code that a page of the portal would run: that of the entry that the manifest names. */
const codeIn = (folder: string, name?: string) =>
  read(folder, `mfe-ledger/${manifestIn(folder, name).entry}`);

test('a remote is released beside its older versions, and rolled back to them one by one', async () => {
  const folder = portalFolder();
  const target = folderTarget(folder);
  for (const code of ['one', 'two', 'three']) await release(target, builtRemote(code, sheet));
  expect(codeIn(folder)).toBe('three');
  await rollBack(target, 'mfe-ledger');
  expect(codeIn(folder)).toBe('two');
  await release(target, builtRemote('four', sheet));
  await rollBack(target, 'mfe-ledger');
  expect(codeIn(folder)).toBe('two');
  await rollBack(target, 'mfe-ledger');
  expect(codeIn(folder)).toBe('one');
  await expect(rollBack(target, 'mfe-ledger')).rejects.toThrow(
    'No version was current before this one.',
  );
});

test('a version is rolled back to by its name, and another name is refused with those there', async () => {
  const folder = portalFolder();
  const target = folderTarget(folder);
  const { version } = await release(target, builtRemote('one', sheet));
  await release(target, builtRemote('two', sheet));
  await release(target, builtRemote('three', sheet));
  expect(await rollBack(target, 'mfe-ledger', version)).toBe(version);
  expect(codeIn(folder)).toBe('one');
  await expect(rollBack(target, 'mfe-ledger', '9.9.9')).rejects.toThrow(version);
});

test('the manifest in the folder of a version can be used as the current one', async () => {
  const folder = portalFolder();
  const { version } = await release(folderTarget(folder), builtRemote('one', sheet));
  expect(read(folder, `mfe-ledger/${version}/remote.json`)).toBe(
    read(folder, 'mfe-ledger/remote.json'),
  );
  expect(manifestIn(folder).version).toBe(version);
});

test('a tagged version stands beside the current one until it is promoted', async () => {
  const folder = portalFolder();
  const target = folderTarget(folder);
  await release(target, builtRemote('one', sheet));
  await release(target, builtRemote('two', sheet), { tag: 'next' });
  expect([codeIn(folder), codeIn(folder, 'remote.next.json')]).toEqual(['one', 'two']);
  await rollBack(target, 'mfe-ledger', 'next');
  expect(codeIn(folder)).toBe('two');
});

test('a remote that uses a renamed export is refused with the name, and released when forced', async () => {
  const folder = portalFolder();
  const target = folderTarget(folder);
  await release(target, builtShell('one', sharedCode('2.0.0', 'SidePanel')));
  const remote = builtRemote('one', sheet);
  await expect(release(target, remote)).rejects.toThrow(nameOf('Sheet'));
  expect(existsSync(join(folder, 'mfe-ledger/remote.json'))).toBe(false);
  await release(target, remote, { isForced: true });
  expect(codeIn(folder)).toBe('one');
});

test('a shell that has renamed what a remote uses is refused with remote and name', async () => {
  const folder = portalFolder([{ name: 'ledger', url: '/mfe-ledger/remote.json' }]);
  const target = folderTarget(folder);
  await release(target, builtShell('one', sheet));
  await release(target, builtRemote('one', sheet));
  const page = read(folder, 'index.html');
  const renamed = builtShell('two', sharedCode('2.0.0', 'SidePanel'));
  await expect(release(target, renamed)).rejects.toThrow(
    `The remote ledger uses what this shell lacks:\n  ${nameOf('Sheet')}`,
  );
  expect(read(folder, 'index.html')).toBe(page);
});

test('a roll back to what no longer fits is refused too', async () => {
  const target = folderTarget(portalFolder());
  const both = sharedCode('1.1.0', 'Sheet', 'SidePanel');
  await release(target, builtShell('one', both));
  await release(target, builtRemote('one', sheet));
  await release(target, builtRemote('two', sharedCode('1.1.0', 'SidePanel')));
  await release(target, builtShell('two', sharedCode('2.0.0', 'SidePanel')));
  await expect(rollBack(target, 'mfe-ledger')).rejects.toThrow(nameOf('Sheet'));
});

test('the page of the shell leads to the files of its version, also after a roll back', async () => {
  const folder = portalFolder();
  const target = folderTarget(folder);
  const codeOfPage = () => {
    const [, script = ''] = /src="([^"]+)"/.exec(read(folder, 'index.html')) ?? [];
    const [, style = ''] = /href="([^"]+)"/.exec(read(folder, 'index.html')) ?? [];
    return [read(folder, script), read(folder, style)];
  };
  await release(target, builtShell('one', sheet));
  await release(target, builtShell('two', sharedCode('1.1.0', 'Sheet', 'Panel')));
  expect(codeOfPage()).toEqual(['two', '/* two */']);
  expect(read(folder, 'provides.json')).toContain('Panel');
  await rollBack(target, 'shell');
  expect(codeOfPage()).toEqual(['one', '/* one */']);
  expect(read(folder, 'provides.json')).not.toContain('Panel');
});

test('a new remote is listed in portal.json, and one that is there with its newest entries', async () => {
  const folder = portalFolder();
  const target = folderTarget(folder);
  expect((await release(target, builtRemote('one', sheet))).isNew).toBe(true);
  expect(portalIn(folder).elsewhere).toEqual([]);
  expect((await release(target, builtRemote('two', sheet))).isNew).toBe(false);
  const [ledger, ...others] = portalIn(folder).remotes;
  expect(ledger).toMatchObject({ name: 'ledger', url: '/mfe-ledger/remote.json' });
  expect(ledger?.nav?.[0]?.label).toBe('Ledger two');
  expect(others).toEqual([]);
});

test('two deploys at once follow each other, and one that waits too long says for whom', async () => {
  const folder = portalFolder();
  const target = folderTarget(folder);
  const codes = ['one', 'two', 'three', 'four'];
  await Promise.all(codes.map((code) => release(target, builtRemote(code, sheet))));
  const history = JSON.parse(read(folder, 'mfe-ledger/releases.json'));
  expect(history.current).toHaveLength(4);
  expect(portalIn(folder).remotes).toHaveLength(1);

  const unlock = await target.lock('deploy mfe-ledger');
  const impatient = folderTarget(folder, 0);
  await expect(release(impatient, builtRemote('five', sheet))).rejects.toThrow(
    /^"deploy mfe-ledger" on .* is still at work there/,
  );
  await unlock();
});

test('the lock of a deploy that was killed is taken over', async () => {
  const file = join(newFolder(), '.release.lock');
  const unlock = await lockFile(file, 'deploy mfe-ledger');
  const { pid, ...others } = JSON.parse(readFileSync(file, 'utf8'));
  await unlock();
  const dead = JSON.stringify({ ...others, pid: pid + 2 ** 22 });
  writeFileSync(file, dead);
  await (
    await lockFile(file, 'deploy mfe-ledger', 0)
  )();
  expect(existsSync(file)).toBe(false);
});
