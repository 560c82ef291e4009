import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import type { RemoteManifest } from '@shootline/shared-api/portal';
import { expect, test } from '../fixtures.ts';
import { inSoakUnless } from '../soak.ts';

// The finance remote fails in every way that is known: its users read why, My Bookings works
// meanwhile, and the area heals.

const manifest = '**/mfe-invoices/remote.json';
const entry = '**/mfe-invoices/*/remoteEntry*.js*';
const part = /\/mfe-invoices\/[^/]+\/(?!remoteEntry)[^/]+\.js$/;

const status =
  (code: number, body = '', contentType = 'text/plain') =>
  (route: Route) =>
    route.fulfill({ status: code, body, contentType });
const html = status(200, '<!doctype html><title>Another page</title>', 'text/html');
const cut = (route: Route) => route.abort('connectionreset');
const hanging = () => {};

const throwing = 'throw new Error("It cannot start.");';

/** A published entry that throws when it runs. */
async function publishThrowing(page: Page) {
  const hash = createHash('sha384').update(throwing).digest('base64');
  await page.route(manifest, async (route) => {
    const answer = await route.fetch();
    const published = (await answer.json()) as RemoteManifest;
    await route.fulfill({ json: { ...published, integrity: `sha384-${hash}` } });
  });
  await page.route(entry, status(200, throwing, 'text/javascript'));
}

interface Failure {
  what: string;
  /** Makes the remote fail; the routes of its files are taken away to mend it. */
  fail: (page: Page) => Promise<unknown>;
  /** The sentence that the user reads. */
  reads: string;
  isSampled?: boolean;
}

const cannotBeReached = 'This area cannot be reached right now.';
const gone = 'A part of this area is no longer there. Retry loads its current version.';
const tooSlow = 'This area takes too long to answer.';
const unreadable = 'What this area has published cannot be read.';

const failures: Failure[] = [
  { what: 'its entry is cut off', fail: (page) => page.route(entry, cut), reads: cannotBeReached },
  {
    what: 'its entry hangs',
    fail: (page) => page.route(entry, hanging),
    reads: tooSlow,
  },
  {
    what: 'its entry is gone',
    fail: (page) => page.route(entry, status(404)),
    reads: gone,
  },
  {
    what: 'a part of its code is gone',
    fail: (page) => page.route(part, status(404)),
    reads: gone,
    isSampled: true,
  },
  {
    what: 'its entry answers 503',
    fail: (page) => page.route(entry, status(503)),
    reads: cannotBeReached,
  },
  { what: 'its entry is a page', fail: (page) => page.route(entry, html), reads: unreadable },
  {
    what: 'its entry is not what was published',
    fail: (page) => page.route(entry, status(200, 'alert(1);', 'text/javascript')),
    reads: 'The code of this area is not what was published, and is not run.',
    isSampled: true,
  },
  {
    what: 'its entry throws',
    fail: publishThrowing,
    reads: 'This area was loaded but could not be started.',
    isSampled: true,
  },
];

const area = (page: Page) => page.getByRole('link', { name: 'Finance Dashboard' });

for (const { what, fail, reads, isSampled = false } of failures) {
  test(
    `where ${what}, users read so, the rest works, and one Retry brings it back`,
    inSoakUnless(isSampled),
    async ({ page, openPortalAs, complaints }) => {
      await fail(page);
      await openPortalAs('finance@demo.test', '/?view=all');
      await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));

      await area(page).click();
      await expect(page.getByRole('heading', { name: 'This area is not available' })).toBeVisible();
      await expect(page.getByText(reads)).toBeVisible();
      await page.getByRole('link', { name: 'My Bookings' }).click();
      await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
      await area(page).click();
      await expect(page.getByText(reads)).toBeVisible();

      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('heading', { name: 'My Invoices' })).toBeVisible();
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      complaints.splice(0);
    },
  );
}

const published: Pick<Failure, 'what' | 'fail' | 'reads' | 'isSampled'>[] = [
  { what: 'is cut off', fail: (page) => page.route(manifest, cut), reads: cannotBeReached },
  { what: 'hangs', fail: (page) => page.route(manifest, hanging), reads: tooSlow },
  {
    what: 'answers 503',
    fail: (page) => page.route(manifest, status(503, '{}')),
    reads: cannotBeReached,
  },
  {
    what: 'is a page',
    fail: (page) => page.route(manifest, html),
    reads: unreadable,
    isSampled: true,
  },
];

for (const { what, fail, reads, isSampled = false } of published) {
  test(
    `where its remote.json ${what}, users read so, and one Retry brings it back`,
    inSoakUnless(isSampled),
    async ({ page, openPortalAs, complaints }) => {
      await fail(page);
      await openPortalAs('finance@demo.test', '/finance-dashboard');
      await expect(
        page.getByRole('heading', { name: 'Finance Dashboard is not available' }),
      ).toBeVisible();
      await expect(page.getByText(reads)).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('heading', { name: 'My Invoices' })).toBeVisible();
      complaints.splice(0);
    },
  );
}

test('an area whose code was cut off comes by itself once the user is back', async ({
  page,
  openPortalAs,
  complaints,
}) => {
  await page.route(entry, cut);
  await openPortalAs('finance@demo.test', '/finance-dashboard');
  await expect(page.getByText(cannotBeReached)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'My Invoices' })).toBeVisible();
  complaints.splice(0);
});
