import type { BookingSummary } from '@shootline/shared-api/contract';
import { expectNoFindingsInBoth } from '../../axe.ts';
import { expect, test } from '../../fixtures.ts';
import { inSoak, inSoakUnless } from '../../soak.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of sizes) {
  test.describe(`${viewport.width} px`, inSoakUnless(viewport.width === 1440), () => {
    test.use({ viewport });

    test('axe finds nothing on the sign-in, the lists and a booking, light and dark', async ({
      page,
      openPortalAs,
    }) => {
      await page.goto('/login');
      await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
      await expectNoFindingsInBoth(page);
      const api = await openPortalAs('admin@demo.test', '/?view=all');
      await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible();
      await expectNoFindingsInBoth(page);
      for (const list of ['/finance-dashboard', '/booking-availability']) {
        await page.goto(list);
        await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible();
        await expectNoFindingsInBoth(page);
      }
      const { results } = await api.get<{ results: BookingSummary[] }>(
        '/booking/list-bookings?state=assigned',
      );
      await page.goto(`/booking/${results[0]?.uuid}`);
      await expect(page.getByRole('heading', { name: 'Files' })).toBeVisible();
      await expectNoFindingsInBoth(page);
    });
  });
}

for (const email of ['client@demo.test', 'camop@demo.test', 'editor@demo.test']) {
  test(
    `axe finds nothing on a booking as ${email} sees it, light and dark`,
    inSoak,
    async ({ page, apiAs, openPortalAs }) => {
      const { results } = await (
        await apiAs(email)
      ).get<{ results: BookingSummary[] }>('/booking/list-bookings?state=cancelled');
      await openPortalAs(email, `/booking/${results[0]?.uuid}`);
      await expect(page.getByRole('heading', { name: 'Files' })).toBeVisible();
      await expectNoFindingsInBoth(page);
    },
  );
}

test('axe finds nothing on the drafts, light and dark', inSoak, async ({ page, openPortalAs }) => {
  await openPortalAs('client@demo.test', '/drafts');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expectNoFindingsInBoth(page);
});

test('a user can sign in, filter, and open a booking by keyboard only', async ({ page, apiAs }) => {
  const client = await apiAs('client@demo.test');
  await client.put('/account/welcome', { shows_welcome: true });
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('client@demo.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('shootline');
  await page.getByLabel('Workspace').focus();
  await page.keyboard.type('demo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'My Bookings' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).focus();
  await page.keyboard.type('a');
  await expect(page).toHaveURL(/title=a/);
  await page.getByRole('table').getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/booking\//);
});

test(
  'the drawer of a narrow window opens, closes on Escape and returns the focus',
  inSoak,
  async ({ page, openPortalAs }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPortalAs('client@demo.test', '/');
    const menu = page.getByRole('button', { name: /menu/i });
    await menu.click();
    await expect(page.getByRole('link', { name: 'My Bookings' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'My Bookings' })).toBeHidden();
    await expect(menu).toBeFocused();
  },
);
