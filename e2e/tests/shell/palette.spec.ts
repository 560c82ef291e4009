import { expect, test } from '../../actions/own-portal.ts';
import { users } from '../../actions/people.ts';
import { expectNoFindingsInBoth } from '../../axe.ts';
import { inSoak } from '../../soak.ts';

test('a booking is found by title and approved, by keyboard only', async ({ own, pageAs }) => {
  const booking = await own.bookings.for(users.admin, 'new');
  const page = await pageAs(users.admin.email);
  await page.goto('/analytics');
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  await expect(search.getByRole('combobox')).toBeFocused();
  await expectNoFindingsInBoth(page);
  await page.keyboard.type(`#${booking.booking_uid}`);
  await expect(search.getByRole('option', { name: booking.title })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: booking.title })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(search.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('approve');
  await expect(search.getByRole('option', { name: 'Approve', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: /^Approve/ });
  await question.getByRole('button', { name: 'Approve', exact: true }).press('Enter');
  await expect(page.getByRole('main').getByText('Active', { exact: true }).first()).toBeVisible();
});

test('a client on a phone opens one of their pages from the drawer', inSoak, async ({ pageAs }) => {
  const page = await pageAs(users.client.email);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox').fill('a');
  await expectNoFindingsInBoth(page);
  await search.getByRole('combobox').fill('my acc');
  await search.getByRole('option', { name: 'My Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
  await expect(search).toHaveCount(0);
});
