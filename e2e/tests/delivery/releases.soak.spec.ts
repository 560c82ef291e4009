import type { Page } from '@playwright/test';
import { folderTarget } from '../../../tools/release/target/folder-target.ts';
import { release, rollBack } from '../../../tools/release/release.ts';
import { buildsOf } from '../../builds.ts';
import { expect, openAs, signInToApi, test } from '../../fixtures.ts';
import { copyPortal, startPortal } from '../../portal/portal-server.ts';

/** The versions of a remote whose scripts a page has loaded. */
const versionsOf = (page: Page, app: string) =>
  page.evaluate((name) => {
    const addresses = performance.getEntriesByType('resource').map((entry) => entry.name);
    const versions = addresses.flatMap((url) => {
      const [, folder, version] = new URL(url).pathname.split('/');
      return folder === name && url.endsWith('.js') ? [version] : [];
    });
    return [...new Set(versions)];
  }, app);

test('releases and rollbacks lose no input of open pages and show no error', async ({
  page: finance,
  context,
  complaints,
  atEnd,
}) => {
  test.setTimeout(15 * 60_000);
  const copy = copyPortal((remotes) => remotes);
  atEnd(copy.remove);
  const portal = await startPortal(copy.folder);
  atEnd(portal.stop);
  const target = folderTarget(copy.folder);
  const remotes = buildsOf('mfe-invoices', 20, atEnd);
  const shells = buildsOf('shell', 5, atEnd);
  const api = await signInToApi(portal.url, 'admin@demo.test', 'demo');

  await openAs(finance, portal.url, api, '/finance-dashboard');
  await expect(finance.getByRole('heading', { name: 'My Invoices' })).toBeVisible();
  const before = await versionsOf(finance, 'mfe-invoices');
  const elsewhere = await context.newPage();
  await openAs(elsewhere, portal.url, api, '/submit-brief');
  const title = elsewhere.getByRole('textbox', { name: 'Title' });
  await title.fill('Harbour at dawn');

  /** Users' work meanwhile; a new page gets the current version. */
  const useAll = async (version: string) => {
    await finance.getByRole('link', { name: 'My Bookings' }).click();
    await expect(finance.getByRole('heading', { name: 'My Bookings' })).toBeVisible();
    await finance.getByRole('link', { name: 'Finance Dashboard' }).click();
    await expect(finance.getByRole('heading', { name: 'My Invoices' })).toBeVisible();
    await expect(title).toHaveValue('Harbour at dawn');
    const fresh = await context.newPage();
    await openAs(fresh, portal.url, api, '/finance-dashboard');
    await expect(fresh.getByRole('row').nth(1)).toBeVisible();
    const app = version.startsWith('shell') ? 'shell' : 'mfe-invoices';
    expect(await versionsOf(fresh, app)).toEqual([version.replace(/^shell /, '')]);
    await fresh.close();
  };

  for (const build of remotes) await useAll((await release(target, build)).version);
  for (const _ of remotes) await useAll(await rollBack(target, 'mfe-invoices'));
  for (const build of shells) await useAll(`shell ${(await release(target, build)).version}`);

  expect(await versionsOf(finance, 'mfe-invoices')).toEqual(before);
  expect(complaints).toEqual([]);
});
