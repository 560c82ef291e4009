import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { RemoteVersionHealth } from '@shootline/shared-api/contract';
import type { TaggedVersion } from '@shootline/shared-api/portal';
import { giveTag } from '../../../tools/release/canary.ts';
import { folderTarget } from '../../../tools/release/target/folder-target.ts';
import { release } from '../../../tools/release/release.ts';
import { breakEntry, buildsOf } from '../../builds.ts';
import { expect, openAs, signInToApi, test } from '../../fixtures.ts';
import { copyPortal, startPortal } from '../../portal/portal-server.ts';
import { inSoak } from '../../soak.ts';

/** A portal with another version of the invoices for some users. */
async function portalWithTag(
  atEnd: (end: () => unknown) => void,
  rule: Partial<TaggedVersion>,
  change: (build: string) => void = () => {},
) {
  const tags = [{ tag: 'next', url: '/mfe-invoices/remote.next.json', ...rule }];
  const copy = copyPortal((remotes) =>
    remotes.map((remote) => (remote.name === 'invoices' ? { ...remote, tags } : remote)),
  );
  atEnd(copy.remove);
  const [build = ''] = buildsOf('mfe-invoices', 1, atEnd);
  change(build);
  const { version } = await release(folderTarget(copy.folder), build, { tag: 'next' });
  const portal = await startPortal(copy.folder);
  atEnd(portal.stop);
  return { url: portal.url, version };
}

/** The versions of the invoices whose entry a page requests from now on. */
function entriesIn(page: Page): string[] {
  const versions: string[] = [];
  page.on('request', (request) => {
    const [, version] = /\/mfe-invoices\/([^/]+)\/remoteEntry/.exec(request.url()) ?? [];
    if (version) versions.push(version);
  });
  return versions;
}

const invoices = (page: Page) => page.getByRole('heading', { name: 'My Invoices' });

test(
  'a tagged version is only for the users that portal.json names',
  inSoak,
  async ({ page, browser, atEnd }) => {
    const portal = await portalWithTag(atEnd, { workspaces: ['demo'], roles: ['finance'] });
    const versions = entriesIn(page);
    await openAs(page, portal.url, await signInToApi(portal.url, 'finance@demo.test', 'demo'), '/');
    await page.getByRole('link', { name: 'Finance Dashboard' }).click();
    await expect(invoices(page)).toBeVisible();
    expect(versions).toEqual([portal.version]);

    for (const [email, workspace] of [
      ['admin@demo.test', 'demo'],
      ['admin@acme.test', 'acme'],
    ] as const) {
      const other = await (await browser.newContext()).newPage();
      const theirs = entriesIn(other);
      const api = await signInToApi(portal.url, email, workspace);
      await openAs(other, portal.url, api, '/finance-dashboard');
      await expect(invoices(other)).toBeVisible();
      expect(theirs).toHaveLength(1);
      expect(theirs).not.toContain(portal.version);
      await other.context().close();
    }
  },
);

test(
  'a remote with only a tagged version exists for the users who get it, and for nobody else',
  inSoak,
  async ({ page, browser, complaints, atEnd }) => {
    const copy = copyPortal((remotes) => remotes.filter(({ name }) => name !== 'invoices'));
    atEnd(copy.remove);
    rmSync(join(copy.folder, 'mfe-invoices'), { recursive: true });
    const [build = ''] = buildsOf('mfe-invoices', 1, atEnd);
    const target = folderTarget(copy.folder);
    await release(target, build, { tag: 'next' });
    await giveTag(target, 'mfe-invoices', 'next', { workspaces: ['demo'] });
    const portal = await startPortal(copy.folder);
    atEnd(portal.stop);

    const theirs = await (await browser.newContext()).newPage();
    const finance = await signInToApi(portal.url, 'finance@demo.test', 'demo');
    await openAs(theirs, portal.url, finance, '/finance-dashboard');
    await expect(invoices(theirs)).toBeVisible();
    await theirs.context().close();

    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const other = await signInToApi(portal.url, 'admin@acme.test', 'acme');
    await openAs(page, portal.url, other, '/finance-dashboard');
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'My Bookings' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Finance Dashboard/ })).toBeHidden();
    expect(requests.filter((url) => url.includes('mfe-invoices'))).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test('a tagged version that cannot start is replaced unnoticed, counted, and given to nobody after two failures', async ({
  page,
  browser,
  complaints,
  atEnd,
}) => {
  const portal = await portalWithTag(atEnd, { workspaces: ['demo'] }, breakEntry);
  const versions = entriesIn(page);
  const finance = await signInToApi(portal.url, 'finance@demo.test', 'demo');
  await openAs(page, portal.url, finance, '/finance-dashboard');
  await expect(invoices(page)).toBeVisible();
  expect(versions).toHaveLength(2);
  expect(versions[0]).toBe(portal.version);
  await expect(page.getByRole('alert')).toHaveCount(0);
  complaints.splice(0);

  versions.splice(0);
  await page.reload();
  await expect(invoices(page)).toBeVisible();
  expect(versions, 'not given to this browser again').not.toContain(portal.version);

  const admin = await signInToApi(portal.url, 'admin@demo.test', 'demo');
  const health = async () =>
    (await admin.get<{ results: RemoteVersionHealth[] }>('/remotes/health')).results.find(
      ({ version }) => version === portal.version,
    );
  await expect.poll(health).toMatchObject({
    is_failing: false,
    failures: [{ failure: 'broken', count: 1, people: 1 }],
  });

  /** Opens the invoices in a new browser context, without stored data. */
  const openElsewhere = async (email: string) => {
    const other = await (await browser.newContext()).newPage();
    const theirs = entriesIn(other);
    const api = await signInToApi(portal.url, email, 'demo');
    await openAs(other, portal.url, api, '/finance-dashboard');
    await expect(invoices(other)).toBeVisible();
    return { theirs, close: () => other.context().close() };
  };
  const second = await openElsewhere('admin@demo.test');
  expect(second.theirs).toContain(portal.version);
  await expect.poll(health).toMatchObject({ is_failing: true });
  await second.close();
  const third = await openElsewhere('finance@demo.test');
  expect(third.theirs).not.toContain(portal.version);
  await third.close();
});
