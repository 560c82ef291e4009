import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PortalConfig, RemoteManifest } from '@shootline/shared-api/portal';
import { lockFile } from './target/lock-file.ts';
import { release, rollBack } from './release.ts';
import type { Target } from './target/target.ts';
import {
  addPortal,
  builtRemote,
  builtShell,
  nameOf,
  newFolder,
  sharedCode,
} from './testing/app-folders.ts';
import { kinds, startBuckets, stopBuckets } from './testing/targets.ts';

beforeAll(startBuckets);
afterAll(stopBuckets);

const { jest } = import.meta;

afterEach(() => jest.restoreAllMocks());

const sheet = sharedCode('1.0.0', 'Sheet');

const read = async (target: Target, path: string) => String(await target.read(path));
const manifestIn = async (target: Target, name = 'remote.json'): Promise<RemoteManifest> =>
  JSON.parse(await read(target, `mfe-ledger/${name}`));
const portalIn = async (target: Target): Promise<PortalConfig> =>
  JSON.parse(await read(target, 'portal.json'));

/** The code that a page of the portal would run: the entry named in the manifest. */
const codeIn = async (target: Target, name?: string) =>
  read(target, `mfe-ledger/${(await manifestIn(target, name)).entry}`);

describe.each(kinds)('$kind', ({ newTarget }) => {
  test('a remote is released beside its older versions, and rolled back to them one by one', async () => {
    const target = await addPortal(newTarget()());
    for (const code of ['one', 'two', 'three']) await release(target, builtRemote(code, sheet));
    expect(await codeIn(target)).toBe('three');
    await rollBack(target, 'mfe-ledger');
    expect(await codeIn(target)).toBe('two');
    await release(target, builtRemote('four', sheet));
    await rollBack(target, 'mfe-ledger');
    expect(await codeIn(target)).toBe('two');
    await rollBack(target, 'mfe-ledger');
    expect(await codeIn(target)).toBe('one');
    await expect(rollBack(target, 'mfe-ledger')).rejects.toThrow(
      'There is no earlier version to roll back to.',
    );
  });

  test('rolls back to a named version, and refuses another name with a list of versions', async () => {
    const target = await addPortal(newTarget()());
    const { version } = await release(target, builtRemote('one', sheet));
    await release(target, builtRemote('two', sheet));
    await release(target, builtRemote('three', sheet));
    expect(await rollBack(target, 'mfe-ledger', version)).toBe(version);
    expect(await codeIn(target)).toBe('one');
    await expect(rollBack(target, 'mfe-ledger', '9.9.9')).rejects.toThrow(version);
  });

  test('the manifest in the folder of a version can be used as the current one', async () => {
    const target = await addPortal(newTarget()());
    const { version } = await release(target, builtRemote('one', sheet));
    expect(await read(target, `mfe-ledger/${version}/remote.json`)).toBe(
      await read(target, 'mfe-ledger/remote.json'),
    );
    expect((await manifestIn(target)).version).toBe(version);
  });

  test('a version in its folder can be run from there, whichever version is current', async () => {
    const target = await addPortal(newTarget()());
    const { version } = await release(target, builtRemote('one', sheet));
    await release(target, builtRemote('two', sheet));
    const build = await manifestIn(target, `${version}/build.json`);
    expect(build.version).toBe(version);
    expect(await read(target, `mfe-ledger/${version}/${build.entry}`)).toBe('one');
  });

  test('files left by an interrupted deploy are replaced by the next one', async () => {
    const { version } = await release(newTarget()(), builtRemote('one', sheet));
    const target = await addPortal(newTarget()());
    await target.write(`mfe-ledger/${version}/remote.json`, '{}');
    await release(target, builtRemote('one', sheet));
    expect(await codeIn(target)).toBe('one');
  });

  test('a tagged version exists beside the current one until it is promoted', async () => {
    const target = await addPortal(newTarget()());
    await release(target, builtRemote('one', sheet));
    await release(target, builtRemote('two', sheet), { tag: 'next' });
    expect(await codeIn(target)).toBe('one');
    expect(await codeIn(target, 'remote.next.json')).toBe('two');
    await rollBack(target, 'mfe-ledger', 'next');
    expect(await codeIn(target)).toBe('two');
  });

  test('refuses a remote that uses a renamed export, naming it, and releases it when forced', async () => {
    const target = await addPortal(newTarget()());
    await release(target, builtShell('one', sharedCode('2.0.0', 'SidePanel')));
    const remote = builtRemote('one', sheet);
    await expect(release(target, remote)).rejects.toThrow(nameOf('Sheet'));
    expect(await target.read('mfe-ledger/remote.json')).toBeUndefined();
    await release(target, remote, { isForced: true });
    expect(await codeIn(target)).toBe('one');
  });

  test('a tagged remote is refused with the names too, as the current shell mounts it', async () => {
    const target = await addPortal(newTarget()());
    await release(target, builtShell('one', sharedCode('2.0.0', 'SidePanel')));
    const tagged = release(target, builtRemote('one', sheet), { tag: 'next' });
    await expect(tagged).rejects.toThrow(nameOf('Sheet'));
    expect(await target.read('mfe-ledger/remote.next.json')).toBeUndefined();
  });

  test('a shell that renamed an export used by a remote is refused with remote and name', async () => {
    const target = await addPortal(newTarget()(), [
      { name: 'ledger', url: '/mfe-ledger/remote.json' },
    ]);
    await release(target, builtShell('one', sheet));
    await release(target, builtRemote('one', sheet));
    const page = await read(target, 'index.html');
    const renamed = builtShell('two', sharedCode('2.0.0', 'SidePanel'));
    await expect(release(target, renamed)).rejects.toThrow(
      `The remote ledger uses code that this shell lacks:\n  ${nameOf('Sheet')}`,
    );
    expect(await read(target, 'index.html')).toBe(page);
  });

  test('a shell is not rolled back to a version that lacks code of a tagged remote', async () => {
    const ledger = { name: 'ledger', url: '/mfe-ledger/remote.json' };
    const target = await addPortal(newTarget()(), [ledger]);
    await release(target, builtShell('one', sheet));
    await release(target, builtRemote('one', sheet));
    await release(target, builtShell('two', sharedCode('1.1.0', 'Sheet', 'Panel')));
    const uses = sharedCode('1.1.0', 'Sheet', 'Panel');
    await release(target, builtRemote('two', uses), { tag: 'next' });
    await expect(rollBack(target, 'shell')).rejects.toThrow(
      `The remote ledger (next) uses code that this shell lacks:\n  ${nameOf('Panel')}`,
    );
  });

  test('a refused build leaves nothing behind', async () => {
    const ledger = { name: 'ledger', url: '/mfe-ledger/remote.json' };
    const target = await addPortal(newTarget()(), [ledger]);
    const { version } = await release(target, builtShell('one', sheet));
    await release(target, builtRemote('one', sheet));
    const renamed = builtShell('two', sharedCode('2.0.0', 'SidePanel'));
    await expect(release(target, renamed)).rejects.toThrow(nameOf('Sheet'));
    const { versions } = JSON.parse(await read(target, 'shell/releases.json'));
    expect(Object.keys(versions)).toEqual([version]);
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    await release(target, builtRemote('two', sheet));
    expect(warn).not.toHaveBeenCalled();
  });

  test('a rollback to an incompatible version is refused too', async () => {
    const target = await addPortal(newTarget()());
    const both = sharedCode('1.1.0', 'Sheet', 'SidePanel');
    await release(target, builtShell('one', both));
    await release(target, builtRemote('one', sheet));
    await release(target, builtRemote('two', sharedCode('1.1.0', 'SidePanel')));
    await release(target, builtShell('two', sharedCode('2.0.0', 'SidePanel')));
    await expect(rollBack(target, 'mfe-ledger')).rejects.toThrow(nameOf('Sheet'));
  });

  test("the shell's page loads the files of its version, also after a rollback", async () => {
    const target = await addPortal(newTarget()());
    const codeOfPage = async () => {
      const page = await read(target, 'index.html');
      const [, script = ''] = /src="\/([^"]+)"/.exec(page) ?? [];
      const [, style = ''] = /href="\/([^"]+)"/.exec(page) ?? [];
      return [await read(target, script), await read(target, style)];
    };
    await release(target, builtShell('one', sheet));
    await release(target, builtShell('two', sharedCode('1.1.0', 'Sheet', 'Panel')));
    expect(await codeOfPage()).toEqual(['two', '/* two */']);
    expect(await read(target, 'provides.json')).toContain('Panel');
    await rollBack(target, 'shell');
    expect(await codeOfPage()).toEqual(['one', '/* one */']);
    expect(await read(target, 'provides.json')).not.toContain('Panel');
  });

  test('lists a new remote in portal.json, and updates the entries of a listed one', async () => {
    const target = await addPortal(newTarget()());
    expect((await release(target, builtRemote('one', sheet))).isNew).toBe(true);
    expect((await portalIn(target)).elsewhere).toEqual([]);
    expect((await release(target, builtRemote('two', sheet))).isNew).toBe(false);
    const [ledger, ...others] = (await portalIn(target)).remotes;
    expect(ledger).toMatchObject({ name: 'ledger', url: '/mfe-ledger/remote.json' });
    expect(ledger?.nav?.[0]?.label).toBe('Ledger two');
    expect(others).toEqual([]);
  });

  test('simultaneous deploys run in turn, and one that waits too long names the holder', async () => {
    const open = newTarget();
    const target = await addPortal(open());
    const codes = ['one', 'two', 'three', 'four'];
    await Promise.all(codes.map((code) => release(open(), builtRemote(code, sheet))));
    const history = JSON.parse(await read(target, 'mfe-ledger/releases.json'));
    expect(history.current).toHaveLength(4);
    expect((await portalIn(target)).remotes).toHaveLength(1);

    const unlock = await target.lock('deploy mfe-ledger');
    await expect(release(open(0), builtRemote('five', sheet))).rejects.toThrow(
      /^"deploy mfe-ledger" on .* is still running there/,
    );
    await unlock();
  });
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
