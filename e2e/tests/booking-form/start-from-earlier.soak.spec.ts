import type { Booking } from '@shootline/shared-api/contract';
import { expectNoFindingsInBoth } from '../../axe.ts';
import { expect, test } from '../../fixtures.ts';
import { inSoakUnless } from '../../soak.ts';

const earlier = 'Start from an Earlier Booking';

for (const width of [1440, 390]) {
  const details = inSoakUnless(width === 1440);
  test(
    `a copy of an earlier shoot is a date and three clicks away, ${width} px wide`,
    details,
    async ({ page, openPortalAs }) => {
      await page.setViewportSize({ width, height: 844 });
      const api = await openPortalAs('client@demo.test', '/');
      if (width === 390) await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('link', { name: 'New Booking' }).click();
      await page.getByRole('button', { name: earlier }).click();
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
  await page.getByRole('button', { name: earlier }).click();
  const bookings = page.getByRole('region', { name: earlier });
  await bookings.getByRole('searchbox').fill('interview');
  await expect(bookings.getByRole('button', { name: /interview/i }).first()).toBeVisible();
  await bookings.getByRole('searchbox').fill('zzzz');
  await expect(bookings.getByText('No earlier booking has this in its title.')).toBeVisible();
});

for (const width of [1440, 390]) {
  test(
    `a brief like the last one is filled in by one press, ${width} px wide`,
    inSoakUnless(width === 1440),
    async ({ page, openPortalAs }) => {
      await page.setViewportSize({ width, height: 844 });
      await openPortalAs('client@demo.test', '/submit-brief');
      const length = page.getByRole('combobox', { name: 'Length' });
      await expect(length).toHaveValue('');
      await page.getByRole('button', { name: 'Same as Last Time' }).press('Enter');
      await expect(page.getByText(/answers filled in from #\d+/)).toBeVisible();
      await expect(length).not.toHaveValue('');
      await expect(page.getByText(/^Short notice/)).toBeHidden();
      await expectNoFindingsInBoth(page);

      // Terms are accepted for each shoot.
      await page.getByRole('button', { name: 'Submit Brief' }).click();
      await expect(
        page.getByRole('radiogroup', { name: 'Do you accept the terms and conditions?' }),
      ).toHaveAccessibleDescription(/Please select a value\./);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(length).toHaveValue('');
    },
  );
}
