import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expectNoFindingsInBoth } from '../../axe.ts';
import { expect, signIn, test } from '../../fixtures.ts';
import { inSoak } from '../../soak.ts';
import { copyPortal, startPortal } from '../../portal/portal-server.ts';

test.use({ serviceWorkers: 'allow' });

/** Addresses of all kept copies, and what they and the browser's storage contain. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const kept: { cache: string; url: string; headers: string[]; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const text = name.endsWith('.code') ? '' : ((await answer?.text()) ?? '');
        kept.push({ cache: name, url: request.url, headers: [...request.headers.keys()], text });
      }
    }
    return { kept, storage: JSON.stringify({ ...localStorage, ...sessionStorage }) };
  });

const answersOf = async (page: Page) =>
  (await keptBy(page)).kept.filter(({ cache }) => cache.includes('.answers.'));

/** Waits for the worker, which starts once the page is complete. */
const startWorker = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');

const untilKept = (page: Page, path: string) =>
  expect.poll(async () => (await answersOf(page)).map(({ url }) => url).join('\n')).toContain(path);

const firstRow = (page: Page) => page.getByRole('table').getByRole('link').first();

async function signInAndRead(page: Page, email: string) {
  await page.goto('/login');
  await signIn(page, email);
  await expect(firstRow(page)).toBeVisible();
  await startWorker(page);
  await untilKept(page, '/booking/list-bookings');
}

/** A new tab, as after a start of the browser; the old one is closed. */
async function openAgain(context: BrowserContext, before: Page, path: string) {
  const page = await context.newPage();
  await before.close();
  await page.goto(path);
  return page;
}

const noNetwork = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'There is no network' });

test('without a network the portal opens with what was last read, and says how old that is', async ({
  page,
  context,
  complaints,
}) => {
  await signInAndRead(page, 'client@demo.test');
  const title = (await firstRow(page).textContent()) ?? '';
  await firstRow(page).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const { pathname } = new URL(page.url());
  await untilKept(page, pathname);

  await context.setOffline(true);
  const offline = await openAgain(context, page, pathname);
  await expect(offline.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(noNetwork(offline)).toContainText(/As of \d+:\d\d/);
  await expectNoFindingsInBoth(offline);

  const comments = offline.getByRole('form', { name: 'Add to Booking Comments' });
  await comments.getByLabel('Comment').fill('Half past nine at the gate.');
  await comments.getByRole('button', { name: 'Add Comment' }).click();
  await expect(comments.getByText(/connected to the internet/)).toBeVisible();
  await expect(comments.getByLabel('Comment')).toHaveValue('Half past nine at the gate.');
  await comments.getByLabel('Comment').fill('');

  await offline.getByRole('link', { name: 'My Bookings' }).click();
  await expect(offline.getByRole('table').getByRole('link', { name: title }).first()).toBeVisible();
  await expect(noNetwork(offline)).toContainText(/As of \d+:\d\d/);

  await context.setOffline(false);
  await expect(noNetwork(offline)).toBeHidden();
  complaints.splice(0);
});

test(
  'without a network the portal keeps its language',
  inSoak,
  async ({ page, context, complaints }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await startWorker(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await expect
      .poll(async () => (await keptBy(page)).kept.map(({ url }) => url).join('\n'))
      .toContain('/texts.de.json');

    await context.setOffline(true);
    const offline = await openAgain(context, page, '/login');
    await expect(offline.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    complaints.splice(0);
  },
);

test('after a sign-out nothing of the user is left, and without a network the sign-in says so', async ({
  page,
  context,
  apiAs,
  complaints,
}) => {
  const { user } = await apiAs('client@demo.test');
  await signInAndRead(page, 'client@demo.test');
  const other = await context.newPage();
  await other.goto('/');
  await expect(firstRow(other)).toBeVisible();
  const before = await answersOf(page);
  expect(before.map(({ text }) => text).join()).toContain(user.client?.name);
  expect(before.flatMap(({ headers }) => headers)).not.toContain('authorization');

  await context.setOffline(true);
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => answersOf(page)).toEqual([]);
  const { kept, storage } = await keptBy(page);
  for (const secret of [user.uuid, user.email, user.full_name, '/api/']) {
    expect(kept.map(({ url, text }) => url + text).join()).not.toContain(secret);
    expect(storage.replaceAll(/shootline\.(left|events)\.[^"]*/g, '')).not.toContain(secret);
  }

  await other.close();
  const offline = await openAgain(context, page, '/');
  await expect(offline.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(noNetwork(offline)).toContainText('You can sign in once it is back.');
  await expectNoFindingsInBoth(offline);
  complaints.splice(0);
});

test("another user's sign-in replaces the kept answers", inSoak, async ({ page, context }) => {
  await signInAndRead(page, 'client@demo.test');
  const [first] = await answersOf(page);
  await page.evaluate(() => localStorage.removeItem('shootline.auth'));
  const next = await openAgain(context, page, '/login');
  await signIn(next, 'admin@demo.test');
  await expect(firstRow(next)).toBeVisible();
  await untilKept(next, '/booking/list-bookings');
  const names = new Set((await answersOf(next)).map(({ cache }) => cache));
  expect(names.size).toBe(1);
  expect(names).not.toContain(first?.cache);
});

for (const how of ['is switched off in portal.json', 'is no longer there'] as const) {
  test(
    `a worker that ${how} removes itself and all its copies`,
    inSoak,
    async ({ page, context, atEnd }) => {
      const { folder, remove } = copyPortal((remotes) => remotes);
      atEnd(remove);
      const portal = await startPortal(folder);
      atEnd(portal.stop);
      await page.goto(`${portal.url}/login`);
      await startWorker(page);

      if (how === 'is no longer there') {
        for (const suffix of ['', '.br', '.gz']) rmSync(join(folder, `sw.js${suffix}`));
      } else {
        const file = join(folder, 'portal.json');
        const config = JSON.parse(readFileSync(file, 'utf8')) as object;
        writeFileSync(file, JSON.stringify({ ...config, offline: false }));
      }
      const next = await openAgain(context, page, `${portal.url}/login`);
      await expect(next.getByRole('heading', { name: 'Sign In' })).toBeVisible();
      const left = async () => {
        const workers = await navigator.serviceWorker.getRegistrations();
        return [workers.length, await caches.keys()] as const;
      };
      await expect.poll(() => next.evaluate(left)).toEqual([0, []]);
      if (how === 'is no longer there') return;
      await next.reload();
      await expect(next.getByRole('heading', { name: 'Sign In' })).toBeVisible();
      expect(await next.evaluate(left)).toEqual([0, []]);
    },
  );
}
