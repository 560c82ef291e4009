import type { Page, Response } from '@playwright/test';
import { expectNoFindings } from '../../axe.ts';
import { expect, test } from '../../fixtures.ts';
import { recordLayoutShift } from '../../portal/layout-shift.ts';
import { isSettled } from '../../portal/pages.ts';
import { password } from '../../portal/portal-server.ts';
import { inSoak } from '../../soak.ts';

const code = '**/assets/{base,main}.*.js';
const mostBytes = 30 * 1024;

/** Keeps the portal's code back, as a slow network does; returns a function that lets it arrive. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Settled once the portal has taken the form over: only it knows the languages to choose from. */
const isTakenOver = (page: Page) =>
  expect(page.getByRole('button', { name: 'Deutsch' })).toBeVisible();

/** The places of the form's parts; the link below moves when the hub's button comes, as before. */
const places = (page: Page) =>
  page
    .locator('#root')
    .locator('header, h1, label, input, form button')
    .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));

async function sizeOf(response: Response): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await response.request().sizes();
  return responseBodySize + responseHeadersSize;
}

test(
  'no letter is lost when the portal takes over a form that is being filled in',
  inSoak,
  async ({ page }) => {
    const arrive = await holdCode(page);
    const shift = await recordLayoutShift(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.type('lient@demo.test');
    await page.keyboard.press('Home');
    const before = await places(page);
    arrive();
    // Typed at the caret, one by one, while the code arrives.
    await page.keyboard.type('cccccccccccccccccccccccccccccc', { delay: 50 });
    await isTakenOver(page);
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue(/^c{30}lient@demo\.test$/);
    expect(await places(page)).toEqual(before);
    expect(await shift()).toBeLessThan(0.01);
  },
);

test('a form submitted before the code has arrived signs in', inSoak, async ({ page }) => {
  const arrive = await holdCode(page);
  await page.goto('/drafts', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('client@demo.test');
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await page.getByLabel('Workspace').fill('demo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  arrive();
  await expect(page.getByRole('heading', { name: 'My Drafts' })).toBeVisible();
});

test('the form can be used after 30 KB', inSoak, async ({ page }) => {
  const arrive = await holdCode(page);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByLabel('Email')).toBeFocused();
  const sizes = await Promise.all(responses.map(sizeOf));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`The sign-in form: ${bytes} bytes.`);
  expect(bytes).toBeLessThanOrEqual(mostBytes);
  arrive();
  await isTakenOver(page);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test(
      `axe finds nothing in the early form, ${colorScheme}, ${width} px wide`,
      inSoak,
      async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        const arrive = await holdCode(page);
        await page.goto('/login', { waitUntil: 'commit' });
        await expect(page.getByLabel('Email')).toBeFocused();
        await expect(page.locator('html')).toHaveClass(colorScheme);
        await expectNoFindings(page);
        arrive();
        await isTakenOver(page);
      },
    );
  }
}

for (const width of [1440, 390]) {
  test(`nothing in the sign-in page moves, ${width} px wide`, inSoak, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shift = await recordLayoutShift(page);
    await page.goto('/login');
    await isTakenOver(page);
    await isSettled(page);
    expect(await shift()).toBeLessThanOrEqual(0.01);
  });
}
