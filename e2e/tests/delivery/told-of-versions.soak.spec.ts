import type { Page } from '@playwright/test';
import { folderTarget } from '../../../tools/release/target/folder-target.ts';
import { release, rollBack } from '../../../tools/release/release.ts';
import { buildsOf } from '../../builds.ts';
import { expect, openAs, signInToApi, test } from '../../fixtures.ts';
import { copyPortal, startPortal } from '../../portal/portal-server.ts';

const told = (page: Page) => page.getByText('There is a newer version of this page.');
const bookings = (page: Page) => page.getByRole('heading', { name: 'My Bookings' });

/** A page checks a minute after it was opened, and then each minute. */
const soon = { timeout: 150_000 };

const bookingsVersion = (page: Page) =>
  page.evaluate(() => {
    const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
    return addresses
      .map((url) => /\/mfe-bookings\/([^/]+)\/remoteEntry/.exec(url)?.[1])
      .find(Boolean);
  });

test('open tabs are told of each deploy and roll back of their area, until they reload or close it', async ({
  page: first,
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
  const [one = '', two = ''] = buildsOf('mfe-bookings', 2, atEnd);
  const api = await signInToApi(portal.url, 'admin@demo.test', 'demo');
  const open = async (page: Page) => {
    await openAs(page, portal.url, api, '/');
    await expect(bookings(page)).toBeVisible();
  };

  await open(first);
  const before = await bookingsVersion(first);
  const { version } = await release(target, one);
  await expect(told(first)).toBeVisible(soon);

  const second = await context.newPage();
  await open(second);
  expect(await bookingsVersion(second)).toBe(version);
  await rollBack(target, 'mfe-bookings');
  await expect(told(second)).toBeVisible(soon);
  await second.getByRole('button', { name: 'Reload' }).click();
  await expect(told(second)).toBeHidden();
  await expect(bookings(second)).toBeVisible();
  expect(await bookingsVersion(second)).toBe(before);

  await expect(told(first), 'the notice stays').toBeVisible();
  await first.getByRole('button', { name: 'Close notification' }).click();
  await expect(told(first)).toBeHidden();
  await release(target, two);
  await expect(told(first), 'the next version is announced too').toBeVisible(soon);
  await expect(told(second)).toBeVisible(soon);
  expect(complaints).toEqual([]);
});
