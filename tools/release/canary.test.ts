import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { PortalConfig } from '@shootline/shared-api/portal';
import { root } from '../apps.ts';
import { giveTag } from './canary.ts';
import { release, rollBack } from './release.ts';
import { removeRemote } from './removal.ts';
import { type Target, writeJson } from './target/target.ts';
import { folderTarget } from './target/folder-target.ts';
import { addPortal, builtRemote, newFolder, sharedCode } from './testing/app-folders.ts';
import { kinds, startBuckets, stopBuckets } from './testing/targets.ts';

beforeAll(startBuckets);
afterAll(stopBuckets);

const sheet = sharedCode('1.0.0', 'Sheet');
const tagged = { tag: 'next', url: '/mfe-ledger/remote.next.json' };
const remotesIn = async (target: Target) => {
  const portal: PortalConfig = JSON.parse(String(await target.read('portal.json')));
  return portal.remotes;
};

describe.each(kinds)('$kind', ({ newTarget }) => {
  test('a tagged version is given to some users, to others by another rule, and to nobody', async () => {
    const target = await addPortal(newTarget()());
    await release(target, builtRemote('one', sheet));
    const { version } = await release(target, builtRemote('two', sheet), { tag: 'next' });
    const [before] = await remotesIn(target);
    expect(await giveTag(target, 'mfe-ledger', 'next', { workspaces: ['demo'] })).toBe(version);
    expect(await remotesIn(target)).toEqual([
      { ...before, tags: [{ ...tagged, workspaces: ['demo'] }] },
    ]);
    await giveTag(target, 'mfe-ledger', 'next', { roles: ['finance'], share: 5 });
    expect(await remotesIn(target)).toEqual([
      { ...before, tags: [{ ...tagged, roles: ['finance'], share: 5 }] },
    ]);
    await giveTag(target, 'mfe-ledger', 'next', null);
    expect(await remotesIn(target)).toEqual([before]);
  });

  test('a remote without a current version is listed for these users only, until it is promoted', async () => {
    const target = await addPortal(newTarget()());
    await release(target, builtRemote('one', sheet), { tag: 'next' });
    expect(await remotesIn(target)).toEqual([]);
    const only = { name: 'ledger', tags: [{ ...tagged, workspaces: ['demo'] }] };
    await giveTag(target, 'mfe-ledger', 'next', { workspaces: ['demo'] });
    expect(await remotesIn(target)).toEqual([only]);
    await giveTag(target, 'mfe-ledger', 'next', null);
    expect(await remotesIn(target)).toEqual([]);
    await giveTag(target, 'mfe-ledger', 'next', { workspaces: ['demo'] });
    await rollBack(target, 'mfe-ledger', 'next');
    const [ledger, ...others] = await remotesIn(target);
    expect(ledger).toMatchObject({ ...only, url: '/mfe-ledger/remote.json' });
    expect(others).toEqual([]);
  });

  test('a version given to some users of a pinned remote is pinned too', async () => {
    const target = await addPortal(newTarget()(), [
      { name: 'ledger', url: '/mfe-ledger/remote.json', integrity: 'sha384-one' },
    ]);
    await release(target, builtRemote('two', sheet), { tag: 'next' });
    await giveTag(target, 'mfe-ledger', 'next', { share: 5 });
    expect((await remotesIn(target))[0]?.tags).toEqual([
      { ...tagged, integrity: 'sha384-two', share: 5 },
    ]);
  });

  test('a tag that no version has is refused by name', async () => {
    const target = await addPortal(newTarget()());
    await release(target, builtRemote('one', sheet));
    await expect(giveTag(target, 'mfe-ledger', 'next', { share: 5 })).rejects.toThrow(
      'No version of mfe-ledger is tagged next',
    );
    await expect(giveTag(target, 'mfe-budget', 'next', { share: 5 })).rejects.toThrow(
      'No version of mfe-budget is in',
    );
  });

  test('a first version, tagged or current, is taken back with its listing', async () => {
    const target = await addPortal(newTarget()());
    const { version } = await release(target, builtRemote('one', sheet), { tag: 'next' });
    await giveTag(target, 'mfe-ledger', 'next', { share: 5 });
    await removeRemote(target, 'mfe-ledger');
    await release(target, builtRemote('one', sheet));
    await expect(rollBack(target, 'mfe-ledger')).rejects.toThrow('npm run remove');
    await removeRemote(target, 'mfe-ledger');
    expect(await remotesIn(target)).toEqual([]);
    for (const file of ['releases.json', 'remote.json', `${version}/remote.json`]) {
      expect(await target.read(`mfe-ledger/${file}`)).toBeUndefined();
    }
    await expect(removeRemote(target, 'mfe-ledger')).rejects.toThrow(
      'No version of mfe-ledger is in',
    );
  });

  test('a remote whose widget another one shows is removed only when forced', async () => {
    const target = await addPortal(newTarget()());
    await release(target, builtRemote('one', sheet));
    const portal = JSON.parse(String(await target.read('portal.json')));
    const budget = { name: 'budget', url: '/mfe-budget/remote.json' };
    await writeJson(target, 'portal.json', { ...portal, remotes: [...portal.remotes, budget] });
    await writeJson(target, 'mfe-budget/remote.json', { entry: '1.0.0/remoteEntry.js' });
    const uses = { ...sheet, widgets: ['ledger/entries', 'invoices/invoice-dialog'] };
    await writeJson(target, 'mfe-budget/1.0.0/uses.json', uses);
    await expect(removeRemote(target, 'mfe-ledger')).rejects.toThrow(
      'mfe-ledger was not removed, as others show its widgets:\n  ledger/entries, shown by budget\n',
    );
    expect(await remotesIn(target)).toHaveLength(2);
    await removeRemote(target, 'mfe-ledger', { isForced: true });
    expect(await remotesIn(target)).toEqual([budget]);
  });
});

describe('the commands', () => {
  const run = async (...args: string[]) =>
    (await promisify(execFile)(process.execPath, args, { cwd: root })).stdout.trim();

  test('give a tagged version to some users, say who they are, and take it back', async () => {
    const folder = newFolder();
    const target = await addPortal(folderTarget(folder));
    const { version } = await release(target, builtRemote('one', sheet), { tag: 'next' });
    const canary = ['tools/canary.ts', 'mfe-ledger', folder];
    expect(await run(...canary, '--workspace', 'demo', '--role', 'finance', '--share', '5')).toBe(
      `mfe-ledger ${version}, tagged next, is given to users in demo, with the role finance, 5 % of them in ${folder}.`,
    );
    const rule = { workspaces: ['demo'], roles: ['finance'], share: 5 };
    expect(await remotesIn(target)).toEqual([{ name: 'ledger', tags: [{ ...tagged, ...rule }] }]);
    await expect(run(...canary)).rejects.toThrow('Say who gets it');
    await expect(run(...canary, '--role', 'boss')).rejects.toThrow('There is no role boss.');
    await run(...canary, '--off');
    expect(await remotesIn(target)).toEqual([]);
    expect(await run('tools/remove.ts', 'mfe-ledger', folder)).toBe(
      `mfe-ledger is no longer in ${folder}.`,
    );
  });
});
