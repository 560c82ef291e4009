import { join } from 'node:path';
import { expectNoFindingsInBoth } from '../axe.ts';
import { expect, openAs, signInToApi, test } from '../fixtures.ts';
import { builtPortal, copyPortal, startPortal, startRemoteServer } from '../portal-server.ts';
import { inSoak } from '../soak.ts';

/** The portal with the invoices remote on a server of its own, which can be taken away. */
async function portalWithInvoicesElsewhere(atEnd: (end: () => unknown) => void) {
  const folder = join(builtPortal, 'mfe-invoices');
  let server = await startRemoteServer(folder);
  atEnd(() => server.stop());
  const port = Number(new URL(server.url).port);
  const copy = copyPortal((remotes) =>
    remotes.map((remote) =>
      remote.name === 'invoices' ? { ...remote, url: `${server.url}/remote.json` } : remote,
    ),
  );
  atEnd(copy.remove);
  const portal = await startPortal(copy.folder);
  atEnd(portal.stop);
  return {
    url: portal.url,
    takeAway: () => server.stop(),
    bringBack: async () => {
      server = await startRemoteServer(folder, port);
    },
  };
}

test('a remote that is away before the start costs its own page, and Retry brings it back', async ({
  page,
  complaints,
  atEnd,
}) => {
  const portal = await portalWithInvoicesElsewhere(atEnd);
  await portal.takeAway();
  const api = await signInToApi(portal.url, 'admin@demo.test', 'demo');
  await openAs(page, portal.url, api, '/');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();

  await page.getByRole('link', { name: 'Finance Dashboard Not available right now' }).click();
  await expect(
    page.getByRole('heading', { name: 'Finance Dashboard is not available' }),
  ).toBeVisible();
  await expectNoFindingsInBoth(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'My Bookings' })).toBeVisible();
  await page.goBack();

  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await portal.bringBack();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'My Invoices' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Finance Dashboard', exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  complaints.splice(0);
});

test(
  'a remote that is taken away in mid-session costs its own page, and Retry brings it back',
  inSoak,
  async ({ page, complaints, atEnd }) => {
    const portal = await portalWithInvoicesElsewhere(atEnd);
    const api = await signInToApi(portal.url, 'finance@demo.test', 'demo');
    await openAs(page, portal.url, api, '/');
    await expect(page.getByRole('link', { name: 'Finance Dashboard' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await portal.takeAway();
    await page.getByRole('link', { name: 'Finance Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'This area is not available' })).toBeVisible();

    await page.getByRole('link', { name: 'My Bookings' }).click();
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await page.getByRole('link', { name: 'Finance Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'This area is not available' })).toBeVisible();
    await portal.bringBack();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'My Invoices' })).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    complaints.splice(0);
  },
);

test(
  'a remote made by new:remote is mounted by its registry entry alone',
  inSoak,
  async ({ page, atEnd }) => {
    const made = join(import.meta.dirname, '../../.cache/new-remote/mfe-equipment');
    const server = await startRemoteServer(made);
    atEnd(server.stop);
    const copy = copyPortal((remotes) => [
      ...remotes,
      { name: 'equipment', url: `${server.url}/remote.json` },
    ]);
    atEnd(copy.remove);
    const portal = await startPortal(copy.folder);
    atEnd(portal.stop);
    const api = await signInToApi(portal.url, 'client@demo.test', 'demo');
    await openAs(page, portal.url, api, '/');
    await page.getByRole('link', { name: 'Equipment' }).click();
    await expect(page.getByRole('heading', { name: 'Equipment' })).toBeVisible();
    await expect(page.getByText(`This area is open to ${api.user.full_name}.`)).toBeVisible();
  },
);
