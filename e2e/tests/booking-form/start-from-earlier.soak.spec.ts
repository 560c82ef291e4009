import type { Booking } from '@shootline/shared-api/contract';
import { expectNoFindingsInBoth } from '../../axe.ts';
import { expect, test } from '../../fixtures.ts';
import { inSoakUnless } from '../../soak.ts';

const earlier = 'Start from an Earlier Booking';

for (const width of [1440, 390]) {
  const details = inSoakUnless(width === 1440);
  test(
    `a copy of an earlier shoot is a date and two clicks away, ${width} px wide`,
    details,
    async ({ page, openPortalAs }) => {
      await page.setViewportSize({ width, height: 844 });
      const api = await openPortalAs('client@demo.test', '/');
      if (width === 390) await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('link', { name: 'New Booking' }).click();
      const bookings = page.getByRole('region', { name: earlier });
      await expect(bookings.getByRole('listitem').first()).toBeVisible();
      await expectNoFindingsInBoth(page, `section[aria-labelledby="start-from-earlier"]`);
      const first = bookings.getByRole('listitem').first().getByRole('button');
      const title = await first.getAttribute('title');
      await first.click();
      const day = `20-03-${new Date().getFullYear() + 1}`;
      await page.getByRole('dialog').getByRole('textbox', { name: 'Date' }).fill(day);
      await expectNoFindingsInBoth(page);
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await expect(page.getByText('A duplicate booking has been created.')).toBeVisible();
      await expect(page).toHaveURL(/\/booking\/[0-9a-f-]{36}\/update$/);
      const copy = await api.get<Booking>(new URL(page.url()).pathname.replace('/update', ''));
      expect(copy).toMatchObject({ title, state: 'draft' });
      expect(copy.date).toContain(day.slice(-4));
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('The copy is deleted.')).toBeVisible();
      await expect(page).toHaveURL(/\/submit-brief$/);
    },
  );
}

test('any earlier shoot can be found by its title', async ({ page, openPortalAs }) => {
  await openPortalAs('admin@demo.test', '/submit-brief');
  const bookings = page.getByRole('region', { name: earlier });
  await bookings.getByRole('searchbox').fill('interview');
  await expect(bookings.getByRole('button', { name: /interview/i }).first()).toBeVisible();
  await bookings.getByRole('searchbox').fill('zzzz');
  await expect(bookings.getByText('No earlier booking has this in its title.')).toBeVisible();
});
